//go:build unix

package team

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model/modeltest"
)

// The files that the guide puts into a checkout of git.
const (
	ignored    = "*.now\n.lock-*\n.new-*\n"
	attributes = "*.jsonl -text\n"
)

// clone is a manager's checkout of git.
type clone struct {
	*Folder
	t   *testing.T
	dir string
}

func (c clone) git(args ...string) string {
	c.t.Helper()
	cmd := exec.CommandContext(c.t.Context(), "git", args...)
	cmd.Dir = c.dir
	cmd.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null", "LC_ALL=C",
		"GIT_AUTHOR_NAME=m", "GIT_AUTHOR_EMAIL=m@example.com", "GIT_COMMITTER_NAME=m", "GIT_COMMITTER_EMAIL=m@example.com")
	out, err := cmd.CombinedOutput()
	if err != nil {
		c.t.Fatalf("git %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return string(out)
}

func (c clone) commit() {
	c.t.Helper()
	c.git("add", "-A")
	c.git("commit", "-q", "--allow-empty", "-m", "reviews")
}

// exchange runs the commands that the guide gives for each exchange.
func (c clone) exchange() {
	c.t.Helper()
	c.commit()
	c.git("pull", "-q", "--no-rebase", "--no-edit", "origin", "main")
	c.git("push", "-q", "origin", "HEAD:main")
}

// TestTwoClonesOfGitNeverConflict: each manager's file arrives whole, whoever writes meanwhile. Presences and locks
// stay out of git, and an open dashboard sees the lines that a pull brings.
func TestTwoClonesOfGitNeverConflict(t *testing.T) {
	modeltest.SkipInShort(t, "runs git")
	if _, err := exec.LookPath("git"); err != nil {
		return // the folder starts no git
	}
	bare := filepath.Join(t.TempDir(), "hiring.git")
	(clone{t: t}).git("init", "-q", "--bare", "-b", "main", bare)
	in := func(manager string) clone {
		dir := filepath.Join(t.TempDir(), "hiring")
		(clone{t: t}).git("clone", "-q", bare, dir)
		f := NewFolder(FolderOptions{Path: dir, Manager: manager, Host: "desk", Check: BySignature, Keys: &marks{name: manager}, Signs: true, Reports: func(string) bool { return true }})
		return clone{Folder: f, t: t, dir: dir}
	}
	olena, ivan := in("olena"), in("ivan")
	for name, text := range map[string]string{".gitignore": ignored, ".gitattributes": attributes} {
		if err := os.WriteFile(filepath.Join(olena.dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	olena.commit()
	olena.git("push", "-q", "origin", "HEAD:main")
	ivan.git("config", "core.autocrlf", "true") // as on a computer whose lines end otherwise
	ivan.git("pull", "-q", "origin", "main")

	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	changes := ivan.Watch(ctx)
	<-changes
	presence := PresenceOf("olena", "desk")
	if err := os.WriteFile(filepath.Join(olena.dir, presence), []byte("{}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for i := range int64(3) {
		write(t, olena.Folder, verdict(7+i, "yes"))
		olena.commit()
		write(t, olena.Folder, verdict(70+i, "maybe")) // not committed while the pull runs
		olena.git("pull", "-q", "--no-rebase", "--no-edit", "origin", "main")
		olena.exchange()
		write(t, ivan.Folder, verdict(7+i, "no"))
		ivan.exchange()
	}
	if _, err := olena.Write(t.Context(), service, []Change{{ApplyID: 7, At: time.Now(), Kind: KindErased}}, look(t, olena.Folder)); err != nil {
		t.Fatal(err)
	}
	olena.exchange()
	ivan.git("pull", "-q", "--no-rebase", "--no-edit", "origin", "main")
	end := time.After(time.Minute)
	for !look(t, ivan.Folder).Erased(service, 7) {
		select {
		case <-changes:
		case <-end:
			t.Fatal("what the pull brought is not seen")
		}
	}
	for _, c := range []clone{olena, ivan} {
		v := look(t, c.Folder)
		if got := fmt.Sprint(verdicts(v, 7), "; ", verdicts(v, 9), "; ", verdicts(v, 72)); got != "; ivan no, olena yes; olena maybe" {
			t.Errorf("%s reads %q", c.options.Manager, got)
		}
		for _, f := range v.Files {
			if len(f.Problems) > 0 {
				t.Errorf("%s: %v", f.Name, f.Problems)
			}
		}
		want := []string{".gitattributes", ".gitignore", "ivan@desk.jsonl", "olena@desk.jsonl"}
		if got := strings.Fields(c.git("ls-files")); !slices.Equal(got, want) {
			t.Errorf("committed: %q", got)
		}
	}
	guide, err := os.ReadFile("../../assets/guides/team.md")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(ignored + attributes) {
		if !strings.Contains(string(guide), "'"+strings.TrimSpace(line)+"'") {
			t.Errorf("the guide does not have %q", line)
		}
	}
}
