package cli

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/cli/command"
)

// noPaths are the flags with a text that names no file. A new flag belongs here, or is
// marked with takesPaths.
var noPaths = []string{
	"account", "addr", "address", "base-url", "callback-source", "callback-url", "currency", "description", "email", "fault", "job", "limit", "listen", "max-body", "rate", "region",
	"place", "salary-from", "salary-to", "to", "shortlist", "older-than", "since", "time", "times", "title", "type1", "type2", "with",
	"reason",
	"from",   // of team publish, which takes no path in restricted mode
	"config", // the configuration itself, which cannot lift what the host's file limits
}

// harmlessTypes are those of flags whose value cannot be a path.
var harmlessTypes = []string{"bool", "int", "int64", "int64Slice", "duration", "choice"}

// everyCommand returns every command of the tree that does something.
func everyCommand(d *desk) (out []*cobra.Command) {
	var walk func(*cobra.Command)
	walk = func(c *cobra.Command) {
		for _, sub := range c.Commands() {
			walk(sub)
		}
		out = append(out, c)
	}
	root := treeOf(&command.App{Deps: d.deps(nil, nil)})
	root.InitDefaultCompletionCmd()
	walk(root)
	return out
}

// restrict restricts the desk to a folder, with a link out of it and one to a file.
func (d *desk) restrict() (allowed, secret string) {
	d.t.Helper()
	data, err := os.ReadFile(config.File())
	modeltest.Must(d.t, err)
	d.t.Setenv("SHORTLIST_PASSWORD", sandbox.Password) // no password_command in restricted mode
	d.configure(string(data) + "\n[limits]\nrestricted = true\n")
	allowed, secret = filepath.Join(d.home, "CVs"), filepath.Join(d.home, "elsewhere", "secret.txt")
	for _, dir := range []string{allowed, filepath.Dir(secret)} {
		modeltest.Must(d.t, os.MkdirAll(dir, 0o700))
	}
	modeltest.Must(d.t, os.WriteFile(secret, []byte("a secret"), 0o600))
	for name, to := range map[string]string{"out": filepath.Dir(secret), "secret.txt": secret} {
		modeltest.Must(d.t, os.Symlink(to, filepath.Join(allowed, name)))
	}
	return allowed, secret
}

// TestEveryFlagWithAPathIsConfinedInRestrictedMode: whichever command it is of. It fails for
// a new flag with a text that is neither marked as a path nor listed as none.
func TestEveryFlagWithAPathIsConfinedInRestrictedMode(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	allowed, secret := d.restrict()
	t.Chdir(d.home)
	args := map[string][]string{ // what else a command needs to be called rightly
		"cv save": {d.jobArg("ua-backend")}, "applicants export": {d.jobArg("ua-backend")}, "jobs update": {d.jobArg("ua-backend")}, "needs": {d.jobArg("ua-backend")}, "sheet": {"1"}, "packet make": {"1", "--to", "Max"},
	}
	d.terminal = true // demo wants one
	outside := []string{
		secret, filepath.Join(d.home, "new.txt"), "elsewhere/secret.txt", "~/elsewhere/new", allowed + "2", filepath.Join(allowed, "..", "new"),
		filepath.Join(allowed, "out"), filepath.Join(allowed, "out", "new"), filepath.Join(allowed, "secret.txt"), "/dev/tty",
	}
	tried := 0
	for _, c := range everyCommand(d) {
		c.LocalFlags().VisitAll(func(f *pflag.Flag) {
			_, marked := f.Annotations[command.PathFlag]
			switch {
			case !marked && !slices.Contains(harmlessTypes, f.Value.Type()) && !slices.Contains(noPaths, f.Name):
				t.Errorf("%s --%s is not classified: does it take a path?", command.Name(c), f.Name)
			case marked:
				for _, to := range outside {
					tried++
					r := d.run(slices.Concat(command.Path(c), args[command.Name(c)], []string{"--" + f.Name, to})...)
					if r.code != command.ExitUsage || !strings.Contains(r.err, "--"+f.Name+": in restricted mode") || r.out != "" {
						t.Errorf("%s --%s %s: exit %d: %s", command.Name(c), f.Name, to, r.code, r.err)
					}
				}
			}
		})
	}
	if tried != 17*len(outside) {
		t.Errorf("%d paths were tried, of 17 flags", tried)
	}
	for _, to := range []string{secret, "elsewhere/secret.txt", filepath.Join(allowed, "secret.txt"), filepath.Join(allowed, "out", "secret.txt")} {
		d.fails(command.ExitUsage, "only below", "cv", "text", to)
	}
	if entries, err := os.ReadDir(filepath.Dir(secret)); err != nil || len(entries) != 1 {
		t.Errorf("written outside: %v, %v", entries, err)
	}

	// Inside, and without the restriction, all is as ever.
	d.terminal, d.in = false, `{"title": "Бариста"}`
	d.fails(command.ExitRefused, "rules are broken", "jobs", "create", "--file", "-")
	d.must("applicants", "export", d.jobArg("ua-backend"), "--out", filepath.Join(allowed, "x.csv"))
}

// TestTheEnvironmentStartsNothingInRestrictedMode: whatever programs it names, none is
// started by a command, and the dashboard is handed none.
func TestTheEnvironmentStartsNothingInRestrictedMode(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	d.restrict()
	data, err := os.ReadFile(config.File())
	modeltest.Must(t, err)
	traps, sprung := filepath.Join(d.home, "traps"), filepath.Join(d.home, "sprung")
	modeltest.Must(t, os.Mkdir(traps, 0o700))
	trap := filepath.Join(traps, "trap")
	modeltest.Must(t, os.WriteFile(trap, fmt.Appendf(nil, "#!/bin/sh\necho \"$0\" >> %q\n", sprung), 0o700))
	for _, program := range []string{"sh", "bash", "vi", "vim", "nano", "editor", "notepad", "xdg-open", "open", "evince", "pdftoppm", "less", "more",
		"x-www-browser", "www-browser", "sensible-browser", "firefox", "notify-send", "tmux", "git", "secret-tool", "dbus-launch"} {
		modeltest.Must(t, os.Symlink(trap, filepath.Join(traps, program)))
	}
	d.configure(string(data) + fmt.Sprintf("[hooks]\nnew_application = [%q]\n", trap))
	for _, name := range []string{"EDITOR", "VISUAL", "BROWSER", "PAGER", "SHELL"} {
		t.Setenv(name, trap)
	}
	t.Setenv("PATH", traps)
	t.Setenv("TMPDIR", t.TempDir())
	for _, name := range []string{"DISPLAY", "WAYLAND_DISPLAY"} {
		t.Setenv(name, ":0")
	}
	for _, name := range []string{"SSH_CONNECTION", "SSH_TTY"} {
		t.Setenv(name, "")
	}
	job := d.jobArg("ua-backend")
	for _, call := range []string{
		"login", "accounts", "jobs list", "jobs show " + job, "applicants list " + job, "cv save " + job, "applicants export " + job + " --format md",
		"search has:cv", "digest", "man", "--help", "version", "cv text --apply " + command.Number(d.applies("ua-backend")[0]),
	} {
		d.run(strings.Fields(call)...)
	}
	var got ui.Options
	d.dashboard = func(_ context.Context, o ui.Options) error { got = o; return nil }
	d.terminal = true
	for _, call := range [][]string{{}, {"demo"}} {
		got = ui.Options{}
		d.must(call...)
		if !got.Restricted || got.OpenFile != nil || got.NoOpen == "" {
			t.Errorf("%v: restricted %v, viewer %v", call, got.Restricted, got.OpenFile != nil)
		}
	}
	// A configuration that cannot be read, or another one, lifts nothing that the host's file
	// limits: see package config.
	if data, err := os.ReadFile(sprung); err == nil {
		t.Errorf("started were:\n%s", data)
	}
}
