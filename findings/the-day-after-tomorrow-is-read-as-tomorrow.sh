#!/usr/bin/env bash
# The time that libraries read from "day after tomorrow at 9" and "on 5 december at 14:00", on Monday, 30 November 2026.
#
# Guess: 2 December at 9:00 and 5 December at 14:00, or no time where a library does not know the phrase.
# What happens: chrono-node finds "tomorrow at 9" inside the phrase, which is 1 December. naturaldate reads 1 December at 9:00, too,
#   and makes 30 December of "5 december": it keeps the day of today. when reads 1 December at 12:00, the hour of the moment,
#   because it knows no "at 9" without "am"; the other phrase is right. None of them has an error. In Ukrainian chrono-node
#   reads "післязавтра о 9" right.
# Version: chrono-node 2.10.3 of npm; github.com/tj/go-naturaldate v1.3.0 and github.com/olebedev/when v1.1.0 of Go. Tried on
#   2026-11-30.
# Why it matters: a scheduling page or a bot that reads an applicant's mail with one of these books the interview a day early,
#   and both sides see a time that looks right. shortlist shows each time in words, with its weekday, before it counts.
set -euo pipefail

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts chrono-node@2.10.3 >/dev/null
cat > read.mjs <<'JS'
import * as chrono from 'chrono-node'
const now = new Date('2026-11-30T12:00:00Z')
for (const [name, parser, text] of [
  ['chrono-node', chrono, 'day after tomorrow at 9'],
  ['chrono-node', chrono, 'on 5 december at 14:00'],
  ['chrono-node uk', chrono.uk, 'післязавтра о 9'],
]) {
  const [found] = parser.parse(text, now)
  console.log(`${name}: ${text}: ${found.start.date().toISOString().slice(0, 16)} from "${found.text}"`)
}
JS
TZ=UTC node read.mjs > seen

export GOFLAGS=-mod=mod GOPATH=$dir/go
go mod init read >/dev/null 2>&1
go get github.com/tj/go-naturaldate@v1.3.0 github.com/olebedev/when@v1.1.0 >/dev/null 2>&1
cat > main.go <<'GO'
package main

import (
	"fmt"
	"time"

	"github.com/olebedev/when"
	"github.com/olebedev/when/rules/en"
	"github.com/tj/go-naturaldate"
)

func main() {
	now := time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC)
	reader := when.New(nil)
	reader.Add(en.All...)
	for _, text := range []string{"day after tomorrow at 9", "on 5 december at 14:00"} {
		at, err := naturaldate.Parse(text, now, naturaldate.WithDirection(naturaldate.Future))
		fmt.Printf("naturaldate: %s: %s, error: %v\n", text, at.Format("2006-01-02T15:04"), err)
		found, err := reader.Parse(text, now)
		fmt.Printf("when: %s: %s, error: %v\n", text, found.Time.Format("2006-01-02T15:04"), err)
	}
}
GO
go run . >> seen
cat seen

cat > expected <<'OUT'
chrono-node: day after tomorrow at 9: 2026-12-01T09:00 from "tomorrow at 9"
chrono-node: on 5 december at 14:00: 2026-12-05T14:00 from "on 5 december at 14:00"
chrono-node uk: післязавтра о 9: 2026-12-02T09:00 from "післязавтра о 9"
naturaldate: day after tomorrow at 9: 2026-12-01T09:00, error: <nil>
when: day after tomorrow at 9: 2026-12-01T12:00, error: <nil>
naturaldate: on 5 december at 14:00: 2026-12-30T14:00, error: <nil>
when: on 5 december at 14:00: 2026-12-05T14:00, error: <nil>
OUT
diff expected seen
