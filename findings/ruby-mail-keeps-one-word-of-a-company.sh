#!/usr/bin/env bash
# What Ruby's mail gem, with which Rails reads and writes mails, makes of a sender such as Acme "Best" Ltd <office@example.com>.
#
# Guess: the name is "Acme Best Ltd", with or without the quotation marks: RFC 5322 has a name be words, in quotation marks or not.
# What happens: the word in quotation marks is the whole name; the others are gone, also when the mail is written, and also if they are
#   encoded. There is no error. Python and Go show all words.
# Version: ruby-mail 2.7.1+dfsg1-2 of Debian 12, Python 3.11.2, Go 1.26. Tried on 2026-12-01.
# Why it matters: in Ukraine the name of a company has quotation marks: ТОВ "Ромашка". Two companies with one such word are the same
#   sender in a list, and the letter of a company arrives from "Ромашка". Put the whole name into quotation marks.
# Needs Debian 12 with ruby-mail, python3, and Go.
set -euo pipefail

dpkg -s ruby-mail python3 >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends ruby-mail python3 >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export LC_ALL=C.UTF-8
cat > senders <<'TXT'
Acme "Best" Ltd <office@example.com>
=?utf-8?b?0KLQntCS?= "Alfa" <office@example.com>
"Acme Best Ltd" <office@example.com>
TXT
cat > name.rb <<'RUBY'
require 'stringio'
require 'mail'
File.readlines('senders', chomp: true).each do |from|
  read = Mail.new("From: #{from}\r\nTo: a@example.org\r\n\r\nHello\r\n")
  written = Mail.new { from from; to 'a@example.org'; body 'Hello' }
  puts "Ruby reads #{read[:from].addrs.map(&:display_name)}, writes #{written.encoded[/^From: (.*)\r/, 1]}"
end
RUBY
cat > name.py <<'PY'
import email, email.policy
for line in open("senders"):
    mail = email.message_from_string(f"From: {line}\nHello\n", policy=email.policy.default)
    print("Python reads", [a.display_name for a in mail["From"].addresses])
PY
cat > name.go <<'GO'
package main

import (
	"bufio"
	"fmt"
	"net/mail"
	"os"
)

func main() {
	for s := bufio.NewScanner(os.Stdin); s.Scan(); {
		a, err := mail.ParseAddress(s.Text())
		fmt.Println("Go reads", a.Name, err)
	}
}
GO
{
  ruby name.rb
  /usr/bin/python3 name.py
  go run name.go < senders
} > seen
cat seen

cat > expected <<'OUT'
Ruby reads ["Best"], writes Best <office@example.com>
Ruby reads ["Alfa"], writes Alfa <office@example.com>
Ruby reads ["Acme Best Ltd"], writes Acme Best Ltd <office@example.com>
Python reads ['Acme Best Ltd']
Python reads ['ТОВ Alfa']
Python reads ['Acme Best Ltd']
Go reads Acme Best Ltd <nil>
Go reads ТОВ Alfa <nil>
Go reads Acme Best Ltd <nil>
OUT
diff expected seen
