package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui"
	"shortlist/ui/cli/command"
)

// onNetwork puts the desk's home on a network.
func (d *desk) onNetwork() { d.shared = func(string) (bool, error) { return true, nil } }

// openThere opens the desk's store in a window on another host.
func (d *desk) openThere(takeOver bool) *store.Store {
	d.t.Helper()
	s, err := store.OpenWith(config.PathsOf("acme").Store, store.Options{Host: "there", Shared: d.shared, TakeOver: takeOver})
	modeltest.Must(d.t, err)
	d.t.Cleanup(func() { _ = s.Close() })
	return s
}

const openThere = "shortlist: Another window on host there has been open since "

// TestCommandsReadBesideAWindowOnAnotherHost: they report it once, change nothing, and take the
// store over if they are asked to.
func TestCommandsReadBesideAWindowOnAnotherHost(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.onNetwork()
	if alone := d.must("jobs", "list"); strings.Contains(alone.err, "shortlist: ") {
		t.Errorf("without another window: %s", alone.err)
	}
	there := d.openThere(false)
	if err := there.ReadOnly(); err != nil {
		t.Fatalf("the command has not given its lease back: %v", err)
	}
	got := d.must("jobs", "list")
	has(t, got.out, "Бариста")
	has(t, got.err, openThere, "--take-over", "store.dir")
	if n := strings.Count(got.err, "shortlist: "); n != 1 {
		t.Errorf("%d sentences: %s", n, got.err)
	}
	job := d.job("ua-backend")
	d.fails(command.ExitUsage, openThere, "jobs", "stop", command.Number(job))
	d.fails(command.ExitUsage, openThere, "sync")
	if r, err := d.service.Record(job); err != nil || r.Status != model.Activated {
		t.Errorf("the job is %s, %v", r.Status, err)
	}
	if got := d.must("jobs", "stop", command.Number(job), "--take-over"); strings.Contains(got.err, openThere) {
		t.Error(got.err)
	}
	if r, err := d.service.Record(job); err != nil || r.Status != model.Stopped {
		t.Errorf("the job is %s, %v", r.Status, err)
	}
	if err := there.SaveDraft(t.Context(), model.SavedDraft{ID: 1}); !errors.Is(err, store.ErrReadOnly) {
		t.Errorf("the former holder writes: %v", err)
	}
}

// TestTheDashboardReportsThatTheStoreIsOpenElsewhere: at its beginning, and when another window
// takes over.
func TestTheDashboardReportsThatTheStoreIsOpenElsewhere(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.onNetwork()
	d.terminal = true
	there := d.openThere(false)
	d.dashboard = func(ctx context.Context, o ui.Options) error {
		ctx, stop := context.WithCancel(ctx)
		defer stop()
		events := o.Opened.Account.Events(ctx)
		for e := range events {
			if e.Held != "" {
				if !strings.Contains(e.Held, "Another window on host there has been open since") || !o.Opened.Account.Info().ReadOnly {
					t.Errorf("%q", e.Held)
				}
				break
			}
		}
		stop()
		for range events { //nolint:revive // until it ends
		}
		return nil
	}
	d.must()
	modeltest.Must(t, there.Close())
	d.dashboard = func(ctx context.Context, o ui.Options) error {
		ctx, stop := context.WithCancel(ctx)
		defer stop()
		a := o.Opened.Account
		if a.Info().ReadOnly {
			t.Error("read-only without another window")
		}
		events := a.Events(ctx)
		d.openThere(true)
		if err := a.SaveSearch(ctx, model.SavedSearch{}); !errors.Is(err, store.ErrReadOnly) {
			t.Errorf("written without the lease: %v", err)
		}
		for e := range events {
			if e.Held != "" {
				has(t, e.Held, "A window on host there took over at ")
				break
			}
		}
		stop()
		for range events { //nolint:revive // until it ends
		}
		return nil
	}
	d.must()
}

// TestTheDashboardTakesTheStoreOver: then it writes, and the other window does not.
func TestTheDashboardTakesTheStoreOver(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.onNetwork()
	d.terminal = true
	there := d.openThere(false)
	d.dashboard = func(ctx context.Context, o ui.Options) error {
		if !o.Account.Info().ReadOnly {
			t.Error("two windows may write")
		}
		if err := o.Account.TakeOver(ctx); err != nil {
			return err
		}
		if o.Account.Info().ReadOnly {
			t.Error("it is read-only still")
		}
		return o.Account.SaveSearch(ctx, model.SavedSearch{Name: "Go"})
	}
	d.must()
	if err := there.SaveDraft(t.Context(), model.SavedDraft{ID: 1}); !errors.Is(err, store.ErrReadOnly) {
		t.Errorf("the former holder writes: %v", err)
	}
}

// TestStoreDirMovesTheDataToALocalDisk.
func TestStoreDirMovesTheDataToALocalDisk(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	local := filepath.Join(t.TempDir(), "local-{uid}")
	data, err := os.ReadFile(config.File())
	modeltest.Must(t, err)
	d.configure(string(data) + fmt.Sprintf("\n[store]\ndir = %q\n", local))
	d.must("jobs", "list")
	if _, err := os.Stat(config.PathsOf("acme").Store); !errors.Is(err, fs.ErrNotExist) {
		t.Error("there is a store in the home folder", err)
	}
	made := filepath.Join(strings.ReplaceAll(local, "{uid}", fmt.Sprint(os.Getuid())), "acme", "store.db")
	if _, err := os.Stat(made); err != nil {
		t.Error(err)
	}
	d.must("sync", d.jobArg("ua-backend"))
	if received, err := os.ReadDir(filepath.Join(filepath.Dir(made), "cv")); err != nil || len(received) == 0 {
		t.Errorf("%d received CVs, %v", len(received), err)
	}
	if _, err := os.Stat(config.PathsOf("acme").CVs); !errors.Is(err, fs.ErrNotExist) {
		t.Error("there are CVs in the home folder", err)
	}
	if _, err := os.Stat(config.PathsOf("acme").Token); err != nil {
		t.Error("the token has moved:", err)
	}
	has(t, d.must("config").out, made, config.PathsOf("acme").Token, config.LogFile())
	d.configure(string(data) + "\n[store]\ndir = \"data\"\n") // of whichever folder
	d.fails(command.ExitUsage, "store.dir is \"data\"", "jobs", "list")
}

// TestCVsAreReadAgainAfterTheStoreWasCopiedToStoreDir: the copy names files of the old folder.
func TestCVsAreReadAgainAfterTheStoreWasCopiedToStoreDir(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	c := d.anApplicant("ua-backend")
	data, err := os.ReadFile(config.File())
	modeltest.Must(t, err)
	moved := t.TempDir()
	before := config.PathsOf("acme")
	modeltest.Must(t, os.CopyFS(filepath.Join(moved, "acme"), os.DirFS(filepath.Dir(before.Store))))
	modeltest.Must(t, os.RemoveAll(before.CVs))
	d.configure(string(data) + fmt.Sprintf("\n[store]\ndir = %q\n", moved))
	d.must("sync", d.jobArg("ua-backend"))
	if got, err := filepath.Glob(filepath.Join(moved, "acme", "cv", command.Number(c.ID)+"*")); err != nil || len(got) != 1 {
		t.Errorf("received again: %q, %v", got, err)
	}
	d.must("cv", "save", d.jobArg("ua-backend"), "--apply", command.Number(c.ID), "--dir", t.TempDir())
}

// TestShortlistNeedsNoRuntimeFolder.
func TestShortlistNeedsNoRuntimeFolder(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	for _, dir := range []string{"", filepath.Join(d.home, "missing")} {
		t.Setenv("XDG_RUNTIME_DIR", dir)
		if got := d.must("jobs", "list"); strings.Contains(got.err, "shortlist: ") {
			t.Error(got.err)
		}
	}
}
