package isolated_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"time"

	"shortlist/model/files"
	"shortlist/model/modeltest"
	"shortlist/model/reading"
	"shortlist/model/reading/isolated"
	"shortlist/model/reading/outcome"
)

// TestMain runs the children, too: the ordinary one, and one for each way to fail.
func TestMain(m *testing.M) {
	if len(os.Args) < 2 {
		os.Exit(m.Run())
	}
	wrong := map[string]func(){
		"eat memory": func() {
			var kept [][]byte
			for {
				kept = append(kept, bytes.Repeat([]byte{1}, 1<<20))
				runtime.KeepAlive(kept)
			}
		},
		"fill the stack": func() { fmt.Print(deep(1)) },
		"spin": func() {
			for n := 0; ; n++ {
				runtime.KeepAlive(n)
			}
		},
		"wait": func() { <-time.After(time.Hour) },
		"talk": func() {
			for {
				if _, err := fmt.Print(strings.Repeat("a word ", 1000)); err != nil {
					os.Exit(0)
				}
			}
		},
		"crash":                   func() { panic(strings.Repeat("hostile ", 10_000)) },
		"exit":                    func() { os.Exit(0) },
		"babble":                  func() { fmt.Println(`{"pages":`); os.Exit(0) },
		"report the surroundings": func() { reportSurroundings() },
		"look around":             func() { lookAround() },
		"pry":                     func() { pry() },
		"pry unconfined":          func() { pry() },
		"i386":                    i386,
		"i386 unconfined":         i386,
		"lie":                     func() { fmt.Println(`{"kind":"png","picture":"AAAA"}`); os.Exit(0) },
	}
	do := wrong[os.Args[1]]
	wrong["answer twice"] = func() { fmt.Println("{}\n{}") } // and then the file's own
	switch {
	case os.Args[1] == "-f":
		os.Exit(drawer(wrong))
	case os.Args[1] == "unconfined":
		isolated.LeaveUnconfined()
		os.Exit(isolated.Child(os.Args[2:], os.Stdin, os.Stdout))
	case os.Args[1] == "not confined":
		isolated.FailToConfine()
		os.Exit(isolated.Child(os.Args[2:], os.Stdin, os.Stdout))
	case os.Args[1] == drawnHere || os.Args[1] == drawnByMissing:
		program, _ := os.Executable()
		isolated.DrawWith(strings.TrimSuffix(program+os.Args[1], drawnHere))
		os.Exit(isolated.Child(os.Args[2:], os.Stdin, os.Stdout))
	case os.Args[1] == isolated.Command:
		os.Exit(isolated.Child(os.Args[2:], os.Stdin, os.Stdout))
	case os.Args[1] == "obey":
		os.Exit(isolated.Child(os.Args[2:], &obedient{in: os.Stdin, wrong: wrong}, os.Stdout))
	case do != nil:
		if strings.HasSuffix(os.Args[1], " unconfined") {
			isolated.LeaveUnconfined()
		}
		gone := &misbehaving{do: do}
		os.Exit(isolated.Child(os.Args[2:], gone, os.Stdout))
	}
	os.Exit(m.Run())
}

// misbehaving fails when it is read, within the child's limits.
type misbehaving struct{ do func() }

func (m *misbehaving) Read([]byte) (int, error) {
	done := make(chan struct{})
	go func() { m.do(); close(done) }() // out of reach of the child's recover
	<-done
	return 0, io.EOF
}

func deep(n int) int {
	if n < 0 {
		return n
	}
	return deep(n+1) + deep(n+2)
}

// reportSurroundings prints what the child inherited from its parent.
func reportSurroundings() {
	fmt.Printf(`{"kind":"txt","pages":[{"text":"%d in the environment, %d arguments"}]}`+"\n", len(os.Environ()), len(os.Args)-2)
	os.Exit(0)
}

// lookAround prints how often a file of the size of the test's is open.
func lookAround() {
	n := 0
	for fd := uintptr(0); fd < 256; fd++ {
		if f := os.NewFile(fd, "handed on"); f != nil {
			if is, err := f.Stat(); err == nil && is.Mode().IsRegular() && is.Size() == int64(len("any")) {
				n++
			}
		}
	}
	fmt.Printf(`{"kind":"txt","pages":[{"text":"open %d times"}]}`+"\n", n)
	os.Exit(0)
}

func reader(limits isolated.Limits, args ...string) *isolated.Reader {
	return &isolated.Reader{Limits: limits, Args: args}
}

func open(t *testing.T, path ...string) *os.File {
	t.Helper()
	f, err := os.Open(filepath.Join(path...))
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = f.Close() })
	return f
}

func written(t *testing.T, content string) *os.File {
	t.Helper()
	path := filepath.Join(t.TempDir(), "cv")
	modeltest.Must(t, os.WriteFile(path, []byte(content), 0o600))
	return open(t, path)
}

func TestACVIsReadAsInThisProcess(t *testing.T) {
	for _, path := range []string{"pdf/chr-mixed-3page.pdf", "docs/lo-uk1-plain.odt", "docs/koi8u-uk2.txt", "../producers/portfolio.pdf"} {
		path = filepath.Join("..", "testdata", "corpus", path)
		data, err := os.ReadFile(path)
		modeltest.Must(t, err)
		want, err := reading.Read(t.Context(), data)
		modeltest.Must(t, err)
		got, err := reader(isolated.Standard()).Read(t.Context(), open(t, path))
		if err != nil || got.Kind != want.Kind || got.Note != want.Note || got.Nameless != want.Nameless || len(got.Pages) != len(want.Pages) {
			t.Errorf("%s: %q, %d pages, %v", path, got.Kind, len(got.Pages), err)
			continue
		}
		for i := range want.Pages {
			if !reflect.DeepEqual(got.Pages[i], want.Pages[i]) {
				t.Errorf("%s: page %d differs", path, i+1)
			}
		}
	}
}

func TestOutcomesComeThrough(t *testing.T) {
	for _, c := range []struct {
		file *os.File
		want error
		kind files.Kind
	}{
		{open(t, "..", "testdata", "corpus", "pdf", "qpdf-locked-en1.pdf"), outcome.ErrLocked, files.PDF},
		{open(t, "..", "testdata", "corpus", "pdf", "scan-g4-ro1.pdf"), outcome.ErrImageOnly, files.PDF},
		{written(t, ""), outcome.ErrEmpty, ""},
		{written(t, "%PDF-1.7 and no more"), outcome.ErrBroken, files.PDF},
		{written(t, "\x7fELF\x02\x01\x01\x00\x00\x00\x03"), outcome.ErrUnknown, ""},
	} {
		doc, err := reader(isolated.Standard()).Read(t.Context(), c.file)
		if !errors.Is(err, c.want) || doc.Kind != c.kind || doc.Pages != nil {
			t.Errorf("%q, %v; want %v", doc.Kind, err, c.want)
		}
	}
}

func TestAChildThatGoesWrongIsAnOutcome(t *testing.T) {
	small := isolated.Limits{Memory: 200_000_000, CPU: time.Minute, Time: 20 * time.Second, Output: 1 << 20}
	brief, quick := small, small
	brief.Time = 300 * time.Millisecond
	quick.CPU = time.Second
	for _, c := range []struct {
		does   string
		limits isolated.Limits
		want   error
		reason string
	}{
		{"eat memory", small, outcome.ErrTooLarge, "than a CV may"},
		{"fill the stack", small, outcome.ErrTooLarge, "than a CV may"},
		{"spin", quick, outcome.ErrTooLarge, "than a CV may"},
		{"spin", brief, outcome.ErrTooLarge, "longer than 300ms"},
		{"wait", brief, outcome.ErrTooLarge, "longer than 300ms"},
		{"talk", small, outcome.ErrTooLarge, "does not end"},
		{"crash", small, outcome.ErrBroken, "failed on it"},
		{"exit", small, outcome.ErrBroken, "failed on it"},
		{"babble", small, outcome.ErrBroken, "failed on it"},
	} {
		if modeltest.Race && c.does == "eat memory" || runtime.GOOS != "linux" && c.limits.Time > time.Second && c.want == outcome.ErrTooLarge && c.does != "talk" {
			continue // the system, or this build, lacks this limit
		}
		t.Run(c.does, func(t *testing.T) {
			t.Parallel()
			_, err := reader(c.limits, c.does).Read(t.Context(), written(t, "any"))
			if !errors.Is(err, c.want) || !strings.Contains(err.Error(), c.reason) {
				t.Errorf("%v", err)
			}
		})
	}
}

func TestAReadThatIsNotWantedAnyMoreEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := reader(isolated.Standard(), "wait").Read(ctx, written(t, "any")); !errors.Is(err, context.Canceled) || outcome.Name(err) != "" {
		t.Errorf("%v", err)
	}
}

func TestTheChildKnowsNothingOfThisProgram(t *testing.T) {
	t.Setenv("SHORTLIST_PASSWORD", "secret")
	doc, err := reader(isolated.Standard(), "report the surroundings").Read(t.Context(), written(t, "any"))
	if err != nil || len(doc.Pages) != 1 || doc.Pages[0].Text != fmt.Sprint(len(isolated.Environment), " in the environment, 3 arguments") {
		t.Errorf("%v, %v", doc, err)
	}
}

func TestAProgramThatIsNotThereIsNoOutcome(t *testing.T) {
	r := reader(isolated.Standard())
	r.Program = filepath.Join(t.TempDir(), "none")
	if _, err := r.Read(t.Context(), written(t, "any")); err == nil || outcome.Name(err) != "" {
		t.Errorf("%v", err)
	}
}

func TestAChildTakesNoOtherArguments(t *testing.T) {
	for _, args := range [][]string{{"a", "1"}, {"1", "b"}, {"1", "2", "3"}, {"1", "2", "a", "4"}, {"1", "2", "3", "b"}, {"1", "2", "3", "4"}, {"1", "2", "3", "4", "/bin/true"}, {"1", "2", "3", "4", "draw", "6"}} {
		for _, args := range [][]string{args, append([]string{isolated.Version}, args...)} {
			if code := isolated.Child(args, strings.NewReader("text"), io.Discard); code != isolated.NotAsked {
				t.Errorf("%q: exit code %d", args, code)
			}
		}
	}
}

// TestAnotherVersionReadsNoFile: the program's file was replaced while it runs.
func TestAnotherVersionReadsNoFile(t *testing.T) {
	r := reader(patient(), isolated.Command, "another version")
	defer r.Close()
	if _, err := r.Read(t.Context(), strings.NewReader("Olena")); err == nil || outcome.Name(err) != "" || !strings.Contains(err.Error(), "version") {
		t.Errorf("%v", err)
	}
}

func BenchmarkRead(b *testing.B) {
	path := filepath.Join("..", "testdata", "corpus", "pdf", "lo-uk1-dejavu.pdf")
	for b.Loop() {
		f, err := os.Open(path)
		modeltest.Must(b, err)
		if _, err := isolated.New().Read(b.Context(), f); err != nil {
			b.Fatal(err)
		}
		_ = f.Close()
	}
}

// TestAKernelThatDoesNotConfineIsNoFaultOfTheFile: it is not read, and not taken for a damaged one.
func TestAKernelThatDoesNotConfineIsNoFaultOfTheFile(t *testing.T) {
	_, err := reader(patient(), "not confined").Read(t.Context(), written(t, "any"))
	if err == nil || outcome.Name(err) != "" || !strings.Contains(err.Error(), "does not confine") || !strings.Contains(err.Error(), "invalid argument") {
		t.Errorf("got %v", err)
	}
}
