package htmltext

import "testing"

// TestOnlyHTMLBeyondDoubtIsHTML so that free text stays as written.
func TestOnlyHTMLBeyondDoubtIsHTML(t *testing.T) {
	for source, want := range map[string]bool{
		"":                                       false,
		"plain\ntext":                            false,
		"Wrote List<String> and Map<K,V> code":   false,
		"if a<b and c>d then":                    false,
		"<Senior> developer":                     false,
		"Used <canvas>, <table> and <b> in HTML": false,
		"Used <p> and <li>":                      false,
		"<p> and <li> are tags":                  false,
		"<td>, <p>":                              false,
		"<b> and <i> by hand":                    false,
		"a < b, c > d, <3":                       false,
		"x <!-- y":                               false,
		"<p>x</p> <b":                            false,
		"<b>x</b> and List<String>":              false,
		"AT&T; R&D;":                             false,
		"R&amp;D":                                true,
		"<p>x</p>":                               true,
		"<P CLASS=x>x</P>":                       true,
		"a<br>b":                                 true,
		"a <b>b</b>":                             true,
		"<p>a<p>b":                               true,
		"<ul><li>a<li>b</ul>":                    true,
		"<p>a<o:p></o:p></p><!-- x -->":          true,
	} {
		if got := IsHTML(source); got != want {
			t.Errorf("%q: %v", source, got)
		}
	}
}
