//go:build unix

package ui_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui"
	"shortlist/ui/cli"
	"shortlist/ui/cli/command"
)

// This file holds the programs of TestAllFourAnnounceEachNewApplicationOnce.

// heard is a Backend whose events are written down: what the dashboard announces.
type heard struct {
	ui.Backend
	to *announcing
}

// Events implements ui.Backend.
func (h heard) Events(ctx context.Context) <-chan account.Event {
	out := make(chan account.Event)
	go func() {
		defer close(out)
		for e := range h.Backend.Events(ctx) {
			select {
			case out <- e:
				for _, n := range e.New {
					h.to.announced("dashboard", n.Who.Applicant.Name)
					h.to.since = append(h.to.since, n.Who.Applicant.Name)
				}
			case <-ctx.Done():
			}
		}
	}()
	return out
}

// KeepArrived implements ui.Backend. It never waits for the stage, which waits for reads that wait for it.
func (h heard) KeepArrived(ctx context.Context) <-chan model.Job {
	out := make(chan model.Job, 10_000)
	go func() {
		defer close(out)
		for j := range h.Backend.KeepArrived(ctx) {
			out <- j
		}
	}()
	return out
}

// deps are what a command has.
func (a *announcing) deps(out io.Writer) command.Deps {
	return command.Deps{
		In: strings.NewReader(""), Out: out, Err: io.Discard, ReadCV: readHere, Unconfined: func() string { return "" },
		Client: func(command.Setup) (*api.Client, error) { return nil, io.ErrUnexpectedEOF }, // not asked for
		Open: func(command.Setup) (*command.Opened, error) {
			acct, client, st := a.copy(a.Clock)
			return &command.Opened{Account: acct, Close: func() error { client.Close(); return st.Close() }}, nil
		},
		PollAfter: func(int) time.Duration { return 3 * time.Millisecond }, Crash: func(any, []byte) string { return "" },
	}
}

// line is an application in the JSON of a command.
type line struct {
	Applicant struct{ Applicant struct{ Name string } }
}

// digests runs digest.
func (a *announcing) digests() {
	var out bytes.Buffer
	args := []string{"digest", "--json", "--config", a.config}
	if a.alone {
		args = append(args, "--offline")
	}
	code := cli.Run(a.Context(), a.deps(&out), args)
	var doc struct{ Jobs []struct{ New []line } }
	if err := json.Unmarshal(out.Bytes(), &doc); err != nil {
		a.Fatalf("exit %d: %v in %q", code, err, out.String())
	}
	for _, j := range doc.Jobs {
		for _, n := range j.New {
			a.announced("digest", n.Applicant.Applicant.Name)
		}
	}
}

// watches starts watch, or ends it.
func (a *announcing) watches(on bool) {
	if a.alone {
		return
	}
	if !on {
		a.watch.end()
		<-a.watch.done
		return
	}
	ctx, end := context.WithCancel(a.Context())
	from, to := io.Pipe()
	w := &watching{end: end, done: make(chan int)}
	a.watch = w
	begun := make(chan struct{})
	deps := a.deps(to)
	deps.Err = talk{sync.OnceFunc(func() { close(begun) })}
	go func() {
		_ = to.CloseWithError(fmt.Errorf("exit %d", cli.Run(ctx, deps, []string{"watch", "--json", "--config", a.config})))
	}()
	go func() {
		defer close(w.done)
		for s := bufio.NewScanner(from); s.Scan(); {
			var n line
			if err := json.Unmarshal(s.Bytes(), &n); err != nil {
				a.Errorf("%v in %q", err, s.Text())
			}
			a.announced("watch", n.Applicant.Applicant.Name)
		}
	}()
	<-begun
}

// talk is called at the first line of talk.
type talk struct{ first func() }

// Write implements io.Writer.
func (t talk) Write(p []byte) (int, error) { t.first(); return len(p), nil }
