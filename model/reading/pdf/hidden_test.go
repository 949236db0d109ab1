package pdf

import (
	"fmt"
	"strings"
	"testing"
)

// sheet returns a file of one page of 600 by 800 points. resources are entries, and objects are
// numbered from 5; font F is Helvetica.
func sheet(content, resources string, objects ...string) []byte {
	var out strings.Builder
	out.WriteString("%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[5 0 R]/D<</OFF[5 0 R]>>>>>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n")
	fmt.Fprintf(&out, "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<%s/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj\n", resources)
	fmt.Fprintf(&out, "4 0 obj<</Length %d>>stream\n%s\nendstream endobj\n", len(content), content)
	for i, o := range objects {
		fmt.Fprintf(&out, "%d 0 obj %s endobj\n", i+5, o)
	}
	out.WriteString("trailer<</Root 1 0 R>>\n")
	return []byte(out.String())
}

func readSheet(t *testing.T, data []byte) Page {
	t.Helper()
	doc, err := Read(data, Standard(), func() bool { return false })
	if err != nil || len(doc.Pages) != 1 {
		t.Fatalf("%d pages, %v", len(doc.Pages), err)
	}
	return doc.Pages[0]
}

// letterForm are the entries of a form with letters, and letterMask is the resources that use it as
// a mask by the state L; N ends it.
const letterForm = "/BBox[0 0 600 800]/Group<</S/Transparency>>/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>"

func letterMask(objects string) string {
	return "/ExtGState<</L<</SMask<</S/Alpha/G 5 0 R>>>>/N<</SMask/None>>>>/XObject<<" + objects + ">>"
}

const shot = "q 200 0 0 200 50 550 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q "

// at returns operators that show text at a place in points, after the operators in state.
func at(state string, size float64, x, y int, text string) string {
	return fmt.Sprintf("q %s BT /F %g Tf %d %d Td (%s) Tj ET Q ", state, size, x, y, text)
}

// Invisible words are in Hidden, not in the text and the layout. Possibly visible words count as
// text.
func TestWordsThatAreNotOnThePage(t *testing.T) {
	hello := at("", 12, 60, 770, "hello")
	hide := func(state string) string { return at(state, 12, 100, 600, "kubernetes") }
	translucent := "/ExtGState<</T<</ca .4>>/Z<</ca 0>>/M<</BM/Multiply>>/S<</SMask<</S/Luminosity>>>>/N<</SMask/None>>>>"
	form := func(entries, content string) string {
		return fmt.Sprintf("<</Subtype/Form%s/Length %d>>stream\n%s\nendstream", entries, len(content), content)
	}
	through := strings.TrimSuffix(hide("7 Tr"), "Q ") // as the clip
	box := func(colour string) string { return colour + " 50 550 300 200 re f " }
	for name, c := range map[string]struct {
		content, resources string
		objects            []string
		hidden             bool
	}{
		"render mode 3":                       {content: hide("3 Tr"), hidden: true},
		"render mode 7":                       {content: hide("7 Tr"), hidden: true},
		"mode 3 on a picture":                 {content: shot + hide("3 Tr")},
		"mode 3 under a picture":              {content: hide("3 Tr") + shot},
		"mode 3 beside a picture":             {content: shot + at("3 Tr", 12, 400, 600, "kubernetes"), hidden: true},
		"mode 3 on a box":                     {content: box(".5 g") + hide("3 Tr"), hidden: true},
		"mode 3 on outlines":                  {content: strings.Repeat("100 598 m 120 598 140 599 160 600 c 160 612 l 130 611 110 612 100 610 c f ", 2) + at("3 Tr", 12, 100, 600, "kubernetes")},
		"stroked only":                        {content: hide("1 Tr 1 g")},
		"stroked in white":                    {content: hide("1 Tr 1 G 0 g"), hidden: true},
		"white with an outline":               {content: hide("2 Tr 1 g 0 G")},
		"white":                               {content: hide("1 g"), hidden: true},
		"white by four inks":                  {content: hide("0 0 0 0 k"), hidden: true},
		"white of a space":                    {content: hide("/CS0 cs 1 1 1 sc"), resources: "/ColorSpace<</CS0[/ICCBased 5 0 R]>>", objects: []string{form("/N 3", "")}, hidden: true},
		"no tint of an ink":                   {content: hide("/S cs 0 scn"), resources: "/ColorSpace<</S[/Separation/Blue/DeviceCMYK<</FunctionType 2/Domain[0 1]/C0[0 0 0 0]/C1[1 1 0 0]/N 1>>]>>", hidden: true},
		"all of an ink":                       {content: hide("/S cs"), resources: "/ColorSpace<</S[/Separation/Blue/DeviceCMYK<</FunctionType 2/Domain[0 1]/C0[0 0 0 0]/C1[1 1 0 0]/N 1>>]>>"},
		"an unknown ink":                      {content: hide("/S cs 0 scn"), resources: "/ColorSpace<</S[/Separation/Blue/DeviceCMYK<</FunctionType 4>>]>>"},
		"nearly white":                        {content: hide(".97 g"), hidden: true},
		"a pale grey":                         {content: hide(".86 g")},
		"yellow on white":                     {content: hide("1 1 0 rg")},
		"black after white":                   {content: "1 g 0 g " + hide("")},
		"white on a dark banner":              {content: box("0 0 .4 rg") + hide("1 g")},
		"white on a banner with round ends":   {content: "0 g 80 590 m 200 590 l 220 590 220 630 200 630 c 80 630 l 60 630 60 590 80 590 c f " + hide("1 g")},
		"white beside such a banner":          {content: "0 g 80 490 m 200 490 l 220 490 220 530 200 530 c 80 530 l 60 530 60 490 80 490 c f " + hide("1 g"), hidden: true},
		"white in a banner's hole":            {content: "0 g 0 500 600 200 re 50 550 300 100 re f* " + hide("1 g"), hidden: true},
		"white on a dark cell of a form":      {content: "/X Do", resources: "/XObject<</X 5 0 R>>", objects: []string{form("/BBox[0 0 600 800]/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>", box("0 g")+hide("1 g"))}},
		"white on a wide line":                {content: "q 30 w 0 g 50 605 m 300 605 l S Q " + hide("1 g")},
		"white beside a thin line":            {content: "q 1 w 50 590 m 300 590 l S Q " + hide("1 g"), hidden: true},
		"white on a picture":                  {content: shot + hide("1 g")},
		"white on a shading":                  {content: "/S sh " + hide("1 g")},
		"white on a pattern":                  {content: "/Pattern cs /P scn 50 550 300 200 re f " + hide("1 g")},
		"white on a box drawn over":           {content: box("0 g") + box("1 g") + hide("1 g"), hidden: true},
		"black on black":                      {content: box("0 g") + hide(""), hidden: true},
		"a colour on the same":                {content: box(".2 .4 .6 rg") + hide(".21 .4 .6 rg"), hidden: true},
		"white on a translucent box":          {content: "q /T gs " + box("0 g") + "Q " + hide("1 g"), resources: translucent},
		"white on a translucent white":        {content: "q /T gs " + box("1 g") + "Q " + hide("1 g"), resources: translucent, hidden: true},
		"nothing of its colour":               {content: hide("/Z gs"), resources: translucent, hidden: true},
		"under a later box":                   {content: hide("") + box("1 g"), hidden: true},
		"under a later picture":               {content: hide("") + shot, hidden: true},
		"under a picture with a mask":         {content: hide("") + "q 200 0 0 200 50 550 cm BI /W 1 /H 1 /IM true ID x EI Q "},
		"under a translucent box":             {content: hide("") + "q /T gs " + box("1 g") + "Q", resources: translucent},
		"under a box that multiplies":         {content: hide("") + "q /M gs " + box("1 1 0 rg") + "Q", resources: translucent},
		"under a box through a mask":          {content: hide("") + "q /S gs " + box("1 g") + "Q", resources: translucent},
		"under a box after a mask":            {content: hide("") + "q /S gs /N gs " + box("1 g") + "Q", resources: translucent, hidden: true},
		"under a box that is clipped away":    {content: hide("") + "q 0 0 20 20 re W n " + box("1 g") + "Q"},
		"under a box in a translucent group":  {content: hide("") + "q /T gs /X Do Q", resources: translucent + "/XObject<</X 5 0 R>>", objects: []string{form("/BBox[0 0 600 800]/Group<</S/Transparency>>", box("1 g"))}},
		"under a box, and drawn again":        {content: at("", 12, 100, 600, "kubernetes") + box(".9 g") + hide("0 g")},
		"left of the page":                    {content: at("", 12, -200, 600, "kubernetes"), hidden: true},
		"above the page":                      {content: at("", 12, 100, 900, "kubernetes"), hidden: true},
		"partly on the page":                  {content: at("", 12, 595, 600, "k") + "\n" + at("", 12, 100, 600, "ubernetes")},
		"outside of the clip":                 {content: at("0 0 50 50 re W n", 12, 100, 600, "kubernetes"), hidden: true},
		"in the clip":                         {content: at("0 590 500 50 re W n", 12, 100, 600, "kubernetes")},
		"outside of its form":                 {content: "/X Do", resources: "/XObject<</X 5 0 R>>", objects: []string{form("/BBox[0 0 50 50]/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>", hide(""))}, hidden: true},
		"smaller than a point":                {content: at("", 0.9, 100, 600, "kubernetes"), hidden: true},
		"of a point":                          {content: at("", 1, 100, 600, "kubernetes"), hidden: true},
		"of no size at all":                   {content: at("", 0.01, 100, 600, "kubernetes"), hidden: true},
		"small by its matrix":                 {content: "q .05 0 0 .05 0 0 cm " + at("", 12, 2000, 12000, "kubernetes") + "Q", hidden: true},
		"large by its matrix":                 {content: "q 20 0 0 20 0 0 cm " + at("", 0.5, 5, 30, "kubernetes") + "Q"},
		"squeezed":                            {content: hide("2 Tz"), hidden: true},
		"a layer that is off":                 {content: "/OC/L BDC " + hide("") + "EMC", resources: "/Properties<</L 5 0 R>>", objects: []string{"<</Type/OCG/Name(L)>>"}, hidden: true},
		"a layer that is on":                  {content: "/OC/L BDC " + hide("") + "EMC", resources: "/Properties<</L 6 0 R>>", objects: []string{"<</Type/OCG/Name(K)>>", "<</Type/OCG/Name(L)>>"}},
		"after a layer that is off":           {content: "/OC/L BDC EMC " + hide(""), resources: "/Properties<</L 5 0 R>>", objects: []string{"<</Type/OCG/Name(L)>>"}},
		"a form in a layer that is off":       {content: "/X Do", resources: "/XObject<</X 6 0 R>>", objects: []string{"<</Type/OCG/Name(L)>>", form("/OC 5 0 R/BBox[0 0 600 800]/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>", hide(""))}, hidden: true},
		"a picture through letters":           {content: "q BT 7 Tr /F 12 Tf 100 600 Td (kubernetes) Tj ET " + shot + "Q"},
		"a gradient through letters":          {content: through + "/S sh Q"},
		"a fill through letters":              {content: through + box(".2 g") + "Q"},
		"a white fill through letters":        {content: through + box("1 g") + "Q", hidden: true},
		"a white fill on a dark box":          {content: box("0 g") + through + box("1 g") + "Q"},
		"an empty fill through letters":       {content: through + "/Z gs " + box("0 g") + "Q", resources: translucent, hidden: true},
		"a fill beside the letters' shape":    {content: through + "0 g 300 50 100 100 re f Q", hidden: true},
		"a fill after the letters' shape":     {content: hide("7 Tr") + box(".2 g"), hidden: true},
		"a fill through letters, then a box":  {content: through + box(".2 g") + "Q " + box("1 g"), hidden: true},
		"a picture through a mask of letters": {content: "q /L gs 200 0 0 200 50 550 cm /I Do Q ", resources: letterMask("/I 6 0 R"), objects: []string{form(letterForm, hide("")), "<</Subtype/Image/Length 1>>stream\nx\nendstream"}},
		"a fill through a mask of letters":    {content: "q /L gs " + box(".2 g") + "Q ", resources: letterMask(""), objects: []string{form(letterForm, hide(""))}},
		"a mask of letters without a fill":    {content: "q /L gs Q " + box(".2 g"), resources: letterMask(""), objects: []string{form(letterForm, hide(""))}, hidden: true},
		"a mask of letters, ended":            {content: "q /L gs /N gs " + box(".2 g") + "Q", resources: letterMask(""), objects: []string{form(letterForm, hide(""))}, hidden: true},
		"a white fill through such a mask":    {content: "q /L gs " + box("1 g") + "Q ", resources: letterMask(""), objects: []string{form(letterForm, hide(""))}, hidden: true},
		"mode 3 in a mask":                    {content: "q /L gs " + box(".2 g") + "Q ", resources: letterMask(""), objects: []string{form(letterForm, hide("3 Tr"))}, hidden: true},
		"a mask of letters within a group":    {content: "/X Do", resources: letterMask("/X 6 0 R"), objects: []string{form(letterForm, hide("")), form("/BBox[0 0 600 800]/Group<</S/Transparency>>/Resources<<"+letterMask("/Y 7 0 R")+">>", "/L gs /Y Do"), form("/BBox[0 0 600 800]/Group<</S/Transparency>>", box(".2 g"))}},
		"a mask within a mask":                {content: "q /L gs " + box(".2 g") + "Q", resources: letterMask(""), objects: []string{form(letterForm+"/Resources<<"+letterMask("")+">>", "/L gs "+hide(""))}},
		"white on a box after too many boxes": {content: strings.Repeat("5 5 2 2 re f ", maxAreas) + box("0 g") + hide("1 g")},
	} {
		t.Run(name, func(t *testing.T) {
			p := readSheet(t, sheet(hello+c.content, c.resources, c.objects...))
			seen := strings.Contains(strings.ReplaceAll(p.Text, "\n", ""), "ubernetes")
			kept := strings.Contains(p.Hidden, "ubernetes")
			if seen == c.hidden || kept != c.hidden {
				t.Errorf("text %q, hidden %q", p.Text, p.Hidden)
			}
			if !strings.Contains(p.Text, "hello") || strings.Contains(p.Hidden, "hello") {
				t.Errorf("hello is gone: text %q, hidden %q", p.Text, p.Hidden)
			}
			if strings.Contains(p.Layout, "ubernetes") != seen {
				t.Errorf("layout %q", p.Layout)
			}
		})
	}
}

// The recognised words of a scan stay searchable, whether they are drawn before or after the
// picture.
func TestTheWordsOfAScan(t *testing.T) {
	scan := "q 600 0 0 800 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q "
	words := ""
	for i := range 30 {
		words += at("3 Tr", 10, 50, 780-20*i, "recognised words")
	}
	for name, content := range map[string]string{
		"invisible, over the picture": scan + words, "invisible, under it": words + scan, "visible, under it": strings.ReplaceAll(words, "3 Tr", "") + scan,
		"under it, with a stamp": strings.ReplaceAll(words, "3 Tr", "") + scan + at("", 8, 20, 20, "Scanned with a telephone"),
	} {
		if p := readSheet(t, sheet(content, "")); strings.Count(p.Text, "recognised words") != 30 || p.Hidden != "" {
			t.Errorf("%s: text %.100q, hidden %.100q", name, p.Text, p.Hidden)
		}
	}
	// A page of text with a picture as its background is no scan.
	text := ""
	for i := range 30 {
		text += at("", 10, 50, 780-20*i, fmt.Sprint("a line of the page, number ", i))
	}
	p := readSheet(t, sheet(at("", 10, 50, 785, "kubernetes")+scan+text, ""))
	if p.Hidden != "kubernetes" || strings.Contains(p.Text, "kubernetes") || !strings.Contains(p.Text, "number 29") {
		t.Errorf("text %.100q, hidden %.100q", p.Text, p.Hidden)
	}
}

// The crop box is the visible part of a page, and a page may use larger units.
func TestTheEdgesOfAPage(t *testing.T) {
	crop := func(entries string) []byte {
		return []byte(strings.Replace(string(sheet(at("", 10, 60, 700, "inside")+at("", 10, 60, 60, "outside"), "")), "/MediaBox", entries+"/MediaBox", 1))
	}
	if p := readSheet(t, crop("/CropBox[0 400 600 800]")); p.Text != "inside" || p.Hidden != "outside" {
		t.Errorf("cropped: %q, hidden %q", p.Text, p.Hidden)
	}
	if p := readSheet(t, crop("/CropBox[-50 -50 700 900]")); !strings.Contains(p.Text, "outside") || p.Hidden != "" {
		t.Errorf("cropped to more than there is: %q, hidden %q", p.Text, p.Hidden)
	}
	if p := readSheet(t, crop("/CropBox[0 400 600 800]/Rotate 90")); p.Text != "inside" || p.Hidden != "outside" {
		t.Errorf("turned: %q, hidden %q", p.Text, p.Hidden)
	}
	small := string(sheet(at("", 0.5, 3, 7, "hello"), ""))
	small = strings.Replace(small, "[0 0 600 800]", "[0 0 6 8]/UserUnit 100", 1)
	if p := readSheet(t, []byte(small)); p.Text != "hello" {
		t.Errorf("in units of 100 points: %q, hidden %q", p.Text, p.Hidden)
	}
}

// The words of a hidden field are hidden.
func TestFieldsThatAreNotShown(t *testing.T) {
	field := "<</BBox[0 0 100 20]/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Length 40>>stream\nBT /F 10 Tf 2 4 Td (typed by hand) Tj ET\nendstream"
	for flags, hidden := range map[int]bool{0: false, 4: false, 2: true, 32: true} {
		annots := fmt.Sprintf("/Annots[<</Subtype/Widget/F %d/Rect[50 500 200 520]/AP<</N 5 0 R>>>>]/MediaBox", flags)
		data := strings.Replace(string(sheet(at("", 10, 60, 700, "hello"), "", field)), "/MediaBox", annots, 1)
		if p := readSheet(t, []byte(data)); strings.Contains(p.Text, "typed") == hidden || strings.Contains(p.Hidden, "typed") != hidden {
			t.Errorf("flags %d: %q, hidden %q", flags, p.Text, p.Hidden)
		}
	}
}

// Hidden words are returned as words and lines, in the order of drawing.
func TestHiddenWordsAreWords(t *testing.T) {
	for _, size := range []float64{12, 0.8, 0.2, 0.001} {
		content := fmt.Sprintf("1 g BT /F %g Tf %g TL 100 600 Td (one two) Tj T* (three) Tj T* [(fo) 20 (ur) -300 (five)] TJ ET", size, size*1.2)
		if p := readSheet(t, sheet(at("", 12, 60, 700, "hello")+content, "")); p.Hidden != "one two\nthree\nfour five" {
			t.Errorf("at %g: %q", size, p.Hidden)
		}
	}
}

// An ink that is defined by itself is unknown.
func TestAnInkOfItself(t *testing.T) {
	p := readSheet(t, sheet(at("/S cs 1 scn", 12, 100, 600, "kubernetes"), "/ColorSpace<</S 5 0 R>>",
		"[/Separation/A 5 0 R<</FunctionType 2/C0[0]/C1[1]/N 1>>]"))
	if !strings.Contains(p.Text, "kubernetes") {
		t.Error(p)
	}
}

// The search for the background of letters ends with the time, and shapes cost by their corners.
func TestLooksEndWithTheTime(t *testing.T) {
	star := area{box: box{0, 0, 100, 100}, alpha: 0.1, ink: ink{known: true}}
	for i := range maxCorners {
		star.corners = append(star.corners, corner{x: float64(i % 100), y: float64(i / 10)})
	}
	for _, c := range []struct{ looks, asked, most int }{{maxLooks, 2, 10}, {100_000, maxLooks, 10}} {
		left := c.asked
		page := canvas{looks: c.looks, file: &file{stop: func() bool { left--; return left < 0 }}}
		for range 190 {
			page.areas = append(page.areas, star)
		}
		n := 0
		for page.background(50, 50).known {
			n++
		}
		if n == 0 || n > c.most {
			t.Errorf("%d looks, stopped when asked %d times: %d letters are judged", c.looks, c.asked, n)
		}
	}
}
