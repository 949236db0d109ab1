package pdf

import (
	"strings"
	"testing"
)

// The codes of a font of signs mean signs, not for letters.
func TestFontsOfSigns(t *testing.T) {
	for name, c := range map[string]struct{ font, codes, want string }{
		"ZapfDingbats":             {"/Type1/BaseFont/ZapfDingbats", "lnu4H%", "●■◆✔★☎"},
		"its upper half":           {"/Type1/BaseFont/ABCDEF+ZapfDingbats", "\\250\\254\\325\\330", "♣①→➘"},
		"with a named encoding":    {"/Type1/BaseFont/ZapfDingbats/Encoding/WinAnsiEncoding", "ln", "●■"},
		"with names":               {"/Type1/BaseFont/ZapfDingbats/Encoding<</Differences[65/a20/a73/bullet]>>", "ABC", "✔■•"},
		"Symbol":                   {"/Type1/BaseFont/Symbol", "ab\\267W5", "αβ•Ω5"},
		"Wingdings":                {"/TrueType/BaseFont/Wingdings-Regular", "l\\247\\374\\376z", "●▪✓☑•"},
		"of a system":              {"/TrueType/BaseFont/ABCDEF+Wingdings", "\\330", "➢"},
		"Wingdings 3":              {"/TrueType/BaseFont/Wingdings3", "}", "•"},
		"Webdings":                 {"/TrueType/BaseFont/Webdings", "=", "•"},
		"mapped to their codes":    {"/Type1/BaseFont/ZapfDingbats/ToUnicode 6 0 R", "l", "●"},
		"mapped to a private area": {"/TrueType/BaseFont/Wingdings/ToUnicode 6 0 R", "\\376", "☑"},
		"another font":             {"/TrueType/BaseFont/SegoeUISymbol/Encoding/WinAnsiEncoding", "ln", "ln"},
		"unused codes":             {"/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding", "\\177\\201", "••"},
	} {
		data := fileOf("<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
			"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
			streamOf("", show(c.codes)), "<</Type/Font/Subtype"+c.font+"/FirstChar 0/Widths["+strings.Repeat("700 ", 256)+"]>>",
			streamOf("", "beginbfchar <6C> <006C> <FE> <F0FE> endbfchar"))
		if got := readText(t, data); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
