#!/usr/bin/env bash
# The day of an interview in words, as date-fns writes it for the next six days: formatRelative, on Tuesday, 1 December 2026.
#
# Guess: in each language the weekday alone, as in English: "Thursday at 2:00 PM" for the day after tomorrow.
# What happens: Romanian adds "viitoare" to each day: "joi viitoare", next Thursday, for 3 December, which a reader takes for the tenth.
#   Ukrainian and Hungarian do not; Ukrainian has "наступний" only for a day of the next week. The long Ukrainian date is
#   "3-є грудня", which nobody writes.
# Version: date-fns 4.4.0 of npm, Node 20. Tried on 2026-12-01.
# Why it matters: a reminder with these words sends an applicant a week late. shortlist writes weekday and date.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts date-fns@4.4.0 >/dev/null
cat > write.mjs <<'JS'
import { format, formatRelative } from 'date-fns'
import { enUS, hu, ro, uk } from 'date-fns/locale'

const today = new Date(2026, 11, 1, 12)
for (const [language, locale] of Object.entries({ en: enUS, ro, uk, hu }))
  console.log(`${language}:`, [3, 4, 7].map((day) => formatRelative(new Date(2026, 11, day, 14), today, { locale })).join(' | '))
console.log('uk, long:', format(new Date(2026, 11, 3), 'PPPP', { locale: uk }))
JS
node write.mjs > seen
cat seen

cat > expected <<'OUT'
en: Thursday at 2:00 PM | Friday at 2:00 PM | Monday at 2:00 PM
ro: joi viitoare la 14:00 | vineri viitoare la 14:00 | luni viitoare la 14:00
uk: у четвер о 14:00 | у п’ятницю о 14:00 | у наступний понеділок о 14:00
hu: csütörtökön 14:00-kor | pénteken 14:00-kor | hétfőn 14:00-kor
uk, long: четвер, 3-є грудня 2026 р.
OUT
diff expected seen
