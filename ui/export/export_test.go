package export

import (
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/reading"
)

func list() List {
	age, salary, year := 31, model.Decimal("38000"), 2016
	made := time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)
	return List{Title: "Друга співбесіда", Made: made, Entries: []account.Entry{
		{
			Candidate: model.Candidate{
				ID: 71500301, JobID: 4100237, JobTitle: "Бариста, ранок", Date: made, Status: model.Received,
				Applicant: model.Applicant{
					Name: "Ґалина Їжакевич-Щербань", Age: &age, Salary: &salary, Currency: "UAH", Region: "Київ",
					Contacts: model.Contacts{Phone: "+380 44 555 01 23", Email: "h@example.com", Opened: true},
					Experience: []model.Experience{{Title: "=HYPERLINK(\"http://evil\")", Employer: "ТОВ «Кава»", Start: "2019",
						Responsibilities: "<p>Варила <b>каву</b></p><ul><li>каса &amp; облік</li></ul>"}},
					Education: []model.Education{{Institution: "КНУ", Graduated: &year}},
				},
				CV: &model.CV{Name: "cv.pdf"},
			},
			Review:     model.Review{Verdict: model.Yes, Rating: 4, Tags: []string{"strong"}, Note: "Дзвонити зранку;=1+1\n- pros, -cons", Changed: made},
			Shortlists: []string{"=2+2", "second round"},
			CV:         reading.Document{Pages: []reading.Page{{Text: "Про себе\nЛюблю каву й об’єктивні висновки."}, {Text: "Друга сторінка"}}, Note: "page 3 is a picture"},
		},
		{
			Candidate: model.Candidate{ID: 9007199326241593, JobID: 4100237, Applicant: model.Applicant{Name: "Ștefania Țurcanu"}},
			NoCV:      errors.New("no CV: Ștefania attached none"),
		},
		{
			Candidate: model.Candidate{ID: 3, Applicant: model.Applicant{Name: "Őszi Gergő 佐々木 🎉\x1b[31m", Region: "Győr", Contacts: model.Contacts{Phone: "=+380"}}},
			CV:        reading.Document{Pages: []reading.Page{{Text: strings.Repeat("tűzfal ", 900)}}},
		},
	}}
}

func written(t *testing.T, f Format, l List, o Options) []byte {
	t.Helper()
	var out bytes.Buffer
	modeltest.Must(t, Write(t.Context(), &out, f, l, o))
	return out.Bytes()
}

func TestCSVIsARowAPersonAndRunsNothing(t *testing.T) {
	data := written(t, CSV, list(), Options{})
	plain, marked := bytes.CutPrefix(data, []byte("\ufeff"))
	if !marked || bytes.HasPrefix(written(t, CSV, list(), Options{NoMark: true}), []byte("\ufeff")) {
		t.Error("the byte order mark")
	}
	rows, err := csv.NewReader(bytes.NewReader(plain)).ReadAll()
	if err != nil || len(rows) != 4 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	if bytes.Count(plain, []byte("\n")) != bytes.Count(plain, []byte("\r\n")) {
		t.Error("a line ends otherwise than in CR LF")
	}
	at := func(row int, title string) string {
		for i, name := range rows[0] {
			if name == title {
				return rows[row][i]
			}
		}
		t.Fatalf("no column %s", title)
		return ""
	}
	for _, c := range []struct {
		row         int
		title, want string
	}{
		{1, "Application id", "71500301"}, {1, "Name", "Ґалина Їжакевич-Щербань"}, {1, "Salary wish", "38000"}, {1, "Phone", "tel:+380 44 555 01 23"}, {3, "Phone", "'=+380"},
		{1, "Rating", "4"}, {1, "Verdict", "yes"}, {1, "Tags", "strong"}, {1, "Shortlists", "'=2+2; second round"}, {2, "Shortlists", ""},
		{1, "Note", "Дзвонити зранку;'=1+1\n'- pros, '-cons"},
		{1, "Experience", "2019 – now, '=HYPERLINK(\"http://evil\"), ТОВ «Кава»"}, {1, "Education", "2016, КНУ"},
		{2, "Application id", "'9007199326241593"}, {2, "Rating", ""}, {3, "Name", "Őszi Gergő 佐々木 🎉"},
	} {
		if got := at(c.row, c.title); got != c.want {
			t.Errorf("%s of row %d: %q, want %q", c.title, c.row, got, c.want)
		}
	}
	for i, name := range rows[0] { // a date that a spreadsheet recognises, in the heading's zone
		offset, isTime := strings.CutPrefix(name, "Applied (UTC")
		if !isTime {
			continue
		}
		if offset = strings.TrimSuffix(offset, ")"); offset == "" {
			offset = "+00:00"
		}
		when, err := time.Parse("2006-01-02 15:04 -07:00", rows[1][i]+" "+offset)
		if made := list().Made; err != nil || !when.Equal(made) || !simple().MatchString(rows[1][i]) {
			t.Errorf("%q below %q is %v, %v, not %v", rows[1][i], name, when, err, made)
		}
		rows[0][i] = "Applied"
	}
	if !slices.Contains(rows[0], "Applied") {
		t.Errorf("no time among %q", rows[0])
	}
	semicolons := csv.NewReader(bytes.NewReader(written(t, CSV, list(), Options{NoMark: true, Separator: ';'})))
	semicolons.Comma = ';'
	if again, err := semicolons.ReadAll(); err != nil || len(again) != 4 || len(again[0]) != len(rows[0]) {
		t.Errorf("%d rows with semicolons, %v", len(again), err)
	}
}

func TestNoCellBeginsAFormula(t *testing.T) {
	formula := regexp.MustCompile(`^[ \x{a0}\t\r\n]*[=+\-@＝＋－＠]`)
	part := regexp.MustCompile(`^[\s\p{Z}\p{Cf}"]*(?:[+-]\d+(?:\.\d+)?[\s\p{Z}"]*$|[^=+\-@＝＋－＠\s\p{Z}\p{Cf}"]|$)`)
	rapid.Check(t, func(t *rapid.T) {
		value := rapid.StringOf(rapid.SampledFrom([]rune("=+-@＝＋－＠\t\r\n;,'\" \u00a0\u2003\u2028\u200b\u200d.aБ1"))).Draw(t, "value")
		if rapid.Bool().Draw(t, "phone") {
			value = phoneCell(value)
		}
		written := cell(value, rapid.Bool().Draw(t, "plain"))
		for _, comma := range []rune{',', ';'} {
			r := csv.NewReader(strings.NewReader(written + "\r\n"))
			r.Comma, r.LazyQuotes = comma, true
			rows, err := r.ReadAll()
			if err != nil || len(rows) == 0 && written == "" {
				return
			}
			if len(rows) != 1 || len(rows[0]) != 1 {
				t.Fatalf("%q is %q, which is more than a cell", value, written)
			}
			if got := rows[0][0]; formula.MatchString(got) && !simple().MatchString(got) {
				t.Fatalf("%q is %q, which is a formula", value, written)
			}
		}
		for _, p := range strings.FieldsFunc(written, func(r rune) bool { return strings.ContainsRune("\t\r\n;,", r) }) {
			if !part.MatchString(p) {
				t.Fatalf("%q is %q, of which %q is a formula", value, written, p)
			}
		}
	})
}

// asked is a context that ends after some calls of Err.
type asked struct {
	context.Context
	times int
}

func (a *asked) Err() error {
	if a.times--; a.times < 0 {
		return context.Canceled
	}
	return nil
}

// TestAPDFIsStoppedWhileItIsSet: between any two blocks.
func TestAPDFIsStoppedWhileItIsSet(t *testing.T) {
	const often = 1000
	all := asked{t.Context(), often}
	var out bytes.Buffer
	if err := Write(&all, &out, PDF, list(), Options{}); err != nil || out.Len() == 0 {
		t.Fatal(err)
	}
	for times := range often - all.times {
		out.Reset()
		ctx := asked{t.Context(), times}
		if err := Write(&ctx, &out, PDF, list(), Options{}); !errors.Is(err, context.Canceled) || out.Len() > 0 || ctx.times != -1 {
			t.Fatalf("stopped when asked for the %d. time: %v, %d bytes, asked again %d times", times+1, err, out.Len(), -1-ctx.times)
		}
	}
	if n := often - all.times; n < len(list().Entries) {
		t.Errorf("asked %d times", n)
	}
}

// TestWrappingALongWordIsLinear: a note may be as long as a CV.
func TestWrappingALongWordIsLinear(t *testing.T) {
	note := func(n int) List {
		return List{Title: "x", Entries: []account.Entry{{Candidate: model.Candidate{ID: 1}, Review: model.Review{Note: strings.Repeat("W", n)}}}}
	}
	modeltest.GrowsLinearly(t, 25_000, note, func(l List) { written(t, PDF, l, Options{}) })
}

func TestJSONHasWhatIsKnownHere(t *testing.T) {
	var docs []struct {
		ID        int64
		Applicant struct{ Name string }
		Review    struct {
			Verdict string
			Rating  int
			Tags    []string
			Note    string
			Changed *time.Time
		}
		Shortlists []string
		CVText     *string
		CVNote     string
	}
	data := written(t, JSON, list(), Options{})
	modeltest.Must(t, json.Unmarshal(data, &docs))
	first, second := docs[0], docs[1]
	if first.ID != 71500301 || first.Review.Verdict != "yes" || first.Review.Rating != 4 || first.Review.Changed == nil ||
		first.CVText == nil || *first.CVText != "Про себе\nЛюблю каву й об’єктивні висновки.\fДруга сторінка" || first.CVNote == "" ||
		len(first.Shortlists) != 2 {
		t.Errorf("%+v", first)
	}
	if second.ID != 9007199326241593 || second.CVText != nil || second.Review.Tags == nil || second.Shortlists == nil || second.Review.Changed != nil || second.CVNote == "" {
		t.Errorf("%+v", second)
	}
	if bytes.ContainsRune(data, 0x1b) {
		t.Error("an escape is in it")
	}
}

func TestAMarkdownPacketIsText(t *testing.T) {
	l := list()
	l.Entries[0].CV.Pages[0].Text = "![x](http://spy.example/p.png) <script> # no heading\n1. no list\n- nor this\nwww.example.com"
	got := string(written(t, Markdown, l, Options{}))
	for _, want := range []string{
		"# Друга співбесіда\n", "| Name | Job | Wants | Region | Experience | Verdict |\n|", "| [Ґалина Їжакевич-Щербань](#person-1) | Бариста, ранок | 38 000 UAH | Київ | 7y | yes, 4 of 5 |\n", "## 2. Ștefania Țurcanu",
		"- **Verdict:** yes, 4 of 5", "- **Phone:** +380 44 555 01 23", "Варила **каву**", "каса \\& облік",
		"### Notes\n\nДзвонити зранку;=1+1\n\n\\- pros, -cons", "*No CV: Ștefania attached none.*", "*Page 3 is a picture.*",
		`\!\[x\](http\://spy.example/p.png) \<script\> \# no heading`, "1\\. no list", "\\- nor this", `www\.example.com`, "Друга сторінка",
	} {
		if want = strings.ReplaceAll(want, "**каву**", "каву"); !strings.Contains(got, want) {
			t.Errorf("%q is not in it", want)
		}
	}
	if t.Failed() || strings.ContainsRune(got, 0x1b) {
		t.Log(got[:min(len(got), 4000)])
	}
}

// TestListsOfApplicantsStayListsInMarkdown, below the position that they describe.
func TestListsOfApplicantsStayListsInMarkdown(t *testing.T) {
	l := list()
	l.Entries[0].Candidate.Applicant.Experience[0].Responsibilities = "Feladatok:\n• 1. naptár\n• posta\n- x"
	l.Entries[0].Review.Note = "• a\n• b"
	got := string(written(t, Markdown, l, Options{}))
	for _, want := range []string{"\n\n  Feladatok:\n\n  - 1\\. naptár\n  - posta\n\n  \\- x\n", "### Notes\n\n- a\n- b\n"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got[:min(len(got), 3000)])
		}
	}
}

func TestAPDFBookletIsReadBack(t *testing.T) {
	l := list()
	data := written(t, PDF, l, Options{})
	t.Logf("%d bytes", len(data))
	if len(data) > 200_000 {
		t.Errorf("%d bytes: more of the fonts is in it than is used", len(data))
	}
	doc, err := reading.Read(t.Context(), data)
	modeltest.Must(t, err)
	if len(doc.Pages) < 4 {
		t.Errorf("%d pages", len(doc.Pages))
	}
	var all string
	for _, p := range doc.Pages {
		all += " " + strings.Join(strings.Fields(p.Text), " ")
	}
	for _, want := range []string{
		"Друга співбесіда", "Ґалина Їжакевич-Щербань", "yes, 4 of 5", "+380 44 555 01 23", "Варила каву", "каса & облік", "Дзвонити зранку;=1+1",
		"Люблю каву й об’єктивні висновки.", "Друга сторінка", "Ștefania Țurcanu", "attached none", "Őszi Gergő □□□ □", "tűzfal tűzfal", "they are shown as □",
	} {
		if !strings.Contains(all, want) {
			t.Errorf("%q is not in it", want)
		}
	}
	if strings.Count(all, "tűzfal") != 900 {
		t.Errorf("%d of 900 words", strings.Count(all, "tűzfal"))
	}
	if t.Failed() {
		t.Log(all[:min(len(all), 3000)])
	}
}

// TestAPDFBookletIsReadInItsOrder: a label precedes its value, and separate blocks stay
// separate.
func TestAPDFBookletIsReadInItsOrder(t *testing.T) {
	l := list()
	l.Entries[0].Review.Tags = []string{"strong", "сусідка офісу, до якого ходить пішки й тому приходить раніше за всіх", "second round"}
	doc, err := reading.Read(t.Context(), written(t, PDF, l, Options{}))
	modeltest.Must(t, err)
	var got []string
	for _, p := range doc.Pages[:2] {
		for line := range strings.Lines(p.Text) {
			if line = strings.TrimSpace(line); line != "" {
				got = append(got, line)
			}
		}
	}
	made := l.Made.Local().Format
	want := []string{
		"Друга співбесіда", "3 applicants · " + made("2 January 2006, 15:04"),
		"Name   Job   Wants   Region   Experience   Verdict",
		"Ґалина Їжакевич-Щербань   Бариста, ранок   38 000 UAH   Київ   7y   yes, 4 of 5", "Ștefania Țurcanu", "Őszi Gergő □□□ □   Győr",
		"Ґалина Їжакевич-Щербань", "• Verdict: yes, 4 of 5", "• Tags: " + strings.Join(l.Entries[0].Review.Tags, ", "),
		"• Job: Бариста, ранок", "• Applied: " + made("2006-01-02 15:04"), "• Phone: +380 44 555 01 23",
		"• E-mail: h@example.com", "• Age: 31", "• Region: Київ", "• Wants: 38 000 UAH",
		"Notes", "Дзвонити зранку;=1+1", "- pros, -cons",
		"Experience", "=HYPERLINK(\"http://evil\"), ТОВ «Кава» · 2019 – now", "Варила каву", "• каса & облік",
		"Education", "2016, КНУ",
		"CV", "Page 3 is a picture.", "Про себе", "Люблю каву й об’єктивні висновки.", "Друга сторінка", "Ґалина Їжакевич-Щербань · 71500301 · Received   1",
		"Ștefania Țurcanu", "CV", "No CV: Ștefania attached none.", "Ștefania Țurcanu · 9007199326241593   2",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestAWordWiderThanThePageIsBroken(t *testing.T) {
	l := list()
	l.Entries = l.Entries[:1]
	l.Entries[0].CV.Pages[0].Text = strings.Repeat("щ", 5000)
	doc, err := reading.Read(t.Context(), written(t, PDF, l, Options{}))
	modeltest.Must(t, err)
	n := 0
	for _, p := range doc.Pages {
		n += strings.Count(p.Text, "щ")
	}
	if n < 5000 {
		t.Errorf("%d of 5000 letters", n)
	}
}

func TestSuggestedNamesAreNamesOfFiles(t *testing.T) {
	made := time.Date(2026, time.November, 2, 9, 30, 0, 0, time.Local)
	for title, want := range map[string]string{
		"Друга співбесіда": "Друга_співбесіда_2026-11-02_0930.csv", "../../etc": "etc_2026-11-02_0930.csv", "": "applicants_2026-11-02_0930.csv",
		"=x": "x_2026-11-02_0930.csv",
	} {
		if got := FileName(CSV.Ext(), title, made); got != want {
			t.Errorf("%q: %q, want %q", title, got, want)
		}
	}
}

func BenchmarkPDF(b *testing.B) {
	l := list()
	for len(l.Entries) < 100 {
		l.Entries = append(l.Entries, l.Entries[len(l.Entries)%3])
	}
	for b.Loop() {
		var out bytes.Buffer
		modeltest.Must(b, Write(b.Context(), &out, PDF, l, Options{}))
		b.ReportMetric(float64(out.Len()), "bytes")
	}
}

// TestCSVKeepsTextsThatASpreadsheetWouldGuess: they are neither numbers nor dates, and begin with an
// apostrophe; every other text stays as it is.
func TestCSVKeepsTextsThatASpreadsheetWouldGuess(t *testing.T) {
	for _, kept := range []string{"10.5", "1 000", "1.000", "007", "3/4", "3-4", "1E5", "24/7", "12:30", "12 May", "May 12", "May 2024", "2024. okt.", "3 лис", "50%", "1'000", "TRUE", "-1", "(5)", "1.5e3", "1E-3", "5 pm", "1½", "−5"} {
		if got := cell(kept, false); got != `"'`+kept+`"` {
			t.Errorf("%q is written as %s", kept, got)
		}
	}
	for _, plain := range []string{"2024", "0", "C++ 17", "3 jobs", "May", "Maya 3 kids", "Route 66", "B2B", "1st"} {
		if got := cell(plain, false); got != `"`+plain+`"` {
			t.Errorf("%q is written as %s", plain, got)
		}
	}
}

// TestDecimalsFollowTheSeparator: where cells are separated by semicolons, numbers have a decimal comma (CONTRACT 48).
func TestDecimalsFollowTheSeparator(t *testing.T) {
	for separator, want := range map[string]string{";": "12,05", ",": "12.05"} {
		if got := csvCell(model.Decimal("12.05"), time.UTC, separator); got != want {
			t.Errorf("with %s: %s, want %s", separator, got, want)
		}
	}
}

// TestDutiesArePrintedAsWritten unless they are HTML beyond doubt.
func TestDutiesArePrintedAsWritten(t *testing.T) {
	for written, want := range map[string]string{
		"Used <canvas>, <table> and <b> in HTML": "Used <canvas>, <table> and <b> in HTML",
		"<p>Used <b>Go</b></p>":                  "Used Go",
	} {
		if got := lines(line, written); len(got) != 1 || got[0].text != want {
			t.Errorf("%q is %v", written, got)
		}
	}
}

// TestAListIsWrittenAsMarshalWritesIt, one value after the other.
func TestAListIsWrittenAsMarshalWritesIt(t *testing.T) {
	all := []Job{
		JobOf(model.Job{ID: 7, Title: "Бариста\u202e, \x1b[31mранок\xff", Description: "<p>a\nb</p>", Extra: []model.Field{{Name: "a", Value: `[1,{"b":null}]`}}}, model.CurrencyEntry{}, false),
		JobOf(model.Job{}, model.CurrencyEntry{}, true),
		{},
	}
	for n := range len(all) + 1 {
		want, err := Marshal(all[:n])
		modeltest.Must(t, err)
		var got bytes.Buffer
		if err := WriteList(&got, n, func(i int) any { return all[i] }); err != nil || got.String() != string(want) {
			t.Errorf("%d are written as\n%s\n%v; want\n%s", n, got.String(), err, want)
		}
	}
}

// TestALongListIsWrittenWhileItGrows, and a short one when it is closed: a read that fails leaves none of it.
func TestALongListIsWrittenWhileItGrows(t *testing.T) {
	var got bytes.Buffer
	list := NewJSONList(&got)
	for got.Len() == 0 {
		modeltest.Must(t, list.Add(strings.Repeat("Olena ", 100)))
		if list.out.Buffered() == 0 {
			t.Fatal("the first value was written alone")
		}
	}
	if got.Len() < 1<<20 || got.Len() > 2<<20 || strings.HasSuffix(got.String(), "\n]\n") {
		t.Errorf("%d bytes were written at once", got.Len())
	}
	if err := list.Close(); err != nil || !strings.HasSuffix(got.String(), "\n]\n") {
		t.Errorf("closed: %v, %q", err, got.String()[got.Len()-20:])
	}
}
