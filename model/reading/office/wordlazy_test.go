package office

import (
	"fmt"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// Styles parsed on first use equal styles parsed at once.
func TestWordStylesReadOneByOneAreTheSame(t *testing.T) {
	style := func(id, more, inside string) string {
		return fmt.Sprintf(`<w:style w:type="paragraph"%s w:styleId="%s">%s</w:style>`, more, id, inside)
	}
	sized := func(halves int) string { return fmt.Sprintf(`<w:rPr><w:sz w:val="%d"/></w:rPr>`, halves) }
	plain := `<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">` +
		`<w:docDefaults><w:rPrDefault><w:rPr><w:b/></w:rPr></w:rPrDefault></w:docDefaults>` +
		`<w:latentStyles w:count="1"><w:lsdException w:name="heading 1"/></w:latentStyles>` +
		style("normal", ` w:default="1"`, `<w:basedOn w:val="root"/>`) +
		style("root", "", sized(22)) +
		style("title", "", `<w:name w:val="heading 1"/><w:basedOn w:val="root"/>`) +
		style("own", "", `<w:basedOn w:val="own"/><w:pPr><w:outlineLvl w:val="2"/></w:pPr>`) +
		style("in", "", `<w:rPr><w:rStyle w:val="root"/><w:vanish/></w:rPr>`) +
		style("table", "", `<w:tblStylePr w:type="firstRow"><w:tcPr><w:shd w:val="clear" w:fill="000000"/></w:tcPr></w:tblStylePr>`) +
		style("beside", "", `<w:basedOn w:val="table"/>`) +
		style("twice", "", sized(10)) + style("twice", "", sized(30)) +
		style("shown", ` w:default="0"`, sized(10)) + style("shown", "", sized(30)) +
		style("hidden", "", sized(10)) + style("hidden", ` w:default="0"`, sized(30)) +
		style("&amp;", "", sized(40)) + style("a&gt;b", "", sized(50)) + `</w:styles>`
	for name, c := range map[string]struct {
		xml  string
		lazy bool
	}{
		"plain":          {plain, true},
		"another prefix": {strings.NewReplacer("xmlns:w", "xmlns:x", "w:", "x:").Replace(plain), false},
		"a comment":      {strings.Replace(plain, "</w:styles>", "<!-- "+style("normal", "", sized(2))+" --></w:styles>", 1), false},
		"one of nothing": {strings.Replace(plain, "<w:latent", `<w:style w:styleId="empty"/><w:latent`, 1), false},
		"single quotes":  {strings.ReplaceAll(plain, `"own"`, `'own'`), false},
		"cut":            {plain[:len(plain)-40], false},
	} {
		whole, lazy := newWordStyles(), newWordStyles()
		readTokens(strings.NewReader(c.xml), func() bool { return false }, whole)
		a, _, err := openArchive(archived(t, map[string]string{"styles.xml": c.xml}))
		modeltest.Must(t, err)
		lazy.load(a["styles.xml"], func() bool { return false })
		if len(lazy.unread) > 0 != c.lazy {
			t.Errorf("%s: %d styles are left to read, lazily %v", name, len(lazy.unread), c.lazy)
		}
		if lazy.usual != whole.usual {
			t.Errorf("%s: a paragraph without a style is set in %v, want %v", name, lazy.usual, whole.usual)
		}
		for _, id := range []string{"", "normal", "root", "title", "own", "in", "table", "beside", "twice", "shown", "hidden", "&", "&amp;", "a>b", "none", "empty"} {
			if got, want := lazy.propsOf(id), whole.propsOf(id); got != want {
				t.Errorf("%s: style %q is %v, want %v", name, id, got, want)
			}
			if got, want := lazy.shaded(id), whole.shaded(id); got != want {
				t.Errorf("%s: style %q shades cells %v, want %v", name, id, got, want)
			}
		}
	}
}
