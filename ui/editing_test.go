package ui_test

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

// The tests' own program is the person's editor, too: it changes the file as the
// variable names, and ends.
func init() {
	name, path := os.Getenv("SHORTLIST_TEST_EDITOR"), os.Args[len(os.Args)-1]
	if name == "" {
		return
	}
	os.Exit(editors[name](path))
}

// editors are the changes that an editor makes to a file, with its exit code.
var editors = map[string]func(path string) int{
	"appends":           appends,
	"appends and fails": func(path string) int { return max(appends(path), 3) },
	"ends the last line": func(path string) int {
		written, err := os.ReadFile(path)
		if err != nil || os.WriteFile(path, append(written, '\n'), 0o600) != nil {
			return 9
		}
		return 0
	},
	"replaces the file": func(path string) int {
		other := path + ".new"
		if os.WriteFile(other, []byte("Written outside.\n"), 0o600) != nil || os.Rename(other, path) != nil {
			return 9
		}
		return 0
	},
	"removes the file": func(path string) int {
		if os.Remove(path) != nil {
			return 9
		}
		return 0
	},
	"looks who else could read it": func(path string) int {
		file, err := os.Stat(path)
		folder, err2 := os.Stat(filepath.Dir(path))
		if err != nil || err2 != nil || file.Mode().Perm() != 0o600 || folder.Mode().Perm() != 0o700 {
			return 9
		}
		return 0
	},
	"writes what is no text": func(path string) int {
		if os.WriteFile(path, []byte("a\x00b\x1b[31mc\r\nd\u202ee\u200bf"), 0o600) != nil {
			return 9
		}
		return 0
	},
	"writes Windows-1251": func(path string) int {
		if os.WriteFile(path, []byte(cp1251), 0o644) != nil {
			return 9
		}
		return 0
	},
	"marks its encoding": func(path string) int {
		if os.WriteFile(path, []byte("\ufeffWritten\x00 outside."), 0o600) != nil {
			return 9
		}
		return 0
	},
	"outlives its terminal": func(path string) int {
		signal.Ignore(syscall.SIGHUP)
		fmt.Println("open")
		_, _ = os.Stdin.Read(make([]byte, 1))
		return 0
	},
}

// cp1251 is a word in Windows-1251, and not valid UTF-8.
const cp1251 = "\xcf\xf0\xe8\xe2\xb3\xf2"

func appends(path string) int {
	f, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		return 9
	}
	if _, err := io.WriteString(f, "Written outside.\n"); err != nil || f.Close() != nil {
		return 9
	}
	return 0
}

// editing is a day with one of the editors.
func editing(t *testing.T, editor string) *day {
	t.Helper()
	return editingWith(t, editor, ui.Options{})
}

// editingWith is editing with options.
func editingWith(t *testing.T, editor string, o ui.Options) *day {
	t.Helper()
	return editingIn(t, editor, setup{options: o})
}

// editingIn is editing with a setup.
func editingIn(t *testing.T, editor string, s setup) *day {
	t.Helper()
	t.Setenv("SHORTLIST_TEST_EDITOR", editor)
	t.Setenv("GORACE", "atexit_sleep_ms=0") // or each run of it would last a second
	s.options.Editor.Argv = []string{os.Args[0]}
	return begin(t, s)
}

// handedOut returns the files that were handed to another program and still exist.
func (d *day) handedOut() (names []string) {
	d.Helper()
	all, err := os.ReadDir(filepath.Join(filepath.Dir(d.setup.storePath), "editing"))
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		d.Fatal(err)
	}
	for _, f := range all {
		names = append(names, f.Name())
	}
	return names
}

// NothingHandedOut checks that no such file is left.
func (d *day) NothingHandedOut() {
	d.Helper()
	if left := d.handedOut(); len(left) > 0 {
		d.Errorf("%q are left", left)
	}
}

// written returns the description in the form.
func (d *day) written() string {
	d.Helper()
	d.Do(action.Back)
	drafts, err := d.account.WaitingDrafts(d.Context())
	if err != nil || len(drafts) == 0 {
		d.Fatalf("no draft is kept: %v%s", err, d.Picture())
	}
	if drafts[0].Markdown != "" {
		return drafts[0].Markdown
	}
	return drafts[0].Draft.Description
}

// fieldRow returns the line of a field in the form.
func (d *day) fieldRow(f model.FormField) string {
	d.Helper()
	for _, line := range d.Screen().Lines {
		name := strings.TrimLeft(line, " ▸")
		if after, ok := strings.CutPrefix(name, fields[f]+" "); ok && (f != model.FieldType1 || !strings.HasPrefix(after, "2")) {
			return line
		}
	}
	d.Fatalf("the field %s is not in sight%s", f, d.Picture())
	return ""
}

// editHTML gives the scenario's job this description, makes it break no rule, and opens
// its form.
func (d *day) editHTML(source string) sandbox.Record {
	d.Helper()
	job := d.Job("ua-barista")
	modeltest.Must(d, d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Description = source }))
	d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Field(model.FieldDescription)
	return d.Record(job.ID)
}

func TestAFieldIsNotCalledWrongBeforeItWasLeft(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("К")
	d.SeesNot("✗", sayTitleRequired())
	d.Press("backspace")
	d.SeesNot("✗", sayTitleRequired())
	d.Do(action.NextField)
	d.Sees(sayTitleRequired())
	d.SeesNot(sayRegionRequired()) // the field was never focused
	d.Do(action.PreviousField)
	d.Type("К")
	d.SeesNot(sayTitleRequired(), "✗ 1/20")
	d.Press("backspace") // wrong again, and still focused
	d.SeesNot(sayTitleRequired())
}

func TestTheCounterCountsAndTheRuleAppearsOnLeaving(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("Двадцять одна літера!")
	d.Sees("21/20")
	d.SeesNot("Shorten it by 1.", "✗")
	d.Do(action.NextField)
	d.Sees("✗ 21/20", "The title has 21 characters; at most 20 are allowed. Shorten it by 1.")
	d.Do(action.PreviousField)
	d.Press("backspace")
	d.Sees("20/20")
	d.SeesNot("Shorten it", "✗ 20/20")
	d.Press("backspace")
	d.Type("😀") // two of the units in which the service may count (CONTRACT 8)
	d.Sees("21/20")
}

func TestARuleAcrossFieldsAppearsOnLeavingTheSecond(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Field(model.FieldSalaryTo) // "from" was passed, and is empty
	d.Type("30000")
	d.SeesNot("An upper salary needs a lower one.")
	d.Do(action.NextField)
	d.Sees("An upper salary needs a lower one. Fill in “from”, 0 is allowed.")
	d.Field(model.FieldSalaryFrom)
	d.Type("4")
	d.SeesNot("An upper salary needs a lower one.")
	d.Type("0000")
	d.SeesNot("must not be below")
	d.Do(action.NextField)
	d.Sees("The upper salary must not be below the lower one (40 000).")
	d.Press("0") // ten times as much
	d.SeesNot("must not be below")
	d.Field(model.FieldType2)
	d.Press("3")
	d.SeesNot("A second job type needs a first one.")
	d.Do(action.NextField)
	d.Sees("A second job type needs a first one.")
	d.Field(model.FieldType1)
	d.Press("1")
	d.SeesNot("A second job type needs a first one.")
}

func TestAllBrokenRulesAreListedOnSendAndGoAsTheyArePutRight(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Field(model.FieldDescription)
	d.Type("Zu kurz")
	d.Do(action.ReviewJob)
	d.SeesNot("Choose a currency.") // without a salary the field is empty
	d.Sees("✗ Fix 3 things before sending: Title, Region, Description", sayTitleRequired(), sayRegionRequired(),
		"The description has 7 characters of text; at least 100 are needed.")
	if !strings.HasPrefix(d.pointer(), "Title") {
		t.Errorf("the form points at %q", d.pointer())
	}
	d.Type("К")
	d.SeesNot(sayTitleRequired())
	d.Sees("✗ Fix 2 things before sending: Region, Description", sayRegionRequired())
	d.Field(model.FieldSalaryFrom)
	d.Type("100")
	d.Field(model.FieldRate)
	d.Press("0")
	d.Sees("Choose a currency.")
	d.Do(action.ReviewJob)
	if !strings.HasPrefix(d.pointer(), "Region") {
		t.Errorf("the form points at %q", d.pointer())
	}
	d.Paste("Львів")
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.SeesNot("✗ Region:", "✗ Currency:")
	d.Field(model.FieldDescription)
	d.Paste(duties)
	d.SeesNot("✗")
	d.Do(action.ReviewJob)
	d.Sees("Review: publish a new job")
}

func TestTheRegionSuggestsWhatTheAccountHasUsed(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.SeesNot("→ Київ")
	d.Do(action.NextField)
	d.Sees("→ Київ") // two jobs: the most used first
	d.Type("о")
	d.Sees("→ Одеса")
	d.SeesNot("also Київ")
	d.Press("left") // the cursor is before it
	d.SeesNot("→ Одеса")
	d.Press("right") // a step, not a choice
	if row := d.fieldRow(model.FieldRegion); strings.Contains(row, "Одеса") {
		t.Errorf("a step to the right took a suggestion: %q", row)
	}
	d.Sees("→ Одеса")
	d.Do(action.TakeOffered)
	if row := d.fieldRow(model.FieldRegion); !strings.Contains(row, "Одеса") {
		t.Errorf("the suggestion was not taken: %q", row)
	}
	d.SeesNot("→")
	d.Do(action.UndoTyping)
	if row := d.fieldRow(model.FieldRegion); strings.Contains(row, "Одеса") || !strings.Contains(row, "о") {
		t.Errorf("taking a suggestion is no step of its own: %q", row)
	}
}

func TestANewAccountHasNoRegionsToSuggest(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{service: sandbox.Options{Scenario: "empty"}})
	d.Do(action.NewJob, action.NextField)
	d.SeesNot("→")
	d.Type("О")
	d.SeesNot("→")
	d.Press("right")
	if row := d.fieldRow(model.FieldRegion); !strings.Contains(row, "О ") {
		t.Errorf("%q", row)
	}
}

func TestAPickerShowsCodeAndMeaning(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Field(model.FieldRate)
	d.Sees("‹ none ›", "0 · per hour", "1 · per day", "2 · per week", "3 · per month", "5 · per year")
	d.SeesNot("4 ·") // there is no such rate (CONTRACT 5)
	d.Press("4")
	d.Sees("‹ none ›")
	d.Press("0")
	d.Sees("‹ 0 · per hour ›")
	d.Do(action.PreviousChoice, action.PreviousChoice) // past the end, and past the empty choice
	d.Sees("‹ 5 · per year ›")
	d.Press("backspace")
	d.Sees("‹ none ›")
	d.Do(action.NextField)
	d.Sees("‹ choose ›", "0 · UAH", "1 · USD", "2 · EUR")
	d.Press("backspace") // never empty: it must be chosen
	d.Sees("‹ choose ›")
	d.Press("2")
	d.Sees("‹ 2 · EUR ›")
	d.Do(action.NextField)
	d.Sees("1 · Full-time / Part-time", "5 · Remote / Internship")
}

func TestASalaryShowsHowItReadsAndIsSentAsAWholeNumber(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "types whole documents")
	for typed, reads := range map[string]string{
		"25 000": "25 000", "25k": "25 000", "25000.00": "25 000", "2,5 тис.": "2 500", "2.5E4": "25 000", "25'000": "25 000", "0": "0",
	} {
		t.Run(typed, func(t *testing.T) {
			d := begin(t, setup{})
			d.service.SetLimit(50)
			d.Do(action.NewJob)
			d.Write("Кухар")
			d.Field(model.FieldSalaryFrom)
			d.Type(typed)
			d.Sees("= " + reads)
			d.Field(model.FieldRate)
			d.Press("3")
			d.Do(action.ReviewJob)
			d.Sees("Salary from", reads)
			d.Do(action.SendJob)
			made := d.named("Кухар")
			if len(made) != 1 || made[0].SalaryFrom == nil || string(*made[0].SalaryFrom) != strings.ReplaceAll(reads, " ", "") {
				t.Fatalf("the service has %+v", made)
			}
		})
	}
}

func TestASalaryThatCanBeReadTwoWaysIsAskedAbout(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Write("Кухар")
	d.Field(model.FieldRate)
	d.Press("3")
	for typed, shows := range map[string]string{
		"25.000": "“25.000” can be read two ways. Write the whole number, like 25 000.",
		"25,000": "“25,000” can be read two ways.",
		"25.5":   "A salary must be a whole number, without a fraction.",
		"-1":     "A salary cannot be negative.",
		"$2500":  "“$2500” names a currency, which has a field of its own.",
		"много":  "“много” is not a number. Write it like 25 000.",
	} {
		d.Field(model.FieldSalaryFrom)
		d.Press("ctrl+u")
		d.Type(typed)
		d.SeesNot("✗")
		d.Do(action.ReviewJob)
		d.Sees("Fix 1 thing before sending:", shows)
		d.SeesNot("Review")
	}
	if n := d.service.Count(sandbox.Create); n != 0 {
		t.Errorf("%d were sent", n)
	}
}

func TestAWordIsAStepToUndo(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("Кухар на кухню")
	d.Do(action.NextField)
	d.Type("Львів")
	d.Field(model.FieldDescription)
	d.Type("Варити борщ")
	for _, step := range []struct{ field, value string }{
		{"Description", "Варити"}, {"Description", ""}, {"Region", ""}, {"Title", "Кухар на"}, {"Title", "Кухар"}, {"Title", ""},
	} {
		d.Do(action.UndoTyping)
		if !strings.HasPrefix(d.pointer(), step.field) {
			t.Errorf("after a step back to %q the form points at %q", step.value, d.pointer())
		}
		if step.value != "" {
			d.Sees(step.value)
		}
	}
	d.Sees("what the job is", "city or region", "0 characters") // placeholders of an empty form
	d.Do(action.UndoTyping)
	d.Sees(sayNotNow("there is nothing to undo"))
	for range 6 {
		d.Do(action.RedoTyping)
	}
	d.Sees("Кухар на кухню", "Львів", "Варити борщ")
	d.Do(action.RedoTyping)
	d.Sees(sayNotNow("there is nothing to redo"))
}

func TestWhatIsErasedAPauseAndAChoiceAreSteps(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("Кухар")
	d.Press("backspace", "backspace")
	d.Type("ня")
	d.Advance(2 * time.Second)
	d.Type("р")
	d.Field(model.FieldRate)
	d.Press("3", "3", "1")
	d.Do(action.UndoTyping)
	d.Sees("‹ 3 · per month ›")
	d.Do(action.UndoTyping)
	d.Sees("‹ none ›")
	for _, value := range []string{"Кухня ", "Кух ", "Кухар "} {
		d.Do(action.UndoTyping)
		if row := d.fieldRow(model.FieldTitle); !strings.Contains(row, " "+value) {
			t.Errorf("a step back leads to %q, not to %q", row, value)
		}
	}
}

func TestANewEditForgetsWhatWasTakenBack(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("Кухар на")
	d.Do(action.UndoTyping)
	d.Type("!")
	d.Do(action.RedoTyping)
	d.Sees(sayNotNow("there is nothing to redo"))
	if row := d.fieldRow(model.FieldTitle); !strings.Contains(row, "Кухар !") && !strings.Contains(row, "Кухар!") {
		t.Errorf("the title is %q", row)
	}
}

func TestAPasteOfTenPagesIsOneStep(t *testing.T) {
	t.Parallel()
	page := "## Обов'язки\n\n" + strings.Repeat("Готувати добре й подавати гарячим, прибирати за собою.\n\n", 30)
	pages := strings.Repeat(page, 10)
	if len(pages) < 30_000 {
		t.Fatalf("ten pages of %d bytes", len(pages))
	}
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("Кухар")
	d.Field(model.FieldDescription)
	d.Type("Перше. ")
	d.Paste(pages)
	d.Type("останнє")
	d.Do(action.UndoTyping, action.UndoTyping)
	d.Sees("Перше.")
	d.SeesNot("Обов'язки")
	d.Do(action.RedoTyping, action.RedoTyping)
	if got := d.written(); got != "Перше. "+pages+"останнє" {
		t.Errorf("%d bytes are kept, %d were written", len(got), len(pages)+len("Перше. останнє"))
	}
}

func TestUndoneToTheBeginningTheFormIsAsItWas(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Type(" 2")
	d.Field(model.FieldRate)
	d.Press("1")
	d.Field(model.FieldDescription)
	d.Type("Нове. ")
	d.Pause()
	if _, kept := d.drafted(job.ID); !kept {
		t.Fatal("no draft is kept")
	}
	for range 5 {
		d.Do(action.UndoTyping)
	}
	d.Sees(sayNotNow("there is nothing to undo"))
	d.Do(action.Back)
	d.SeesNot("The draft is saved")
	if draft, kept := d.drafted(job.ID); kept {
		t.Errorf("a draft of nothing is kept: %+v", draft)
	}
}

func TestMarkdownAndHTMLAreTwoWaysToWriteTheSame(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Field(model.FieldDescription)
	const written = "Ми варимо **каву**.\n\n- зерно\n- вода\n"
	d.Paste(written)
	d.Sees("Description Markdown")
	d.Do(action.MarkdownOrHTML)
	d.Sees("Description HTML", "<strong>каву</strong>", "<li>зерно</li>")
	d.Do(action.UndoTyping) // a step like any other
	d.Sees("Description Markdown", "Ми варимо **каву**.")
	d.Do(action.RedoTyping)
	d.Sees("Description HTML")
	d.Do(action.MarkdownOrHTML) // nothing was typed: the text is unchanged, to the byte
	d.Sees("Description Markdown", "- зерно")
	d.Do(action.MarkdownOrHTML)
	d.Press("ctrl+end")
	d.Paste("\n<p>Приходьте!</p>")
	d.Do(action.MarkdownOrHTML)
	d.Sees("Description Markdown", "**каву**", "Приходьте!")
	d.SeesNot("<p>", "Write it as Markdown?")
	if got := d.written(); !strings.Contains(got, "<strong>каву</strong>") || !strings.Contains(got, "<li>зерно</li>") || !strings.HasSuffix(got, "<p>Приходьте!</p>") {
		t.Errorf("kept is %q", got)
	}
}

func TestADescriptionTurnedThereAndBackGoesBackByteForByte(t *testing.T) {
	t.Parallel()
	source := "<p>Варити  <b>каву</b>\r\n\tй&nbsp;чай.</p>\r\n\r\n<ul><li>раз<li>два</ul>" + strings.Repeat("<p>Ще один абзац тексту.</p>", 5)
	d := begin(t, setup{})
	job := d.editHTML(source)
	d.Do(action.MarkdownOrHTML, action.MarkdownOrHTML)
	if !d.Overlay().Has("Write it as Markdown?") {
		d.Do(action.MarkdownOrHTML, action.MarkdownOrHTML)
	} else {
		d.Press("n")
	}
	d.Field(model.FieldAddress)
	d.Type("1")
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Do(action.ReviewJob, action.Bottom)
	d.Sees("not changed")
	d.Do(action.SendJob)
	if sent := d.sent[len(d.sent)-1].Description; sent != source {
		t.Errorf("sent was %q", sent)
	}
	if got := d.Record(job.ID); got.Address != job.Address+"1" {
		t.Errorf("the address is %q", got.Address)
	}
}

func TestLossesOfMarkdownAreShownFirst(t *testing.T) {
	t.Parallel()
	const table = "<p>Зміни:</p><table><tr><th>день</th><th>ніч</th></tr><tr><td colspan=\"2\">8</td></tr></table>"
	source := table + strings.Repeat("<p>Ще один абзац тексту.</p>", 5)
	d := begin(t, setup{})
	job := d.editHTML(source)
	d.Sees("Description HTML, because of the exact form", "<table>")
	d.Do(action.MarkdownOrHTML)
	d.Overlay().Sees("Write it as Markdown?", "Markdown would lose some of this description:", "·", "Stay with HTML to keep all of it.")
	d.Do(action.No)
	d.Sees("Description HTML", "<table>")
	if _, kept := d.drafted(job.ID); kept {
		t.Error("a question that was answered with no has changed the form")
	}
	d.Do(action.MarkdownOrHTML, action.Yes)
	d.Sees("Description Markdown")
	d.SeesNot("<table>")
	d.Do(action.UndoTyping)
	d.Sees("Description HTML", "<table>")
	d.Field(model.FieldAddress)
	d.Type("1")
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Do(action.ReviewJob, action.SendJob)
	if sent := d.sent[len(d.sent)-1].Description; sent != source {
		t.Errorf("sent was %q", sent)
	}
}

func TestHTMLThatIsEditedInOnePlaceKeepsItsOtherBytes(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("Довгий рядок без кінця. ", 400)
	if len(long) <= 4096 {
		t.Fatal("the line is too short")
	}
	const marks = "ש\u202eלום\u202c \u200fabc\u200e, zero\u200bwidth, so\u00adft, \ufeffmark, e\u0301, 👩\u200d🔧"
	source := "<table><tr><td>" + marks + "</td></tr></table>\n<div data-x='1'  CLASS=a>" + long + "</div>\n\n<p>&nbsp;&#8203;&amp;amp;</p>   "
	d := begin(t, setup{})
	job := d.editHTML(source)
	d.Sees("Description HTML")
	d.Press("ctrl+home")
	d.Type("!")
	d.Press("ctrl+end")
	d.Type("?")
	d.Pause()
	draft, kept := d.drafted(job.ID)
	if !kept || draft.Draft.Description != "!"+source+"?" {
		t.Fatalf("kept %v: %q", kept, draft.Draft.Description)
	}
	d.Press("backspace", "ctrl+home", "delete")
	d.Pause()
	d.Do(action.Back)
	if draft, kept := d.drafted(job.ID); kept {
		t.Errorf("a draft of nothing is kept: %q", draft.Draft.Description)
	}
}

func TestAnEditorOfOnesOwnWritesTheDescription(t *testing.T) {
	modeltest.SkipInShort(t, "types whole documents")
	for editor, becomes := range map[string]string{
		"appends": "Перше речення.\nWritten outside.", "replaces the file": "Written outside.",
		"ends the last line": "Перше речення.\n", "looks who else could read it": "Перше речення.\n",
	} {
		t.Run(editor, func(t *testing.T) {
			d := editing(t, editor)
			d.Do(action.NewJob)
			d.Field(model.FieldDescription)
			d.Paste("Перше речення.\n")
			d.Field(model.FieldAddress)
			d.Do(action.OwnEditor)
			d.SeesNot("ended with a failure")
			if !strings.HasPrefix(d.pointer(), "Description") {
				t.Errorf("the form points at %q", d.pointer())
			}
			d.NothingHandedOut()
			if got := d.written(); strings.TrimRight(got, "\n") != strings.TrimRight(becomes, "\n") {
				t.Errorf("the description is %q", got)
			}
		})
	}
}

func TestWhatAnEditorWroteIsOneStepToUndo(t *testing.T) {
	d := editing(t, "appends")
	d.Do(action.NewJob)
	d.Field(model.FieldDescription)
	d.Paste("Перше речення.\n")
	d.Do(action.OwnEditor)
	d.Sees("Written outside.")
	d.Do(action.UndoTyping)
	d.SeesNot("Written outside.")
	d.Sees("Перше речення.")
	d.Do(action.RedoTyping)
	d.Sees("Written outside.")
	d.Do(action.UndoTyping, action.UndoTyping)
	d.Sees("0 characters")
}

func TestAnEditorGetsTheHTMLAsTheHTMLItIs(t *testing.T) {
	d := editing(t, "ends the last line")
	source := "<table><tr><td>\u200bа</td></tr></table>" + strings.Repeat("<p>Ще один абзац тексту.</p>", 5)
	job := d.editHTML(source)
	d.Do(action.OwnEditor)
	d.Sees("Description HTML", "<table>")
	d.Field(model.FieldAddress)
	d.Type("1")
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Do(action.ReviewJob, action.Bottom)
	d.Sees("not changed")
	d.Do(action.SendJob)
	if sent := d.sent[len(d.sent)-1].Description; sent != source {
		t.Errorf("sent was %q, of job %d", sent, job.ID)
	}
}

func TestAnEditorThatFailsLosesNothing(t *testing.T) {
	d := editing(t, "appends and fails")
	d.Do(action.NewJob)
	d.Field(model.FieldDescription)
	d.Paste("Перше речення.\n")
	d.Do(action.OwnEditor)
	d.Sees("Your editor ended with a failure", "Its text is here; ctrl+"+action.Undo.String()+" undoes it.", "Written outside.")
	d.Do(action.UndoTyping)
	d.SeesNot("Written outside.")
	d.NothingHandedOut()
}

func TestAnEditorThatLeavesNothingLeavesTheText(t *testing.T) {
	d := editing(t, "removes the file")
	d.Do(action.NewJob)
	d.Field(model.FieldDescription)
	d.Paste("Перше речення.\n")
	d.Do(action.OwnEditor)
	d.Sees("Your editor ended with a failure", "Перше речення.")
	d.SeesNot("Its text is here")
}

func TestAnEditorThatIsNotThereLeavesTheText(t *testing.T) {
	t.Parallel()
	var o ui.Options
	o.Editor.Argv = []string{filepath.Join(t.TempDir(), "none")}
	d := begin(t, setup{options: o})
	d.Do(action.NewJob)
	d.Field(model.FieldDescription)
	d.Paste("Перше речення.\n")
	d.Do(action.OwnEditor)
	d.Sees("Your editor ended with a failure", "Перше речення.")
	d.SeesNot("Its text is here") // ctrl+z would undo the person's own
	d.NothingHandedOut()
}

func TestWithoutAnEditorTheKeyExplains(t *testing.T) {
	t.Parallel()
	for why, o := range map[string]ui.Options{
		"other programs are turned off here": {Restricted: true},
		"there is no editor here":            {},
	} {
		if o.Editor.Why = "there is no editor here"; o.Restricted {
			o.Editor.Argv = []string{os.Args[0]}
		}
		d := begin(t, setup{options: o})
		d.Do(action.NewJob, action.OwnEditor)
		d.Sees(sayNotNow(why))
	}
}

func TestWhatIsNoTextFromAnEditorReachesNoTerminal(t *testing.T) {
	d := editing(t, "writes what is no text")
	d.Do(action.NewJob)
	d.Field(model.FieldDescription)
	d.Do(action.OwnEditor) // every frame is checked
	d.Sees("[31mc")
	d.Pause()
	if got := d.written(); strings.ContainsRune(got, 0) {
		t.Errorf("kept is %q", got)
	}
}

// cutShort ends the program while the person's editor has the screen: its text never
// comes back.
func (d *day) cutShort() {
	d.exec = func(c tea.ExecCommand, _ tea.ExecCallback) tea.Cmd {
		return func() tea.Msg { _ = c.Run(); return nil } // the program has ended
	}
}

func TestWhatAnEditorWroteWhenItWasCutShortIsTakenInLater(t *testing.T) {
	modeltest.SkipInShort(t, "types whole documents")
	for name, typed := range map[string]string{"into a draft": "Перше речення.\n", "into a form that was empty": ""} {
		t.Run(name, func(t *testing.T) {
			d := editing(t, "appends")
			d.cutShort()
			d.Do(action.NewJob)
			d.Field(model.FieldDescription)
			d.Paste(typed)
			d.Do(action.OwnEditor)
			if left := d.handedOut(); len(left) != 1 || !strings.HasSuffix(left[0], ".md") {
				t.Fatalf("%q are left", left)
			}
			d.Restart()
			d.Overlay().Sees(sayDrafts(), "New job, no title yet")
			d.Pause()
			d.Do(action.Open)
			d.Sees("Your editor was interrupted. Its text is in the description; ctrl+"+action.Undo.String()+" undoes it.", "Written outside.")
			d.NothingHandedOut()
			if got := d.written(); strings.TrimSuffix(got, "\n") != typed+"Written outside." {
				t.Errorf("the description is %q", got)
			}
		})
	}
}

func TestWhatAnEditorWroteIntoAJobWhenItWasCutShortIsTakenInLater(t *testing.T) {
	d := editing(t, "appends")
	d.cutShort()
	d.editHTML("<table><tr><td>а</td></tr></table>" + strings.Repeat("<p>Ще один абзац тексту.</p>", 5))
	d.Do(action.OwnEditor)
	d.Restart()
	d.Overlay().Sees("Changes to “Бариста”")
	d.Pause()
	d.Do(action.Open)
	d.Sees("Its text is in the description", "Description HTML", "<table>", "Written outside.")
	d.Do(action.UndoTyping)
	d.SeesNot("Written outside.")
}

func TestADocumentOfTwoHundredPagesIsTypedInAtItsEnd(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "types whole documents")
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Field(model.FieldDescription)
	d.Paste(strings.Repeat("Ще один рядок довгого опису.\n", 6_000) + strings.Repeat("а", 5_000) + "\n")
	d.Type("ще")
	d.Sees("│ ще")
	d.Press("ctrl+home")
	d.Type("А")
	d.Sees("│ АЩе один рядок")
	if got := d.written(); !strings.HasPrefix(got, "АЩе") || !strings.HasSuffix(got, "а\nще") || strings.Count(got, "\n") != 6_001 {
		t.Errorf("%d bytes, beginning with %q", len(got), text.Cut(got, 40))
	}
}

func TestAdviceStopsNothing(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Pause()
	d.SeesNot("No salary is given") // nothing was typed yet
	d.Field(model.FieldTitle)
	d.Type("ТЕРМІНОВО ПОТРІБЕН")
	d.SeesNot("in capitals") // not while the person types
	d.Pause()
	d.Sees("· No salary is given; people will ask.", "in capitals, which reads as shouting.")
	d.Do(action.NextField)
	d.Paste("Львів")
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Field(model.FieldDescription)
	d.Paste("Телефонуйте 067 123-45-67. " + strings.Repeat("Готувати добре й подавати гарячим. ", 30))
	d.Pause()
	d.Sees("067 123-45-67", "looks like a phone number", "no list")
	d.Do(action.ReviewJob)
	d.Sees("Review: publish a new job")
	d.Do(action.Back)
	d.Field(model.FieldSalaryFrom)
	d.Type("25k")
	d.Pause()
	d.SeesNot("No salary is given")
}

// TestTheReviewListsMarkupThatAnEditDrops, of the paragraph that was edited; the others stay as they were.
func TestTheReviewListsMarkupThatAnEditDrops(t *testing.T) {
	t.Parallel()
	first, last := "<p><span>Перший абзац,</span> <b>жирний</b>.</p>", "<p><span>Останній</span> абзац.</p>"
	d := begin(t, setup{})
	d.editHTML(first + strings.Repeat("<p>Ще один абзац тексту.</p>", 5) + last)
	d.Press("ctrl+end")
	d.Type(" **Слово.**")
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Do(action.ReviewJob)
	d.Sees("+ ", "Слово.", "The markup changes, too: the text that you edited loses <span>")
	d.Do(action.SendJob)
	if sent := d.sent[len(d.sent)-1].Description; !strings.HasPrefix(sent, first) || strings.Contains(sent, last) {
		t.Errorf("sent was %q", sent)
	}
}
