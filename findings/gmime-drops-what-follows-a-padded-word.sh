#!/usr/bin/env bash
# What GMime, by which Balsa and notmuch read mails, makes of a name or a subject that is encoded in two words of base64, of which the
# first ends with "=".
#
# Guess: both words, one after the other, as RFC 2047 has it: each word is decoded by itself, and "=" fills its last four signs.
# What happens: words of one charset and one encoding are joined before they are decoded, and the first "=" ends all of them. The rest
#   of the name is gone without a word. Words of another encoding, in quoted-printable (q), are kept, and so is what follows them.
# Version: gir1.2-gmime-3.0 3.2.13+dfsg-2 of Debian 12. Tried on 2026-11-30.
# Why it matters: who cuts names behind a space, so that readers that show a space there do no harm, gets such words two times of
#   three. The applicant "Олена Іванівна Бондаренко" is "Олена Іванівна ", and a subject loses its job. shortlist cuts where base64 needs
#   no "=", or writes the space between the two words as a word in quoted-printable. Of 4,085 names and subjects of its tests 702 were
#   cut before.
# Needs Debian 12 with gir1.2-gmime-3.0 and python3-gi.
set -euo pipefail

dpkg -s gir1.2-gmime-3.0 python3-gi >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends gir1.2-gmime-3.0 python3-gi >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
dpkg-query -W -f '${Package} ${Version}\n' gir1.2-gmime-3.0
cd "$dir"
cat > read.py <<'PY'
import base64
from email.header import decode_header, make_header

import gi
gi.require_version("GMime", "3.0")
from gi.repository import GMime

def word(text):
    return "=?utf-8?b?" + base64.b64encode(text.encode()).decode() + "?="

GMime.init()
for kind, field in (
    ("padded", word("Олена Іванівна ") + " " + word("Бондаренко")),
    ("padded, q between", word("Олена Іванівна") + " =?utf-8?q?_?= " + word("Бондаренко")),
    ("not padded", word("Олена Іванівна") + " " + word(" Бондаренко")),
):
    print(kind)
    print("  GMime: ", GMime.utils_header_decode_text(None, field))
    print("  Python:", make_header(decode_header(field)))
PY
/usr/bin/python3 read.py | sed 's/ *$//' > seen
cat seen
cat > expected <<'OUT'
padded
  GMime:  Олена Іванівна
  Python: Олена Іванівна Бондаренко
padded, q between
  GMime:  Олена Іванівна Бондаренко
  Python: Олена Іванівна Бондаренко
not padded
  GMime:  Олена Іванівна Бондаренко
  Python: Олена Іванівна Бондаренко
OUT
diff expected seen
