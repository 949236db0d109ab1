#!/usr/bin/env bash
# What Emacs's gnus-icalendar, by which Gnus, notmuch and mu4e answer invitations, writes as the attendee of an answer.
#
# Guess: one line ATTENDEE, that of the person who answers, with PARTSTAT=ACCEPTED and the address.
# What happens: the address or name of the person is looked for anywhere in a line, so anna@ accepts for joanna@, too. A line without
#   PARTSTAT, which RFC 5545 allows, is dropped: the answer has no attendee, and a warning is all. If PARTSTAT is the last parameter,
#   the address behind it goes with the old value. Only with another parameter behind it is the line right.
# Version: emacs-nox 1:28.2+1-15+deb12u4 of Debian 12. Tried on 2026-12-01.
# Why it matters: a colleague who was invited, too, is noted as coming without an answer of hers, or the applicant's yes arrives without
#   an address. shortlist counts an answer only for the address that the mail comes from, and writes PARTSTAT before RSVP.
# Needs Debian 12 with emacs-nox.
set -euo pipefail

dpkg -s emacs-nox >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends emacs-nox >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
cat > answer.el <<'EL'
(require 'gnus-icalendar)
(defun answer (what &rest attendees)
  (with-temp-buffer
    (insert "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//example//EN\nMETHOD:REQUEST\nBEGIN:VEVENT\nUID:1@example.com\nDTSTAMP:20261201T090000Z\n"
            "DTSTART:20270112T080000Z\nDTEND:20270112T083000Z\nSUMMARY:Interview\nORGANIZER:mailto:hr@example.com\n"
            (mapconcat #'identity attendees "\n") "\nEND:VEVENT\nEND:VCALENDAR\n")
    (let ((reply (gnus-icalendar-event-reply-from-buffer (current-buffer) 'accepted '("anna@example\\.org")))
          (start 0) lines)
      (while (string-match "^ATTENDEE.*" reply start)
        (push (match-string 0 reply) lines)
        (setq start (match-end 0)))
      (princ (format "%s:\n%s" what (mapconcat (lambda (line) (format "  %s\n" line)) (or (nreverse lines) '("no attendee")) ""))))))
(answer "two attendees" "ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:joanna@example.org" "ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:anna@example.org")
(answer "without PARTSTAT" "ATTENDEE;RSVP=TRUE:mailto:anna@example.org")
(answer "PARTSTAT as the last" "ATTENDEE;RSVP=TRUE;PARTSTAT=NEEDS-ACTION:mailto:anna@example.org")
EL
HOME=$dir LC_ALL=C.UTF-8 emacs -Q --batch -l answer.el > seen 2>/dev/null
cat seen

cat > expected <<'OUT'
two attendees:
  ATTENDEE;PARTSTAT=ACCEPTED;RSVP=TRUE:mailto:joanna@example.org
  ATTENDEE;PARTSTAT=ACCEPTED;RSVP=TRUE:mailto:anna@example.org
without PARTSTAT:
  no attendee
PARTSTAT as the last:
  ATTENDEE;RSVP=TRUE;PARTSTAT=ACCEPTED
OUT
diff expected seen
