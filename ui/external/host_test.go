package external

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"shortlist/model/modeltest"
)

func TestHostIsWhatTheSSHSessionShows(t *testing.T) {
	for connection, want := range map[string]Host{
		"203.0.113.5 50122 192.0.2.9 22":      {"maeve", "192.0.2.9", "22", "/home/maeve"},
		"2001:db8::5 50122 2001:db8::9 2222":  {"maeve", "2001:db8::9", "2222", "/home/maeve"},
		"":                                    {},
		"203.0.113.5 50122 $(touch x) 22":     {},
		"203.0.113.5 50122 192.0.2.9":         {},
		"203.0.113.5 50122 192.0.2.9 22 more": {},
	} {
		env := map[string]string{"SSH_CONNECTION": connection, "USER": "maeve"}
		if got := HostOf(func(name string) string { return env[name] }, "/home/maeve"); got != want {
			t.Errorf("%q: %+v", connection, got)
		}
	}
}

func TestFetchIsACommandForAnyPath(t *testing.T) {
	h := Host{User: "maeve", Name: "192.0.2.9", Port: "22"}
	for path, want := range map[string]string{
		"/home/maeve/CVs/Ірина_17.pdf": "scp maeve@192.0.2.9:/home/maeve/CVs/Ірина_17.pdf .",
		"/home/maeve/My CVs/it's.pdf":  `ssh maeve@192.0.2.9 'cat -- '\''/home/maeve/My CVs/it'\''\'\'''\''s.pdf'\''' > './it'\''s.pdf'`,
	} {
		if got := h.Fetch(path); got != want {
			t.Errorf("%s:\n%s\nwant\n%s", path, got, want)
		}
	}
	h.Home = "/home/maeve"
	for path, want := range map[string]string{
		"/home/maeve/CVs/Ірина_17.pdf": "scp maeve@192.0.2.9:CVs/Ірина_17.pdf .",
		"/home/maeve2/17.pdf":          "scp maeve@192.0.2.9:/home/maeve2/17.pdf .",
		"/srv/17.pdf":                  "scp maeve@192.0.2.9:/srv/17.pdf .",
	} {
		if got := h.Fetch(path); got != want {
			t.Errorf("%s:\n%s\nwant\n%s", path, got, want)
		}
	}
	h = Host{User: "maeve", Name: "2001:db8::9", Port: "2222"}
	if got := h.Fetch("/a.pdf"); got != "scp -P 2222 'maeve@[2001:db8::9]:/a.pdf' ." {
		t.Error(got)
	}
}

// TestAShellRunsFetchAsItIsMeant: with an ssh and an scp that do on this computer what the real
// ones do on the other, the file arrives whole and nothing else happens.
func TestAShellRunsFetchAsItIsMeant(t *testing.T) {
	shell, err := exec.LookPath("sh")
	if err != nil {
		t.Skip("there is no shell")
	}
	for _, name := range []string{"Олена_7.pdf", "a b.pdf", "$(touch made).pdf", "`touch made`.pdf", "it's; touch made #.pdf", `"quoted" \back*.pdf`, "-rf.pdf"} {
		there, here, bin := t.TempDir(), t.TempDir(), t.TempDir()
		write := func(path, content string, mode os.FileMode) {
			t.Helper()
			modeltest.Must(t, os.WriteFile(path, []byte(content), mode))
		}
		path := filepath.Join(there, name)
		write(path, "content", 0o600)
		write(filepath.Join(bin, "ssh"), "#!/bin/sh\nshift; eval \"$*\"\n", 0o700)         // the other shell reads the words again
		write(filepath.Join(bin, "scp"), "#!/bin/sh\neval cp \"${1#*:}\" \"$2\"\n", 0o700) // as versions before 9 have it read
		cmd := exec.Command(shell, "-c", Host{User: "maeve", Name: "192.0.2.9", Port: "22"}.Fetch(path))
		cmd.Dir, cmd.Env = here, append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH"))
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", name, err, out)
			continue
		}
		got, err := os.ReadFile(filepath.Join(here, name))
		if err != nil || !bytes.Equal(got, []byte("content")) {
			t.Errorf("%s: got %q, %v", name, got, err)
		}
		for _, dir := range []string{here, there} {
			if all, _ := os.ReadDir(dir); len(all) != 1 {
				t.Errorf("%s: %s has %v", name, dir, all)
			}
		}
	}
}

// TestOfferedCommandsAreListedOnce, and in blind mode without those that show who an applicant is.
func TestOfferedCommandsAreListedOnce(t *testing.T) {
	var o Offered
	if got := o.Lines(false); got != nil {
		t.Errorf("none was offered: %q", got)
	}
	o.add("one", true)
	o.add("two", false)
	o.add("one", true)
	if got, want := o.Lines(false), []string{sayRunThere(), "two", "one"}; !slices.Equal(got, want) {
		t.Errorf("listed are %q", got)
	}
	if got, want := o.Lines(true), []string{sayRunThere(), "two"}; !slices.Equal(got, want) {
		t.Errorf("in blind mode, listed are %q", got)
	}
}
