#!/usr/bin/env bash
# What Ruby's mail gem sends of a letter with a text whose file is added by attachments[].
#
# Guess: the text is the first part and the file the second one, as with add_file.
# What happens: the file is the only part. The text is gone without a word. With add_file it is there, and also if it was set as
#   text_part.
# Version: ruby-mail 2.7.1+dfsg1-2 of Debian 12. Tried on 2026-12-01.
# Why it matters: the applicant gets a file without a line of the letter, and the server took the mail. A letter without a file is right,
#   so that a trial with one proves nothing.
# Needs Debian 12 with ruby-mail.
set -euo pipefail

dpkg -s ruby-mail >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends ruby-mail >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export LC_ALL=C.UTF-8
cat > send.rb <<'RUBY'
require 'stringio'
require 'mail'
calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"
ways = {
  'attachments[]' => ->(m) { m.body = 'On 12 January at 10:00.'; m.attachments['invite.ics'] = calendar },
  'add_file' => ->(m) { m.body = 'On 12 January at 10:00.'; m.add_file(filename: 'invite.ics', content: calendar) },
  'text_part' => ->(m) { m.text_part = Mail::Part.new { body 'On 12 January at 10:00.' }; m.attachments['invite.ics'] = calendar },
}
ways.each do |name, add|
  mail = Mail.new(from: 'hr@example.com', to: 'ivan@example.org', subject: 'Your interview')
  add.call(mail)
  sent = Mail.new(mail.encoded)
  puts "#{name}: #{sent.parts.map(&:mime_type).join(' and ')}, the text is #{sent.to_s.include?('12 January') ? 'there' : 'gone'}"
end
RUBY
ruby send.rb > seen
cat seen

cat > expected <<'OUT'
attachments[]: text/calendar, the text is gone
add_file: text/plain and text/calendar, the text is there
text_part: text/plain and text/calendar, the text is there
OUT
diff expected seen
