#!/usr/bin/env bash
# The text that the Go library jordan-wright/email reads of a mail with two parts of text, as a mailing list or a company's server
# makes one: the words of the person, and a notice that was added below.
#
# Guess: both texts, one below the other, or the first one; and a calendar among the attachments.
# What happens: the last text wins. The person's words are gone, the notice is the mail, and no error is given. A calendar without
#   "Content-Disposition: attachment", as answers to invitations have it, is neither text nor attachment. enmime joins the texts and keeps the
#   calendar.
# Version: github.com/jordan-wright/email v4.0.1-0.20210109023952-943e75fe5223+incompatible and github.com/jhillyerd/enmime/v2 v2.3.0.
#   Tried on 2026-12-01.
# Why it matters: an applicant's "I cannot come at 10, is 14 possible?" is filed as "This e-mail is confidential", as is each other answer
#   from that company. Walk the parts yourself, or look for a second text.
set -euo pipefail

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
export GOFLAGS=-mod=mod GOMODCACHE="$dir/mod"

cat > go.mod <<'MOD'
module finding

go 1.24.3

require (
	github.com/jhillyerd/enmime/v2 v2.3.0
	github.com/jordan-wright/email v4.0.1-0.20210109023952-943e75fe5223+incompatible
)
MOD

cat > main.go <<'GO'
package main

import (
	"fmt"
	"strings"

	"github.com/jhillyerd/enmime/v2"
	"github.com/jordan-wright/email"
)

const answer = `From: ivan@example.org
To: hr@example.com
Subject: Re: Your interview
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=parts

--parts
Content-Type: text/plain; charset=utf-8

I cannot come at 10, is 14 possible?
--parts
Content-Type: text/calendar; method=REPLY; charset=utf-8

BEGIN:VCALENDAR
END:VCALENDAR
--parts
Content-Type: text/plain; charset=utf-8

This e-mail is confidential.
--parts--
`

func main() {
	text := strings.ReplaceAll(answer, "\n", "\r\n")
	e, err := email.NewEmailFromReader(strings.NewReader(text))
	if err != nil {
		panic(err)
	}
	fmt.Printf("email: %q, %d attachments\n", e.Text, len(e.Attachments))
	m, err := enmime.ReadEnvelope(strings.NewReader(text))
	if err != nil {
		panic(err)
	}
	fmt.Printf("enmime: %q, %d attachments, %d other parts\n", m.Text, len(m.Attachments), len(m.OtherParts))
}
GO

cat > expected <<'OUT'
email: "This e-mail is confidential.", 0 attachments
enmime: "I cannot come at 10, is 14 possible?\n--\nThis e-mail is confidential.", 0 attachments, 1 other parts
OUT

go run . > seen
cat seen
diff expected seen
