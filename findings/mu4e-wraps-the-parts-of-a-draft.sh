#!/usr/bin/env bash
# What mu4e, the mail program of Emacs, sends of a draft in a Maildir that has a text and an attached file.
#
# Guess: the parts stay as they are, since mu4e shows them as they are; at worst their marks are sent as a text that can be read.
# What happens: the fields still announce multipart/mixed with its boundary, but all that follows is encoded in base64 as a whole, which
#   RFC 2045 forbids for multipart. A reader looks for the boundary, does not find it, and shows an empty letter or lines of signs.
#   Nothing warns of it. A draft of a text alone is sent right.
# Version: mu4e and maildir-utils 1.8.14-1, emacs-nox 1:28.2+1-15+deb12u4 of Debian 12. Tried on 2026-12-01.
# Why it matters: a draft is how another program hands a letter with an invitation to a mail program. The applicant gets neither day
#   nor place. Attach the file in mu4e, or send such drafts with another program.
# Needs Debian 12 with mu4e and emacs-nox.
set -euo pipefail

dpkg -s mu4e maildir-utils emacs-nox >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends mu4e maildir-utils emacs-nox >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export HOME=$dir LC_ALL=C.UTF-8 TZ=UTC
mkdir -p mail/drafts/{cur,new,tmp}
cat > draft.eml <<'MAIL'
Date: Tue, 01 Dec 2026 10:00:00 +0200
From: hr@example.com
To: ivan@example.org
Subject: Your interview
Message-ID: <1@example.com>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="parts"

--parts
Content-Type: text/plain; charset=utf-8

On 12 January at 10:00, room 2.

--parts
Content-Type: text/calendar; method=REQUEST; charset=utf-8; name=invite.ics
Content-Disposition: attachment; filename=invite.ics
Content-Transfer-Encoding: base64

QkVHSU46VkNBTEVOREFSDQpFTkQ6VkNBTEVOREFSDQo=
--parts--
MAIL
cp draft.eml 'mail/drafts/cur/1.example:2,DS'
mu init --muhome="$dir/mu" --maildir="$dir/mail" >/dev/null
mu index --quiet --muhome="$dir/mu"
# The draft is opened as the key E opens it: by the server of mu, which hands it to the function that edits it.
cat > send.el <<'EL'
(require 'mu4e)
(setq mu4e-mu-home (getenv "MUHOME") user-mail-address "hr@example.com" mu4e-drafts-folder "/drafts"
      message-send-mail-function
      (lambda ()
        (goto-char (point-min))
        (re-search-forward (concat "^" (regexp-quote mail-header-separator) "$"))
        (replace-match "")
        (let ((coding-system-for-write 'binary)) (write-region (point-min) (point-max) "sent" nil 'quiet))))
(dolist (name '(mu4e-pong-func mu4e-contacts-func mu4e-update-func mu4e-remove-func mu4e-info-func mu4e-sent-func mu4e-error-func))
  (set name #'ignore))
(setq mu4e-compose-func #'mu4e~compose-handler default-directory (concat (getenv "HOME") "/"))
(defun draft () (seq-find (lambda (b) (eq (buffer-local-value 'major-mode b) 'mu4e-compose-mode)) (buffer-list)))
(mu4e--server-start)
(mu4e--server-ping nil)
(mu4e--server-compose 'edit nil 1)
(dotimes (_ 300) (unless (draft) (accept-process-output nil 0.1)))
(with-current-buffer (draft)
  (setq default-directory (concat (getenv "HOME") "/"))
  (message-send)
  (set-buffer-modified-p nil))
(mu4e--server-kill)
EL
MUHOME=$dir/mu timeout 120 emacs -Q --batch -L /usr/share/emacs/site-lisp/elpa-src/mu4e-1.8.14 -l send.el >/dev/null 2>&1
cat > read.py <<'PY'
import base64, email, email.policy
for name in "draft.eml", "sent":
    mail = email.message_from_binary_file(open(name, "rb"), policy=email.policy.default)
    parts = mail.get_payload() if mail.is_multipart() else []
    print(f"{name}: {mail.get_content_type()}, encoded in {mail['Content-Transfer-Encoding']}, {len(parts)} parts")
    if not parts:
        print(*[f"behind base64: {line}" for line in base64.b64decode(mail.get_payload()).decode().splitlines()[:4]], sep="\n")
PY
/usr/bin/python3 read.py > seen
cat seen

cat > expected <<'OUT'
draft.eml: multipart/mixed, encoded in None, 2 parts
sent: multipart/mixed, encoded in base64, 0 parts
behind base64: --parts
behind base64: Content-Type: text/plain; charset=utf-8
behind base64: 
behind base64: On 12 January at 10:00, room 2.
OUT
diff expected seen
