//! Names of operations that outlive their context, for the stories of the dead.

use crate::handle::lock::Mutex;
use hashbrown::HashMap;

/// Names that are kept; a process that makes up more gets "an operation" for
/// the rest, so that a loop over invented names cannot eat the memory.
const MOST: usize = 65_536;

struct Names {
    numbers: Option<HashMap<&'static str, u32>>,
    texts: Vec<&'static str>,
}

static NAMES: Mutex<Names> = Mutex::new(Names {
    numbers: None,
    texts: Vec::new(),
});

/// The number of a name; 0 if there are too many.
pub fn number(name: &[u8]) -> u32 {
    let name = String::from_utf8_lossy(name);
    let mut names = NAMES.lock();
    if let Some(number) = names.numbers.get_or_insert_default().get(name.as_ref()) {
        return *number;
    }
    if names.texts.len() >= MOST {
        return 0;
    }
    // Kept until the process ends: bounded by `MOST`.
    let text: &'static str = Box::leak(name.into_owned().into_boxed_str());
    names.texts.push(text);
    let number = u32::try_from(names.texts.len()).unwrap_or(0);
    names.numbers.get_or_insert_default().insert(text, number);
    number
}

/// The name with this number.
pub fn text(number: u32) -> Option<&'static str> {
    let index = usize::try_from(number).ok()?.checked_sub(1)?;
    NAMES.lock().texts.get(index).copied()
}

/// The word in a story while its context lives: the pointer of an upstream
/// identifier, which is even.
pub fn word_of_identifier(pointer: u64) -> u64 {
    pointer
}

/// The word in a story for ever: a number, marked odd.
pub fn word_of_number(number: u32) -> u64 {
    u64::from(number) << 1 | 1
}

/// What a story's word says, if it says it for ever.
pub fn number_of_word(word: u64) -> Option<u32> {
    (word & 1 == 1).then(|| u32::try_from(word >> 1).unwrap_or(0))
}

/// Keeps the lock, for a process that forks.
pub fn hold() -> Box<dyn std::any::Any> {
    Box::new(NAMES.lock())
}
