#!/usr/bin/env bash
# What postal-mime makes of an application that somebody passes on as an attached mail.
#
# Guess: the attached mail is an attachment of its own, as in mail programs and in mailparser.
# What happens: without "Content-Disposition: attachment" it is taken apart. Its text is put below the sender's, and its files are among the
#   sender's files, so that the CV belongs to the colleague who passed it on. With the disposition it is one attachment. Two options
#   keep it whole.
# Version: postal-mime 4.0.0 and mailparser 3.14.2 of npm, Node 20. Tried on 2026-12-01.
# Why it matters: an import of applications from a mailbox files the CV under the address of the colleague, and two forwarded
#   applicants become one person with two CVs. Set rfc822Attachments, or write the disposition into mails that you pass on.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts postal-mime@4.0.0 mailparser@3.14.2 >/dev/null
cat > read.mjs <<'JS'
import PostalMime from 'postal-mime'
import { simpleParser } from 'mailparser'

const mail = (disposition) => ['From: colleague@example.com', 'Subject: For you', 'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=outer', '', '--outer', 'Content-Type: text/plain', '', 'See below.',
  '--outer', 'Content-Type: message/rfc822', ...disposition, '',
  'From: ana@example.com', 'Subject: Application', 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=inner', '',
  '--inner', 'Content-Type: text/plain', '', 'My CV is attached.',
  '--inner', 'Content-Type: application/pdf', 'Content-Disposition: attachment; filename=ana.pdf', '', 'PDF', '--inner--',
  '--outer--', ''].join('\r\n')
const show = (name, mail) => console.log(`${name}: ${JSON.stringify(mail.text.split(/\s*\n\s*/).filter((line) => /See|My/.test(line)))},`,
  mail.attachments.map((a) => a.filename ?? a.mimeType ?? a.contentType).join())
for (const disposition of [[], ['Content-Disposition: attachment; filename=application.eml']]) {
  show('postal-mime', await PostalMime.parse(mail(disposition)))
  show('postal-mime, rfc822Attachments', await PostalMime.parse(mail(disposition), { rfc822Attachments: true }))
  show('mailparser', await simpleParser(mail(disposition)))
}
JS
node read.mjs > seen
cat seen

cat > expected <<'OUT'
postal-mime: ["See below.","My CV is attached."], ana.pdf
postal-mime, rfc822Attachments: ["See below."], message/rfc822
mailparser: ["See below."], message/rfc822
postal-mime: ["See below."], application.eml
postal-mime, rfc822Attachments: ["See below."], application.eml
mailparser: ["See below."], application.eml
OUT
diff expected seen
