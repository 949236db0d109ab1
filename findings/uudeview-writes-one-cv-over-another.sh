#!/usr/bin/env bash
# The files that are left of an application with two attachments of the same name, CV.pdf, by programs that save attachments.
#
# Guess: each of them keeps both, under a name of its own for the second, or ends with an error.
# What happens: uudeview writes the second over the first and reports both as "successfully written". mshow -x keeps the first, prints
#   both names and ends with 0. munpack and ripmime keep both. A Cyrillic name that is encoded as RFC 2231 has it is lost by uudeview
#   (UNKNOWN.001) and munpack (part2); ripmime and mshow write it.
# Version: uudeview 0.5.20-14, mblaze 1.1-1, mpack 1.6-18+b1 and ripmime 1.4.0.10.debian.1-3+b1 of Debian 12. Tried on 2026-12-01.
# Why it matters: people attach "CV.pdf" in two languages, or a diploma from the same scanner; and scripts save a folder of mails at once.
#   Count the files against the list of attachments.
# Needs Debian 12 with uudeview, mblaze, mpack and ripmime.
set -euo pipefail

packages=(uudeview mblaze mpack ripmime)
dpkg -s "${packages[@]}" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export LC_ALL=C.UTF-8
{
  printf '%s\n' 'From: anna@example.com' 'To: hr@example.com' 'Subject: Application' 'MIME-Version: 1.0' \
    'Content-Type: multipart/mixed; boundary=part' '' '--part' 'Content-Type: text/plain' '' 'Hello'
  attach() {
    printf '%s\n' '--part' 'Content-Type: application/pdf' 'Content-Transfer-Encoding: base64' "Content-Disposition: attachment; $1" '' "$(echo "$2" | base64)"
  }
  attach 'filename=CV.pdf' 'in English'
  attach 'filename=CV.pdf' 'in Ukrainian'
  attach "filename*=UTF-8''%D0%A0%D0%B5%D0%B7%D1%8E%D0%BC%D0%B5.pdf" 'in Romanian'
  echo '--part--'
} > mail.eml
mkdir uudeview mshow munpack ripmime
{
  uudeview -i -p uudeview mail.eml 2>&1 | grep -c successfully | sed 's/^/uudeview reports files written: /'
  (cd mshow && mshow -x ../mail.eml 2>/dev/null) | paste -sd' ' | sed 's/^/mshow prints: /'
  (cd munpack && munpack -q ../mail.eml >/dev/null 2>&1)
  ripmime -i mail.eml -d ripmime
  for tool in uudeview mshow munpack ripmime; do
    grep -rl '^in ' "$tool" | sort | while read -r file; do echo "$file: $(cat "$file")"; done
  done
} > seen
cat seen

cat > expected <<'OUT'
uudeview reports files written: 3
mshow prints: CV.pdf CV.pdf Резюме.pdf
uudeview/CV.pdf: in Ukrainian
uudeview/UNKNOWN.001: in Romanian
mshow/CV.pdf: in English
mshow/Резюме.pdf: in Romanian
munpack/CV.pdf: in English
munpack/CV.pdf.1: in Ukrainian
munpack/part2: in Romanian
ripmime/CV.pdf: in English
ripmime/CV_1.pdf: in Ukrainian
ripmime/Резюме.pdf: in Romanian
OUT
diff expected seen
