package markup

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"shortlist/model/htmltext"
	"shortlist/model/modeltest"
)

// pasted are old advertisements, as people paste them, and the lines that a reader of the job sees.
var pasted = map[string]struct{ text, html string }{
	"every sort of sign": {
		"Feladatok:\n• naptár vezetése\n· vendégek fogadása\n▪ posta\nElvárások:\n– angol nyelvtudás\n2) önállóság\nTel.: 1",
		"<p>Feladatok:</p>\n<ul>\n<li>naptár vezetése</li>\n<li>vendégek fogadása</li>\n<li>posta</li>\n</ul>\n<p>Elvárások:</p>\n<ul>\n<li>angol nyelvtudás</li>\n</ul>\n<p>2) önállóság<br>\nTel.: 1</p>",
	},
	"a word processor": {
		"Ми пропонуємо:\n•\tзарплату\n\uf0b7\u00a0\u00a0\u00a0\u00a0відпустку\n§\tстраховку\no\tобіди",
		"<p>Ми пропонуємо:</p>\n<ul>\n<li>зарплату</li>\n<li>відпустку</li>\n<li>страховку</li>\n<li>обіди</li>\n</ul>",
	},
	"numbers": {
		"Pași:\r\n1. CV\r\n2. interviu\r\n3. ofertă\r\n\r\nSuccess",
		"<p>Pași:</p>\n<ol>\n<li>CV</li>\n<li>interviu</li>\n<li>ofertă</li>\n</ol>\n<p>Success</p>",
	},
	"numbers that are none of a list": {
		"Helyszín:\n5. emelet\n2026. október 5-től\n-20 °C-os raktár",
		"<p>Helyszín:<br>\n5. emelet<br>\n2026. október 5-től<br>\n-20 °C-os raktár</p>",
	},
	"lines":                {"Kyiv\nfull time\n\nfrom 9 to 6", "<p>Kyiv<br>\nfull time</p>\n<p>from 9 to 6</p>"},
	"indented mail":        {"We offer\n    good pay\n\n    \tgood people", "<p>We offer<br>\ngood pay</p>\n<p>good people</p>"},
	"an item of two lines": {"- a long item\n  that goes on\n- b", "<ul>\n<li>a long item<br>\nthat goes on</li>\n<li>b</li>\n</ul>"},
	"below each other":     {"• a\n   – b\n   – c\n• d", "<ul>\n<li>a\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n</li>\n<li>d</li>\n</ul>"},
	"numbers below numbers": {
		"1. Ми пропонуємо\n1.1. зарплату\n2. Ви вмієте\n   a) готувати\n   b) прати\n3. Інше",
		"<ol>\n<li>Ми пропонуємо<br>\n1.1. зарплату</li>\n<li>Ви вмієте<br>\na) готувати<br>\nb) прати</li>\n<li>Інше</li>\n</ol>",
	},
	"another first number": {
		"2026. januártól tölthető be\n\n2) onallosag\n3) pontossag\n\n• a\n2026. b\n0. c",
		"<p>2026. januártól tölthető be</p>\n<p>2) onallosag<br>\n3) pontossag</p>\n<ul>\n<li>a</li>\n</ul>\n<p>2026. b<br>\n0. c</p>",
	},
	"a year after a list": {"1. a\n2. b\n2026. c\n\n4. d", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n<p>2026. c</p>\n<p>4. d</p>"},
	"numbers and lists": {
		"1. Munka\n• a\n• b\n2. Bér\n• c",
		"<p>1. Munka</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>2. Bér</p>\n<ul>\n<li>c</li>\n</ul>",
	},
	"a heading after a tab": {
		"Kövér:\n• a\n\n\tTab heading\n\n\t• x\n  tovább",
		"<p>Kövér:</p>\n<ul>\n<li>a</li>\n</ul>\n<p>Tab heading</p>\n<ul>\n<li>x<br>\ntovább</li>\n</ul>",
	},
	"a number with a point":     {"1. a\n1.1 b\n2. c\n1.5 years", "<ol>\n<li>a<br>\n1.1 b</li>\n<li>c</li>\n</ol>\n<p>1.5 years</p>"},
	"letters and Roman numbers": {"I. Cerințe\nII. Beneficii\na) x\nb) y", "<p>I. Cerințe<br>\nII. Beneficii<br>\na) x<br>\nb) y</p>"},
	"dates and floors": {
		"1990. óta működünk\n3. December\n24. December\n\n5. emelet 2. ajtó",
		"<p>1990. óta működünk<br>\n3. December<br>\n24. December</p>\n<p>5. emelet 2. ajtó</p>",
	},
	"a list that begins again": {"1. a\n2. b\n\n1. c\n2. d", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n<ol>\n<li>c</li>\n<li>d</li>\n</ol>"},
	"numbered headings": {
		"1. Munka\nszöveg\n2. Bér\nszöveg",
		"<p>1. Munka<br>\nszöveg<br>\n2. Bér<br>\nszöveg</p>",
	},
	"three levels": {
		"1. a\n   - b\n     - c\n2. d\n• e\n   – f\n      • g\nvége",
		"<ol>\n<li>a\n<ul>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n</li>\n<li>d</li>\n</ol>\n<ul>\n<li>e\n<ul>\n<li>f\n<ul>\n<li>g</li>\n</ul>\n</li>\n</ul>\n</li>\n</ul>\n<p>vége</p>",
	},
	"a mail": {
		"> Bună ziua,\n> • salariu\n>> citat\nCu stimă\n--\nIon",
		"<blockquote>\n<p>Bună ziua,</p>\n<ul>\n<li>salariu</li>\n</ul>\n<blockquote>\n<p>citat</p>\n</blockquote>\n</blockquote>\n<p>Cu stimă<br>\n--<br>\nIon</p>",
	},
	"more than":  {"> 5 év\n>10 fő", "<p>&gt; 5 év<br>\n&gt;10 fő</p>"},
	"emoji":      {"✅ naptár\n✅ posta\n👉 jelentkezz\n➡ Pécs\n➡ Győr", "<ul>\n<li>naptár</li>\n<li>posta</li>\n</ul>\n<p>👉 jelentkezz</p>\n<ul>\n<li>Pécs</li>\n<li>Győr</li>\n</ul>"},
	"yes and no": {"✔ igen\n✔ igen\n✘ nem", "<p>✔ igen<br>\n✔ igen<br>\n✘ nem</p>"},
	"a PDF":      {"fela-\ndatai:\n•\nnaptár\n\uf0a7\nposta", "<p>fela-<br>\ndatai:</p>\n<ul>\n<li>naptár</li>\n<li>posta</li>\n</ul>"},
	"signs that are none of a list": {
		"Tel.:\n+ 36 1 234 567\n+36 30 123\n# 5 hely\n#munka\n-20 °C\n-5 fok\n10*12*30 cm * 2",
		"<p>Tel.:<br>\n+ 36 1 234 567<br>\n+36 30 123<br>\n# 5 hely<br>\n#munka<br>\n-20 °C<br>\n-5 fok<br>\n10*12*30 cm * 2</p>",
	},
	"dashes without a space": {"-naptár\n-posta\n\n*bold*\n*bold*", "<ul>\n<li>naptár</li>\n<li>posta</li>\n</ul>\n<p><em>bold</em><br>\n<em>bold</em></p>"},
	"ornaments": {
		"~~~~~~~~~~\nKyiv | full time | $500\n~~~~~~~~~~\nÜdv\n---\nTITLE\n=====\nend\n===",
		"<p>~~~~~~~~~~<br>\nKyiv | full time | $500<br>\n~~~~~~~~~~<br>\nÜdv</p>\n<hr>\n<h1>TITLE</h1>\n<h1>end</h1>",
	},
	"paths":           {"\\\\server\\x snake_case_x https://x.hu/a_b_c?d_e=1\nend\\\nof", "<p>\\\\server\\x snake_case_x https://x.hu/a_b_c?d_e=1<br>\nend\\<br>\nof</p>"},
	"markdown":        {"## Tasks\n\n* **one**\n* two\n\n---\n\n`code`", "<h2>Tasks</h2>\n<ul>\n<li><strong>one</strong></li>\n<li>two</li>\n</ul>\n<hr>\n<p><code>code</code></p>"},
	"emoji selectors": {"▪️ naptár\n▪️ posta\n◾️ iktatás\n▶️ kávé", "<ul>\n<li>naptár</li>\n<li>posta</li>\n<li>iktatás</li>\n<li>kávé</li>\n</ul>"},
	"other dashes":    {"― alpha\n‒ beta\n− gamma\n−5 °C", "<ul>\n<li>alpha</li>\n<li>beta</li>\n<li>gamma</li>\n</ul>\n<p>−5 °C</p>"},
	"backticks as apostrophes": {
		"Зв`язок і п`ять об`єктів `code`\nзв`язок **Тел** п`ять",
		"<p>Зв`язок і п`ять об`єктів <code>code</code><br>\nзв`язок <strong>Тел</strong> п`ять</p>",
	},
	"fenced": {"```\n• as it is\n    x\n```", "<pre><code>• as it is\n    x\n</code></pre>"},
}

// TestPastedTextKeepsItsLines, also after a round trip through the service.
func TestPastedTextKeepsItsLines(t *testing.T) {
	for name, tt := range pasted {
		t.Run(name, func(t *testing.T) {
			markdown := FromText("", tt.text, "")
			if got := ToHTML(markdown); got != tt.html {
				t.Errorf("%q is\n%s\nwant\n%s", markdown, got, tt.html)
			}
			if again := FromText("", markdown, ""); again != markdown {
				t.Errorf("%q becomes %q", markdown, again)
			}
			again, lost := FromHTML(tt.html)
			if got := ToHTML(again); got != tt.html || len(lost) > 0 {
				t.Errorf("it comes back as %q, %q:\n%s", again, lost, got)
			}
			words := strings.Fields(visibleText(tt.html))
			word := words[slices.IndexFunc(words, func(s string) bool { return strings.Trim(s, ":,.•") == s && s[0] >= 'A' })]
			edited := NewOriginal(tt.html, again).HTML(strings.Replace(again, word, word+"X", 1))
			if want := strings.Replace(tt.html, word, word+"X", 1); edited != want {
				t.Errorf("%q edited, it is\n%s\nwant\n%s", word, edited, want)
			}
		})
	}
}

// TestTextIsPastedIntoALine: it goes on with what is before the cursor.
func TestTextIsPastedIntoALine(t *testing.T) {
	for _, tt := range []struct{ before, text, want string }{
		{"- ", "• a\n• b", "a\n- b"},
		{"1. ", "1) a\n2) b\nc", "a\n2. b\n\nc"},
		{"- ", "2026. a\nb", "2026. a\n\nb"},
		{"- a ", "b\nc", "b\n\nc"},
		{"We ", "• are\n• hiring", "• are\n- hiring"},
		{"", "one line", "one line"},
		{"1. a ", "b\n2. c", "b\n2. c"},
	} {
		if got := FromText(tt.before, tt.text, ""); got != tt.want {
			t.Errorf("%q after %q is %q, want %q", tt.text, tt.before, got, tt.want)
		}
	}
	for after, want := range map[string]string{"Tel.: 1": "- a\n\n", "\nTel.: 1": "- a\n", "- b": "- a\n", "": "- a\n"} {
		if got := FromText("", "• a\n", after); got != want {
			t.Errorf("before %q it is %q, want %q", after, got, want)
		}
	}
	if got, want := FromEdit("a\nTel.: 1", "a\n• b\nTel.: 1"), "a\n- b\n\nTel.: 1"; got != want {
		t.Errorf("edited it is %q, want %q", got, want)
	}
}

// TestNoWordOfPastedTextIsLost, whatever the lines begin with; and what FromText wrote it leaves alone.
func TestNoWordOfPastedTextIsLost(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		begin := rapid.SampledFrom([]string{"", "• ", "•", "- ", "-", "– ", "1. ", "2) ", "12. ", "    ", "\t", "   – ", "* ", "o\t", "\u00a0"})
		var lines, words []string
		for i := range rapid.IntRange(1, 8).Draw(t, "lines") {
			if rapid.IntRange(0, 4).Draw(t, "blank") == 0 {
				lines = append(lines, "")
				continue
			}
			word := "w" + string(rune('a'+i))
			words = append(words, word)
			lines = append(lines, begin.Draw(t, "begin")+word)
		}
		markdown := FromText("", strings.Join(lines, "\n"), "")
		seen := htmltext.Visible(ToHTML(markdown))
		if got := strings.Fields(seen); !endIn(got, words) {
			t.Fatalf("%q is %q, which a browser shows as %q", lines, markdown, seen)
		}
		if again := FromText("", markdown, ""); again != markdown {
			t.Fatalf("%q becomes %q", markdown, again)
		}
	})
}

// endIn reports whether words follow each other in got, each at the end of a word.
func endIn(got, words []string) bool {
	for _, g := range got {
		if len(words) > 0 && strings.HasSuffix(g, words[0]) {
			words = words[1:]
		}
	}
	return len(words) == 0
}

func TestEnterGoesOnWithAList(t *testing.T) {
	for line, want := range map[string]string{"- a": "- ", "  * a": "  * ", "1. a": "2. ", "1) a": "2) ", "text": "", "9) a": "", "2026. a": "", "1. a\n\n2. b": "3. ",
		"1. a\n   - b\n2. c": "3. ", "1. a\n2. b\n2. c": "3. ", "1. a\ntext\n2. b": "", "1. a\n2026. b": "", "- a\n2. b": "", "1) a\n2. b": "", "2026 was": "", "-a": "", "": ""} {
		if sign, ended := NextItem(line); sign != want || ended {
			t.Errorf("after %q: %q, %v", line, sign, ended)
		}
	}
	for _, line := range []string{"- ", "-", "  3. ", "1)"} {
		if _, ended := NextItem(line); !ended {
			t.Errorf("%q does not end the list", line)
		}
	}
}

// TestABrowserShowsTheLines runs where Chromium and pdftotext are.
func TestABrowserShowsTheLines(t *testing.T) {
	modeltest.SkipInShort(t, "starts browsers")
	browser, err := exec.LookPath("chromium")
	if err != nil {
		t.Skip("Chromium is not installed")
	}
	reader, err := exec.LookPath("pdftotext")
	if err != nil {
		t.Skip("pdftotext is not installed")
	}
	dir := t.TempDir()
	page, printed := filepath.Join(dir, "job.html"), filepath.Join(dir, "job.pdf")
	text := pasted["every sort of sign"].text
	modeltest.Must(t, os.WriteFile(page, []byte(`<!DOCTYPE html><meta charset="utf-8">`+ToHTML(FromText("", text, ""))), 0o600))
	print := exec.CommandContext(t.Context(), browser, "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir="+dir, "--no-pdf-header-footer", "--print-to-pdf="+printed, page)
	if out, err := print.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	out, err := exec.CommandContext(t.Context(), reader, "-layout", printed, "-").Output()
	modeltest.Must(t, err)
	var got []string
	for line := range strings.Lines(string(out)) {
		if line = strings.TrimLeft(strings.TrimSpace(line), "• "); line != "" { // it draws the bullets
			got = append(got, strings.Join(strings.Fields(line), " "))
		}
	}
	want := []string{"Feladatok:", "naptár vezetése", "vendégek fogadása", "posta", "Elvárások:", "angol nyelvtudás", "2) önállóság", "Tel.: 1"}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("the browser shows\n%s", strings.Join(got, "\n"))
	}
}
