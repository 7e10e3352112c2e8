"""Every test ends with nothing alive: no handle, no reference to something dead, no
function that C may call, and no exception that nobody saw."""

import gc
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

import mlir_shim
from mlir_shim import _callbacks


@pytest.fixture(autouse=True)
def nothing_is_left():
    yield
    # Exceptions and their frames are cycles; what a finalizer lets go in C may have
    # kept others.
    while gc.collect():
        pass
    if mlir_shim.live_handles(0):
        pytest.fail(mlir_shim.live_objects_to_string())
    assert mlir_shim.num_references_to_dead() == 0
    assert not _callbacks._registered
    assert not _callbacks._failing
