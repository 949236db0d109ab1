package ui_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"path/filepath"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/files"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/uitest"
)

// keptJobs makes a store with n jobs, as an earlier run would leave it.
func keptJobs(tb testing.TB, n int) (path string) {
	path = filepath.Join(tb.TempDir(), "store.db")
	kept, err := store.Open(path)
	modeltest.Must(tb, err)
	jobs := make([]model.Job, n)
	for i := range jobs {
		from := model.DecimalOf(int64(10_000 + i))
		jobs[i] = model.Job{
			ID: int64(i + 1), Title: fmt.Sprintf("Вакансія %d", i), Region: "Київ", Address: "вулиця Садова, 7", Status: model.Activated,
			Applies: i % 50, Views: i, SalaryFrom: &from, Email: "hr@example.com", URL: fmt.Sprintf("https://jobs.example.com/ua/job/%d", i),
			Description: "<p>" + string(bytes.Repeat([]byte("Що робити, для кого і за що. "), 20)) + "</p><ul><li>графік</li><li>оплата</li></ul>",
		}
	}
	modeltest.Must(tb, kept.EndJobs(tb.Context(), &store.JobsRead{}, jobs, []int64{}, morning))
	modeltest.Must(tb, kept.Close())
	return path
}

// sign closes seen once the written output holds a text.
type sign struct {
	text []byte
	seen chan struct{}
	done bool
}

func (s *sign) Write(p []byte) (int, error) {
	if !s.done && bytes.Contains(p, s.text) {
		s.done = true
		close(s.seen)
	}
	return len(p), nil
}

// startOver opens the dashboard on a store, with a silent service and a silent
// terminal, and returns the time until the jobs are on the screen.
func startOver(tb testing.TB, path string) time.Duration {
	cvs, err := files.NewCache(filepath.Join(tb.TempDir(), "cv"))
	modeltest.Must(tb, err)
	text.CountRunes(true)
	work, stop := context.WithCancel(context.Background())
	in, keys := io.Pipe()
	shown := &sign{text: []byte("Вакансія"), seen: make(chan struct{})}

	began := time.Now()
	kept, err := store.Open(path)
	modeltest.Must(tb, err)
	client, err := api.New(api.Options{
		BaseURL: "http://ua.test.localhost", Email: "hr@example.com",
		Dial: func(context.Context, string, string) (net.Conn, error) {
			<-work.Done() // it never answers
			return nil, work.Err()
		},
		Password: func(context.Context) (string, error) { return "right", nil },
	})
	modeltest.Must(tb, err)
	a := account.New(account.Options{Name: "acme", Client: client, Store: kept, CVs: cvs, Country: model.Ukraine, FileName: text.FileName, Now: time.Now})
	m := ui.New(ui.Options{Opened: intent.Opened{Account: a}}, load.NewGroup(work, uitest.NewClock(morning).Timer)) // no timer outlives it
	var send func(tea.Msg)
	ended := make(chan error, 1)
	started := make(chan struct{})
	go func() {
		ended <- runOurs(m, in, shown, func(s func(tea.Msg)) { send = s; close(started) })
	}()
	<-started
	select {
	case <-shown.seen:
	case <-time.After(uitest.Stuck):
		tb.Error("no job has come to the screen")
	}
	took := time.Since(began)

	send(tea.QuitMsg{})
	stop()
	for _, err := range []error{keys.Close(), <-ended, kept.Close()} {
		if err != nil {
			tb.Error(err)
		}
	}
	client.Close()
	return took
}

// BenchmarkStart measures the start over 10,000 kept jobs, from opening the store to a
// frame with a list to move in. The ratio is against 10 jobs in the same run; the goal
// is 60 ms at most.
func BenchmarkStart(b *testing.B) {
	few, many := keptJobs(b, 10), keptJobs(b, 10_000)
	var floor, took time.Duration
	for b.Loop() {
		for range 5 {
			f, t := startOver(b, few), startOver(b, many)
			if floor == 0 || f < floor {
				floor = f
			}
			if took == 0 || t < took {
				took = t
			}
		}
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(took)/float64(floor), "x-of-10-jobs")
	b.ReportMetric(float64(took.Microseconds())/1000, "ms")
}
