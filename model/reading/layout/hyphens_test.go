package layout

import (
	"strings"
	"testing"
)

// over puts each soft hyphen below the letter after it, as browsers do.
func over(glyphs []Glyph) []Glyph {
	for i, back := 0, 0.0; i < len(glyphs); i++ {
		g := &glyphs[i]
		g.X, g.EndX = g.X-back, g.EndX-back
		if g.Text == "\u00ad" {
			back += g.EndX - g.X
		}
	}
	return glyphs
}

// pulled draws the letters after each underscore, which becomes a space, where the space begins.
func pulled(glyphs []Glyph) []Glyph {
	for i, back := 0, 0.0; i < len(glyphs); i++ {
		g := &glyphs[i]
		g.X, g.EndX = g.X-back, g.EndX-back
		if g.Text == "_" {
			back += g.EndX - g.X
			g.Text, g.EndX = " ", g.X+0.3*g.Size
		}
	}
	return glyphs
}

func TestASpaceUnderTheNextLetterIsNone(t *testing.T) {
	apart := pulled(line(50, 50, "two_words"))
	for i := range apart[4:] {
		apart[4+i].X, apart[4+i].EndX = apart[4+i].X+5, apart[4+i].EndX+5
	}
	for name, c := range map[string]struct {
		page []Glyph
		want string
	}{
		"of a soft hyphen": {pulled(line(50, 50, "a man_age_ment position")), "a management position"},
		"before the next":  {apart, "two words"},
		"at the end":       {pulled(line(50, 50, "to manage_")), "to manage"},
		"after a space":    {pulled(line(50, 50, "to _manage")), "to manage"},
	} {
		if got := textOf(c.page); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

func TestAHyphenWithInkIsAHyphen(t *testing.T) {
	thin := line(50, 50, "manage\u00adment")
	thin[6].EndX = thin[6].X
	for i := range thin[7:] {
		thin[7+i].X, thin[7+i].EndX = thin[7+i].X-5, thin[7+i].EndX-5
	}
	long := "a line that goes on as far as most of the others do here,"
	for name, c := range map[string]struct {
		page []Glyph
		want string
	}{
		"in an address":                      {line(50, 50, "jane\u00adexample@example.com"), "jane-example@example.com"},
		"in a number":                        {line(50, 50, "+36\u00ad1\u2010555\u20110100"), "+36-1-555-0100"},
		"between spaces":                     {line(50, 50, "Sep. 2021 \u00ad Mar. 2024"), "Sep. 2021 - Mar. 2024"},
		"as a bullet":                        {lines(50, 50, "\u00ad keeps the books", "\u00ad keeps the shop"), "- keeps the books\n- keeps the shop"},
		"below the next letter":              {over(line(50, 50, "manage\u00adment")), "management"},
		"without width":                      {thin, "management"},
		"soft at an end":                     {lines(50, 50, long+" manage\u00ad", "ment of wards"), "management of wards"},
		"soft at the end of a short line":    {lines(50, 50, "the manage\u00ad", "ment of wards, and "+long), "the management of wards"},
		"soft, and then drawn":               {join(over(line(50, 50, "the manage\u00ad‐")), line(50, 62, "ment of wards, and "+long)), "the management of wards"},
		"of a browser":                       {lines(50, 50, "the manage‐", "ment of wards and well-known "+long), "management of wards and well-known"},
		"soft everywhere":                    {lines(50, 50, "a well\u00adknown, hands\u00ad", "on "+long), "a well-known, hands-on"},
		"thin everywhere":                    {lines(50, 50, "a well‐known, hands‐", "on "+long), "a well-known, hands-on"},
		"an address at an end":               {lines(50, 50, long+" jane-", "example@example.com is hers", long+" of-", "fered", long+" in-", "side", long+" be-", "low"), "jane-example@example.com is hers"},
		"an address of the web at an end":    {lines(50, 50, long+" example.com/jane-", "example is hers", long+" of-", "fered", long+" in-", "side", long+" be-", "low"), "example.com/jane-example is hers"},
		"before a number":                    {lines(50, 50, long+" COVID-", "19 wards"), "COVID-19 wards"},
		"after a number":                     {lines(50, 50, long+" a 12-", "person crew"), "a 12-person crew"},
		"in a number at an end":              {lines(50, 50, long+" +36-1-", "555-0100 is hers"), "+36-1-555-0100"},
		"for the rest of a word":             {lines(50, 50, long+" be-", "és kiszállítás"), "be- és kiszállítás"},
		"before an ending":                   {lines(50, 50, long+" submis-", "sions, of the year"), "submissions, of the year"},
		"before a Ukrainian ending":          {lines(50, 50, long+" навчан-", "ня"), "навчання"},
		"of a word, once":                    {lines(50, 50, long+" cost-", "effective"), "cost-effective"},
		"of a suffix":                        {lines(50, 50, long+" az Excel-", "ben"), "az Excel-ben"},
		"of an address, before an ending":    {lines(50, 50, long+" jane-", "ing@example.com"), "jane-ing@example.com"},
		"a text that holds one for its word": {[]Glyph{{Text: "manage\u00adment", X: 50, Y: 50, EndX: 100, EndY: 50, Size: 10}}, "management"},
	} {
		if got := textOf(c.page); !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
		if got := lay(c.page).Grid(); strings.ContainsAny(got, "\u00ad‐") {
			t.Errorf("%s: the layout is %q", name, got)
		}
	}
}
