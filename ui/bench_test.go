package ui_test

import (
	"context"
	"fmt"
	"io"
	"slices"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/query"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/load"
	"shortlist/ui/terminal"
	"shortlist/ui/uitest"
	"shortlist/ui/workspace"
)

// crowd is a backend that answers at once with n jobs, and n applicants of each. The
// other methods are never called.
type crowd struct {
	ui.Backend
	n int
}

func (crowd) Info() account.Info { return account.Info{Name: "acme", Country: model.Ukraine} }

func (c crowd) CachedJobs(context.Context) (account.Jobs, error) {
	out := account.Jobs{AsOf: morning, List: make([]model.Job, c.n)}
	for i := range out.List {
		out.List[i] = model.Job{
			ID: int64(i + 1), Title: fmt.Sprintf("Job %d", i), Region: "Київ", Status: model.Activated, Applies: c.n, Views: i,
			Description: "<p>A description with <b>some</b> words in it, of which there are a few more.</p>",
		}
	}
	return out, nil
}

func (c crowd) FirstJobs(ctx context.Context) (account.Jobs, error) { return c.CachedJobs(ctx) }

func (crowd) CachedJob(context.Context, int64) (model.Job, error) {
	return model.Job{}, account.ErrNone
}

func (crowd) Blind() bool     { return false }
func (crowd) Switched() int64 { return 0 }

func (c crowd) StreamJobs(ctx context.Context, _ []model.Job) <-chan account.JobsBatch {
	out := make(chan account.JobsBatch, 1)
	jobs, err := c.CachedJobs(ctx)
	out <- account.JobsBatch{Jobs: jobs, Done: true, Err: err}
	close(out)
	return out
}

func (c crowd) ListApplicants(_ context.Context, jobID int64) (account.Applicants, error) {
	out := account.Applicants{AsOf: morning, Complete: true, Briefs: make([]model.Brief, c.n)}
	for i := range out.Briefs {
		one := somebody(i, jobID)
		out.Briefs[i] = one.Brief()
	}
	return out, nil
}

func (crowd) CandidatesOf(_ context.Context, applies []int64) ([]model.Candidate, error) {
	out := make([]model.Candidate, len(applies))
	for i, id := range applies {
		out[i] = somebody(int(id-1), 1)
	}
	return out, nil
}

// somebody returns applicant i of a job. Neighbours differ as much as people do.
func somebody(i int, jobID int64) model.Candidate {
	pick := func(of ...string) string { return of[i%len(of)] }
	age := 18 + i%40
	return model.Candidate{
		ID: int64(i + 1), JobID: jobID, Date: morning.Add(-time.Duration(i) * time.Minute), Status: model.Received, Premium: i%7 == 0,
		CV: &model.CV{Name: fmt.Sprintf("cv-%d.pdf", i), Size: int64(i%900) << 10, Ref: "x"},
		Applicant: model.Applicant{
			Name: pick("Оксана", "Геннадій", "Іван", "Zsófia", "Анастасія") + " " + pick("Коваль", "Недашківська", "Nagy", "Яцишин", "Бойко", "Popescu", "Лі"),
			Age:  &age, Region: pick("Львів", "Івано-Франківськ", "Луцьк"),
			Contacts: model.Contacts{Phone: fmt.Sprintf("+380 00 %07d", i), Email: fmt.Sprintf("person%d@example.com", i)},
			Experience: []model.Experience{
				{Title: pick("Кухар", "Бариста", "Бухгалтер", "Full-stack розробник"), Employer: pick("Їдальня", "Кав'ярня «Горище»", "Вербова Гавань"), Start: "2020",
					Responsibilities: pick("кухня\nкаса", "звіти й облік", "зустрічати гостей, варити каву, вести касу", "усе потроху")},
				{Title: pick("Касир", "Продавець"), Employer: pick("Крамниця", "Супермаркет", "Базар"), Start: "2015", End: "2020"},
			},
		},
	}
}

func (c crowd) FetchApplicants(ctx context.Context, jobID int64) <-chan account.Batch {
	out := make(chan account.Batch, 1)
	batch := account.Batch{People: make([]model.Candidate, c.n), Done: true, AsOf: morning}
	for i := range batch.People {
		batch.People[i] = somebody(i, jobID)
	}
	out <- batch
	close(out)
	return out
}

func (crowd) Outbox(context.Context) ([]account.Waiting, error)         { return nil, nil }
func (crowd) Unviewed(context.Context) (map[int64]int, error)           { return nil, nil }
func (crowd) Intents(context.Context) ([]model.Intent, error)           { return nil, nil }
func (crowd) WaitingDrafts(context.Context) ([]model.SavedDraft, error) { return nil, nil }
func (crowd) ChangeWaits(context.Context) bool                          { return false }
func (crowd) LettersOff() string                                        { return "no letters" }

func (crowd) Deliver(context.Context) account.Delivery { return account.Delivery{} }

func (crowd) FetchMoved(context.Context, []model.Job, int64) <-chan model.Job {
	none := make(chan model.Job)
	close(none)
	return none
}

// Matching compares everyone.
func (c crowd) Matching(_ context.Context, q query.Query, jobID int64) (map[int64]bool, error) {
	found := map[int64]bool{}
	for i := range c.n {
		one := somebody(i, jobID)
		doc := query.DocumentOf(&one, "", model.Review{}, nil, "")
		if q.Match(query.EntryOf(&doc)) {
			found[one.ID] = true
		}
	}
	return found, nil
}

func (crowd) Answers() int64 { return 0 }

func (crowd) HeldElsewhere() error { return nil }

func (crowd) Inbox(context.Context) ([]model.Candidate, error) { return nil, nil }

func (crowd) KeepArrived(context.Context) <-chan model.Job {
	none := make(chan model.Job)
	close(none)
	return none
}

func (crowd) KeepIndexed(context.Context) <-chan account.Index {
	none := make(chan account.Index)
	close(none)
	return none
}

func (crowd) SyncUnknown(context.Context) <-chan account.Synced {
	none := make(chan account.Synced)
	close(none)
	return none
}

func (crowd) Events(context.Context) <-chan account.Event {
	none := make(chan account.Event)
	close(none)
	return none
}

// crowded returns the dashboard at 120×40 over n jobs with n applicants each, with one
// of the panes in front.
func crowded(tb testing.TB, n int, front env.Pane) *stage {
	t := &testing.T{}
	clock := uitest.NewClock(morning)
	s := newStage(t, ui.Options{Now: clock.Now}, crowd{n: n}, clock)
	s.Unwatched = true
	s.start(120, 40)
	s.Do(action.Open)
	if of := s.tab("All"); of != n {
		tb.Fatalf("%d people, want %d", of, n)
	}
	if front == env.JobPane {
		s.Do(action.Back)
	}
	tb.Cleanup(s.End)
	return s
}

// marked marks the first three rows.
func (s *stage) marked() *stage {
	for _, key := range []action.Keys{action.Top, action.Mark, action.Mark, action.Mark} {
		keyAndDetail(s, uitest.Key(key[0]))
	}
	return s
}

// perKey returns the time of a cursor key through Update and View, with the detail that
// follows after a rest: the median of many. It measures the stages in turn, so that
// other work of the machine affects them alike.
func perKey(stages ...*stage) []time.Duration {
	took := make([][]time.Duration, len(stages))
	for i := range 400 {
		key := uitest.Key(action.Down[0])
		if i%20 == 19 {
			key = uitest.Key(action.Bottom[0])
		}
		if i%20 == 0 {
			key = uitest.Key(action.Top[0])
		}
		for n, s := range stages {
			took[n] = append(took[n], keyAndDetail(s, key))
		}
	}
	var medians []time.Duration
	for _, t := range took {
		slices.Sort(t)
		medians = append(medians, t[len(t)/2])
	}
	return medians
}

func keyAndDetail(s *stage, key tea.Msg) time.Duration {
	began := time.Now()
	s.model.Update(key)
	s.model.View()
	s.model.Update(s.model.Rested())
	s.model.View()
	return time.Since(began)
}

// BenchmarkCursorKey measures a cursor key in lists of different lengths, from Update to
// the frame, and the frame with its detail. The ratio is against 100 rows in the same
// run; the goal is 1.2 at most. With -short, no list has 100,000 rows.
func BenchmarkCursorKey(b *testing.B) {
	lengths := []int{100, 10_000, 100_000}
	if testing.Short() {
		lengths = lengths[:2]
	}
	for _, c := range []struct {
		name string
		over func(rows int) *stage
	}{
		{"jobs", func(rows int) *stage { return crowded(b, rows, env.JobPane) }},
		{"applicants", func(rows int) *stage { return crowded(b, rows, env.ApplicantPane) }},
		{"jobs-marked", func(rows int) *stage { return crowded(b, rows, env.JobPane).marked() }},
		{"applicants-marked", func(rows int) *stage { return crowded(b, rows, env.ApplicantPane).marked() }},
	} {
		for _, n := range lengths {
			b.Run(fmt.Sprintf("%s=%d", c.name, n), func(b *testing.B) {
				floor, s := c.over(100), c.over(n)
				took := perKey(floor, s)
				keys := [2]tea.Msg{uitest.Key(action.Down[0]), uitest.Key(action.Up[0])}
				i := 0
				for b.Loop() {
					keyAndDetail(s, keys[i/7%2])
					i++
				}
				b.ReportMetric(float64(took[1])/float64(took[0]), "x-of-100-rows")
			})
		}
	}
}

// TestACursorKeyCostsTheSameInALongList: the list looks only at its window and at the
// marked rows.
func TestACursorKeyCostsTheSameInALongList(t *testing.T) {
	modeltest.SkipInShort(t, "draws thousands of frames")
	modeltest.SkipUnderRace(t)
	floor, long := crowded(t, 100, env.ApplicantPane), crowded(t, 100_000, env.ApplicantPane)
	for _, marks := range []string{"nobody", "somebody"} {
		t.Run(marks+" is marked", func(t *testing.T) {
			if marks == "somebody" {
				floor.marked()
				long.marked()
			}
			modeltest.StaysConstant(t, func() { perKey(floor) }, func() { perKey(long) })
		})
	}
}

// counted counts the written bytes, and signals each write.
type counted struct {
	wrote chan int
}

func (c counted) Write(p []byte) (int, error) {
	c.wrote <- len(p)
	return len(p), nil
}

// program is a whole program, with its keys and its output.
type program struct {
	tb    testing.TB
	send  func(tea.Msg)
	clock *uitest.Clock
	out   counted
	keys  *io.PipeWriter
	end   func()
}

// frameTime is the least time between two frames.
const frameTime = time.Second / 120

// run runs a model on a terminal until it ends.
type run func(m tea.Model, in io.Reader, out io.Writer, started func(send func(tea.Msg))) error

// runOurs runs a model as the dashboard runs.
func runOurs(m tea.Model, in io.Reader, out io.Writer, started func(send func(tea.Msg))) error {
	return runOn(false)(m, in, out, started)
}

// runOn runs a model as the dashboard runs, on a terminal that can scroll columns or not.
func runOn(margins bool) run {
	return func(m tea.Model, in io.Reader, out io.Writer, started func(send func(tea.Msg))) error {
		screen := &terminal.Simulated{Width: 120, Height: 40, Profile: colorprofile.TrueColor, Term: "xterm-256color", Margins: margins}
		return terminal.Run(context.Background(), m, terminal.Options{Input: in, Output: out, Loan: terminal.NewLoan(), Simulated: screen}, started)
	}
}

// runBubbleTea runs a model with Bubble Tea's own renderer, as often as it can draw.
func runBubbleTea(m tea.Model, in io.Reader, out io.Writer, started func(send func(tea.Msg))) error {
	p := tea.NewProgram(m, tea.WithInput(in), tea.WithOutput(out), tea.WithoutSignalHandler(), tea.WithFPS(120),
		tea.WithColorProfile(colorprofile.TrueColor), tea.WithWindowSize(120, 40), tea.WithEnvironment([]string{"TERM=xterm-256color"}))
	started(p.Send)
	_, err := p.Run()
	return err
}

// launch runs a model at 120×40.
func launch(tb testing.TB, m tea.Model, clock *uitest.Clock, run run) *program {
	in, keys := io.Pipe()
	w := &program{tb: tb, clock: clock, out: counted{make(chan int, 1024)}, keys: keys}
	started, ended := make(chan struct{}), make(chan error, 1)
	go func() {
		ended <- run(m, in, w.out, func(send func(tea.Msg)) { w.send = send; close(started) })
	}()
	<-started
	w.end = func() {
		go w.send(tea.QuitMsg{})
		if err := keys.Close(); err != nil {
			tb.Error(err)
		}
		for {
			select {
			case <-w.out.wrote:
			case err := <-ended:
				if err != nil {
					tb.Error(err)
				}
				return
			}
		}
	}
	w.frame(uitest.Stuck, time.Second)
	return w
}

// watch returns the dashboard over n people, with the applicants in front.
func watch(tb testing.TB, n int, run run) *program {
	return watchWith(tb, n, run, model.UI{Mouse: true})
}

// watchWith is watch with settings of the person's.
func watchWith(tb testing.TB, n int, run run, settings model.UI) *program {
	work, stop := context.WithCancel(context.Background())
	clock := uitest.NewClock(morning)
	m := ui.Over(ui.Options{Now: clock.Now, UI: settings}, crowd{n: n}, load.NewGroup(work, clock.Timer))
	w := launch(tb, m, clock, run)
	end := w.end
	w.end = func() { end(); stop() }
	w.press("\r")
	w.frame(0, time.Second)
	return w
}

// frame returns the bytes of the next frames. The first comes within a given time, and
// they end when nothing is written for a while.
func (w *program) frame(first, quiet time.Duration) (bytes int) {
	wait := max(first, quiet)
	for {
		select {
		case n := <-w.out.wrote:
			bytes += n
			wait = quiet
		case <-time.After(wait):
			return bytes
		}
	}
}

// press returns the bytes that a key writes, and those that follow after a rest of the
// cursor.
func (w *program) press(key string) (own, after int) {
	if _, err := io.WriteString(w.keys, key); err != nil {
		w.tb.Fatal(err)
	}
	own = w.frame(time.Second, 5*frameTime)
	for {
		msg, ok := w.clock.Fire(w.clock.Now().Add(workspace.CursorDelay))
		if !ok {
			return own, after
		}
		w.send(msg)
		after += w.frame(time.Second, 5*frameTime)
	}
}

// keyBytes presses cursor keys, and returns the bytes that each writes and those that follow with its detail.
func (w *program) keyBytes(keys int) (own, details []int) {
	for range keys {
		key, detail := w.press("j")
		own, details = append(own, key), append(details, detail)
	}
	return own, details
}

// rowBytes returns what a notch of the wheel writes, which scrolls the list by a row.
func (w *program) rowBytes() int {
	w.press("g")
	w.send(tea.MouseWheelMsg{X: 60, Y: 20, Button: tea.MouseWheelDown})
	return w.frame(time.Second, 5*frameTime)
}

// The most bytes of a cursor key, over a slow line and where two rows are painted with their background, of the detail that
// follows it, and of a row scrolled where the terminal scrolls columns.
const (
	mostSlowBytes   = 220
	mostKeyBytes    = 480
	mostDetailBytes = 900
	mostRowBytes    = 600
)

// BenchmarkCursorKeyBytes measures what a cursor key writes through a whole program, to
// the last byte of its frame (the goal is a median of 480 at most), and what follows
// with the detail after a rest. "page" is the one key in a dozen that scrolls the
// window by half of it, and "row" a notch of the wheel, which scrolls it by a row: on a
// terminal that can scroll columns and on one that cannot. With -short, each terminal has
// one list.
func BenchmarkCursorKeyBytes(b *testing.B) {
	lists := []struct {
		rows    int
		margins bool
	}{{100, false}, {100_000, true}, {10_000, false}, {100_000, false}}
	if testing.Short() {
		lists = lists[:2]
	}
	for _, c := range lists {
		b.Run(fmt.Sprintf("rows=%d,margins=%t", c.rows, c.margins), func(b *testing.B) {
			w := watch(b, c.rows, runOn(c.margins))
			defer w.end()
			for b.Loop() {
				own, details := w.keyBytes(40)
				all := slices.Clone(own)
				for i, detail := range details {
					all[i] += detail
				}
				b.ReportMetric(float64(medianOf(own)), "B/key")
				b.ReportMetric(float64(medianOf(all)), "B/key+detail")
				b.ReportMetric(float64(slices.Max(own)), "B/page")
				b.ReportMetric(float64(w.rowBytes()), "B/row")
				w.press("g")
			}
			b.ReportMetric(0, "ns/op") // it waits for silence
		})
	}
}

func medianOf(values []int) int { return slices.Sorted(slices.Values(values))[len(values)/2] }

// TestACursorKeyWritesFewBytes: they do not depend on the machine, as times do.
func TestACursorKeyWritesFewBytes(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "waits for silence")
	w := watch(t, 100, runOn(true))
	defer w.end()
	own, details := w.keyBytes(7)
	line := watchWith(t, 100, runOn(true), model.UI{Mouse: true, LowBandwidth: true})
	defer line.end()
	slow, _ := line.keyBytes(7)
	for _, c := range []struct {
		what        string
		bytes, most int
	}{
		{"a cursor key", medianOf(own), mostKeyBytes},
		{"a cursor key over a slow line", medianOf(slow), mostSlowBytes},
		{"the detail that follows", medianOf(details), mostDetailBytes},
		{"a row scrolled", w.rowBytes(), mostRowBytes},
	} {
		if c.bytes < 1 || c.bytes > c.most {
			t.Errorf("%s writes %d bytes, at most %d are allowed (keys: %d, slow: %d, details: %d)", c.what, c.bytes, c.most, own, slow, details)
		}
	}
}

// BenchmarkCursorKeyToFrame measures the time from a cursor key to the last byte of its
// frame. The ratio is against the same dashboard with Bubble Tea's renderer, in the same run.
// The goals are a median of 4 ms and a 99th percentile of 16 ms.
func BenchmarkCursorKeyToFrame(b *testing.B) {
	times := func(run run) (median, p99 time.Duration) {
		w := watch(b, 10_000, run)
		defer w.end()
		var took []time.Duration
		for i := range 100 {
			<-time.After(time.Duration(20+i*7%17) * time.Millisecond) // keys are independent of frames
			began := time.Now()
			if _, err := io.WriteString(w.keys, "j"); err != nil {
				b.Fatal(err)
			}
			<-w.out.wrote
			took = append(took, time.Since(began))
		}
		slices.Sort(took)
		return took[50], took[98]
	}
	for b.Loop() {
		ticking, _ := times(runBubbleTea)
		median, p99 := times(runOurs)
		b.ReportMetric(float64(median)/float64(ticking), "x-of-bubbletea")
		b.ReportMetric(float64(median.Microseconds())/1000, "ms")
		b.ReportMetric(float64(p99.Microseconds())/1000, "ms-p99")
	}
	b.ReportMetric(0, "ns/op")
}
