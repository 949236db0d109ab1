#!/usr/bin/env bash
# The times that chrono-node reads from "2 грудня 2026 р. о 14:30", as a Ukrainian letter writes a date.
#
# Guess: one time, 2 December 2026 at 14:30, as without "р." (for "року", of the year).
# What happens: the date ends behind "р", and the hour after the dot is a time of its own: the result is two times, 2 December at
#   noon and today at 14:30. With "року" or without either there is one time.
# Version: chrono-node 2.10.3 of npm. Tried on 2026-11-30.
# Why it matters: who takes the first result invites at noon, who takes the last one invites today. "р." is the usual form in
#   letters and the one that word processors and Ukraine's locale put behind a year. shortlist reads both as one time.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts chrono-node@2.10.3 >/dev/null
cat > read.mjs <<'JS'
import { uk } from 'chrono-node'
for (const text of ['2 грудня 2026 р. о 14:30', '2 грудня 2026 року о 14:30', '2 грудня 2026 о 14:30'])
  console.log(`${text}: ${uk.parse(text, new Date('2026-11-30T12:00:00Z')).map(t => t.start.date().toISOString().slice(0, 16)).join(', ')}`)
JS
TZ=UTC node read.mjs > seen
cat seen

cat > expected <<'OUT'
2 грудня 2026 р. о 14:30: 2026-12-02T12:00, 2026-11-30T14:30
2 грудня 2026 року о 14:30: 2026-12-02T14:30
2 грудня 2026 о 14:30: 2026-12-02T14:30
OUT
diff expected seen
