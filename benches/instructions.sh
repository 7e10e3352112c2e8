#!/usr/bin/env bash
# Counts the instructions of a call of each kind that instructions.c makes:
#
#   instructions.sh write PROGRAM    writes instructions.txt
#   instructions.sh check PROGRAM    fails where a call has become more than 10 %
#                                    dearer than there
#
# callgrind counts what is executed, instruction by instruction: the same program
# gives the same numbers, on a busy machine too.
set -euo pipefail

action=$1
program=$2
report=$(cd "$(dirname "$0")" && pwd)/instructions.txt
calls=10000

directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
valgrind --tool=callgrind --instr-atstart=no --callgrind-out-file="$directory/out" \
  "$program" >"$directory/log" 2>&1 || {
  cat "$directory/log" >&2
  exit 1
}

# There is a file for each kind; it names the kind and the sum.
counted=$(awk -v calls="$calls" '
  /^desc: Trigger: Client Request: / { name = $5 }
  /^(summary|totals): / && name { printf "%-20s %6d\n", name, $2 / calls; name = "" }
' "$directory"/out.* | sort)
[[ -n $counted ]] || {
  echo "instructions.sh: callgrind counted nothing" >&2
  exit 1
}

case $action in
write)
  {
    echo "# Instructions of one call in a session; made by \`make instructions\`."
    echo "$counted"
  } >"$report"
  cat "$report"
  ;;
check)
  # A kind that is not in both is a report that was forgotten.
  awk '
    /^#/ { next }
    FNR == NR { before[$1] = $2; next }
    !($1 in before) { print $1 ": not in instructions.txt"; bad = 1; next }
    {
      note = $2 > before[$1] * 1.1 ? "more than 10 % dearer" : ""
      if (note) bad = 1
      printf "%-20s before %6d, now %6d  %s\n", $1, before[$1], $2, note
      delete before[$1]
    }
    END {
      for (name in before) { print name ": not counted any more"; bad = 1 }
      exit bad
    }
  ' "$report" <(echo "$counted")
  ;;
*)
  echo "instructions.sh: neither write nor check" >&2
  exit 2
  ;;
esac
