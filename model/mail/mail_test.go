package mail

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/clipperhouse/displaywidth"
	"github.com/clipperhouse/uax29/v2/graphemes"
)

var sender = Address{"Олена Коваль", "hr@example.com"}

func letterTo(name string) Message {
	return Message{
		From: sender, To: Address{name, "ivan@example.org"}, Subject: "Ваш відгук", Text: "Добрий день!\n\nДякуємо.\n",
		ID: "abc123@example.com",
	}
}

func built(t *testing.T, m Message) string {
	t.Helper()
	data, err := Build(m)
	if err != nil {
		t.Fatal(err)
	}
	if err := Verify(data, m); err != nil {
		t.Fatalf("%v\n%s", err, data)
	}
	return string(data)
}

func TestAMailHasTheFieldsOfOneLetterAlone(t *testing.T) {
	m := letterTo("Ivan Petrenko, Jr.")
	m.Subject = "Your application"
	m.Text = "Hello,\n\nthank you.\n"
	m.Date = time.Date(2026, 11, 29, 10, 0, 0, 0, time.FixedZone("", 2*3600))
	m.InReplyTo, m.References, m.Unsent = "b@example.com", []string{"a@example.com", "b@example.com"}, true
	want := strings.ReplaceAll(`Date: Sun, 29 Nov 2026 10:00:00 +0200
From: =?utf-8?b?0J7Qu9C10L3QsCDQmtC+0LLQsNC70Yw=?= <hr@example.com>
To: "Ivan Petrenko, Jr." <ivan@example.org>
Subject: Your application
Message-Id: <abc123@example.com>
In-Reply-To: <b@example.com>
References: <a@example.com> <b@example.com>
Mime-Version: 1.0
Content-Type: text/plain; charset=utf-8; format=flowed
Content-Transfer-Encoding: quoted-printable
X-Unsent: 1

Hello,

thank you.
`, "\n", "\r\n")
	if got := built(t, m); got != want {
		t.Errorf("got\n%s", got)
	}
}

func TestTheDateChangesNothingElse(t *testing.T) {
	m := letterTo("Іван")
	without := built(t, m)
	m.Date = time.Date(2026, 11, 29, 10, 0, 0, 0, time.UTC)
	with := built(t, m)
	if line, rest, _ := strings.Cut(with, "\r\n"); !strings.HasPrefix(line, "Date: ") || rest != without {
		t.Errorf("with a date\n%s\nwithout\n%s", with, without)
	}
}

func TestALongThreadIsFolded(t *testing.T) {
	m := letterTo("Іван")
	for i := range 100 {
		m.References = append(m.References, fmt.Sprintf("%026d@example.com", i))
	}
	for line := range strings.SplitSeq(built(t, m), "\r\n") {
		if len(line) > 76 {
			t.Errorf("%d octets: %s", len(line), line)
		}
	}
}

// TestNoLineLooksLikeTheEndOfAMail, whatever place the line breaks of quoted-printable leave to a sign: some programs end a
// mail at a line with one dot, and mailbox files begin one with "From ".
func TestNoLineLooksLikeTheEndOfAMail(t *testing.T) {
	m := letterTo("Іван")
	for i := range 6 * 14 {
		for _, rest := range []string{".", "From here and on", "\n.\nFrom here\n.\n.\nend"} {
			m.Text = strings.Repeat("й", i/6) + strings.Repeat("a", i%6) + rest // up to 83 octets in the mail
			for line := range strings.SplitSeq(built(t, m), "\r\n") {
				if line == "." || strings.HasPrefix(line, "From ") || len(line) > 76 {
					t.Errorf("%q makes the line %q", m.Text, line)
				}
			}
		}
	}
}

func TestMessageIDsHoldNothingButTheDomain(t *testing.T) {
	seen := map[string]bool{}
	for range 1000 {
		id := NewID(Address{Mail: "hr@Example.com"})
		if !regexp.MustCompile(`^[a-z2-7]{26}@example\.com$`).MatchString(id) || seen[id] {
			t.Fatal(id)
		}
		seen[id] = true
	}
}

func TestAMailIsNotBuiltWithoutWhatALetterNeeds(t *testing.T) {
	for name, change := range map[string]func(*Message){
		"no subject":         func(m *Message) { m.Subject = " \r\n" },
		"no text":            func(m *Message) { m.Text = "\u200b\n" },
		"no ID":              func(m *Message) { m.ID = "" },
		"brackets in the ID": func(m *Message) { m.ID = "<a@example.com>" },
		"line in the ID":     func(m *Message) { m.ID = "a@example.com\r\nBcc: x" },
		"reply to no ID":     func(m *Message) { m.InReplyTo = "a b@example.com" },
		"reference is no ID": func(m *Message) { m.References = []string{"a@example.com>, <b"} },
		"two recipients":     func(m *Message) { m.To.Mail = "a@example.org, b@example.org" },
		"masked recipient":   func(m *Message) { m.To.Mail = "iv***@example.org" },
		"no sender":          func(m *Message) { m.From.Mail = "" },
	} {
		m := letterTo("Іван")
		change(&m)
		if data, err := Build(m); err == nil {
			t.Errorf("%s:\n%s", name, data)
		}
	}
}

// pieces are what hostile names, subjects and texts are put together from.
var pieces = []string{
	`"`, `\"`, `\`, `,`, `;`, `:`, `<`, `>`, `@`, `(`, `)`, `[`, `]`, `.`, `-`, `=`, `_`, `?`, `=?`, `?=`, "=20", "%0D%0A",
	"=?utf-8?q?=0D=0ABcc:_x@example.org?=", "=?koi8-u?b?0g==?=", "<x@example.org>", "x@example.org", "\r\nBcc: x@example.org\r\n",
	"\x00", "\x07", "\x1b[31m", "\x7f", "\u0085", "\u2028", "\ufeff", "\u00ad", "\u200b", "\u202e", "\u200f", "\u2066", "\u061c",
	"\n", "\r", "\r\n", "\n\n", "\n>", "\nFrom ", "\n.", "\n.\n", "\n-- \n", " -- ", "--", "\t", " ", "  ", "\xff", "\xed\xa0\x80", "\xc3", "\uffff",
	"Шевченко", "Оксана", "Ґалаґан’", "М'ята", "Kovács", "Őry Zsófia", "Ștefănescu", "Țîrlea", "O'Neil", "Ivan", "a", "株式会社", "עברית", "عربي",
	"👩‍👩‍👧‍👦", "🇺🇦", "👍🏽", "e\u0301", strings.Repeat("o\u0301", 40), "a" + strings.Repeat("\u0301", 200),
	strings.Repeat("й", 150), strings.Repeat("a", 300), strings.Repeat("x ", 100), strings.Repeat("слово ", 60), strings.Repeat(" ", 90), "",
}

func hostile(r *rand.Rand) string {
	var b strings.Builder
	for range r.IntN(8) {
		b.WriteString(pieces[r.IntN(len(pieces))])
		if r.IntN(3) == 0 {
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// TestHostileNamesMakeMailsToOnePerson holds what is written to what a reader may make of it who is less strict than Verify.
func TestHostileNamesMakeMailsToOnePerson(t *testing.T) {
	r := rand.New(rand.NewPCG(45, 1))
	word := regexp.MustCompile(`=\?utf-8\?(b\?[A-Za-z0-9+/=]+|q\?(_|(=[0-9A-F]{2})+))\?=`)
	ended := regexp.MustCompile(`=\?= =\?utf-8\?b`) // GMime drops the second word
	field := regexp.MustCompile(`^(Date|From|To|Subject|Message-Id|Mime-Version|Content-Type|Content-Transfer-Encoding): `)
	for i := range 5000 {
		m := letterTo(hostile(r))
		m.From.Name, m.Subject, m.Text = hostile(r), "s"+hostile(r), "t"+hostile(r)
		m.Date = time.Unix(1_800_000_000+int64(i), 0)
		data, err := Build(m)
		if err == nil {
			err = Verify(data, m)
		}
		if err != nil {
			t.Fatalf("%d: %v\n%+v\n%s", i, err, m, data)
		}
		head, body, _ := strings.Cut(string(data), "\r\n\r\n")
		names := map[string]int{}
		for line := range strings.SplitSeq(strings.ReplaceAll(head, "\r\n ", " "), "\r\n") {
			name := field.FindString(line)
			names[name]++
			if rest := word.ReplaceAllString(line, ""); name == "" || strings.Contains(rest, "=?") || strings.Contains(rest, "\t") || ended.MatchString(line) {
				t.Fatalf("%d: field %q\n%s", i, line, data)
			}
		}
		if len(names) != 8 || names["To: "] != 1 || names["From: "] != 1 || names["Subject: "] != 1 {
			t.Fatalf("%d: fields %v\n%s", i, names, data)
		}
		for line := range strings.SplitSeq(head+"\r\n"+body, "\r\n") {
			if len(line) > 78 && !strings.Contains(line, strings.Repeat("a", 79)) || len(line) > 400 {
				t.Fatalf("%d: a line has %d octets: %q", i, len(line), line)
			}
		}
		if strings.Contains("\r\n"+body, "\r\n.\r\n") || strings.Contains("\r\n"+body, "\r\nFrom ") {
			t.Fatalf("%d: a line of the text could be taken for the end\n%s", i, data)
		}
	}
}

// TestEncodedWordsAreCutAtSpaces where they can be, and where base64 needs no "=".
func TestEncodedWordsAreCutAtSpaces(t *testing.T) {
	for name, want := range map[string]string{
		"Олена Коваль":                           "=?utf-8?b?0J7Qu9C10L3QsCDQmtC+0LLQsNC70Yw=?=",
		"Your interview is cancelled: “Barista”": "=?utf-8?b?WW91ciBpbnRlcnZpZXcgaXMgY2FuY2VsbGVkOg==?= =?utf-8?q?=20?= =?utf-8?b?4oCcQmFyaXN0YeKAnQ==?=",
		"Олена Іванівна Бондаренко":              "=?utf-8?b?0J7Qu9C10L3QsCDQhtCy0LDQvdGW0LLQvdCw?= =?utf-8?q?=20?= =?utf-8?b?0JHQvtC90LTQsNGA0LXQvdC60L4=?=",
		strings.Repeat("й", 20):                  "=?utf-8?b?0LnQudC50LnQudC50LnQudC50LnQudC50LnQudC50LnQudC5?= =?utf-8?b?0LnQuQ==?=",
		"a" + strings.Repeat("式", 13):            "=?utf-8?q?=61?= =?utf-8?b?5byP5byP5byP5byP5byP5byP5byP5byP5byP5byP5byP5byP5byP?=",
	} {
		if got := encoded(name); got != want {
			t.Errorf("%q is\n%s, want\n%s", name, got, want)
		}
	}
}

func TestNamesAreShownWhole(t *testing.T) {
	for _, test := range []struct{ name, want string }{
		{"Олена Коваль", "Олена Коваль"},
		{"  Олена\r\n\tКоваль ", "Олена Коваль"},
		{"\u202eaneLO\u202c", "aneLO"},
		{"Оле\u00adна\u200b\ufeff\x00\x1b[31m", "Олена[31m"},
		{"👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"},
		{" \t\u200b", ""},
		{strings.Repeat("👨‍👩‍👧 ", 40), strings.TrimSpace(strings.Repeat("👨‍👩‍👧 ", 15))}, // 300 octets
		{strings.Repeat("й", 150), strings.Repeat("й", 60)},
		{strings.Repeat("o\u0301", 70), strings.Repeat("o\u0301", 60)},
		{"a\xff", "a\ufffd"},
	} {
		if got := CleanName(test.name); got != test.want {
			t.Errorf("CleanName(%q) = %q, want %q", test.name, got, test.want)
		}
	}
	r := rand.New(rand.NewPCG(45, 2))
	for range 5000 {
		name := hostile(r)
		got := CleanName(name)
		characters := 0
		for at := graphemes.FromString(got); at.Next(); {
			characters++
		}
		hidden := func(r rune) bool { return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) }
		if characters > 60 || len(got) > 300 || !utf8.ValidString(got) || strings.ContainsFunc(got, hidden) || CleanName(got) != got {
			t.Fatalf("CleanName(%q) = %q", name, got)
		}
	}
}

func TestTextsAreWrappedSoThatTheyReadTheSame(t *testing.T) {
	paragraph := strings.TrimSpace(strings.Repeat("Дякуємо за ваш відгук. ", 20))
	address := "https://example.org/" + strings.Repeat("a", 1200)
	for _, test := range []struct{ name, text, flowed string }{
		{"a short line", "Hello.", "Hello.\r\n"},
		{"lines that mean something to programs", "From me\n> quote\n  indented\n.\n", " From me\r\n > quote\r\n   indented\r\n.\r\n"},
		{"spaces at the end", "one  \ntwo\t\nthree", "one\r\ntwo\r\nthree\r\n"},
		{"a signature", "Bye\n-- \nOlena", "Bye\r\n-- \r\nOlena\r\n"},
		{"empty lines", "\n\none\n\n\ntwo\n\n", "one\r\n\r\n\r\ntwo\r\n"},
		{"a word that fits no line", address, address + "\r\n"},
	} {
		if got := flow(CleanText(test.text)); got != test.flowed {
			t.Errorf("%s: %q, want %q", test.name, got, test.flowed)
		}
	}
	r := rand.New(rand.NewPCG(45, 3))
	for i := range 5000 {
		text := paragraph
		for range 3 {
			text += " " + hostile(r)
		}
		text = CleanText(text)
		flowed := flow(text)
		if got := unflow(flowed); got != text {
			t.Fatalf("%d: %q\nis %q\nby %q", i, text, got, flowed)
		}
		for line := range strings.SplitSeq(flowed, "\r\n") {
			if wide := displaywidth.String(strings.TrimRight(line, " ")); wide > columns && strings.Contains(strings.TrimLeft(strings.TrimRight(line, " "), " "), " ") &&
				!strings.HasPrefix(strings.TrimLeft(line, " "), "-- ") {
				t.Fatalf("%d: %d columns: %q", i, wide, line)
			}
		}
	}
}

// TestVerifyNamesWhatIsWrong: each change is one that a fault, or a program in between, could make.
func TestVerifyNamesWhatIsWrong(t *testing.T) {
	m := letterTo("Іван Петренко")
	good := built(t, m)
	for _, test := range []struct{ old, new, want string }{
		{"To: ", "To: x@example.org, ", "To has 2 addresses"},
		{"To: ", "To: x@example.org\r\nTo: ", "To is there 2 times"},
		{"To: ", "Cc: x@example.org\r\nTo: ", "field Cc"},
		{"To: ", "Bcc: x@example.org\r\nTo: ", "field Bcc"},
		{"To: ", "X-To: ", "field X-To"},
		{"<ivan@example.org>", "<ivan@example.com>", "To has another address"},
		{"hr@example.com", "hr@example.net", "From has another address"},
		{"0J7Qu9C1", "0J7Qu9C2", "From has another name"},
		{"Subject: ", "Subject: Re: ", "Subject differs from octet 0"},
		{"Subject: ", "Subject: a\r\nSubject: ", "Subject is there 2 times"},
		{"abc123", "abc124", "Message-Id is"},
		{"Mime-Version", "Date: Sun, 29 Nov 2026 10:00:00 +0200\r\nMime-Version", "field Date"},
		{"text/plain", "text/html", "Content-Type is"},
		{"charset=utf-8", "charset=koi8-u", "Content-Type is"},
		{"quoted-printable", "8bit", "Content-Transfer-Encoding is"},
		{"=D0=94", "=D0=95", "the text differs from octet 1 of"},
		{"=D0=94", "Д", "the octet 0xd0"},
		{"=D0=94", "\x00", "the octet 0x0"},
		{"=D0=94", "=ZZ", "the text differs from octet 0 of"},
		{"\r\n\r\n", "\r\n" + strings.Repeat(" ", 1000) + "\r\n\r\n", "a line has 1000 octets"},
		{"Mime-Version: 1.0\r\n", "Mime-Version: 1.0\n", "the octet 0xa"},
		{"Mime-Version: 1.0\r\n", "", "Mime-Version is there 0 times"},
		{"Message-Id:", "Message-Id", "cannot be read"},
	} {
		bad := strings.Replace(good, test.old, test.new, 1)
		if bad == good {
			t.Fatalf("%q is not in\n%s", test.old, good)
		}
		if err := Verify([]byte(bad), m); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q for %q: %v", test.new, test.old, err)
		}
	}
	for at := range len(good) - 2 { // a mail that was cut short; without its last line end it reads the same
		if Verify([]byte(good[:at]), m) == nil {
			t.Errorf("after %d of %d octets nothing is missing", at, len(good))
		}
	}
	for _, change := range []func(*Message){
		func(m *Message) { m.Unsent = true }, func(m *Message) { m.InReplyTo = "a@example.com" },
		func(m *Message) { m.References = []string{"a@example.com"} }, func(m *Message) { m.Date = time.Unix(1e9, 0) },
	} {
		other := m
		change(&other)
		if Verify([]byte(good), other) == nil {
			t.Errorf("%+v is not missed", other)
		}
	}
}

func FuzzBuild(f *testing.F) {
	r := rand.New(rand.NewPCG(45, 4))
	for range 50 {
		f.Add(hostile(r), hostile(r), hostile(r), "ivan@example.org")
	}
	f.Fuzz(func(t *testing.T, name, subject, text, address string) {
		m := Message{From: Address{name, "hr@example.com"}, To: Address{name, address}, Subject: subject, Text: text, ID: "a@example.com"}
		data, err := Build(m)
		if err != nil {
			if _, problem := Usable(address); problem == "" && m.Clean().Subject != "" && m.Clean().Text != "" {
				t.Fatal(err)
			}
			return
		}
		if err := Verify(data, m); err != nil {
			t.Fatalf("%v\n%s", err, data)
		}
		if again, _ := Build(m.Clean()); !bytes.Equal(again, data) {
			t.Fatalf("what is clean is not built the same\n%s\n%s", again, data)
		}
	})
}

func BenchmarkBuild(b *testing.B) {
	m := letterTo("Іван Петренко")
	m.Text = strings.Repeat("Дякуємо за ваш відгук. ", 60)
	for range b.N {
		data, err := Build(m)
		if err == nil {
			err = Verify(data, m)
		}
		if err != nil {
			b.Fatal(err)
		}
	}
}

func ExampleBuild() {
	data, _ := Build(Message{
		From: Address{"HR", "hr@example.com"}, To: Address{"Ivan", "ivan@example.org"}, Subject: "Hello", Text: "Hello.", ID: "1@example.com",
	})
	fmt.Println(strings.Contains(string(data), `To: "Ivan" <ivan@example.org>`))
	// Output: true
}
