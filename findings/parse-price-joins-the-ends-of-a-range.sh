#!/usr/bin/env bash
# The pay that parsers of prices read from an advert.
#
# Guess: of "20 000–30 000" one end is read, the first, or both; and a price in hryvnias is one, as the list of currencies has UAH.
# What happens: parse-price takes the digits of both ends for one number: 2000030000. price-parser reads 0 from "20 000–30 000 UAH", and the
#   higher end from "4.500 - 6.000 lei". It finds no price in "25 000 грн", the way adverts write hryvnias, nor in Ft with "/hó" (a month)
#   behind it. To parse-price "25 тис." (thousand) is 25. No error is raised.
# Version: parse-price 1.1.8 and price-parser 3.4.0 of npm. Tried on 2026-12-01.
# Why it matters: pay is nearly always a range. Lists of jobs that are sorted or filtered by it show two thousand million, nothing, or the
#   most that somebody may get as what everybody gets. shortlist keeps both ends as fields of their own.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts parse-price@1.1.8 price-parser@3.4.0 >/dev/null
cat > read.cjs <<'JS'
const parsePrice = require('parse-price').default || require('parse-price')
const { parseFirst } = require('price-parser')

for (const text of ['25 000 UAH', '25 000 ₴', '25 000 грн', '20 000–30 000 UAH', '20 000 - 30 000 грн', '4.500 - 6.000 lei', '650 000 Ft', '650 000 Ft/hó', '25 тис. ₴']) {
  console.log(`${text}: parse-price ${parsePrice(text)}, price-parser ${parseFirst(text)?.floatValue ?? 'nothing'}`)
}
JS
node read.cjs > seen
cat seen

cat > expected <<'OUT'
25 000 UAH: parse-price 25000, price-parser 25000
25 000 ₴: parse-price 25000, price-parser 25000
25 000 грн: parse-price 25000, price-parser nothing
20 000–30 000 UAH: parse-price 2000030000, price-parser 0
20 000 - 30 000 грн: parse-price 2000030000, price-parser nothing
4.500 - 6.000 lei: parse-price 45006000, price-parser 6000
650 000 Ft: parse-price 650000, price-parser 650000
650 000 Ft/hó: parse-price 650000, price-parser nothing
25 тис. ₴: parse-price 25, price-parser nothing
OUT
diff expected seen
