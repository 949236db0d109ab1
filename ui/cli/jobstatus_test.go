package cli

import (
	"bytes"
	"compress/gzip"
	"context"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// damages are ways in which an answer is lost or comes damaged after the service has done
// what it was asked to.
func damages() map[string]func(http.ResponseWriter, *httptest.ResponseRecorder) {
	reset := func(w http.ResponseWriter) {
		conn, _, err := http.NewResponseController(w).Hijack()
		if err != nil {
			panic(err)
		}
		if tcp, ok := conn.(*net.TCPConn); ok {
			_ = tcp.SetLinger(0) // closing it sends a reset
		}
		_ = conn.Close()
	}
	send := func(w http.ResponseWriter, length int, body []byte) {
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Content-Length", strconv.Itoa(length))
		_, _ = w.Write(body)
		_ = http.NewResponseController(w).Flush()
	}
	zipped := func(w http.ResponseWriter, r *httptest.ResponseRecorder, damage func([]byte) []byte) {
		var b bytes.Buffer
		z := gzip.NewWriter(&b)
		_, _ = z.Write(r.Body.Bytes())
		_ = z.Close()
		w.Header().Set("Content-Encoding", "gzip")
		data := damage(b.Bytes())
		send(w, len(data), data)
	}
	return map[string]func(http.ResponseWriter, *httptest.ResponseRecorder){
		"reset-before-headers": func(w http.ResponseWriter, _ *httptest.ResponseRecorder) { reset(w) },
		"reset-mid-body": func(w http.ResponseWriter, r *httptest.ResponseRecorder) {
			send(w, r.Body.Len(), r.Body.Bytes()[:r.Body.Len()/2])
			reset(w)
		},
		"truncate": func(w http.ResponseWriter, r *httptest.ResponseRecorder) {
			send(w, r.Body.Len(), r.Body.Bytes()[:r.Body.Len()-2])
			panic(http.ErrAbortHandler)
		},
		"truncate-framed": func(w http.ResponseWriter, r *httptest.ResponseRecorder) {
			send(w, r.Body.Len()-2, r.Body.Bytes()[:r.Body.Len()-2])
		},
		"gzip-broken": func(w http.ResponseWriter, r *httptest.ResponseRecorder) {
			zipped(w, r, func(b []byte) []byte { b[len(b)-6] ^= 0xff; return b })
		},
		"gzip-cut": func(w http.ResponseWriter, r *httptest.ResponseRecorder) {
			zipped(w, r, func(b []byte) []byte { return b[:len(b)-9] })
		},
		"gzip-none": func(w http.ResponseWriter, r *httptest.ResponseRecorder) {
			w.Header().Set("Content-Encoding", "gzip")
			send(w, r.Body.Len(), r.Body.Bytes())
		},
	}
}

// damaging puts a proxy before the service that damages the answers to changes of status by
// *damage.
func (d *desk) damaging(damage *func(http.ResponseWriter, *httptest.ResponseRecorder)) {
	proxy := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasSuffix(r.URL.Path, "/changeStatus") || *damage == nil {
			d.service.ServeHTTP(w, r)
			return
		}
		answer := httptest.NewRecorder()
		d.service.ServeHTTP(answer, r)
		(*damage)(w, answer)
	}))
	d.t.Cleanup(proxy.Close)
	d.dial = func(ctx context.Context, network, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, network, proxy.Listener.Addr().String())
	}
}

func (d *desk) status(id int64) model.JobStatus {
	d.t.Helper()
	r, err := d.service.Record(id)
	modeltest.Must(d.t, err)
	return r.Status
}

// TestAStatusWhoseAnswerIsLostIsReadBack: the job itself shows whether the change was made.
// If it cannot be read either, the outcome is unknown.
func TestAStatusWhoseAnswerIsLostIsReadBack(t *testing.T) {
	modeltest.SkipInShort(t, "loses the answer to dozens of changes")
	d := newDesk(t, sandbox.Options{})
	d.service.SetLimit(50)
	var damage func(http.ResponseWriter, *httptest.ResponseRecorder)
	d.damaging(&damage)
	ways := damages()
	for _, fault := range []string{"lost", "status=500,done", "status=502,html,done", "empty,done,status=500", "html,done"} {
		ways[fault] = nil
	}
	id := d.job("ua-barista")
	turns := []struct {
		call   string
		is     model.JobStatus
		may    string
		before func()
	}{
		{"stop", model.Stopped, "may be off the board now", func() {}},
		{"activate", model.Activated, "may be published now", func() {}},
		{"delete", model.Deleted, "may be deleted now", func() {
			id = 0
			for _, j := range d.records() {
				if j.Status == model.Activated {
					id = j.ID
				}
			}
			if id == 0 { // all are deleted
				d.service.SetFaults(nil)
				damage = nil
				jobID, err := command.IDOf(command.Job, strings.TrimSpace(d.must(newJob()...).out))
				modeltest.Must(t, err)
				id = jobID
			}
		}},
	}
	for name, how := range ways {
		for _, turn := range turns {
			turn.before()
			job := command.Number(id)
			call := []string{"jobs", turn.call, job, "--yes", "--json"}
			d.service.SetFaults(nil)
			if damage = how; how == nil {
				d.faults("changeStatus:" + name)
			}
			d.service.ResetRequests()
			r := d.must(call...)
			if got := decode[object](t, r.out); got["status"] != string(turn.is) || d.status(id) != turn.is {
				t.Errorf("%s, %s: shown is %v, it is %s", name, turn.call, got["status"], d.status(id))
			}
			has(t, r.err, "is "+string(turn.is))
			// A retry has the answer of one that was done already; else the job is read once more.
			if n := d.service.Count(sandbox.GetJob); n > 2 {
				t.Errorf("%s, %s: the job was read %d times", name, turn.call, n)
			}
			if turn.is == model.Deleted {
				continue
			}
			undo := map[string]string{"stop": "activate", "activate": "stop"}[turn.call]
			d.service.SetFaults(nil)
			damage = nil
			d.must("jobs", undo, job)
			if damage = how; how == nil {
				d.faults("changeStatus:" + name + ";job:skip=1,status=500")
			} else {
				d.faults("job:skip=1,status=500")
			}
			r = d.fails(command.ExitUnknown, turn.may, call...)
			has(t, r.err, "shortlist jobs show "+job)
			if d.status(id) != turn.is {
				t.Errorf("%s, %s: it is %s", name, turn.call, d.status(id))
			}
			// The next call finds it done, and nothing waits for it.
			d.service.SetFaults(nil)
			damage = nil
			has(t, d.must(call...).err, "is "+string(turn.is))
		}
	}
}

// TestAStatusThatDidNotChangeIsReported: with what the job is, read afterwards.
func TestAStatusThatDidNotChangeIsReported(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.jobArg("ua-barista")
	for _, fault := range []string{"status=500", "html", "cut"} {
		d.faults("changeStatus:" + fault)
		d.fails(command.ExitNetwork, "the job was read afterwards and is Activated", "jobs", "stop", job)
	}
	// The service accepts and changes nothing.
	d.faults("changeStatus:status=204")
	r := d.run("jobs", "stop", job, "--json")
	if r.code != command.ExitRefused || !strings.Contains(r.err, "is Activated, not Stopped") || decode[object](t, r.out)["status"] != "Activated" {
		t.Errorf("exit %d: %s%s", r.code, r.out, r.err)
	}
}

// TestAChangeBehindAnotherThatFailsIsNotMade: the reason is of the other one, which the sentence has to say.
func TestAChangeBehindAnotherThatFailsIsNotMade(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	id := d.job("ua-barista")
	d.faults("markViewed:status=503")
	d.run("applicants", "viewed", command.Number(d.applies("ua-backend")[0]))
	r := d.fails(command.ExitNetwork, "an earlier change could not be sent, so this one was not made: ", "jobs", "stop", command.Number(id))
	if strings.Contains(r.err, "afterwards") || d.status(id) != model.Activated {
		t.Errorf("the job is %s: %s", d.status(id), r.err)
	}
}

// TestAnInterruptedChangeOfStatusIsUnknown once it was sent.
func TestAnInterruptedChangeOfStatusIsUnknown(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	id := d.job("ua-barista")
	d.faults("changeStatus:hang")
	ctx, cancel := context.WithCancel(t.Context())
	d.ctx = ctx
	done := make(chan struct{})
	go func() {
		defer close(done)
		d.fails(command.ExitUnknown, "may be off the board now", "jobs", "stop", command.Number(id))
	}()
	for d.status(id) != model.Stopped {
		select {
		case <-done:
			t.Fatal("it ended before it was interrupted")
		default:
		}
	}
	cancel()
	<-done
	d.ctx = t.Context()
	d.service.SetFaults(nil)
	has(t, d.must("jobs", "stop", command.Number(id)).err, "is Stopped.")
}

// TestAPreActivatedJobIsActivatedWithoutAnAnswerToo, as it is with one.
func TestAPreActivatedJobIsActivatedWithoutAnAnswerToo(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	lost := false
	proxy := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		answer := httptest.NewRecorder()
		d.service.ServeHTTP(answer, r)
		if lost && strings.HasSuffix(r.URL.Path, "/changeStatus") {
			panic(http.ErrAbortHandler)
		}
		w.WriteHeader(answer.Code)
		_, _ = w.Write(bytes.ReplaceAll(answer.Body.Bytes(), []byte(`"Activated"`), []byte(`"PreActivated"`)))
	}))
	t.Cleanup(proxy.Close)
	d.dial = func(ctx context.Context, network, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, network, proxy.Listener.Addr().String())
	}
	for _, lost = range []bool{false, true} {
		d.must("jobs", "stop", d.jobArg("ua-barista"))
		has(t, d.must("jobs", "activate", d.jobArg("ua-barista")).err, "is PreActivated.")
	}
}
