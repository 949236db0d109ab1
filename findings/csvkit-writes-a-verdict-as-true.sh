#!/usr/bin/env bash
# What csvkit writes of a list of applicants that it only sorts, or turns into JSON.
#
# Guess: csvsort moves lines and changes no cell, as sort does; csvjson keeps ids and phone numbers as they are.
# What happens: both guess the type of each column and write its values again. A column of yes and no becomes True and False,
#   "n/a" and "none" become empty, +380001025695 loses its plus, and 0012 its zeros. csvjson also makes each number one with a
#   point, so the id 9007199254740993 becomes 9007199254740992.0, which is another one. csvgrep and csvcut change nothing. With
#   --no-inference csvsort keeps all, but for "n/a" and "none"; with --blanks, too, it keeps these.
# Version: csvkit 1.0.7-1 of Debian 12. Tried on 2026-11-30.
# Why it matters: verdicts sorted by a script are in other words than before, and the next program finds no "yes". The CSV of
#   shortlist has tel: before a number and an apostrophe before a long id; its verdicts need `csvsort --no-inference --blanks`.
# Needs Debian 12 with csvkit.
set -euo pipefail

command -v csvsort >/dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends csvkit >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export LC_ALL=C.UTF-8

cat > list.csv <<'CSV'
id,name,phone,verdict,note
9007199254740993,Олена,+380001025695,yes,none
0012,Anna,+36000000001,no,n/a
CSV
{
  for command in 'csvsort -c name' 'csvsort -c name --no-inference' 'csvsort -c name --no-inference --blanks' 'csvjson' 'csvgrep -c name -r .'; do
    echo "$command:"
    $command list.csv
    [ "$command" = csvjson ] && echo
  done
} > seen
cat seen

cat > expected <<'OUT'
csvsort -c name:
id,name,phone,verdict,note
12,Anna,36000000001,False,
9007199254740993,Олена,380001025695,True,
csvsort -c name --no-inference:
id,name,phone,verdict,note
0012,Anna,+36000000001,no,
9007199254740993,Олена,+380001025695,yes,
csvsort -c name --no-inference --blanks:
id,name,phone,verdict,note
0012,Anna,+36000000001,no,n/a
9007199254740993,Олена,+380001025695,yes,none
csvjson:
[{"id": 9007199254740992.0, "name": "Олена", "phone": 380001025695.0, "verdict": true, "note": null}, {"id": 12.0, "name": "Anna", "phone": 36000000001.0, "verdict": false, "note": null}]
csvgrep -c name -r .:
id,name,phone,verdict,note
9007199254740993,Олена,+380001025695,yes,none
0012,Anna,+36000000001,no,n/a
OUT
diff expected seen
