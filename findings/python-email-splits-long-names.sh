#!/usr/bin/env bash
# A long name that Python's email package wrote, as it reads it itself.
#
# Guess: the words of a name that is encoded in several pieces are joined without a space, as RFC 2047 has it and as the
#   package does in a subject.
# What happens: a space is put between the pieces, also in the middle of a word: "Констянтинів на". The package cuts a name
#   after about 22 Cyrillic letters, so many names with a patronymic are hit. The old interface (compat32) joins the pieces.
# Version: Python 3.11.2 of Debian 12, email.policy.default. Tried on 2026-11-29.
# Why it matters: programs that file answers, or greet people by the name in a mail, show a name which is not theirs. shortlist
#   cuts long names behind a space if it can, so that the words stay whole.
# Needs Debian 12 with python3.
set -euo pipefail

dpkg -s python3 >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends python3 >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
cat > names.py <<'PY'
import email, email.policy
from email.headerregistry import Address
from email.message import EmailMessage

name = "Олександра Констянтинівна Шевченко-Гончаренко"
sent = EmailMessage()
sent["To"], sent["Subject"] = Address(name, "a", "example.org"), name
data = sent.as_bytes()
read = email.message_from_bytes(data, policy=email.policy.default)
old = email.message_from_bytes(data)
print("subject:", read["Subject"])
print("name:", read["To"].addresses[0].display_name)
print("name by the old interface:", email.header.make_header(email.header.decode_header(email.utils.parseaddr(old["To"])[0])))
PY
PYTHONIOENCODING=utf-8 /usr/bin/python3 names.py > seen
cat seen
cat > expected <<'OUT'
subject: Олександра Констянтинівна Шевченко-Гончаренко
name: Олександра Констянтинів на Шевченко-Гончаренко
name by the old interface: Олександра Констянтинівна Шевченко-Гончаренко
OUT
diff expected seen
