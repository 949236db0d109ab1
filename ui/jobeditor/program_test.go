package jobeditor

import (
	"strings"
	"testing"

	"shortlist/model"
)

// TestAnEditorsHabitsChangeNothing: one word that is changed in the person's own editor changes one word of what is sent,
// whatever the editor does to the file besides.
func TestAnEditorsHabitsChangeNothing(t *testing.T) {
	lead := "<p>" + strings.Repeat("long enough ", 12) + "</p>"
	lines := func(s string, do func(string) string) string {
		all := strings.Split(s, "\n")
		for i, line := range all {
			all[i] = do(line)
		}
		return strings.Join(all, "\n")
	}
	sources := map[string]string{
		"paragraphs":     lead + "<p>Pay: &euro;100 a day</p><p>x &nbsp; y <i>it</i></p>",
		"the last block": lead + "<p>x &nbsp; y <i>it</i></p><p>Pay: 100\n</p>",
		"a list":         lead + "<ul><li><i>x</i></li><li>Pay: 100</li></ul>",
		"code":           lead + "<pre>if x {  \n\ty()\n}\n\n\n  z</pre><p>Pay: 100</p><p><i>x</i></p>",
		"a final line":   lead + "<p>Pay: 100</p>\n\n",
		"HTML":           lead + "<p style=\"color: red\">x </p>  \n<input>\ty\n<p>Pay: 100</p>\n",
	}
	habits := map[string]func(string) string{
		"none":             func(s string) string { return s },
		"a final newline":  func(s string) string { return strings.TrimRight(s, "\n") + "\n" },
		"more of them":     func(s string) string { return s + "\n\n\n" },
		"no final newline": func(s string) string { return strings.TrimRight(s, "\n") },
		"CR LF":            func(s string) string { return strings.ReplaceAll(s+"\n", "\n", "\r\n") },
		"CR":               func(s string) string { return strings.ReplaceAll(s+"\n", "\n", "\r") },
		"a mark of the encoding": func(s string) string {
			return "\ufeff" + s + "\r\n"
		},
		"NULs": func(s string) string { return s + "\x00\n\x00" },
		"no blanks at ends": func(s string) string {
			return lines(s, func(line string) string { return strings.TrimRight(line, " \t") }) + "\n"
		},
		"spaces for tabs": func(s string) string {
			return lines(s, func(line string) string { return withoutTabs(line, 8) }) + "\n"
		},
	}
	for shape, source := range sources {
		for habit, do := range habits {
			p := newPaper(t, model.Ukraine, model.Job{ID: 1, Description: source})
			d := &p.form.desc
			if d.form.markdown == (shape == "HTML") {
				t.Fatalf("%s is edited as Markdown: %v", shape, d.form.markdown)
			}
			shown := d.area.Value()
			p.form.applyWritten(0, do(shown), d.form.markdown)
			if d.area.Value() != shown || d.sent() != source {
				t.Errorf("%s, %s: untouched it becomes\n%q", shape, habit, d.sent())
			}
			p.form.applyWritten(0, do(strings.Replace(shown, "100", "200", 1)), d.form.markdown)
			if got, want := d.sent(), strings.Replace(source, "100", "200", 1); got != want {
				t.Errorf("%s, %s: sent is\n%q, want\n%q", shape, habit, got, want)
			}
		}
	}
}

// TestWhatAPersonChangesOfBlanksStays: an editor that keeps blanks and tabs elsewhere did not take these off.
func TestWhatAPersonChangesOfBlanksStays(t *testing.T) {
	for _, c := range []struct{ was, written, want string }{
		{"a  \nb  ", "a\nb  \n", "a\nb  "},
		{"\ta\n\tb", "    a\n\tb\n", "    a\n\tb"},
		{"- a\n- b", "- a\n  - b\n", "- a\n  - b"},
		{"a  \na", "a\na\n", "a\na"},
		{"a", "a\n\nb\n", "a\n\nb"},
		{"a\n\n", "", "\n\n"},
	} {
		if got := asTyped(c.written, c.was); got != c.want {
			t.Errorf("%q from %q is %q, want %q", c.written, c.was, got, c.want)
		}
	}
}
