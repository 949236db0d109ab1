package export

import (
	"archive/zip"
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/theme"
)

// source has applicants whose names are hidden in blind mode, and keeps what is written.
type source struct {
	PacketSource
	blind   bool
	entered func()   // follows every entry; nil: nothing follows
	files   []string // what was written
}

func (s *source) Candidate(_ context.Context, id int64) (model.Candidate, error) {
	if id > 3 {
		return model.Candidate{}, account.ErrNone
	}
	return model.Candidate{ID: id}, nil
}

func (s *source) Entry(_ context.Context, c model.Candidate, _ bool) (account.Entry, error) {
	c.Applicant.Name = "Olena"
	if s.blind {
		c.Applicant.Name = "hidden"
	}
	e := account.Entry{Candidate: c, Blind: s.blind}
	if s.entered != nil {
		s.entered()
	}
	return e, nil
}

func (s *source) NamedCV(context.Context, model.Candidate) (account.NamedCV, error) {
	return account.NamedCV{ReadCloser: io.NopCloser(strings.NewReader("%PDF")), Name: "Olena.pdf", Text: s.blind}, nil
}

func (s *source) Blind() bool { return s.blind }

func (s *source) SaveFile(_ context.Context, path string, _ bool, _ []int64, src io.Reader) (string, error) {
	data, err := io.ReadAll(src)
	s.files = append(s.files, string(data))
	return path, err
}

// listed lists three applicants.
type listed struct{ ids []int64 }

func (listed) Job() model.Job   { return model.Job{Title: "Go"} }
func (listed) Marked() []int64  { return nil }
func (l listed) Shown() []int64 { return l.ids }

// unlisted has no shortlist.
type unlisted struct{}

func (unlisted) Read(then func([]model.Shortlist) tea.Cmd) tea.Cmd { return then(nil) }

// opened is a form that is open, and its last notice.
type opened struct {
	*box
	stack  *frame.Stack
	notice string
}

func open(t *testing.T, s *source) *opened {
	t.Helper()
	o := &opened{}
	e := &env.Env{
		Group:  load.NewGroup(t.Context(), nil),
		Theme:  theme.New("plain", true),
		Now:    time.Now,
		Notify: func(_ env.Severity, notice string) tea.Cmd { o.notice = notice; return nil },
		Fail:   error.Error,
	}
	o.stack = frame.NewStack(e)
	o.stack.Resize(80, 24)
	kept := func(context.Context) error { return nil }
	do(Open(e, o.stack, s, listed{[]int64{1, 2, 3}}, unlisted{}, Rules{Dir: "/cvs", Keep: func() func(context.Context) error { return kept }}, intent.Export{}))
	o.box = o.stack.Top().(*box)
	o.way = slices.IndexFunc(ways(), func(w way) bool { return w.Format == CSV })
	o.suggest()
	return o
}

// do runs a command and what follows from it, as the loop does.
func do(cmd tea.Cmd) {
	if cmd == nil {
		return
	}
	switch msg := cmd().(type) {
	case tea.BatchMsg:
		for _, one := range msg {
			do(one)
		}
	case load.Done:
		do(msg.Deliver())
	}
}

// TestApplicantsAreGatheredAgainWhenBlindModeIsSwitched: no file has applicants of both
// settings.
func TestApplicantsAreGatheredAgainWhenBlindModeIsSwitched(t *testing.T) {
	for _, at := range []int{1, 2, 3} { // midway, and after the last
		s, entries := &source{}, 0
		s.entered = func() {
			if entries++; entries == at {
				s.blind = true
			}
		}
		o := open(t, s)
		do(o.begin())
		if len(s.files) != 1 || strings.Contains(s.files[0], "Olena") || strings.Count(s.files[0], "hidden") != 3 {
			t.Errorf("switched after %d applicants, %q is written", at, s.files)
		}
		if o.stack.Top() != nil || !strings.HasPrefix(o.notice, "3 applicants exported to /cvs/") {
			t.Errorf("switched after %d applicants, the notice is %q", at, o.notice)
		}
	}
}

// TestAnExportEndsWhenBlindModeIsSwitchedAllTheTime: nothing is written, and the form shows why.
func TestAnExportEndsWhenBlindModeIsSwitchedAllTheTime(t *testing.T) {
	s := &source{}
	s.entered = func() { s.blind = !s.blind }
	o := open(t, s)
	do(o.begin())
	if len(s.files) > 0 || !strings.Contains(o.wrong, ErrSwitched.Error()) || o.running || o.stack.Top() == nil {
		t.Errorf("%q is written, the form shows %q", s.files, o.wrong)
	}
}

// TestAnExportIsStoppedWhileItIsWritten: its notice is true.
func TestAnExportIsStoppedWhileItIsWritten(t *testing.T) {
	for _, late := range []bool{false, true} {
		s := &source{}
		o := open(t, s)
		o.running, o.gathered = true, Gathering{Entries: []account.Entry{{}}, Tried: 3}
		writing := o.write()
		if !late {
			do(o.close())
		}
		do(writing)
		notice, files := sayStopped(), 0
		if late {
			notice, files = "1 applicant exported to ", 1
		}
		if len(s.files) != files || !strings.HasPrefix(o.notice, notice) {
			t.Errorf("stopped too late: %v: %d files are written, the notice is %q", late, len(s.files), o.notice)
		}
	}
}

// TestAnEmptyExportIsNotWritten: all of its applicants are gone from this computer.
func TestAnEmptyExportIsNotWritten(t *testing.T) {
	s := &source{}
	o := open(t, s)
	o.groups[0].ids = []int64{8, 9}
	do(o.begin())
	if len(s.files) > 0 || !strings.Contains(o.wrong, sayAllGone()) {
		t.Errorf("%q is written, the form shows %q", s.files, o.wrong)
	}
}

// TestReviewsAreOnTheDiskBeforeTheyAreExported: without them the file would not have them.
func TestReviewsAreOnTheDiskBeforeTheyAreExported(t *testing.T) {
	s := &source{}
	o := open(t, s)
	full := func(context.Context) error { return errors.New("the disk is full") }
	o.options.Keep = func() func(context.Context) error { return full }
	do(o.begin())
	if len(s.files) > 0 || !strings.Contains(o.wrong, "the disk is full") {
		t.Errorf("%q is written, the form shows %q", s.files, o.wrong)
	}
}

// TestANameOfAnotherFormatIsRefused: Markdown is not written into a PDF.
func TestANameOfAnotherFormatIsRefused(t *testing.T) {
	for name, refused := range map[string]bool{"a.csv": false, "a": false, "a.b": false, "a.PDF": true, "a.json": true} {
		if got := otherEnding(name, CSV.Ext()); got != refused {
			t.Errorf("%s is refused as CSV: %v", name, got)
		}
	}
}

// TestWhatIsLeftOutIsNotInTheFile: each part on its own, and the CVs go into an archive with the file.
func TestWhatIsLeftOutIsNotInTheFile(t *testing.T) {
	s := &source{}
	o := open(t, s)
	o.line = lineCVs
	o.choose(1)
	if !strings.HasSuffix(o.file.Value(), ".zip") {
		t.Errorf("the file is called %s", o.file.Value())
	}
	do(o.begin())
	if len(s.files) != 1 {
		t.Fatalf("%d files", len(s.files))
	}
	archive, err := zip.NewReader(strings.NewReader(s.files[0]), int64(len(s.files[0])))
	modeltest.Must(t, err)
	var names []string
	for _, f := range archive.File {
		names = append(names, f.Name)
	}
	if want := []string{"CVs/Olena.pdf", "CVs/Olena-2.pdf", "CVs/Olena-3.pdf"}; len(names) != 4 || !strings.HasSuffix(names[0], ".csv") || !slices.Equal(names[1:], want) {
		t.Errorf("the archive holds %q", names)
	}
}
