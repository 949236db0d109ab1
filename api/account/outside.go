package account

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/cv"
	"shortlist/model/cv/reading"
)

// ErrNotOpened is why a CV is handed to no other program.
var ErrNotOpened = errors.New("the CV is not opened")

// OutsideCV is a CV as another program is handed it: a copy for this user alone, named
// after what it is, never after what the candidate called it.
type OutsideCV struct {
	Path  string
	Kind  cv.Kind // by its content
	Named string  // the extension of the candidate's name, in lower case, where that says something else; ""
}

// outsideFor is how long a copy stays at least for the program that has it.
const outsideFor = time.Hour

// OutsideCV makes the copy of a candidate's CV for another program. Programs, scripts,
// web pages, which may run what is in them, and whatever is of no known kind end in
// ErrNotOpened; in blind mode the error is ErrBlind.
func (a *Account) OutsideCV(ctx context.Context, c model.Candidate) (OutsideCV, error) {
	if a.LookBlind(ctx) {
		return OutsideCV{}, ErrBlind
	}
	c, err := a.real(ctx, c)
	if err != nil {
		return OutsideCV{}, err
	}
	f, err := a.openCV(c)
	if err != nil {
		return OutsideCV{}, err
	}
	defer func() { _ = f.Close() }() // only read
	data, err := io.ReadAll(io.LimitReader(f, reading.MaxFile+1))
	if err != nil {
		return OutsideCV{}, fmt.Errorf("open the CV: %w", err)
	}
	out := OutsideCV{Kind: reading.KindOf(data)}
	named := strings.ToLower(filepath.Ext(c.CV.Name))
	if named == "" {
		named = strings.ToLower(filepath.Ext(c.FileName))
	}
	if why := unopened(data, out.Kind, named); why != "" {
		return OutsideCV{}, fmt.Errorf("%w: %s; its text and S are safe", ErrNotOpened, why)
	}
	if named != "" && !slices.Contains(extensions(out.Kind), named) {
		out.Named = named
	}
	if a.opts.Scratch == "" {
		return OutsideCV{}, fmt.Errorf("%w: there is no folder for it here", ErrNotOpened)
	}
	a.sweep()
	out.Path, err = cv.Save(a.outsideDir(), fmt.Sprintf("cv-%d%s", c.ID, out.Kind.Ext()), bytes.NewReader(data))
	return out, err
}

// unopened says why a CV is handed to no other program; "" when it may be.
func unopened(data []byte, kind cv.Kind, named string) string {
	switch {
	case len(data) > reading.MaxFile:
		return "it is larger than a CV is"
	case kind == "":
		return "it is of no kind that CVs have"
	case kind == cv.HTML:
		return "it is a web page, which may run programs and tell others that it was opened"
	case kind == cv.TXT && (bytes.HasPrefix(data, []byte("#!")) || runs[named]):
		return "it is a program to be run"
	}
	return ""
}

// runs are the names of texts that some system runs.
var runs = map[string]bool{
	".sh": true, ".bash": true, ".zsh": true, ".command": true, ".desktop": true, ".bat": true, ".cmd": true, ".ps1": true, ".vbs": true, ".vbe": true,
	".js": true, ".jse": true, ".wsf": true, ".wsh": true, ".hta": true, ".py": true, ".pl": true, ".rb": true, ".php": true, ".reg": true, ".inf": true,
	".url": true, ".lnk": true, ".scf": true, ".svg": true, ".xml": true, ".html": true, ".htm": true, ".mht": true, ".jnlp": true, ".applescript": true,
}

// extensions are the names that say what a kind is, and those that are as good.
func extensions(k cv.Kind) []string {
	out := []string{k.Ext()}
	switch k {
	case cv.JPEG:
		return append(out, ".jpeg", ".jpe")
	case cv.TXT:
		return append(out, ".text", ".md")
	case cv.DOC:
		return append(out, ".dot")
	}
	return out
}

// outsideDir is the folder of the copies.
func (a *Account) outsideDir() string { return filepath.Join(a.opts.Scratch, "cv") }

// sweep removes the copies that no program is likely to need any more.
func (a *Account) sweep() {
	if a.opts.Scratch == "" {
		return
	}
	entries, err := os.ReadDir(a.outsideDir())
	if err != nil {
		return // there is none yet
	}
	before := time.Now().Add(-outsideFor)
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() && info.ModTime().Before(before) {
			_ = os.Remove(filepath.Join(a.outsideDir(), e.Name())) // the next one tries again
		}
	}
}
