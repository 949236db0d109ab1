package markup

import "testing"

func TestFromHTMLSaysWhatMarkdownCannotCarry(t *testing.T) {
	for source, faithful := range map[string]bool{
		"<p>One <strong>two</strong>.</p><ul><li>a</li><li>b</li></ul>": true,
		"<h2>Про нас</h2>\n<p>Ми &amp; ви</p>":                          true,
		"<p>a<br>b</p>": true,
		"<p>See <a href=\"https://example.com/\">this</a></p>": true,
		"<b>x</b> and <i>y</i>":                                false, // no paragraph around it: one would be added
		"<table><tr><td>1</td></tr></table>":                   false,
		"<p style=\"color:red\">x</p>":                         false,
		"<p>x</p><!-- note -->":                                false,
		"<p><u>x</u></p>":                                      false,
	} {
		markdown, lost := FromHTML(source)
		got := len(lost) == 0
		if got != faithful {
			t.Errorf("%q as %q (%q back): faithful = %v", source, markdown, ToHTML(markdown), got)
		}
	}
}
