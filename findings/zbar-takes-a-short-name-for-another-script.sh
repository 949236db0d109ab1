#!/usr/bin/env bash
# What zbarimg prints for a QR code that holds a name in UTF-8, as qrencode and phones write it.
#
# Guess: the name, byte for byte; at worst, a reader that knows no charset prints the bytes.
# What happens: zbar guesses the charset of a code that names none. A short text, or a longer one with few letters outside
#   ASCII, is taken for a Japanese or Chinese charset: "Київ" becomes "ﾐ墟ｸﾑ厘ｲ", "Anna Kovács" becomes "Anna Kov獺cs", while
#   "Одеса" and "Ștefan" are right. The exit code is 0. With -Sbinary the bytes are printed as they are in the code.
# Version: zbar-tools 0.23.92-7+deb12u1 and qrencode 4.1.1-1 of Debian 12. Tried on 2026-11-30.
# Why it matters: CVs have a QR code with name or contact. Who reads it on a computer gets a wrong name from one person and a
#   right one from the next. Read such codes with `zbarimg --raw -Sbinary`.
# Needs Debian 12 with zbar-tools and qrencode.
set -euo pipefail

missing=()
command -v zbarimg >/dev/null || missing+=(zbar-tools)
command -v qrencode >/dev/null || missing+=(qrencode)
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export LC_ALL=C.UTF-8

for name in Київ Львів Одеса Олена 'Anna Kovács' László 'Ion Pârvu' Ștefan; do
  printf '%s' "$name" | qrencode -s 6 -o code.png
  echo "$name: $(zbarimg -q --raw code.png 2>/dev/null), as bytes: $(zbarimg -q --raw -Sbinary code.png 2>/dev/null)"
done > seen
cat seen

cat > expected <<'OUT'
Київ: ﾐ墟ｸﾑ厘ｲ, as bytes: Київ
Львів: ﾐ嶝糊ｲﾑ孟ｲ, as bytes: Львів
Одеса: Одеса, as bytes: Одеса
Олена: ﾐ榧ｻﾐｵﾐｽﾐｰ, as bytes: Олена
Anna Kovács: Anna Kov獺cs, as bytes: Anna Kovács
László: L獺szl籀, as bytes: László
Ion Pârvu: Ion P璽rvu, as bytes: Ion Pârvu
Ștefan: Ștefan, as bytes: Ștefan
OUT
diff expected seen
