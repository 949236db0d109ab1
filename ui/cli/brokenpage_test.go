package cli

import (
	"bytes"
	"compress/gzip"
	"context"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/applicants"
	"shortlist/ui/cli/command"
)

// pages puts a proxy before the service that sends the pages of applicants by send.
func (d *desk) pages(send func(w http.ResponseWriter, r *http.Request, page []byte)) {
	d.t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.Contains(r.URL.Path, "appliesByJob") {
			d.service.ServeHTTP(w, r)
			return
		}
		answer := httptest.NewRecorder()
		d.service.ServeHTTP(answer, r)
		send(w, r, answer.Body.Bytes())
	}))
	d.t.Cleanup(server.Close)
	d.dial = func(ctx context.Context, network, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, network, server.Listener.Addr().String())
	}
}

// firstOf is a page up to behind its first applicant.
func firstOf(page []byte) []byte { return page[:bytes.Index(page, []byte(`},{"id"`))+2] }

// Nothing of a damaged page is reported as good, and none of its CVs is saved.
func TestADamagedPageSavesNoCV(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	d.pages(func(w http.ResponseWriter, _ *http.Request, page []byte) {
		var packed bytes.Buffer
		z := gzip.NewWriter(&packed)
		_, _ = z.Write(page)
		_ = z.Close()
		packed.Bytes()[packed.Len()-8] ^= 1
		w.Header().Set("Content-Encoding", "gzip")
		_, _ = w.Write(packed.Bytes())
	})
	job := d.jobArg("ua-backend")
	r := d.run("applicants", "list", job)
	if r.code != command.ExitNetwork {
		t.Errorf("exit %d", r.code)
	}
	has(t, r.err, "(it is damaged)")
	d.fails(command.ExitNetwork, "(it is damaged)", "applicants", "list", job, "--json")
	d.fails(command.ExitNetwork, "(it is damaged)", "applicants", "export", job)
	d.fails(command.ExitNetwork, "(it is damaged)", "cv", "save", job)
	if files, err := os.ReadDir(filepath.Join(d.home, "CVs")); err == nil && len(files) > 0 {
		t.Errorf("%d CVs are saved", len(files))
	}
}

// An interrupt inside a page is one (README, exit codes).
func TestAnInterruptInsideAPageIsOne(t *testing.T) {
	for _, args := range [][]string{{"applicants", "list"}, {"cv", "save"}, {"applicants", "list", "--json"}} {
		d := newDesk(t, sandbox.Options{})
		var stop context.CancelFunc
		d.pages(func(w http.ResponseWriter, r *http.Request, page []byte) {
			_, _ = w.Write(firstOf(page))
			_ = http.NewResponseController(w).Flush()
			stop()
			<-r.Context().Done()
		})
		job := d.jobArg("ua-backend")
		d.ctx, stop = context.WithCancel(t.Context())
		r := d.run(append(args, job)...)
		if r.code != command.ExitInterrupted || r.err != "shortlist: interrupted\n" {
			t.Errorf("%q: exit %d: %s", args, r.code, r.err)
		}
		stop()
	}
}

// resetting is a connection whose orderly end arrives as a reset.
type resetting struct{ net.Conn }

func (c resetting) Read(p []byte) (int, error) {
	n, err := c.Conn.Read(p)
	if err == io.EOF {
		err = &net.OpError{Op: "read", Net: "tcp", Err: syscall.ECONNRESET}
	}
	return n, err
}

// A connection that is reset inside a page is reported as that, after whoever came.
func TestAConnectionResetInsideAPageIsTheNetworks(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.pages(func(w http.ResponseWriter, _ *http.Request, page []byte) {
		_, _ = w.Write(firstOf(page))
		_ = http.NewResponseController(w).Flush()
		panic(http.ErrAbortHandler) // closes the connection
	})
	dial := d.dial
	d.dial = func(ctx context.Context, network, addr string) (net.Conn, error) {
		conn, err := dial(ctx, network, addr)
		return resetting{conn}, err
	}
	r := d.run("applicants", "list", d.jobArg("ua-backend"))
	if r.code != command.ExitNetwork {
		t.Errorf("exit %d", r.code)
	}
	has(t, r.err, "only 1 applicant arrived: could not read the applicants of job ", "closed the connection (connection reset by peer)")
	d.must("jobs", "list")
	has(t, d.run("applicants", "list", d.jobArg("ua-backend")).err, "only 1 of about 40 applicants arrived: ")
}

// The JSON lists the CVs that were saved before the page broke off.
func TestCVSaveJSONHasWhatWasSavedBeforeAFailure(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.pages(func(w http.ResponseWriter, _ *http.Request, page []byte) {
		half := page[:len(page)*3/4]
		_, _ = w.Write(half[:bytes.LastIndex(half, []byte(`},{"id"`))+2])
		_ = http.NewResponseController(w).Flush()
		panic(http.ErrAbortHandler)
	})
	r := d.run("cv", "save", d.jobArg("ua-backend"), "--json")
	has(t, r.err, " applicants arrived: could not read the applicants of job ")
	if docs := decode[[]applicants.SavedDoc](t, r.out); r.code != command.ExitNetwork || len(docs) == 0 {
		t.Errorf("exit %d, %d CVs", r.code, len(docs))
	} else if _, err := os.Stat(docs[0].Path); err != nil {
		t.Error(err)
	}
}

// stopsBehind interrupts a command when the progress of its read is cleared away.
type stopsBehind struct {
	bytes.Buffer
	stop context.CancelFunc
}

func (w *stopsBehind) Write(p []byte) (int, error) {
	if strings.HasPrefix(string(p), "\r") {
		w.stop()
	}
	return w.Buffer.Write(p)
}

// An interrupt behind the last applicant of a page is one, too.
func TestAnInterruptBehindAPageIsOne(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.terminal = true
	job := d.jobArg("ua-barista")
	ctx, stop := context.WithCancel(t.Context())
	var out bytes.Buffer
	code := Run(ctx, d.deps(&out, &stopsBehind{stop: stop}), []string{"cv", "save", job})
	if code != command.ExitInterrupted {
		t.Errorf("exit %d:\n%s", code, out.String())
	}
}
