package jobeditor

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/htmltext"
	"shortlist/ui/markup"
)

// sources are descriptions as services hold them.
var sources = map[string]string{
	"nothing":            "",
	"blank":              " \r\n\t",
	"plain text":         "Варити каву.\r\nІ чай.",
	"paragraphs":         "<p>Варити каву.</p>\r\n\r\n<p>І чай.</p>\n",
	"lists in lists":     "<ul><li>раз<ul><li>два</li></ul></li></ul><ol start=\"3\"><li>три</li></ol>",
	"a table":            "<table><tr><th>день</th></tr><tr><td>8</td></tr></table>",
	"Word":               "<p class=\"MsoNormal\"><b><span style=\"font-size:14.0pt\">Оператор<o:p></o:p></span></b></p>",
	"entities":           "<p>4&ndash;5&nbsp;розряд &amp;amp; &#x1F600; &lt;script&gt;</p>",
	"marks":              "<p>ש\u202eלום\u202c zero\u200bwidth so\u00adft \ufeff e\u0301 👩\u200d🔧</p>",
	"broken tags":        "<p>раз<b>два</p>три</b><li>чотири",
	"Markdown in HTML":   "<p>* не список</p><p># не заголовок</p><p>1. не номер</p>",
	"a comment":          "<!-- було --><p>є</p>",
	"a line of a lot":    "<p>" + strings.Repeat("слово ", 2000) + "</p>",
	"spaces that matter": "<pre>a  b\n\tc</pre><p>a  b</p>",
}

func TestAnUntouchedTextIsSentByteForByte(t *testing.T) {
	for name, source := range sources {
		t.Run(name, func(t *testing.T) {
			var d description
			d.setHTML(source)
			for range 4 { // in either form
				if d.html() != source {
					t.Errorf("as Markdown %v it is sent as %q", d.form.markdown, d.html())
				}
				if d.form.markdown || len(d.losses()) == 0 {
					d.toggle()
				}
			}
		})
	}
}

func TestWhatMarkdownLosesIsKnownBeforehand(t *testing.T) {
	for name, source := range sources {
		t.Run(name, func(t *testing.T) {
			var d description
			d.setHTML(source)
			lost := d.losses()
			if d.form.markdown && len(lost) > 0 || !d.form.markdown && len(lost) == 0 {
				t.Errorf("shown as Markdown %v, though it loses %q", d.form.markdown, lost)
			}
			if d.form.markdown {
				return
			}
			d.toggle() // the person confirmed it
			if d.html() == source || !d.form.markdown {
				t.Error("it is still the HTML")
			}
			d.toggle()
			if d.form.markdown || d.area.Value() != strings.ReplaceAll(source, "\r\n", "\n") || d.html() != source {
				t.Errorf("converted back it is %q", d.html())
			}
		})
	}
}

func TestWhatWasTypedInOneFormIsThereInTheOther(t *testing.T) {
	var d description
	d.setHTML("")
	d.area.Insert("Ми варимо **каву**.\n\n* зерно\n* вода\n")
	written := d.area.Value()
	d.toggle()
	if d.area.Value() != markup.ToHTML(written) || d.html() != d.area.Value() {
		t.Errorf("as HTML it is %q", d.area.Value())
	}
	d.toggle()
	if d.area.Value() != written || d.html() != markup.ToHTML(written) {
		t.Errorf("converted back it is %q", d.area.Value())
	}
	d.toggle()
	d.area.MoveTo(len(d.area.Value()))
	d.area.Insert("<p>Ще <i>чай</i>.</p>")
	sent := d.html()
	if lost := d.losses(); len(lost) > 0 {
		t.Fatalf("%q would be lost", lost)
	}
	d.toggle()
	if got := d.area.Value(); !strings.Contains(got, "**каву**") || !strings.Contains(got, "_чай_") || d.html() != sent {
		t.Errorf("as Markdown it is %q, sent as %q, was %q", got, d.html(), sent)
	}
	d.area.MoveTo(len(d.area.Value()))
	d.area.Insert("\n\nПриходьте")
	if got := htmltext.Visible(d.html()); !strings.Contains(got, "каву") || !strings.Contains(got, "чай") || !strings.Contains(got, "Приходьте") {
		t.Errorf("sent is %q", d.html())
	}
}

// TestPastedColoursAreRemoved from the description and from a field of one line.
func TestPastedColoursAreRemoved(t *testing.T) {
	const pasted = "\x1b[1;31mКиїв\x1b[0m\x00\x1b]0;title\x07"
	p := newPaper(t, model.Ukraine, model.Job{})
	p.form.focusOn(model.FieldRegion)
	p.Paste(pasted)
	p.form.focusOn(model.FieldDescription)
	p.Paste(pasted + "\r\n" + pasted)
	if d := p.form.draft(); d.Region != "Київ" || p.form.desc.area.Value() != "Київ\nКиїв" {
		t.Errorf("pasted is %q and %q", d.Region, p.form.desc.area.Value())
	}
}

// TestACharacterIsCountedOnce proves that the cached count follows the text.
func TestACharacterIsCountedOnce(t *testing.T) {
	var d description
	d.setHTML("<p>каву</p>")
	for _, typed := range []string{"a", "bc", "😀"} {
		d.area.MoveTo(len(d.area.Value()))
		d.area.Insert(typed)
		if got, want := d.visible(), htmltext.VisibleCharacters(d.html()); got != want {
			t.Errorf("%d are counted, %d are there", got, want)
		}
	}
	if d.visible() != 4+1+2+1 {
		t.Errorf("%d characters in %q", d.visible(), d.html())
	}
	d.setHTML("")
	if d.visible() != 0 {
		t.Errorf("%d characters of nothing", d.visible())
	}
}

// TestTheCursorStaysAtItsWordInTheOtherForm, there and back, moved in between or not.
func TestTheCursorStaysAtItsWordInTheOtherForm(t *testing.T) {
	const written = "Ми **варимо** [каву](https://example.com/menu) &amp; 5 сортів *чаю* з R&amp;D.\n\n" +
		"1. зерно <!-- not yet -->\n2. вода\n\n> і <https://example.com> молоко\n\n<style>p{color:red}</style>\n\nПриходьте &eacute;!"
	for _, word := range []string{"Ми", "варимо", "каву", "сортів", "чаю", "зерно", "вода", "молоко", "Приходьте"} {
		for _, inside := range []int{0, 2, len(word)} {
			var d description
			d.setMarkdown(written)
			source := written
			at := strings.Index(source, word) + inside
			d.area.MoveTo(at)
			d.toggle()
			if got, want := d.area.Offset(), strings.Index(d.area.Value(), word)+inside; got != want {
				t.Errorf("%d bytes into %q the cursor is put at %d, not %d of %q", inside, word, got, want, d.area.Value())
			}
			d.toggle()
			if got := d.area.Offset(); got != at {
				t.Errorf("%d bytes into %q the cursor comes back at %d, not %d", inside, word, got, at)
			}
			d.toggle()
			other := strings.Index(d.area.Value(), "вода")
			d.area.MoveTo(other)
			d.toggle()
			if got, want := d.area.Offset(), strings.Index(source, "вода"); got != want {
				t.Errorf("moved to another word it comes back at %d, not %d", got, want)
			}
			d.toggle()
			d.area.Insert("<p>") // so that it is converted to Markdown again
			at = strings.Index(d.area.Value(), word) + inside
			d.area.MoveTo(at)
			d.toggle()
			if got, want := d.area.Offset(), strings.Index(d.area.Value(), word)+inside; got != want {
				t.Errorf("%d bytes into %q of HTML the cursor is put at %d, not %d of %q", inside, word, got, want, d.area.Value())
			}
		}
	}
	var d description
	d.setMarkdown(written)
	d.area.MoveTo(len(written))
	if d.toggle(); d.area.Offset() != len(d.area.Value()) {
		t.Errorf("from the end it is put at %d of %d", d.area.Offset(), len(d.area.Value()))
	}
}

// TestAPastedJobKeepsItsLines: as lists and line breaks, also after the service has it and a person edits it.
func TestAPastedJobKeepsItsLines(t *testing.T) {
	var d description
	d.setMarkdown("")
	d.update(tea.PasteMsg{Content: "Feladatok:\n• naptár vezetése\n• vendégek fogadása\n\nTel.: 1\nmail"})
	want := "<p>Feladatok:</p>\n<ul>\n<li>naptár vezetése</li>\n<li>vendégek fogadása</li>\n</ul>\n<p>Tel.: 1<br>\nmail</p>"
	if got := d.html(); got != want {
		t.Errorf("sent is\n%s", got)
	}
	d.setHTML(want)
	d.area.MoveTo(len(d.area.Value()))
	d.area.Insert("!")
	if got := d.html(); !d.form.markdown || got != strings.Replace(want, "mail", "mail!", 1) {
		t.Errorf("edited, sent is\n%s", got)
	}
}

// TestInvisibleCharactersHideNoList: neither those before a bullet, nor line ends of other programs.
func TestInvisibleCharactersHideNoList(t *testing.T) {
	for _, pasted := range []string{
		"Feladatok:\v• naptár\v• posta", "Feladatok:\u2028• naptár\u2029• posta", "Feladatok:\u0085• naptár\f• posta",
		"\ufeffFeladatok:\n\u200b• naptár\n\u200e•\u200b posta", "Feladatok:\n\u2003•\u2003naptár\n\u3000-\u2002posta",
		"Feladatok:\nØ\tnaptár\nØ\tposta", "Feladatok:\n\ufeff•\nnaptár\n\uf0b7\u200b\nposta",
	} {
		var d description
		d.setMarkdown("")
		d.update(tea.PasteMsg{Content: pasted})
		if got, want := d.html(), "<p>Feladatok:</p>\n<ul>\n<li>naptár</li>\n<li>posta</li>\n</ul>"; got != want {
			t.Errorf("%q is sent as\n%s", pasted, got)
		}
	}
}

// TestEnterWritesTheNextItem: also after a bullet of another sort; and after an empty item, a paragraph.
func TestEnterWritesTheNextItem(t *testing.T) {
	for typed, want := range map[string]string{
		"- Go\nfelhő\n\nvége": "- Go\n- felhő\n\nvége",
		"• Go\nfelhő":         "- Go\n- felhő",
		"1. a\nb\n\nc":        "1. a\n2. b\n\nc",
		"nincs\nlista\n\nitt": "nincs\nlista\n\nitt",
		"szóköz \nmarad ":     "szóköz \nmarad ",
	} {
		d := typedIn(typed)
		if got := d.area.Value(); got != want {
			t.Errorf("%q is %q, want %q", typed, got, want)
		}
	}
}

// typedIn returns the text after keys.
func typedIn(typed string) *description {
	var d description
	d.setMarkdown("")
	for _, r := range typed {
		if r == '\n' {
			d.update(tea.KeyPressMsg{Code: tea.KeyEnter})
		} else {
			d.update(tea.KeyPressMsg{Code: r, Text: string(r)})
		}
	}
	return &d
}

// TestAPersonsOwnSignIsTheOnlyOne: it takes the place of the one that enter wrote, and enter writes no more of them.
func TestAPersonsOwnSignIsTheOnlyOne(t *testing.T) {
	for typed, want := range map[string]string{
		"Feladatok:\n• naptár vezetése\n• vendégek fogadása\nElvárások:\n– angol nyelvtudás\n2) önállóság\nTel.: 1": "<p>Feladatok:</p>\n<ul>\n<li>naptár vezetése</li>\n<li>vendégek fogadása</li>\n</ul>\n<p>Elvárások:</p>\n<ul>\n<li>angol nyelvtudás</li>\n</ul>\n<p>2) önállóság<br>\nTel.: 1</p>",
		"Feladatok:\n• naptár\nElvárások:\n– angol\n– ukrán\nvége":                                                  "<p>Feladatok:</p>\n<ul>\n<li>naptár</li>\n</ul>\n<p>Elvárások:</p>\n<ul>\n<li>angol</li>\n<li>ukrán</li>\n</ul>\n<p>vége</p>",
		"- Go\n- felhő":              "<ul>\n<li>Go</li>\n<li>felhő</li>\n</ul>",
		"- Go\n* felhő\n- x":         "<ul>\n<li>Go</li>\n<li>felhő</li>\n<li>x</li>\n</ul>",
		"▪Go\n▪felhő":                "<ul>\n<li>Go</li>\n<li>felhő</li>\n</ul>",
		"1. egy\n2. ketto\n3. harom": "<ol>\n<li>egy</li>\n<li>ketto</li>\n<li>harom</li>\n</ol>",
		"1) egy\n2) ketto\nvége":     "<ol>\n<li>egy</li>\n<li>ketto</li>\n</ol>\n<p>vége</p>",
		"1. egy\n5. ot\nx":           "<ol>\n<li>egy</li>\n</ol>\n<p>5. ot<br>\nx</p>",
		"1. a\n2. b\n1. c\n2. d":     "<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n<ol>\n<li>c</li>\n<li>d</li>\n</ol>",
		"2) onallosag\n3) pontossag": "<p>2) onallosag<br>\n3) pontossag</p>",
		"2026. évi\n2027. évi":       "<p>2026. évi<br>\n2027. évi</p>",
		"- a\n2026. évi\n\nb":        "<ul>\n<li>a</li>\n<li>2026. évi</li>\n</ul>\n<p>b</p>",
		"- Nyelvek:\nangol\n\nmás":   "<ul>\n<li>Nyelvek:</li>\n<li>angol</li>\n</ul>\n<p>más</p>",
		"a\n– b":                     "<p>a</p>\n<ul>\n<li>b</li>\n</ul>",
		"- Go\n+36 30 123\n-5 fok":   "<ul>\n<li>Go</li>\n<li>+36 30 123</li>\n<li>-5 fok</li>\n</ul>",
	} {
		d := typedIn(typed)
		if got := d.html(); got != want {
			t.Errorf("%q is %q, sent as\n%s\nwant\n%s", typed, d.area.Value(), got, want)
		}
	}
	d := typedIn("- a\n• b\n")
	d.update(tea.KeyPressMsg{Code: tea.KeyUp})
	d.update(tea.KeyPressMsg{Code: tea.KeyEnd})
	d.update(tea.KeyPressMsg{Code: tea.KeyEnter})
	if got, want := d.area.Value(), "- a\n- b\n- \n"; got != want {
		t.Errorf("at another line it is %q, want %q", got, want)
	}
	d.setMarkdown("1. a\n3. b\n\n– c")
	for _, line := range []string{"1. a\n3. b", "1. a\n3. b!\n\n– c"} {
		d.area.MoveTo(len(line))
		d.update(tea.KeyPressMsg{Code: '!', Text: "!"})
	}
	if got, want := d.area.Value(), "1. a\n3. b!\n\n– c!"; got != want {
		t.Errorf("a sign that was there becomes %q", got)
	}
	for before, tt := range map[string]struct{ pasted, want string }{
		"- ":        {"2) b\n3) c", "2) b\n3) c"},
		"1. a\n2. ": {"2. b\n3. c", "1. a\n2. b\n3. c"},
		"- a\n- ":   {"• b\n• c", "- a\n- b\n- c"},
		"-  ":       {"2026. b", "-  2026. b"},
	} {
		var d description
		d.setMarkdown(before)
		d.area.MoveTo(len(before))
		if d.update(tea.PasteMsg{Content: tt.pasted}); d.area.Value() != tt.want {
			t.Errorf("%q after %q is %q, want %q", tt.pasted, before, d.area.Value(), tt.want)
		}
	}
}

// TestTheEditorsTextKeepsWhatItDidNotChange: bullets that the service has as text stay text.
func TestTheEditorsTextKeepsWhatItDidNotChange(t *testing.T) {
	var d description
	d.setHTML("<p>• a<br>• b</p><p>end</p>")
	written := d.area.Value()
	d.write(written + "\n\n• new\n• newer")
	if got, want := d.sent(), "<p>• a<br>• b</p><p>end</p>\n<ul>\n<li>new</li>\n<li>newer</li>\n</ul>"; got != want {
		t.Errorf("%q is sent as\n%s", d.area.Value(), got)
	}
	d.setHTML("<p>x</p>")
	d.toggle() // to HTML
	if d.write("<p>x\n• y</p>"); d.area.Value() != "<p>x\n• y</p>" {
		t.Errorf("HTML became %q", d.area.Value())
	}
}
