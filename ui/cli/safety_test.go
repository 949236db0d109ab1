package cli

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// writerFunc is an io.Writer.
type writerFunc func([]byte) (int, error)

func (f writerFunc) Write(p []byte) (int, error) { return f(p) }

func TestAnInterruptedSaveLeavesOnlyWholeFiles(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "reads a slow service")
	d := newDesk(t, sandbox.Options{})
	d.must("login")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, SlowBody: 400_000}})
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	dir := filepath.Join(d.home, "out")
	var printed, problems bytes.Buffer
	code := Run(ctx, command.Deps{
		In: strings.NewReader(""), Err: &problems, Client: d.client, Open: d.open,
		Out: writerFunc(func(p []byte) (int, error) { cancel(); return printed.Write(p) }), // at the first path
	}, []string{"cv", "save", d.jobArg("ua-backend"), "--dir", dir})
	if code != command.ExitInterrupted || problems.String() != "shortlist: interrupted\n" {
		t.Errorf("exit %d: %q", code, problems.String())
	}
	paths := strings.Fields(printed.String())
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != len(paths) || len(paths) == 0 {
		t.Errorf("%d files for %d paths, %v", len(entries), len(paths), err)
	}
	cached, err := os.ReadDir(config.PathsOf("acme").CVs)
	modeltest.Must(t, err)
	for _, e := range append(entries, cached...) {
		if strings.HasPrefix(e.Name(), ".") {
			t.Errorf("%s is left over", e.Name())
		}
	}
}

func TestTheLogHoldsNoSecretAndNobodysData(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.jobArg("ua-backend")
	for _, call := range []string{"login", "jobs list", "applicants list " + job, "cv save " + job, "jobs stop " + job} {
		d.must(append(strings.Fields(call), "--log-level", "debug")...)
	}
	log, err := os.ReadFile(config.LogFile())
	modeltest.Must(t, err)
	has(t, string(log), "request", "applies")
	secrets := []string{"sandbox", "Bearer", "Backend", "olena"}
	token, ok := tokenOf("http://ua.test.localhost", "olena.hr@example.com").Load()
	if !ok {
		t.Fatal("no token is kept")
	}
	secrets = append(secrets, token.Value)
	for _, p := range decode[[]object](t, d.must("applicants", "list", job, "--json").out) {
		secrets = append(secrets, p["applicant"].(object)["name"].(string))
	}
	for _, s := range secrets {
		if s != "" && strings.Contains(string(log), s) {
			t.Errorf("%q is in the log", s)
		}
	}
}

func TestSeveralCopiesShareOneStore(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	d.must("login")
	job := d.jobArg("ua-backend")
	var all sync.WaitGroup
	for range 3 {
		for _, call := range []string{"jobs list", "applicants list " + job, "cv save " + job, "jobs update " + job + " --currency 1 --region Львів"} {
			all.Go(func() {
				if r := d.run(strings.Fields(call)...); r.code != command.ExitDone {
					t.Errorf("%s: exit %d: %s", call, r.code, r.err)
				}
			})
		}
	}
	all.Wait()
}

func TestAFullOutputIsAFailure(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	modeltest.Must(t, err)
	defer func() { _ = full.Close() }() // nothing can be written to it
	for _, call := range []string{"version", "jobs list", "jobs list --json", "man", "accounts", "applicants list " + d.jobArg("ua-backend")} {
		var problems bytes.Buffer
		code := Run(t.Context(), command.Deps{In: strings.NewReader(""), Out: full, Err: &problems, Client: d.client, Open: d.open}, strings.Fields(call))
		if code != command.ExitFailed || strings.Count(problems.String(), "shortlist: ") != 1 {
			t.Errorf("%s: exit %d: %s", call, code, problems.String())
		}
	}
}
