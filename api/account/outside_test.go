package account

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/files"
	"shortlist/model/modeltest"
)

func TestACVIsCopiedUnderItsKind(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.opts.Scratch = filepath.Join(d.dir, "scratch")
	ctx, job := t.Context(), d.job("ua-backend")
	people, _ := d.fetchAll(ctx, job.ID)
	var c model.Candidate
	for _, p := range people {
		if p.CV != nil && p.CV.Broken == "" {
			if _, err := d.OutsideCV(ctx, p); err == nil {
				c = p
				break
			}
		}
	}
	if c.CV == nil {
		t.Fatal("no CV can be opened")
	}
	c.CV.Name, c.FileName = "CV.EXE", ""
	out, err := d.OutsideCV(ctx, c)
	if err != nil || out.Named != ".exe" || filepath.Ext(out.Path) != out.Kind.Ext() || filepath.Dir(out.Path) != filepath.Join(d.opts.Scratch, "cv") {
		t.Fatalf("%+v, %v", out, err)
	}
	info, err := os.Stat(out.Path)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info, err)
	}
	want, err := d.service.CVData(c.ID)
	modeltest.Must(t, err)
	if got, err := os.ReadFile(out.Path); err != nil || !bytes.Equal(got, want) {
		t.Errorf("%d bytes of %d, %v", len(got), len(want), err)
	}
	c.CV.Name = "CV" + out.Kind.Ext()
	if again, err := d.OutsideCV(ctx, c); err != nil || again.Named != "" || again.Path == out.Path {
		t.Errorf("%+v, %v", again, err)
	}
	old := time.Now().Add(-2 * outsideFor)
	modeltest.Must(t, os.Chtimes(out.Path, old, old))
	if _, err := d.OutsideCV(ctx, c); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(out.Path); err != nil || info.ModTime().Equal(old) { // the next copy has the same name
		t.Errorf("an old copy is there still (%v)", err)
	}
	modeltest.Must(t, d.SetBlind(ctx, true))
	if _, err := d.OutsideCV(context.WithoutCancel(ctx), c); !errors.Is(err, ErrBlind) {
		t.Errorf("blind: %v", err)
	}
}

func TestAFileThatMayRunIsNotOpened(t *testing.T) {
	for _, c := range []struct {
		data, named string
		opens       bool
	}{
		{"%PDF-1.4 ...", ".pdf", true}, {"%PDF-1.4 ...", ".exe", true}, {"Про себе", ".txt", true}, {"Про себе", "", true},
		{"#!/bin/sh\nrm", ".txt", false}, {"rm -rf", ".sh", false}, {"[Desktop Entry]", ".desktop", false},
		{"MZ\x90\x00\x03", ".pdf", false}, {"\x7fELF\x02\x01\x00", "", false}, {"<!doctype html><script>", ".html", false},
	} {
		kind := files.Sniff(bytes.NewReader([]byte(c.data)), int64(len(c.data)))
		if why := unopened([]byte(c.data), kind, c.named); (why == "") != c.opens {
			t.Errorf("%q named %s, of kind %q: %s", c.data, c.named, kind, why)
		}
	}
}

// TestCopiesForAViewerDoNotStay: opening and closing the account deletes old copies, as the
// next copy does. A fresh copy stays, as a viewer may use it.
func TestCopiesForAViewerDoNotStay(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.opts.Scratch = filepath.Join(d.dir, "scratch")
	dir := filepath.Join(d.opts.Scratch, "cv")
	left := func(when string, tidy func()) {
		for name, age := range map[string]time.Duration{"cv-1.pdf": 2 * outsideFor, "cv-2.pdf": 0} {
			modeltest.Must(t, os.MkdirAll(dir, 0o700))
			path, at := filepath.Join(dir, name), time.Now().Add(-age)
			modeltest.Must(t, errors.Join(os.WriteFile(path, nil, 0o600), os.Chtimes(path, at, at)))
		}
		tidy()
		entries, err := os.ReadDir(dir)
		if err != nil || len(entries) != 1 || entries[0].Name() != "cv-2.pdf" {
			t.Errorf("%s: left are %v, %v", when, entries, err)
		}
	}
	left("opened", func() {
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		news := d.Events(ctx)
		cancel()
		for range news { // closed when the sweep at opening has ended
		}
	})
	left("closed", d.Close)
}
