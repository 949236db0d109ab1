package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/creack/pty"

	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// program is the built program on a machine of its own.
type program struct {
	t    *testing.T
	path string
	env  []string
	home string
}

// outerEnv is what the tests began with: the compiler's cache lies in the home, and
// tests give themselves another one.
var outerEnv = slices.Clip(os.Environ())

// built is the folder of the program, which is built once, as people get it: without the
// race detector. unbuild removes it.
var (
	built = sync.OnceValues(func() (dir string, err error) {
		if dir, err = os.MkdirTemp("", "shortlist-test-"); err != nil {
			return "", err
		}
		unbuild = func() { _ = os.RemoveAll(dir) }
		cmd := exec.Command("go", "build", "-o", filepath.Join(dir, "shortlist"), "shortlist")
		cmd.Env = append(outerEnv, "GOFLAGS=")
		out, err := cmd.CombinedOutput()
		if err != nil {
			err = fmt.Errorf("%w\n%s", err, out)
		}
		return dir, err
	})
	unbuild = func() {}
)

func build(t *testing.T) *program {
	t.Helper()
	modeltest.SkipInShort(t, "builds the program")
	dir, err := built()
	modeltest.Must(t, err)
	p := &program{t: t, home: t.TempDir(), path: filepath.Join(dir, "shortlist")}
	p.env = append(os.Environ(), "HOME="+p.home, "XDG_CONFIG_HOME="+p.home+"/config", "XDG_DATA_HOME="+p.home+"/data",
		"XDG_STATE_HOME="+p.home+"/state", "XDG_CACHE_HOME="+p.home+"/cache", "TMPDIR="+p.home+"/tmp", "TERM=xterm-256color",
		"SHORTLIST_PASSWORD=", "SHORTLIST_ACCOUNT=", "SHORTLIST_CONFIG=", "HTTP_PROXY=", "http_proxy=")
	modeltest.Must(t, os.Mkdir(filepath.Join(p.home, "tmp"), 0o700))
	return p
}

func (p *program) command(args ...string) *exec.Cmd {
	cmd := exec.CommandContext(p.t.Context(), p.path, args...)
	cmd.Env = p.env
	return cmd
}

func (p *program) run(in string, args ...string) (code int, out, problems string) {
	p.t.Helper()
	var o, e bytes.Buffer
	cmd := p.command(args...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(in), &o, &e
	return exitOf(p.t, cmd.Run()), o.String(), e.String()
}

func exitOf(t *testing.T, err error) int {
	t.Helper()
	var exit *exec.ExitError
	switch {
	case err == nil:
		return 0
	case errors.As(err, &exit):
		return exit.ExitCode()
	}
	t.Fatal(err)
	return 0
}

func serve(t *testing.T) (*sandbox.Server, string) {
	t.Helper()
	service, err := sandbox.New(sandbox.Options{})
	modeltest.Must(t, err)
	server := httptest.NewServer(service)
	t.Cleanup(func() {
		if err := service.Close(); err != nil {
			t.Error(err)
		}
		server.Close()
	})
	return service, strings.Replace(server.URL, "127.0.0.1", "ua.localhost", 1)
}

func TestTheProgramSignsInAndLists(t *testing.T) {
	p := build(t)
	service, base := serve(t)
	email, password := service.Account()
	if code, _, problems := p.run(password+"\n", "login", "--base-url", base, "--email", email); code != command.ExitDone {
		t.Fatalf("exit %d: %s", code, problems)
	}
	code, out, problems := p.run("", "jobs", "list", "--json")
	var jobs []object
	if err := json.Unmarshal([]byte(out), &jobs); code != command.ExitDone || err != nil || len(jobs) != 11 {
		t.Errorf("exit %d, %d jobs, %v\n%s", code, len(jobs), err, problems)
	}
	if code, out, _ := p.run("", "jobs", "show", "5"); code != command.ExitNotYours || out != "" {
		t.Errorf("exit %d, %q", code, out)
	}
	if code, _, _ := p.run(""); code != command.ExitUsage {
		t.Errorf("the dashboard without a terminal: exit %d", code)
	}
	err := filepath.WalkDir(p.home, func(path string, e os.DirEntry, err error) error {
		if err != nil || path == p.home {
			return err
		}
		if info, err := e.Info(); err == nil && info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s is %v", path, info.Mode())
		}
		return nil
	})
	modeltest.Must(t, err)

	// An interrupt ends the program at once while the service is silent.
	service.SetFaults(sandbox.Faults{{Endpoint: sandbox.AllJobs, Hang: true}})
	service.ResetRequests()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var stderr bytes.Buffer
	cmd := p.command("jobs", "list")
	cmd.Stderr = &stderr
	modeltest.Must(t, cmd.Start())
	for service.Count(sandbox.AllJobs) == 0 && ctx.Err() == nil {
		if _, err := service.Jobs(); err != nil {
			t.Fatal(err)
		}
	}
	modeltest.Must(t, cmd.Process.Signal(os.Interrupt))
	if code := exitOf(t, cmd.Wait()); code != command.ExitInterrupted || stderr.String() != "shortlist: interrupted\n" {
		t.Errorf("exit %d: %q", code, stderr.String())
	}
}

func TestThePasswordIsAskedForWithoutEcho(t *testing.T) {
	p := build(t)
	service, base := serve(t)
	email, _ := service.Account()
	for typed, want := range map[string]int{"sandbox\n": command.ExitDone, "wrong-one\n": command.ExitSignIn, "half\x03": command.ExitInterrupted} {
		cmd := p.command("login", "--base-url", base, "--email", email)
		terminal, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 80})
		modeltest.Must(t, err)
		var seen strings.Builder
		buf := make([]byte, 4096)
		for !strings.Contains(seen.String(), "Password for ") {
			n, err := terminal.Read(buf)
			if err != nil {
				t.Fatalf("%v after %q", err, seen.String())
			}
			seen.Write(buf[:n])
		}
		if _, err := terminal.WriteString(typed); err != nil {
			t.Fatal(err)
		}
		for {
			n, err := terminal.Read(buf)
			seen.Write(buf[:n])
			if err != nil { // the other end is closed
				break
			}
		}
		if code := exitOf(t, cmd.Wait()); code != want {
			t.Errorf("%q: exit %d, want %d\n%s", typed, code, want, seen.String())
		}
		has(t, seen.String(), "Signing in to ua.localhost", email)
		if strings.Contains(seen.String(), strings.TrimRight(typed, "\n\x03")) {
			t.Errorf("%q is shown: %s", typed, seen.String())
		}
		modeltest.Must(t, terminal.Close())
	}
}

func TestTheDemoLeavesNothingBehind(t *testing.T) {
	p := build(t)
	for name, end := range map[string]func(*exec.Cmd, *os.File) error{
		"quit":       func(_ *exec.Cmd, terminal *os.File) error { _, err := terminal.WriteString("q"); return err },
		"terminated": func(cmd *exec.Cmd, _ *os.File) error { return cmd.Process.Signal(syscall.SIGTERM) },
	} {
		t.Run(name, func(t *testing.T) {
			cmd := p.command("demo")
			terminal, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 40, Cols: 120})
			modeltest.Must(t, err)
			var seen strings.Builder
			buf := make([]byte, 64<<10)
			asked := false
			for {
				n, err := terminal.Read(buf)
				seen.Write(buf[:n])
				if err != nil { // the other end is closed
					break
				}
				if !asked && strings.Contains(seen.String(), "Backend") {
					asked = true
					modeltest.Must(t, end(cmd, terminal))
				}
			}
			if code := exitOf(t, cmd.Wait()); !asked || code != command.ExitDone && code != command.ExitInterrupted {
				t.Errorf("exit %d, jobs shown %v:\n%s", code, asked, seen.String())
			}
			modeltest.Must(t, terminal.Close())
			for _, dir := range []string{"tmp", "config", "data", "state", "cache", "CVs"} {
				entries, err := os.ReadDir(filepath.Join(p.home, dir))
				if err != nil && !errors.Is(err, os.ErrNotExist) || len(entries) > 0 {
					t.Errorf("%s: %v %v", dir, entries, err)
				}
			}
		})
	}
}
