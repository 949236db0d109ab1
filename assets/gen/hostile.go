package main

import (
	"archive/zip"
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// attacks are texts from strangers. Each has the word EVIL: inside the escape sequence, if that can hold text.
// Applicant n of the hostile scenario has attack n in every field.
var attacks = []struct{ name, text string }{
	{"CSI colour", "\x1b[31;5mEVIL\x1b[0m"},
	{"CSI clear and home", "\x1b[2J\x1b[HEVIL\x1b[?1049h"},
	{"CSI report", "EVIL\x1b[6n\x1b[c\x1b[>q\x1b[?2004h\x1b[?1000h"},
	{"OSC title", "\x1b]0;EVIL-TITLE\x07EVIL"},
	{"OSC link", "\x1b]8;;https://example.com/EVIL\x1b\\EVIL click\x1b]8;;\x1b\\"},
	{"OSC clipboard", "\x1b]52;c;RVZJTA==\x07EVIL"},
	{"OSC without end", "EVIL\x1b]0;EVIL swallows the rest"},
	{"DCS", "\x1bP$q\"pEVIL\x1b\\EVIL\x1bP+q544e\x1b\\"},
	{"APC, PM, SOS", "\x1b_GEVIL=1;AAAA\x1b\\\x1b^EVIL\x1b\\\x1bXEVIL\x1b\\EVIL"},
	{"8-bit C1", "\u009b31mEVIL\u009d0;EVIL\u009c\u0090EVIL\u009c\u009fEVIL\u009c"},
	{"carriage return", "harmless\rEVIL over it\r\nEVIL\vEVIL\fEVIL"},
	{"backspace and delete", "good\b\b\b\bEVIL\x7f\x7f\x7f\x00\x05\x0e\x0f"},
	{"bidi overrides", "EVIL \u202Egnihtemos\u202C \u2066abc\u2067EVIL\u2069\u2069 \u200F\u061C"},
	{"zero width", "E\u200BV\u200CI\u200DL EVIL\uFEFF\u2060\u00AD\u180E"},
	{"zalgo", "E" + strings.Repeat("\u0300\u0315\u0489\u0362", 30) + "V" + strings.Repeat("\u0334\u0329", 40) + "IL EVIL"},
	{"entities of escapes", "&#27;[31mEVIL&#x1b;]0;EVIL&#7;&#x9b;31mEVIL&#155;2J&#13;EVIL&#8238;EVIL&NewLine;EVIL"},
	{"twice-made entities", "&amp;#27;[31mEVIL&amp;amp;#x9b;31mEVIL&amp;lt;script&amp;gt;EVIL"},
	{"script and style", "<script>EVIL()</script><style>*{EVIL:1}</style><img src=x onerror=EVIL()><!-- EVIL --><b>EVIL"},
	{"links of odd schemes", `<a href="javascript:EVIL()">EVIL</a> <a href="file:///etc/passwd#EVIL">EVIL</a> <a href="data:text/html,EVIL">EVIL</a> <a href=" java&#10;script:EVIL()">EVIL</a> <a href="https://example.com/EVIL">https://bank.example.org</a>`},
	{"a formula", `=HYPERLINK("https://example.com/EVIL","EVIL")`},
	{"a formula after a tab", "\t@SUM(1+1)*cmd|'/C EVIL'!A0"},
	{"joined emoji and flags", "EVIL 👩‍👩‍👧‍👦🏴‍☠️🇺🇦🇺🇦🇺👨🏽‍🚒❤️‍🔥 ☺︎☺️ EVIL"},
	{"scripts of many widths", "EVIL क्षत्रिय ज्ञानेश्वरी ﷽ ｆｕｌｌ 한국어 ไทยเป็น ꧅𒐫 EVIL"},
	{"tags and private use", "EVIL\U000E0001\U000E0045\U000E0056\uE000\uFFFF\uFFFE\U0010FFFFEVIL\uFFF9a\uFFFAb\uFFFB"},
	{"shift out and charsets", "\x1b(0EVIL\x1b)0\x0eqqqq\x1b#8\x1bc EVIL\x1b%G"},
	{"a shell in text", "EVIL`id`$(id);rm -rf ~ #'\"\\ | EVIL %s %n {{.EVIL}} ${EVIL}"},
}

var evilNames = []any{
	"../../.ssh/authorized_keys", "/etc/passwd", "CON.pdf", "-rf.pdf", ".bashrc", "a\u202Efdp.exe",
	Repeat{Repeat: "EVIL", Times: 100, Then: ".pdf"}, `..\..\EVIL\autorun.inf`, "EVIL\x00.pdf", "EVIL\x1b]0;EVIL\x07.pdf",
	"=HYPERLINK(\"https://example.com/EVIL\").pdf", "EVIL.pdf.", "EVIL .pdf   ", "", "..", "EVIL\n.pdf", "~EVIL/.profile", "NUL", "EVIL.pdf:stream",
	"EVIL/EVIL/EVIL.pdf", "COM1.EVIL.docx", "\u200B\u200B.pdf", "%2e%2e%2fEVIL.pdf", "EVIL.desktop", "E\u0301VIL e\u0301\u0301.pdf", "EVIL$(id).pdf",
}

func hostile(demo *Scenario) *Scenario {
	s := &Scenario{Account: Account{"olena.hr@example.com", "Вербова \x1b]0;EVIL\x07Гавань EVIL"}, ActiveLimit: 7}
	at := func(i int) string { return attacks[i%len(attacks)].text }
	statuses := []any{"Activated", "Stopped", "Archived\x1b[31mEVIL", "OnModeration EVIL", "Activated", ""}
	urls := []any{"javascript:alert('EVIL')", "file:///etc/passwd#EVIL", "https://example.com/\x1b]0;EVIL\x07EVIL", "https://bank.example.org@example.com/EVIL\u202Egpj",
		"\thttps://example.com/EVIL EVIL\r\nSet-Cookie: EVIL", "ssh://-oProxyCommand=EVIL/"}
	lead := "<p>EVIL. An ordinary first paragraph, long enough for the rule of a hundred characters, so that only what follows it is strange.</p>"
	descriptions := []any{
		func() string {
			var b strings.Builder
			b.WriteString(lead)
			for _, a := range attacks {
				fmt.Fprintf(&b, "<h3>%s</h3><p>%s</p>", a.name, a.text)
			}
			return b.String()
		}(),
		Repeat{First: lead, Repeat: "<div>", Times: 5000, Then: "EVIL deep inside"},
		Repeat{First: lead + "<ul>", Repeat: "<li>EVIL line</li>", Times: 10000, Then: "</ul>"},
		Repeat{First: lead + "<p>", Repeat: "EVIL", Times: 262144, Then: "</p>"},
		lead + "<table><tr><td colspan=99999 rowspan=99999>EVIL</td></tr><tr>" + strings.Repeat("<td>EVIL</td>", 300) + "</tr></table><ol start=-2147483648><li>EVIL</ol><pre>" + at(3) + "\tEVIL</pre><p>not closed <b><i><u><a href='javascript:EVIL()'",
		Repeat{First: lead, Repeat: "<ul><li>EVIL", Times: 2000},
	}
	for i := range 6 {
		j := &Job{Key: fmt.Sprint("hostile-", i+1), Country: "ua", Status: statuses[i], Title: at(i*4) + " t", Region: at(i*4+1) + " r", Address: at(i*4+2) + " a",
			JobType1: ptr([]int{1, 9, -1, 127, 0, 5}[i]), SalaryValue1: ptr([]int{100, -5, 9007199254740993, 0, 9223372036854775807, 1}[i]),
			SalaryRateID: ptr([]int{3, 4, 99, -1, 0, 5}[i]), Description: descriptions[i], ViewsCount: []int{5, -7, 2147483647, 0, 1, 9}[i],
			Published: true, CreatedDaysAgo: float64(i * 9), URL: urls[i], Applies: []*Apply{}}
		if i == 5 {
			j.Title = Repeat{First: "EVIL ", Repeat: "Ж", Times: 20000}
			j.Region = Repeat{Repeat: "EVIL\n", Times: 500}
		}
		s.Jobs = append(s.Jobs, j)
	}
	files := evilFiles()
	var spare []string
	for _, j := range demo.Jobs {
		for _, a := range j.Applies {
			if a.CV != nil && len(spare) < 6 {
				spare = append(spare, a.CV.File)
			}
		}
	}
	for i, x := range attacks {
		t := x.text
		a := &Apply{DaysAgo: float64(i) + .5, StatusDaysAgo: float64(i) + .2, Status: "Received", IsNew: i%3 == 0, IsViewed: i%4 == 0, IsSuggested: i == 20, HasProfile: true,
			AppliesCount: []int{1, -1, 2147483647}[i%3], MessagesCount: []int{0, -3, 9999999}[i%3], NewMessagesCount: []int{0, 12, 9999999}[i%3],
			Questions: []Questions{{4, 3}, {-5, -9}, {2147483647, 2147483647}, {3, 900}}[i%4]}
		if i%5 == 1 {
			a.Status = "Reserve " + t
		}
		switch i {
		case 4:
			a.DaysAgo, a.StatusDaysAgo = -30, -60 // from next month
		case 8:
			a.DaysAgo, a.StatusDaysAgo = 400000, 400000
		case 12:
			a.LastMessageDaysAgo = ptr(-3000.0)
		}
		a.Applicant = Applicant{Name: "N " + t, Age: ptr([]int{30, -1, 0, 999, 2147483647}[i%5]), Salary: ptr([]int{1000, -1, 0, 9223372036854775807}[i%4]),
			Currency: "UAH" + t, Region: "R " + t, Gender: []any{"MALE", "OTHER" + t, nil}[i%3], PhotoURL: []any{"file:///etc/passwd#EVIL", "http://127.0.0.1:1/EVIL" + t, "javascript:EVIL()"}[i%3],
			Relocate:  ptr(i%2 == 0),
			Contacts:  Contacts{Phone: "+380 00 000 " + t, Email: "evil" + t + "@example.com", IsOpened: i%2 == 0, OpenDaysAgo: ptr(float64(i) / 2)},
			Education: []Education{{"I " + t, "L " + t, "M " + t, ptr([]int{2010, -44, 99999, 0}[i%4])}},
			Experience: []Work{{"T " + t, "E " + t, "D " + t, "from " + t, "to " + t},
				{"T2 " + t, "E2 " + t, "<ul><li>" + t + "</li><li>EVIL</li></ul>", "2019-03", nil}}}
		switch i {
		case 0:
			a.Applicant.Experience[0].Responsibilities = Repeat{Repeat: "<div>", Times: 5000, Then: "EVIL"}
		case 1:
			a.Applicant.Experience[0].Responsibilities = Repeat{Repeat: "EVIL\n", Times: 10000}
		case 2:
			a.Applicant.Experience[0].Responsibilities = Repeat{Repeat: "EVIL", Times: 262144}
		case 3:
			a.Applicant.Name = Repeat{First: "EVIL ", Repeat: "Ім'я ", Times: 5000}
			a.Applicant.Contacts.Email = Repeat{First: "EVIL", Repeat: "a", Times: 70000, Then: "@example.com"}
		case 5:
			for k := range 300 {
				a.Applicant.Experience = append(a.Applicant.Experience, Work{fmt.Sprint("EVIL post ", k), "EVIL", nil, fmt.Sprint(1700 + k), nil})
			}
		case 6:
			a.Applicant.Experience[0].Start = Repeat{First: "EVIL", Repeat: "9", Times: 5000}
		case 7:
			a.Applicant.Name = ""
		case 9:
			a.Applicant.Name = "\u202E\u200B\u2066"
		case 11:
			a.Applicant.Name = nil
		}
		name := evilNames[i%len(evilNames)]
		file := append(spare, files...)[i%(len(spare)+len(files))]
		a.CV = &CV{File: file, Name: name, FileName: evilNames[(i+3)%len(evilNames)], ContentType: []any{"application/pdf", "text/html; EVIL" + t, "application/x-sh", ""}[i%4]}
		j := s.Jobs[[]int{0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5}[i%11]]
		j.Applies = append(j.Applies, a)
	}
	return s
}

// evilFiles writes CVs whose contents do not match their names.
func evilFiles() []string {
	l := &Life{Lang: "en", Name: "EVIL", CVName: "EVIL \u009b31mEVIL\u009d0;EVIL\u009c \u202Egnihtemos", City: "EVIL\u200B", Email: "evil@example.com",
		Headline: attacks[14].text, Summary: "&#27;[31mEVIL " + attacks[21].text,
		Posts: []Post{{attacks[9].text, "EVIL", "EVIL", []string{attacks[12].text, attacks[13].text, attacks[22].text}, YM{2020, 1}, YM{}}}}
	pdf := PDF(&Life{Lang: "en", CVName: "EVIL cut", Headline: "EVIL", Summary: "EVIL"}, 0)
	var bomb bytes.Buffer
	z := zip.NewWriter(&bomb)
	w, err := z.CreateHeader(&zip.FileHeader{Name: "word/document.xml", Method: zip.Deflate, Modified: time.Date(2026, 3, 2, 9, 0, 0, 0, time.UTC)})
	must(err)
	fmt.Fprint(w, `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>EVIL`)
	for range 32 {
		_, err = w.Write(bytes.Repeat([]byte("EVIL"), 1<<18))
		must(err)
	}
	fmt.Fprint(w, `</w:t></w:r></w:p></w:body></w:document>`)
	must(z.Close())
	var out_ []string
	for _, f := range []struct {
		name string
		data []byte
	}{
		{"hostile-escapes.docx", DOCX(l, 1)},
		{"hostile-cut.pdf", pdf[:len(pdf)/2]},
		{"hostile-page.pdf", []byte("<html><script>EVIL()</script>EVIL</html>\n")},
		{"hostile-empty.pdf", nil},
		{"hostile-bomb.docx", bomb.Bytes()}, // decompresses to 32 MB
		{"hostile-script.pdf", []byte("#!/bin/sh\necho EVIL\n")},
	} {
		must(os.WriteFile(filepath.Join(out, "cv", f.name), f.data, 0o644))
		out_ = append(out_, "cv/"+f.name)
	}
	return out_
}
