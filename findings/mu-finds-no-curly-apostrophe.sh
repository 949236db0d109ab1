#!/usr/bin/env bash
# Whether mu finds a Ukrainian name with the apostrophe U+2019, as phones and word processors write it.
#
# Guess: a word is found as it is in the mail; perhaps each apostrophe finds the other.
# What happens: the index holds U+2019 as U+0027, but the question is not changed. With U+2019 a name is found in no field, not
#   even in the mail from which it was copied. With U+0027 both spellings are found. notmuch finds both by both.
# Version: maildir-utils 1.8.14-1 and notmuch 0.37-1+b1 of Debian 12. Tried on 2026-11-30.
# Why it matters: who copies an applicant's name such as Мар’яна or Лук’яненко from a list or a CV into mu is shown that nothing
#   came from the person. Search for the e-mail address, or type the apostrophe of the keyboard.
# Needs Debian 12 with maildir-utils and notmuch.
set -euo pipefail

missing=()
command -v mu >/dev/null || missing+=(maildir-utils)
command -v notmuch >/dev/null || missing+=(notmuch)
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export HOME="$dir" LC_ALL=C.UTF-8 NOTMUCH_CONFIG="$dir/notmuch"
unset MAILDIR

mkdir -p mail/cur mail/new mail/tmp
write() {
  printf '%s\n' "From: =?utf-8?B?$(printf '%s' "$2" | base64)?= <$1@example.com>" 'To: hr@example.com' "Message-ID: <$1@example.com>" 'Subject: CV' \
    'Date: Mon, 30 Nov 2026 10:00:00 +0000' 'MIME-Version: 1.0' 'Content-Type: text/plain; charset=utf-8' 'Content-Transfer-Encoding: 8bit' '' "$2" > "mail/cur/$1:2,S"
}
write curly 'Мар’яна'
write straight "Мар'яна"

mu init --quiet --muhome="$dir/mu" --maildir="$dir/mail" >/dev/null
mu index --quiet --muhome="$dir/mu" >/dev/null
printf '%s\n' '[database]' "path=$dir/mail" '[user]' 'name=HR' 'primary_email=hr@example.com' > "$NOTMUCH_CONFIG"
notmuch new --quiet

for query in 'from:Мар’яна' 'Мар’яна' "from:Мар'яна" "Мар'яна"; do
  echo "mu, $query: $(mu find --muhome="$dir/mu" --nocolor --fields i "$query" 2>/dev/null | sort | xargs)"
  echo "notmuch, $query: $(notmuch search --output=messages "$query" | sort | xargs)"
done > seen
cat seen

cat > expected <<'OUT'
mu, from:Мар’яна:
notmuch, from:Мар’яна: id:curly@example.com id:straight@example.com
mu, Мар’яна:
notmuch, Мар’яна: id:curly@example.com id:straight@example.com
mu, from:Мар'яна: curly@example.com straight@example.com
notmuch, from:Мар'яна: id:curly@example.com id:straight@example.com
mu, Мар'яна: curly@example.com straight@example.com
notmuch, Мар'яна: id:curly@example.com id:straight@example.com
OUT
diff -Z expected seen
