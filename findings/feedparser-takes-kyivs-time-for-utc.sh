#!/usr/bin/env bash
# The time that readers of feeds make of an advert's pubDate with a zone by its letters: "Wed, 02 Dec 2026 14:00:00 EET".
#
# Guess: 12:00 UTC, as two hours is what EET means; or no time, as RFC 822 names GMT and the zones of North America alone.
# What happens: Python's feedparser takes it for 14:00 UTC, without "bozo", its mark for a doubtful feed; so it does with CET, and with EEST, which is three
#   hours off. rss-parser has no isoDate, and feedparser of npm an invalid date. gofeed reads 12:00 UTC, wherever it runs.
# Version: python3-feedparser 6.0.10-1 of Debian 12; rss-parser 3.13.0 and feedparser 2.6.0 of npm; github.com/mmcdole/gofeed v1.4.2 of Go.
#   Tried on 2026-12-01.
# Why it matters: job boards of Ukraine and Romania write their feeds with the zone of the server. Somebody who applies "within the hour" or
#   sorts adverts by time gets them hours late, or in the future. In a feed of your own write +0200.
# Needs Debian 12 with python3-feedparser.
set -euo pipefail

dpkg -s python3-feedparser >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends python3-feedparser >/dev/null; }

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts rss-parser@3.13.0 feedparser@2.6.0 >/dev/null
item() { echo "<item><title>$1</title><pubDate>$2 14:00:00 $1</pubDate></item>"; }
{
  echo '<rss version="2.0"><channel><title>Jobs</title><link>https://example.com</link><description>Jobs</description>'
  item +0200 'Wed, 02 Dec 2026'
  item EET 'Wed, 02 Dec 2026'
  item EEST 'Wed, 01 Jul 2026'
  item CET 'Wed, 02 Dec 2026'
  echo '</channel></rss>'
} > jobs.xml
/usr/bin/python3 - > seen <<'PY'
import time, feedparser
feed = feedparser.parse("jobs.xml")
for entry in feed.entries:
    print("Python's feedparser", entry.title, time.strftime("%H:%M", entry.published_parsed), "bozo", bool(feed.bozo))
PY
cat > read.cjs <<'JS'
const { createReadStream, readFileSync } = require('node:fs')
const RssParser = require('rss-parser')
const FeedParser = require('feedparser')

async function main() {
  for (const item of (await new RssParser().parseString(readFileSync('jobs.xml', 'utf8'))).items) console.log('rss-parser', item.title, item.isoDate?.slice(11, 16) ?? 'none')
  const parser = createReadStream('jobs.xml').pipe(new FeedParser())
  parser.on('readable', () => {
    for (let item = parser.read(); item; item = parser.read()) console.log('feedparser of npm', item.title, isNaN(item.pubdate) ? String(item.pubdate) : item.pubdate.toISOString().slice(11, 16))
  })
}
main()
JS
node read.cjs >> seen
export GOFLAGS=-mod=mod GOPATH=$dir/go
go mod init read >/dev/null 2>&1
go get github.com/mmcdole/gofeed@v1.4.2 >/dev/null 2>&1
cat > main.go <<'GO'
package main

import (
	"fmt"
	"os"

	"github.com/mmcdole/gofeed"
)

func main() {
	file, err := os.Open("jobs.xml")
	if err != nil {
		panic(err)
	}
	feed, err := gofeed.NewParser().Parse(file)
	if err != nil {
		panic(err)
	}
	for _, item := range feed.Items {
		fmt.Println("gofeed", item.Title, item.PublishedParsed.Format("15:04"))
	}
}
GO
TZ=UTC go run . >> seen
cat seen

cat > expected <<'OUT'
Python's feedparser +0200 12:00 bozo False
Python's feedparser EET 14:00 bozo False
Python's feedparser EEST 14:00 bozo False
Python's feedparser CET 14:00 bozo False
rss-parser +0200 12:00
rss-parser EET none
rss-parser EEST none
rss-parser CET none
feedparser of npm +0200 12:00
feedparser of npm EET Invalid Date
feedparser of npm EEST Invalid Date
feedparser of npm CET Invalid Date
gofeed +0200 12:00
gofeed EET 12:00
gofeed EEST 11:00
gofeed CET 13:00
OUT
diff expected seen
