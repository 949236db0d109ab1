package pdf

import (
	"slices"
	"strings"
	"testing"
)

const wait = "Please wait"

// The values of an XFA form are in the text, once.
func TestFormDataAreRead(t *testing.T) {
	sets := func(data string) string {
		return `<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data>` + data + `</xfa:data><dd>a description</dd></xfa:datasets>`
	}
	for name, c := range map[string]struct{ form, xml, want string }{
		"data sets":           {"/XFA[(datasets) 6 0 R]", sets("<form><name>Jane\n Example</name><none/></form>"), wait + "\n\nname: Jane Example"},
		"the whole in one":    {"/XFA 6 0 R", "<xdp:xdp><template><value>a caption</value></template>" + sets("<a><b>Jane</b><c>Nurse &amp; carer</c></a>") + "</xdp:xdp>", wait + "\n\nb: Jane\nc: Nurse & carer"},
		"what the page shows": {"/XFA[(datasets) 6 0 R]", sets("<a>Please wait</a>"), wait},
		"a picture":           {"/XFA[(datasets) 6 0 R]", sets("<photo>" + strings.Repeat("iVBORw0KGgo", 100) + "</photo><a>Jane</a>"), wait + "\n\na: Jane"},
		"cut short":           {"/XFA[(datasets) 6 0 R]", "<datasets><data><a>Jane</a><b>Nur", wait + "\n\na: Jane"},
		"no form":             {"", sets("<a>Jane</a>"), wait},
	} {
		p := readSheet(t, formPage(show(wait), c.form, nil, streamOf("", c.xml)))
		if p.Text != c.want || !strings.HasSuffix(p.Layout, strings.TrimPrefix(c.want, wait)) {
			t.Errorf("%s: %q, want %q", name, p.Text, c.want)
		}
	}
}

// The files that a file holds are named.
func TestAttachedFilesAreNamed(t *testing.T) {
	for name, c := range map[string]struct {
		catalog, annots string
		want            []string
	}{
		"a portfolio":        {"/Collection<<>>/Names<</EmbeddedFiles<</Names[(key) 5 0 R]>>>>", "", []string{"my CV.txt"}},
		"below a branch":     {"/Names<</EmbeddedFiles<</Kids[<</Names[(key)<</UF<FEFF0430>/F(a)/EF<<>>>>]>>]>>>>", "", []string{"а"}},
		"by its key":         {"/Names<</EmbeddedFiles<</Names[(key)<</EF<<>>>>]>>>>", "", []string{"key"}},
		"pinned to the page": {"", "<</Subtype/FileAttachment/FS 5 0 R>>", []string{"my CV.txt"}},
		"both":               {"/Names<</EmbeddedFiles<</Names[(key) 5 0 R]>>>>", "<</Subtype/FileAttachment/FS 5 0 R>>", []string{"my CV.txt"}},
		"data of a form":     {"/Names<</EmbeddedFiles<</Names[(key)<</F(attachment.XML)/EF<<>>>>]>>>>", "", nil},
		"a file elsewhere":   {"/Names<</EmbeddedFiles<</Names[(key)<</F(a.txt)>>]>>>>", "", nil},
		"a loop":             {"/Names<</EmbeddedFiles 6 0 R>>", "", nil},
	} {
		data := fileOf("<</Type/Catalog/Pages 2 0 R"+c.catalog+">>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
			"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Annots["+c.annots+"]>>", streamOf("", show(greeting)),
			"<</Type/Filespec/F(my CV.txt)/EF<</F 4 0 R>>>>", "<</Kids[6 0 R 6 0 R]>>")
		doc, err := Read(data, Standard(), never)
		if err != nil || !slices.Equal(doc.Attached, c.want) {
			t.Errorf("%s: %q, %v", name, doc.Attached, err)
		}
	}
}
