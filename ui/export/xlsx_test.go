package export

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
)

// bookOf returns the rows of a workbook as a program shows them.
func bookOf(t *testing.T, data []byte) [][]string {
	t.Helper()
	book, err := excelize.OpenReader(bytes.NewReader(data))
	modeltest.Must(t, err)
	defer func() { _ = book.Close() }()
	rows, err := book.GetRows(book.GetSheetName(0))
	modeltest.Must(t, err)
	return rows
}

// under returns the cells below a heading.
func under(t *testing.T, rows [][]string, heading string) (cells []string) {
	t.Helper()
	i := slices.Index(rows[0], heading)
	if i < 0 {
		t.Fatalf("no column %s in %q", heading, rows[0])
	}
	for _, row := range rows[1:] {
		cell := ""
		if i < len(row) {
			cell = row[i]
		}
		cells = append(cells, cell)
	}
	return cells
}

// TestAWorkbookKeepsEachValueAsItsKind: ids, phones, formulas and guesses are text, a time is a date on this computer's
// clock, and what is not known is an empty cell.
func TestAWorkbookKeepsEachValueAsItsKind(t *testing.T) {
	rows := bookOf(t, written(t, XLSX, list(), Options{}))
	for heading, want := range map[string][]string{
		"Application id": {"71500301", "9007199326241593", "3"},
		"Applied":        {list().Made.Local().Format("2006-01-02 15:04"), "", ""},
		"Phone":          {"+380 44 555 01 23", "", "=+380"},
		"Name":           {"Ґалина Їжакевич-Щербань", "Ștefania Țurcanu", "Őszi Gergő 佐々木 🎉"},
		"Salary wish":    {"38000", "", ""},
		"Shortlists":     {"=2+2; second round", "", ""},
		"Note":           {"Дзвонити зранку;=1+1\n- pros, -cons", "", ""},
		"Viewed":         {"no", "no", "no"},
		"Rating":         {"4", "", ""},
	} {
		if got := under(t, rows, heading); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", heading, got, want)
		}
	}
}

// TestAWorkbookIsByShortlist: its properties name no library, nor a day on which it was not made. Two of one list
// are equal.
func TestAWorkbookIsByShortlist(t *testing.T) {
	data := written(t, XLSX, list(), Options{})
	book, err := excelize.OpenReader(bytes.NewReader(data))
	modeltest.Must(t, err)
	defer func() { _ = book.Close() }()
	core, err := book.GetDocProps()
	modeltest.Must(t, err)
	app, err := book.GetAppProps()
	modeltest.Must(t, err)
	if core.Creator != "shortlist" || core.Created != "" || core.Modified != "" || app.Application != "shortlist" {
		t.Errorf("it is by %q of %q, changed %q, with %q", core.Creator, core.Created, core.Modified, app.Application)
	}
	for range 3 {
		if !bytes.Equal(written(t, XLSX, list(), Options{}), data) {
			t.Error("two workbooks of one list differ")
		}
	}
}

// TestAWorkbookSpeaksTheLanguage: its headings and the values that shortlist words.
func TestAWorkbookSpeaksTheLanguage(t *testing.T) {
	female := List{Made: time.Now(), Entries: []account.Entry{{
		Candidate: model.Candidate{ID: 1, Viewed: true, Applicant: model.Applicant{Name: "Anna", Gender: "FEMALE"}},
		Review:    model.Review{Verdict: model.Yes},
	}}}
	modeltest.InEveryLanguage(t)
	rows := bookOf(t, written(t, XLSX, female, Options{}))
	if got, want := under(t, rows, lang.TextIn("heading", "Gender")), model.GenderLabel("FEMALE"); got[0] != want {
		t.Errorf("gender is %q, want %q", got[0], want)
	}
	if got := under(t, rows, lang.Word("heading", "Viewed")); got[0] != lang.Text("yes") {
		t.Errorf("viewed is %q", got[0])
	}
	if got, want := under(t, rows, lang.Word("heading", "Verdict")), model.Yes.Label(); got[0] != want {
		t.Errorf("verdict is %q, want %q", got[0], want)
	}
}

// TestAWorkbookKeepsTextThatLooksEscaped: a workbook writes characters as _x0041_, and no XML has some of them.
func TestAWorkbookKeepsTextThatLooksEscaped(t *testing.T) {
	for note, want := range map[string]string{"_x0041_ _X0041_ x_x004_": "_x0041_ _X0041_ x_x004_", "_x0041_x0042_x0043_": "_x0041_x0042_x0043_", "_x0041": "_x0041", "<b>&amp;</b> \"x\"": "<b>&amp;</b> \"x\"", "  a\x00b ": "  ab "} {
		rows := bookOf(t, written(t, XLSX, List{Made: time.Now(), Entries: []account.Entry{{Review: model.Review{Note: note}}}}, Options{}))
		if got := under(t, rows, "Note")[0]; got != want {
			t.Errorf("%q is %q", note, got)
		}
	}
}

// TestAWorkbookKeepsADayFarAhead, also one that no time.Duration reaches.
func TestAWorkbookKeepsADayFarAhead(t *testing.T) {
	at := time.Date(2500, time.May, 4, 10, 30, 0, 0, time.Local)
	rows := bookOf(t, written(t, XLSX, List{Made: time.Now(), Entries: []account.Entry{{Candidate: model.Candidate{Date: at}}}}, Options{}))
	if got := under(t, rows, "Applied")[0]; got != "2500-05-04 10:30" {
		t.Errorf("the day is %s", got)
	}
}

// TestAWorkbookCutsWhatNoCellTakes: a note may be longer than a cell, and the cut shows.
func TestAWorkbookCutsWhatNoCellTakes(t *testing.T) {
	for _, note := range []string{strings.Repeat("a", mostInCell), strings.Repeat("a", mostInCell+1), strings.Repeat("🎉", mostInCell/2+1)} {
		rows := bookOf(t, written(t, XLSX, List{Made: time.Now(), Entries: []account.Entry{{Review: model.Review{Note: note}}}}, Options{}))
		got := under(t, rows, "Note")[0]
		if whole := len(note) == mostInCell; whole && got != note || !whole && (!strings.HasSuffix(got, "…") || !strings.HasPrefix(note, strings.TrimSuffix(got, "…"))) {
			t.Errorf("%d bytes are %d, ending in %q", len(note), len(got), got[len(got)-4:])
		}
	}
}

// TestSpreadsheetsReadTheWorkbook runs where LibreOffice and Gnumeric are.
func TestSpreadsheetsReadTheWorkbook(t *testing.T) {
	modeltest.SkipInShort(t, "starts spreadsheets")
	programs := map[string]func(in, out string) *exec.Cmd{
		"soffice": func(in, out string) *exec.Cmd {
			return exec.Command("soffice", "-env:UserInstallation=file://"+filepath.Dir(out)+"/profile", "--headless",
				"--convert-to", "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false", "--outdir", filepath.Dir(out), in)
		},
		"ssconvert": func(in, out string) *exec.Cmd { return exec.Command("ssconvert", in, out) },
	}
	for program, convert := range programs {
		t.Run(program, func(t *testing.T) {
			if _, err := exec.LookPath(program); err != nil {
				t.Skip("not installed")
			}
			dir := t.TempDir()
			in, out := filepath.Join(dir, "a.xlsx"), filepath.Join(dir, "a.csv")
			modeltest.Must(t, os.WriteFile(in, written(t, XLSX, list(), Options{}), 0o600))
			if message, err := convert(in, out).CombinedOutput(); err != nil {
				t.Fatalf("%v: %s", err, message)
			}
			data, err := os.ReadFile(out)
			modeltest.Must(t, err)
			for _, want := range []string{"9007199326241593", "+380 44 555 01 23", "Ґалина Їжакевич-Щербань", "佐々木", "=2+2; second round",
				list().Made.Local().Format("2006-01-02 15:04")} {
				if !strings.Contains(strings.ReplaceAll(string(data), "/", "-"), want) { // Gnumeric's sign between parts of a date
					t.Errorf("%s does not show %q:\n%s", program, want, data)
				}
			}
		})
	}
}
