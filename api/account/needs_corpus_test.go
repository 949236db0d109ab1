package account

import (
	"archive/zip"
	"bytes"
	"context"
	"fmt"
	"html"
	"image"
	"image/color"
	"image/png"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"codeberg.org/go-pdf/fpdf"
	"github.com/google/go-cmp/cmp"

	"shortlist/api/sandbox"
	"shortlist/assets"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/needs"
	"shortlist/model/reading"
	"shortlist/model/reading/isolated"
)

// TestNeedsAreFoundInTheLinesThatHoldThem makes 200 CVs in four languages and has the real reader read them. A person
// wrote their lines and for each of them the needs that it meets, in testdata/needs. 20 CVs are pictures, and 20 hide
// words that the needs ask for.
func TestNeedsAreFoundInTheLinesThatHoldThem(t *testing.T) {
	each := 50
	if testing.Short() {
		each = 20 // more applications in all than are looked at together
	}
	reader := isolated.New()
	d := newDesk(t, sandbox.Options{})
	t.Cleanup(reader.Close)
	d.opts.ReadCV = reader.Read
	job := d.job("ua-backend")
	cvs, of := map[int64]madeCV{}, map[string][]int64{}
	for _, language := range []string{"uk", "ro", "hu", "en"} {
		key := readKey(t, language+".txt")
		for i, cv := range key.make(each) {
			id, err := d.service.Apply(job.ID, model.Candidate{
				Date: time.Now(), Applicant: model.Applicant{Name: fmt.Sprint("Applicant ", language, i), Contacts: model.Contacts{Email: fmt.Sprintf("a%d@example.com", i)}},
				CV: &model.CV{Name: "cv" + cv.ext, ContentType: cv.contentType()},
			}, cv.file(t))
			modeltest.Must(t, err)
			cvs[id], of[language] = cv, append(of[language], id)
		}
	}
	d.fetchAll(t.Context(), job.ID)
	var all tally
	for language, ids := range of {
		var text []string
		key := readKey(t, language+".txt")
		for _, n := range key.needs {
			text = append(text, n.text)
		}
		parsed, err := needs.Parse(strings.Join(text, "\n"))
		modeltest.Must(t, err)
		var one tally
		modeltest.Must(t, d.NeedsIn(t.Context(), parsed, ids, func(n Needed) error {
			cv := cvs[n.Candidate.ID]
			doc, _ := d.CVText(t.Context(), n.Candidate)
			var pages [][]string
			for _, p := range doc.Pages {
				pages = append(pages, strings.Split(p.Text, "\n"))
			}
			one.count(t, cv, key.needs, pages, n.Finds)
			return nil
		}))
		t.Logf("%s: %s %q", language, one.String(), one.faults)
		all.add(one)
	}
	t.Log(all.String())
	sameByTheIndex(t, d, readKey(t, "en.txt"), slices.Concat(of["en"], of["uk"], of["ro"], of["hu"]))
	if scans := 4 * each / 10; all.scans != scans || all.notRead != scans || all.white != scans || all.inWhite > 0 {
		t.Errorf("%d of %d pictures are not read; of %d CVs with hidden words %d lines are found", all.notRead, all.scans, all.white, all.inWhite)
	}
	if all.wrong > 0 || all.recall() < .95 || all.right < 100 {
		t.Errorf("%s\n%s", all.String(), strings.Join(all.faults, "\n"))
	}
}

// sameByTheIndex looks for needs in many applications, of which the index names the possible ones, and in each by itself.
func sameByTheIndex(t *testing.T, d *desk, key answerKey, ids []int64) {
	t.Helper()
	var text []string
	for _, n := range key.needs {
		text = append(text, n.text)
	}
	of, err := needs.Parse(strings.Join(text, "\n"))
	modeltest.Must(t, err)
	modeltest.Must(t, d.IndexNow(t.Context()))
	i := 0
	modeltest.Must(t, d.NeedsIn(t.Context(), of, ids, func(n Needed) error {
		var alone Needed
		modeltest.Must(t, d.NeedsIn(t.Context(), of, ids[i:i+1], func(n Needed) error { alone = n; return nil }))
		if diff := cmp.Diff(alone, n); diff != "" {
			t.Errorf("application %d by the index: %s", ids[i], diff)
		}
		i++
		return nil
	}))
	if i != len(ids) {
		t.Errorf("%d of %d applications", i, len(ids))
	}
}

// TestAPictureIsNotOpenedForEachLookForNeeds reads a picture once. After that its file is not needed to know that it is one.
func TestAPictureIsNotOpenedForEachLookForNeeds(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	reads := 0
	d.opts.ReadCV = func(ctx context.Context, file io.ReadSeeker) (reading.Document, error) {
		reads++
		data, err := io.ReadAll(file)
		modeltest.Must(t, err)
		return reading.Read(ctx, data)
	}
	job := d.job("ua-backend")
	id, err := d.service.Apply(job.ID, model.Candidate{Date: time.Now(), Applicant: model.Applicant{Name: "Applicant"}, CV: &model.CV{Name: "cv.png", ContentType: "image/png"}}, drawn(t))
	modeltest.Must(t, err)
	d.fetchAll(t.Context(), job.ID)
	of, err := needs.Parse("SAP")
	modeltest.Must(t, err)
	for range 2 {
		modeltest.Must(t, d.NeedsIn(t.Context(), of, []int64{id}, func(n Needed) error {
			if f := n.Finds[0]; f.State != needs.NotRead || f.Reason != needs.Scan || reads != 1 {
				t.Errorf("%s, %s after %d reads", f.State, f.Reason, reads)
			}
			return os.RemoveAll(d.cvDir)
		}))
	}
}

// answerKey is the needs of a job, and lines of CVs with the needs that each meets.
type answerKey struct {
	needs   []keyedNeed
	entries [][]keyedLine
}

type keyedNeed struct {
	letter rune
	text   string
}

type keyedLine struct{ letters, text string }

// readKey reads a file of testdata/needs. Lines that belong together follow each other.
func readKey(t *testing.T, name string) (out answerKey) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", "needs", name))
	modeltest.Must(t, err)
	for block := range strings.SplitSeq(string(data), "\n\n") {
		var entry []keyedLine
		for line := range strings.Lines(block) {
			line = strings.TrimSuffix(line, "\n")
			if letter, need, is := strings.Cut(line, " = "); is && len(letter) == 1 {
				out.needs = append(out.needs, keyedNeed{rune(letter[0]), need})
			} else if letters, text, is := strings.Cut(line, " | "); is {
				entry = append(entry, keyedLine{letters, text})
			}
		}
		if len(entry) > 0 {
			out.entries = append(out.entries, entry)
		}
	}
	if len(out.needs) < 10 || len(out.entries) < 40 {
		t.Fatalf("%s has %d needs and %d entries", name, len(out.needs), len(out.entries))
	}
	return out
}

// madeCV is a CV of lines, some of which are invisible, or a picture.
type madeCV struct {
	entries [][]keyedLine
	hidden  []string
	picture bool
	ext     string
}

// make returns so many CVs: a tenth are pictures, a tenth hide words, and the others share all entries.
func (a answerKey) make(n int) (out []madeCV) {
	rng := rand.New(rand.NewPCG(1, 2))
	var pool [][]keyedLine
	take := func(is func([]keyedLine) bool) []keyedLine {
		for {
			if len(pool) == 0 {
				pool = slices.Clone(a.entries)
				rng.Shuffle(len(pool), func(i, j int) { pool[i], pool[j] = pool[j], pool[i] })
			}
			e := pool[0]
			if pool = pool[1:]; is(e) {
				return e
			}
		}
	}
	for i := range n {
		cv := madeCV{ext: []string{".pdf", ".docx"}[i%2]}
		switch i % 10 {
		case 3:
			cv.picture, cv.ext = true, []string{".pdf", ".png"}[i/10%2]
		case 6:
			cv.ext = []string{".pdf", ".docx"}[i/10%2]
			for _, need := range a.needs {
				cv.hidden = append(cv.hidden, strings.NewReplacer(`"`, "", " or ", " ", " чи ", " ", " sau ", " ", " vagy ", " ").Replace(need.text))
			}
		}
		for range 8 {
			cv.entries = append(cv.entries, take(func(e []keyedLine) bool { return cv.hidden == nil || e[0].letters == "-" }))
		}
		out = append(out, cv)
	}
	return out
}

func (cv madeCV) contentType() string {
	return map[string]string{
		".pdf": "application/pdf", ".png": "image/png", ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	}[cv.ext]
}

func (cv madeCV) file(t *testing.T) []byte {
	switch {
	case cv.ext == ".png":
		return drawn(t)
	case cv.ext == ".docx":
		return cv.docx(t)
	}
	return cv.pdf(t)
}

// drawn returns a picture of grey stripes.
func drawn(t *testing.T) []byte {
	t.Helper()
	img := image.NewGray(image.Rect(0, 0, 60, 80))
	for i := range img.Pix {
		img.Pix[i] = byte(i / 60 % 2 * 200)
	}
	img.SetGray(0, 0, color.Gray{255})
	var out bytes.Buffer
	modeltest.Must(t, png.Encode(&out, img))
	return out.Bytes()
}

func (cv madeCV) pdf(t *testing.T) []byte {
	t.Helper()
	doc := fpdf.New("P", "mm", "A4", "")
	doc.AddPage()
	if cv.picture {
		doc.RegisterImageOptionsReader("scan", fpdf.ImageOptions{ImageType: "PNG"}, bytes.NewReader(drawn(t)))
		doc.ImageOptions("scan", 10, 10, 180, 0, false, fpdf.ImageOptions{}, 0, "")
	} else {
		font, err := fs.ReadFile(assets.Fonts, "DejaVuSansCondensed.ttf")
		modeltest.Must(t, err)
		doc.AddUTF8FontFromBytes("plain", "", font)
		doc.SetFont("plain", "", 10)
		for i, e := range cv.entries {
			if i == len(cv.entries)/2 {
				doc.AddPage()
			}
			for _, line := range e {
				doc.CellFormat(0, 5, line.text, "", 1, "L", false, 0, "")
			}
			doc.Ln(8)
		}
		doc.SetTextColor(255, 255, 255)
		for _, line := range cv.hidden {
			doc.CellFormat(0, 5, line, "", 1, "L", false, 0, "")
		}
	}
	var out bytes.Buffer
	modeltest.Must(t, doc.Output(&out))
	return out.Bytes()
}

func (cv madeCV) docx(t *testing.T) []byte {
	t.Helper()
	var body strings.Builder
	paragraph := func(look, text string) {
		body.WriteString(`<w:p><w:r>` + look + `<w:t xml:space="preserve">` + html.EscapeString(text) + `</w:t></w:r></w:p>`)
	}
	for _, e := range cv.entries {
		for _, line := range e {
			paragraph("", line.text)
		}
		body.WriteString("<w:p/>")
	}
	for i, line := range cv.hidden {
		paragraph([]string{`<w:rPr><w:color w:val="FFFFFF"/></w:rPr>`, `<w:rPr><w:vanish/></w:rPr>`}[i%2], line)
	}
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for name, text := range map[string]string{
		"[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
			`<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
		"_rels/.rels":       `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
		"word/document.xml": `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>` + body.String() + `</w:body></w:document>`,
	} {
		w, err := z.Create(name)
		modeltest.Must(t, err)
		_, err = w.Write([]byte(text))
		modeltest.Must(t, err)
	}
	modeltest.Must(t, z.Close())
	return out.Bytes()
}

// tally counts lines that were found against the answers.
type tally struct {
	right, wrong, missed int // lines
	scans, notRead       int // CVs that are pictures, and those of which that is known
	white, inWhite       int // CVs that hide words, and lines found in them
	faults               []string
}

func (a *tally) add(b tally) {
	a.right, a.wrong, a.missed = a.right+b.right, a.wrong+b.wrong, a.missed+b.missed
	a.scans, a.notRead, a.white, a.inWhite = a.scans+b.scans, a.notRead+b.notRead, a.white+b.white, a.inWhite+b.inWhite
	a.faults = append(a.faults, b.faults...)
}

func (a *tally) recall() float64 { return float64(a.right) / float64(max(1, a.right+a.missed)) }

func (a *tally) String() string {
	return fmt.Sprintf("precision %.3f, recall %.3f (%d lines right, %d wrong, %d missed)", float64(a.right)/float64(max(1, a.right+a.wrong)), a.recall(), a.right, a.wrong, a.missed)
}

// count compares what was found in a CV with its answers.
func (a *tally) count(t *testing.T, cv madeCV, of []keyedNeed, pages [][]string, finds []needs.Find) {
	t.Helper()
	if cv.picture {
		a.scans++
		if !slices.ContainsFunc(finds, func(f needs.Find) bool { return f.State != needs.NotRead || f.Reason != needs.Scan }) {
			a.notRead++
		}
		return
	}
	if cv.hidden != nil {
		a.white++
	}
	type place struct{ page, line int }
	letters := map[place]string{}
	at, from := place{0, 0}, 0 // where the last line was, and where it ended
	for _, e := range cv.entries {
		for _, line := range e {
			for at.page < len(pages) {
				if text := pages[at.page][at.line]; strings.Contains(text[from:], line.text) {
					letters[at] += line.letters
					from += strings.Index(text[from:], line.text) + len(line.text)
					break
				}
				from = 0
				if at.line++; at.line == len(pages[at.page]) {
					at = place{at.page + 1, 0}
				}
			}
			if at.page == len(pages) {
				t.Fatalf("the reader has lost %q of %q", line.text, pages)
			}
		}
	}
	for i, f := range finds {
		need := of[i]
		is := map[place]bool{}
		for _, l := range f.Lines {
			p := place{l.Page - 1, l.Line - 1}
			if l.Source != needs.CV || len(l.Marks) == 0 || pages[p.page][p.line] != l.Text {
				t.Errorf("page %d, line %d: %q", l.Page, l.Line, l.Text)
			}
			is[p] = true
			switch {
			case cv.hidden != nil:
				a.inWhite++
			case strings.ContainsRune(letters[p], need.letter):
				a.right++
				continue
			case strings.ContainsRune(letters[p], unicode.ToUpper(need.letter)):
				continue
			}
			a.wrong++
			a.fault("%s: wrong: %s", need.text, l.Text)
		}
		for p, line := range letters {
			if strings.ContainsRune(line, need.letter) && !is[p] {
				a.missed++
				a.fault("%s: missed: %s", need.text, pages[p.page][p.line])
			}
		}
	}
}

// fault notes a fault once.
func (a *tally) fault(format string, values ...any) {
	if f := fmt.Sprintf(format, values...); !slices.Contains(a.faults, f) {
		a.faults = append(a.faults, f)
	}
}
