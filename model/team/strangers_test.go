//go:build unix

package team

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

func put(t *testing.T, dir, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o640); err != nil {
		t.Fatal(err)
	}
}

// TestFilesOfStrangersUseUpNothing: neither files in another manager's name, nor a colleague's endless number of own
// files, nor files that do not belong to a team.
func TestFilesOfStrangersUseUpNothing(t *testing.T) {
	dir := t.TempDir()
	write(t, of(dir, "olena"), verdict(7, "yes"))
	write(t, of(dir, "petro"), verdict(7, "no"))
	for i := range mostShown + 5 { // not by aaa
		put(t, dir, fmt.Sprintf("aaa@h%d.jsonl", i), "x\n")
	}
	for i := range mostFiles + 5 {
		put(t, dir, fmt.Sprintf("bbb@h%d.jsonl", i), "x\n")   // by bbb
		put(t, dir, fmt.Sprintf("olena@a%d.jsonl", i), "x\n") // not by olena
	}
	put(t, dir, "petro@other.jsonl", "x\n") // by petro
	for i := range 1_050 {
		if err := os.Symlink("x", filepath.Join(dir, fmt.Sprintf("z%d", i))); err != nil {
			t.Fatal(err)
		}
	}
	v := look(t, NewFolder(FolderOptions{Path: dir, Manager: "petro", Host: "desk", OwnerOf: func(info fs.FileInfo) (string, bool) {
		if strings.HasPrefix(info.Name(), "aaa@") || strings.HasPrefix(info.Name(), "olena@a") {
			return "mal", true
		}
		return named(info)
	}}))
	if got := verdicts(v, 7); got != "olena yes, petro no" {
		t.Errorf("%q", got)
	}
	if len(v.Files) > mostShown+mostFiles+10 {
		t.Errorf("%d files are listed", len(v.Files))
	}
	if !slices.ContainsFunc(v.Files, func(file File) bool { return file.Name == "petro@other.jsonl" }) {
		t.Error("a damaged file of petro's own is not listed")
	}
}

// TestAFileOfEndlessBadLinesEnds early for colleagues, and its lines before that count. Its manager's program reads
// all of it.
func TestAFileOfEndlessBadLinesEnds(t *testing.T) {
	dir := t.TempDir()
	petro := of(dir, "petro")
	write(t, petro, verdict(7, "no"))
	path := filepath.Join(dir, FileOf("petro", "desk"))
	w, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	if err == nil {
		_, err = w.Write(bytes.Repeat([]byte("\n"), mostBytes-1000))
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	ivan := of(dir, "ivan")
	for range 2 { // the second time from memory
		began := time.Now()
		v := look(t, ivan)
		if took := time.Since(began); took > 2*time.Second {
			t.Errorf("it took %v", took)
		}
		ends := slices.ContainsFunc(v.Files[0].Problems, func(p Problem) bool { return p.Why == Endless && p.Row == 1001 })
		if got := verdicts(v, 7); got != "petro no" || !ends {
			t.Errorf("%q, %v", got, v.Files[0].Problems)
		}
	}
}
