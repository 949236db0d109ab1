package ui_test

import (
	"bufio"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/uitest"
)

// scratch returns the folder of the files that are handed to another program.
func (d *day) scratch() string { return filepath.Join(filepath.Dir(d.setup.storePath), "editing") }

func TestWhatCameBackIsForgottenOnceItIsKeptHoweverLate(t *testing.T) {
	d := editing(t, "appends")
	d.Do(action.NewJob)
	d.Type("Кухар")
	d.Pause()
	d.full = true
	d.Do(action.OwnEditor)
	d.Sees("Written outside.")
	if left := d.handedOut(); len(left) != 1 {
		t.Fatalf("the only copy is not on the disk: %q", left)
	}
	d.full = false
	d.Paste("And much more after it.")
	d.Do(action.Back)
	d.NothingHandedOut()
	d.Do(action.NewJob, action.Open)
	d.Sees("And much more after it.")
	d.SeesNot("Your editor was interrupted")
	if got := d.written(); !strings.Contains(got, "And much more after it.") {
		t.Errorf("the description is %q", got)
	}
}

func TestWhatCameBackAndIsNotKeptIsFoundAtTheNextStart(t *testing.T) {
	d := editing(t, "appends")
	d.Do(action.NewJob)
	d.Type("Кухар")
	d.Pause()
	d.full = true
	d.Do(action.OwnEditor)
	d.Restart()
	d.full = false
	d.Pause()
	d.Overlay().Sees("The last changes of these drafts could not be kept: Кухар")
	d.Do(action.Back)
	d.Pause()
	d.Do(action.Open)
	d.Sees("Its text is in the description", "Written outside.")
	d.NothingHandedOut()
}

func TestADraftThatIsThrownAwayLeavesNoFile(t *testing.T) {
	d := editing(t, "appends")
	d.Do(action.NewJob)
	d.Type("Кухар")
	d.Pause()
	d.full = true
	d.Do(action.OwnEditor)
	d.Sees("Written outside.")
	d.Do(action.DiscardDraft, action.Yes)
	d.NothingHandedOut()
}

func TestTextThatIsNotUTF8IsKeptBesideTheDescription(t *testing.T) {
	const message = "Your editor wrote text that is not UTF-8. It is saved as "
	check := func(t *testing.T, d *day, names ...string) {
		t.Helper()
		d.Sees(message, "the description is unchanged.", "Перше речення.")
		left := d.handedOut()
		if slices.Sort(left); len(left) != len(names) {
			t.Fatalf("left are %q", left)
		}
		for i, name := range left {
			if !strings.HasSuffix(name, names[i]) {
				t.Errorf("left is %q", name)
			}
			path := filepath.Join(d.scratch(), name)
			if kept, err := os.ReadFile(path); err != nil || string(kept) != cp1251 {
				t.Errorf("kept is %q, %v", kept, err)
			}
			if info, err := os.Stat(path); err != nil || runtime.GOOS != "windows" && info.Mode() != 0o600 {
				t.Errorf("it is %v, %v", info.Mode(), err)
			}
		}
	}
	open := func(t *testing.T, editor string) *day {
		d := editing(t, editor)
		d.Do(action.NewJob)
		d.Field(model.FieldDescription)
		d.Paste("Перше речення.\n")
		return d
	}
	t.Run("when it comes back", func(t *testing.T) {
		d := open(t, "writes Windows-1251")
		d.Do(action.OwnEditor)
		check(t, d, ".md.not-utf8")
		d.Do(action.OwnEditor) // the first kept file is not overwritten
		check(t, d, ".md.2.not-utf8", ".md.not-utf8")
		if got := d.written(); got != "Перше речення.\n" {
			t.Errorf("the description is %q", got)
		}
	})
	t.Run("when it was cut short", func(t *testing.T) {
		d := open(t, "ends the last line")
		d.cutShort()
		d.Do(action.Back, action.NewJob, action.Open, action.OwnEditor)
		left := d.handedOut()
		if len(left) != 1 || os.WriteFile(filepath.Join(d.scratch(), left[0]), []byte(cp1251), 0o644) != nil {
			t.Fatalf("left are %q", left)
		}
		d.Restart()
		d.Pause()
		d.Do(action.Open)
		check(t, d, ".md.not-utf8")
		d.Restart()
		d.Pause()
		d.Do(action.Open)
		d.SeesNot(message) // it is reported once
	})
}

func TestMarksOfAnEncodingAreNoText(t *testing.T) {
	d := editing(t, "marks its encoding")
	d.Do(action.NewJob)
	d.Field(model.FieldDescription)
	d.Do(action.OwnEditor)
	if got := d.written(); got != "Written outside." {
		t.Errorf("the description is %q", got)
	}
}

func TestADescriptionThatAnEditorLeftAloneGoesBackByteForByte(t *testing.T) {
	modeltest.SkipInShort(t, "opens dozens of descriptions")
	const table = "<table><tr><td>а</td></tr></table>"
	const plain = "<p>Варити  <b>каву</b></p>\r\n<ul><li>раз<li>два</ul>"
	filler := strings.Repeat("<p>Ще один абзац тексту.</p>", 5)
	for name, source := range map[string]string{
		"Markdown": plain + filler, "HTML": table + filler, "a line end": plain + filler + "\r\n", "HTML and a line end": table + filler + "\n", "a mark": "\ufeff" + table + filler,
	} {
		for _, how := range []string{"it came back", "it was cut short", "it was cut short in the other form"} {
			t.Run(name+", "+how, func(t *testing.T) {
				d := editing(t, "ends the last line")
				if how != "it came back" {
					d.cutShort()
				}
				job := d.editHTML(source)
				d.Field(model.FieldAddress)
				d.Type("1")
				d.Field(model.FieldCurrency)
				d.Press("0")
				if how == "it was cut short in the other form" {
					if d.Do(action.MarkdownOrHTML); d.Overlay().Has("Write it as Markdown?") {
						d.Do(action.Yes)
						return // another file is there, too
					}
				}
				d.Do(action.OwnEditor)
				if how != "it came back" {
					d.Restart()
					d.Pause()
					d.Do(action.Open)
					d.SeesNot("Your editor was interrupted")
				}
				d.NothingHandedOut()
				d.Do(action.ReviewJob, action.Bottom)
				d.Sees("not changed")
				d.Do(action.SendJob)
				if len(d.sent) != 1 || d.sent[0].Description != source {
					t.Errorf("sent were %+v, of job %d", d.sent, job.ID)
				}
			})
		}
	}
}

func TestTheFormWaitsWhileTheEditorStarts(t *testing.T) {
	d := editing(t, "appends")
	d.Do(action.NewJob)
	d.Field(model.FieldDescription)
	d.Paste("Перше речення.\n")
	d.Tap(action.OwnEditor)
	d.Send(uitest.Key("x"))
	for _, keys := range []action.Keys{action.OwnEditor, action.UndoTyping, action.MarkdownOrHTML, action.ReviewJob, action.DiscardDraft, action.Back} {
		d.Tap(keys)
		d.Sees(sayNotNow("your editor has the description"))
	}
	d.Settle()
	d.Type("!")
	if got := d.written(); strings.Count(got, "Written outside.") != 1 || strings.Contains(got, "x") || !strings.Contains(got, "!") {
		t.Errorf("the description is %q", got)
	}
}

func TestAProgramThatIsStillWritingIsLeftItsFile(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there is no hangup")
	}
	gone := make(chan struct{})
	var o ui.Options
	o.Editor.Gone, o.Editor.Patience = gone, time.Millisecond
	d := editingWith(t, "outlives its terminal", o)
	keys, hand := pipe(t)
	screen, out := pipe(t)
	d.exec = func(c tea.ExecCommand, back tea.ExecCallback) tea.Cmd {
		c.SetStdin(keys) // the program ends with the test, which closes it
		c.SetStdout(out)
		return func() tea.Msg { return back(c.Run()) }
	}
	go func() {
		_, _ = bufio.NewReader(screen).ReadString('\n') // it is open
		close(gone)
	}()
	d.Do(action.NewJob)
	d.Field(model.FieldDescription)
	d.Paste("Перше речення.\n")
	d.Do(action.OwnEditor)
	d.Type("!")
	d.Pause() // kept
	if left := d.handedOut(); len(left) != 1 {
		t.Errorf("left are %q", left)
	}
	if _, err := hand.WriteString("enough"); err != nil { // nothing else ends it
		t.Error(err)
	}
}

// pipe returns a pipe that is closed with the test.
func pipe(t *testing.T) (r, w *os.File) {
	t.Helper()
	r, w, err := os.Pipe()
	modeltest.Must(t, err)
	t.Cleanup(func() { _, _ = r.Close(), w.Close() })
	return r, w
}
