#!/usr/bin/env bash
# Amounts of money and signs, as espeak-ng speaks them in Ukrainian, Romanian, Hungarian and English.
#
# Guess: each voice knows the thousands of its own language: "25 000 грн", "25.000 lei", "25 000 Ft" and "25,000 UAH" are twenty-five thousand.
# What happens: in Ukrainian and English a space parts the number, a hard or a narrow one, too: twenty-five zero zero zero. A dot does
#   the same in Hungarian, with "pont" before the zeros. Romanian knows both. ₴ and № are not spoken, so
#   "25000 ₴" has no currency; € is. A dash between two numbers is not spoken either: "5–10" is five ten.
# Version: espeak-ng 1.51+dfsg-10+deb12u2 of Debian 12. Tried on 2026-12-01.
# Why it matters: the screen readers of Linux speak with it. "25 000" is how pay is written in three of four languages, and whoever
#   listens hears no thousand. In texts for the ear write 25000 and UAH. shortlist's line mode writes 25000.
# Needs Debian 12 with espeak-ng.
set -euo pipefail

dpkg -s espeak-ng >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends espeak-ng >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
say() { echo "$1: $2 -> $(espeak-ng -v "$1" -q -x -- "$2" | tr -s ' ' | sed 's/^ //; s/ $//')"; }
{
  for text in '25000 грн' '25 000 грн' $'25\u00a0000 грн' $'25\u202f000 грн' '25000' '25000 ₴' '5' '№ 5' '5–10' '5 10'; do say uk "$text"; done
  for text in '25000 lei' '25 000 lei' '25.000 lei'; do say ro "$text"; done
  for text in '25000 Ft' '25 000 Ft' '25.000 Ft' '25000 ₴'; do say hu "$text"; done
  for text in '25000 UAH' '25,000 UAH' '25 000 UAH' '5 ₴' '5 €'; do say en "$text"; done
} > seen
cat seen

cat > expected <<'OUT'
uk: 25000 грн -> dv'Adtsjat;pj'at; t'isjatSa g,E,Er'En_
uk: 25 000 грн -> dv'Adtsjat;pj'at; nuljn'ulj nulj g,E,Er'En_
uk: 25 000 грн -> dv'Adtsjat;pj'at; nuljn'ulj nulj g,E,Er'En_
uk: 25 000 грн -> dv'Adtsjat;pj'at; nuljn'ulj nulj g,E,Er'En_
uk: 25000 -> dv'Adtsjat;pj'at; t'isjatSa
uk: 25000 ₴ -> dv'Adtsjat;pj'at; t'isjatSa
uk: 5 -> pj'at;
uk: № 5 -> pj'at;
uk: 5–10 -> pj'at; d;'esjat;
uk: 5 10 -> pj'at; d;'esjat;
ro: 25000 lei -> d'ou,@zetSI^_SitS'intSI^ dem'iI l'eI
ro: 25 000 lei -> d'ou,@zetSI^_SitS'intSI^ dem'iI l'eI
ro: 25.000 lei -> d'ou,@zetSI^_SitS'intSI^ dem'iI l'eI
hu: 25000 Ft -> h'usonYt EzER2 f,oR2int
hu: 25 000 Ft -> h'usonYt EzER2 f,oR2int
hu: 25.000 Ft -> h'usonYt pont n'ullAnullA nullA f,oR2int
hu: 25000 ₴ -> h'usonYt EzER2
en: 25000 UAH -> tw'Enti f'aIv T'aUz@nd j'u:@
en: 25,000 UAH -> tw'Enti f'aIv T'aUz@nd j'u:@
en: 25 000 UAH -> tw'Enti f'aIv z'i@roUz'i@roU z'i@roU j'u:@
en: 5 ₴ -> f'aIv
en: 5 € -> f'aIv j'U@roUz
OUT
diff expected seen
