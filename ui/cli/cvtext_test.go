package cli

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/model/reading"
	"shortlist/model/reading/isolated"
	"shortlist/model/reading/outcome"
	"shortlist/ui/cli/command"
	"shortlist/ui/doctor"
)

// cvFile is a CV of the reader's corpus.
func cvFile(path ...string) string {
	return filepath.Join(append([]string{"..", "..", "model", "reading", "testdata", "corpus"}, path...)...)
}

func TestACVIsPrintedAsText(t *testing.T) {
	d := bareDesk(t)
	out := d.must("cv", "text", cvFile("pdf", "lo-uk1-dejavu.pdf"))
	has(t, out.out, "o.hnatiuk@example.com.ua\n", "Досвід роботи")
	if out.err != "" {
		t.Errorf("printed %q", out.err)
	}
	doc := decode[object](t, d.must("cv", "text", cvFile("docs", "docx-named.doc"), "--json").out)
	pages, _ := doc["pages"].([]any)
	if doc["kind"] != "docx" || doc["note"] != "" || len(pages) != 1 || len(pages[0].(string)) < 1000 {
		t.Errorf("%v", doc)
	}
	pages, _ = decode[object](t, d.must("cv", "text", cvFile("pdf", "chr-mixed-3page.pdf"), "--json").out)["pages"].([]any)
	if len(pages) != 5 {
		t.Errorf("%d pages", len(pages))
	}
	flow, layout := d.must("cv", "text", cvFile("pdf", "lo-hu1-opensans-table.pdf")).out, d.must("cv", "text", "--layout", cvFile("pdf", "lo-hu1-opensans-table.pdf")).out
	if row := "+36 1 555 0177\n"; !strings.Contains(flow, row) {
		t.Errorf("no %q in:\n%s", row, flow)
	}
	if row := "+36 1 555 0177                Bemutatkozás\n"; !strings.Contains(layout, row) {
		t.Errorf("no %q in:\n%s", row, layout)
	}
}

// TestWhatTheReaderLacksIsReported by the commands that print the text of a CV, once each, and by doctor.
func TestWhatTheReaderLacksIsReported(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	apply := command.Number(d.anApplicant("ua-backend").ID)
	for _, d.unconfined = range []string{"", "no Landlock: CVs' readers can open your files"} {
		for _, call := range [][]string{{"cv", "text", cvFile("pdf", "lo-uk1-dejavu.pdf")}, {"cv", "text", "--apply", apply}, {"cv", "text", "--apply", apply, "--json"}} {
			want := map[bool]int{true: 1}[d.unconfined != ""]
			if r := d.must(call...); strings.Count(r.err, "CVs are read without full confinement (no Landlock: ") != want {
				t.Errorf("%q: %q", call, r.err)
			}
		}
		_, lines := d.examine("--offline")
		l := lineOf(t, lines, doctor.Permissions, lang.Text("CV reader"))
		if (l.State == doctor.Warning) != (d.unconfined != "") || !strings.Contains(l.What, d.unconfined) {
			t.Errorf("%+v", l)
		}
	}
}

// TestDoctorTriesTheReader: a system may answer that it confines processes, and then refuse it.
func TestDoctorTriesTheReader(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.unreadable = outcome.NotRead(errors.New("the kernel does not confine it"))
	_, lines := d.examine("--offline")
	l := lineOf(t, lines, doctor.Permissions, lang.Text("CV reader"))
	if l.State != doctor.Bad || !strings.Contains(l.What, d.unreadable.Error()) || l.Do == "" {
		t.Errorf("%+v", l)
	}
}

// TestDoctorTriesTheDrawing, which a system may refuse when it lets CVs be read. In restricted mode nothing is drawn.
func TestDoctorTriesTheDrawing(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	for _, d.undrawable = range []error{nil, outcome.NotRead(errors.New("the kernel does not confine it"))} {
		_, lines := d.examine("--offline")
		l := lineOf(t, lines, doctor.Permissions, lang.Text("Pages of CVs"))
		if (l.State == doctor.Good) != (d.undrawable == nil) || d.undrawable != nil && (l.State != doctor.Warning || !strings.Contains(l.What, d.undrawable.Error()) || l.Do == "") {
			t.Errorf("%+v", l)
		}
		if l = lineOf(t, lines, doctor.Permissions, lang.Text("CV reader")); l.State != doctor.Good {
			t.Errorf("the reader: %+v", l)
		}
	}
}

// TestHiddenWordsArePrintedOnRequest: by themselves, and in a field of their own.
func TestHiddenWordsArePrintedOnRequest(t *testing.T) {
	d := bareDesk(t)
	path := filepath.Join(d.home, "stuffed.rtf")
	modeltest.Must(t, os.WriteFile(path, []byte(`{\rtf1 Barista in Lviv\par{\v kubernetes terraform}}`), 0o600))
	out := d.must("cv", "text", path)
	if out.out != "Barista in Lviv\n" || !strings.Contains(out.err, "2 words in the file, not on the page; --hidden prints them") {
		t.Errorf("%q, printed %q", out.out, out.err)
	}
	if out = d.must("cv", "text", "--hidden", path); out.out != "kubernetes terraform\n" || out.err != "" {
		t.Errorf("%q, printed %q", out.out, out.err)
	}
	doc := decode[object](t, d.must("cv", "text", path, "--json").out)
	if pages, hidden := fmt.Sprint(doc["pages"]), fmt.Sprint(doc["hidden"]); pages != "[Barista in Lviv]" || hidden != "[kubernetes terraform]" {
		t.Errorf("pages %s, hidden %s", pages, hidden)
	}
	if out = d.must("cv", "text", "--hidden", cvFile("pdf", "lo-uk1-dejavu.pdf")); out.out != "" || !strings.Contains(out.err, "all words of the file are on its pages") {
		t.Errorf("%q, printed %q", out.out, out.err)
	}
	d.fails(command.ExitUsage, "hidden", "cv", "text", "--hidden", "--layout", path)
}

func TestACVWithoutTextExplainsWhy(t *testing.T) {
	d := bareDesk(t)
	empty := filepath.Join(d.home, "empty.pdf")
	modeltest.Must(t, os.WriteFile(empty, nil, 0o600))
	for path, want := range map[string]string{
		cvFile("pdf", "scan-g4-ro1.pdf"):         "scan-g4-ro1.pdf: it is a picture",
		cvFile("pdf", "qpdf-locked-en1.pdf"):     "locked with a password",
		cvFile("pdf", "dmg-truncated60-en1.pdf"): "damaged",
		empty:                                    "the file is empty",
		d.home:                                   "is not a file",
	} {
		d.fails(command.ExitFailed, want, "cv", "text", path)
		d.fails(command.ExitFailed, want, "cv", "text", path, "--json")
	}
	d.fails(command.ExitNotYours, "there is no file", "cv", "text", filepath.Join(d.home, "none.pdf"))
	d.fails(command.ExitUsage, "needs a file, or --apply", "cv", "text")
	d.fails(command.ExitUsage, "one file only", "cv", "text", "a", "b")
	d.fails(command.ExitUsage, "not both", "cv", "text", "a", "--apply", "5")
	d.fails(command.ExitUsage, "not the id of an application", "cv", "text", "--apply", "-5")
}

func TestTheCVOfAnApplicationIsPrinted(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.fails(command.ExitNotYours, "is not on this computer", "cv", "text", "--apply", command.Number(d.applies("ua-backend")[0]))
	d.must("applicants", "list", d.jobArg("ua-backend"))
	read, without := 0, 0
	for _, id := range d.applies("ua-backend") {
		data, err := d.service.CVData(id)
		modeltest.Must(t, err)
		if data == nil {
			d.fails(command.ExitNotYours, "attached none", "cv", "text", "--apply", command.Number(id))
			without++
			continue
		}
		path := filepath.Join(d.home, "cv")
		modeltest.Must(t, os.WriteFile(path, data, 0o600))
		byFile, byID := d.run("cv", "text", path), d.run("cv", "text", "--apply", command.Number(id))
		if byFile.code != byID.code || byFile.out != byID.out {
			t.Errorf("application %d: exit %d and %d, %d and %d bytes", id, byFile.code, byID.code, len(byFile.out), len(byID.out))
		}
		if byID.code == command.ExitDone && byID.out != "" {
			read++
		}
	}
	if read == 0 || without == 0 {
		t.Errorf("%d CVs read, %d had none: this shows nothing", read, without)
	}
	d.nothingViewed()
}

func TestTheTextOfACVDrivesNoTerminal(t *testing.T) {
	d := bareDesk(t)
	path := filepath.Join(d.home, "cv\x1b[31m.txt")
	modeltest.Must(t, os.WriteFile(path, []byte("Olena\x1b]0;owned\x07 \u202eevil\u202c\u009b31m\r\nline two\x08"), 0o600))
	for _, call := range [][]string{{"cv", "text", path}, {"cv", "text", path, "--json"}, {"cv", "text", path + "none"}} {
		r := d.run(call...)
		if i := strings.IndexFunc(r.out+r.err, func(c rune) bool {
			return c < ' ' && c != '\n' || c >= 0x7F && c < 0xA0 || c == 0x202E
		}); i >= 0 {
			t.Errorf("%q came out: %q %q", call, r.out, r.err)
		}
	}
	has(t, d.must("cv", "text", path).out, "Olena", "\nline two")
}

func TestRestrictedReadsOnlyUnderTheConfiguredFolder(t *testing.T) {
	d := bareDesk(t)
	allowed := filepath.Join(d.home, "CVs")
	d.configure("[cv]\ndir = \"" + allowed + "\"\n[limits]\nrestricted = true\n")
	modeltest.Must(t, os.MkdirAll(allowed, 0o700))
	secret := filepath.Join(d.home, "secret.txt")
	for _, path := range []string{secret, filepath.Join(allowed, "mine.txt")} {
		modeltest.Must(t, os.WriteFile(path, []byte("a secret"), 0o600))
	}
	modeltest.Must(t, os.Symlink(secret, filepath.Join(allowed, "link.txt")))
	for _, path := range []string{secret, filepath.Join(allowed, "..", "secret.txt"), filepath.Join(allowed, "link.txt")} {
		d.fails(command.ExitUsage, "only below", "cv", "text", path)
	}
	has(t, d.must("cv", "text", filepath.Join(allowed, "mine.txt")).out, "a secret")
	if r := d.run(isolated.Command, readerVersion, "0", "5", "1", "100", "draw"); r.code != command.ExitUsage || !strings.Contains(r.err, "restricted") {
		t.Errorf("a program that draws: exit %d, %q", r.code, r.err)
	}
}

// readerVersion is the first argument of the reading process.
var readerVersion = fmt.Sprint("1.", reading.Version)

// The built program is the reading process too; its command is not listed.
func TestTheProgramReadsItself(t *testing.T) {
	p := build(t)
	code, out, problems := p.run("", "cv", "text", cvFile("docs", "lo-en2.doc"))
	if code != command.ExitDone || !strings.Contains(out, "Hotel Operations Manager") || problems != "" {
		t.Errorf("exit %d, %q\n%s", code, problems, out)
	}
	request, err := binary.Append(nil, binary.LittleEndian, struct{ Page, Widest, Size, _ uint32 }{Size: 5})
	modeltest.Must(t, err)
	code, out, _ = p.run(string(request)+"Olena", isolated.Command, readerVersion, "400000000", "5")
	var doc map[string]any
	if err := json.Unmarshal([]byte(out), &doc); err != nil || code != command.ExitDone || doc["kind"] != "txt" {
		t.Errorf("exit %d, %v, %v", code, doc, err)
	}
	if code, _, _ := p.run("Olena", isolated.Command, "another version", "400000000", "5"); code != 4 {
		t.Errorf("another version: exit %d", code)
	}
	for _, call := range []string{"--help", "man", "completion"} {
		if _, out, problems := p.run("", call); strings.Contains(out+problems, isolated.Command) {
			t.Errorf("%s lists %s", call, isolated.Command)
		}
	}
}
