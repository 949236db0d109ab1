#!/usr/bin/env bash
# The time that Python's dateparser reads from an hour without minutes, on Monday, 30 November 2026 at 11:20, with its option for dates in
# the future.
#
# Guess: "2 грудня о 10" is 2 December at 10:00, as "2 грудня о 10:00" is; or there is no result.
# What happens: the hour becomes what is missing of the date: 2 December 2110. "miercuri la 14", Wednesday at 14, is the 14th of this
#   month, a Saturday that is over; "szerda 14 óra" is a day of 2114. "завтра о 10" is tomorrow at 11:20, the hour of the moment. English is
#   read no better. With ":00" each is right.
# Version: python3-dateparser 1.1.6-1 of Debian 12. Tried on 2026-12-01.
# Why it matters: applicants write the hour alone, and each result is a time that can be booked. Refuse a time that is not within the next
#   weeks, and show the weekday before you take it. shortlist shows each time in words before it counts.
# Needs Debian 12 with python3-dateparser.
set -euo pipefail

dpkg -s python3-dateparser >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends python3-dateparser >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
/usr/bin/python3 -W ignore - > seen <<'PY'
import datetime
import dateparser

moment = datetime.datetime(2026, 11, 30, 11, 20)
for language, words in [("uk", "2 грудня о 10:00"), ("uk", "2 грудня о 10"), ("uk", "завтра о 10"), ("ro", "miercuri la 14:00"), ("ro", "miercuri la 14"),
                        ("hu", "szerda 14:00"), ("hu", "szerda 14 óra"), ("en", "Wednesday at 14"), ("en", "December 2 at 14")]:
    read = dateparser.parse(words, languages=[language], settings={"RELATIVE_BASE": moment, "PREFER_DATES_FROM": "future"})
    print(f"{words}: {read:%A %Y-%m-%d %H:%M}")
PY
cat seen

cat > expected <<'OUT'
2 грудня о 10:00: Wednesday 2026-12-02 10:00
2 грудня о 10: Tuesday 2110-12-02 00:00
завтра о 10: Tuesday 2026-12-01 11:20
miercuri la 14:00: Wednesday 2026-12-02 14:00
miercuri la 14: Saturday 2026-11-14 00:00
szerda 14:00: Wednesday 2026-12-02 14:00
szerda 14 óra: Friday 2114-11-30 00:00
Wednesday at 14: Saturday 2026-11-14 00:00
December 2 at 14: Sunday 2114-12-02 00:00
OUT
diff expected seen
