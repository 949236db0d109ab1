#!/usr/bin/env bash
# The dates of a CV that a theme of JSON Resume prints, for work from 2014 to 2016, and from 2019-01-01 to 2021-03-31.
#
# Guess: each theme prints years as years, 2014 – 2016, and a day or its month as it is written, in any time zone.
# What happens: even and stackoverflow add a month that the person did not write: Jan 2014 – Jan 2016. stackoverflow also takes
#   a date for midnight in UTC and prints it by the clock of the computer: in New York it is Dec 2013 – Dec 2015, and Dec 2018
#   for 2019-01-01. kendall prints both as they are.
# Version: jsonresume-theme-stackoverflow 3.3.0, jsonresume-theme-even 0.26.1 and jsonresume-theme-kendall 0.2.0 of npm, Node
#   20. Tried on 2026-11-30.
# Why it matters: a CV made so says two years of work where it may be three, and the year may differ from the one in the
#   person's profile at the board. Ask before you take the difference for a lie, or count months for a need such as "3 years".
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts jsonresume-theme-stackoverflow@3.3.0 jsonresume-theme-even@0.26.1 jsonresume-theme-kendall@0.2.0 >/dev/null
cat > show.mjs <<'JS'
const cv = {
  basics: { name: 'Olena Example', label: 'Accountant', email: 'olena@example.com', summary: 'Keeps books.' },
  work: [
    { name: 'Example Bank', position: 'Accountant', startDate: '2019-01-01', endDate: '2021-03-31', summary: 'Books.' },
    { name: 'Example Shop', position: 'Clerk', startDate: '2014', endDate: '2016', summary: 'Books.' },
  ],
}
for (const theme of ['kendall', 'even', 'stackoverflow']) {
  const { default: module, render = module.render } = await import(`jsonresume-theme-${theme}`)
  const text = String(await render(cv)).replace(/<(style|script)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  console.log(`${theme}: ${text.match(/(?:(?:Jan|Feb|Mar|Dec|Apr)\w* )?\b20\d\d\b/g).join(', ')}`)
}
JS
for zone in UTC America/New_York; do
  echo "$zone"
  TZ=$zone node show.mjs
done > seen
cat seen

cat > expected <<'OUT'
UTC
kendall: January 2019, March 2021, 2014, 2016
even: Jan 2019, Mar 2021, Jan 2014, Jan 2016
stackoverflow: Jan 2019, Mar 2021, Jan 2014, Jan 2016
America/New_York
kendall: January 2019, March 2021, 2014, 2016
even: Jan 2019, Mar 2021, Jan 2014, Jan 2016
stackoverflow: Dec 2018, Mar 2021, Dec 2013, Dec 2015
OUT
diff expected seen
