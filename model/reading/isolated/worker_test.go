package isolated_test

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"sync"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/model/reading"
	"shortlist/model/reading/isolated"
	"shortlist/model/reading/outcome"
)

// obedient is the input of a child that does what a file commands, when it reads "child: " and the name of a way to
// fail. After "child: later ", it does so when the next file comes, and after "child: last " when no file comes any more.
type obedient struct {
	in    io.Reader
	wrong map[string]func()
	later func()
	last  func()
}

func (o *obedient) Read(p []byte) (int, error) {
	n, err := o.in.Read(p)
	if n > 0 && o.later != nil {
		o.later()
	}
	if err != nil && o.last != nil {
		o.last()
	}
	if _, command, ok := bytes.Cut(p[:n], []byte("child: ")); ok {
		when, what, _ := strings.Cut(string(command), " ")
		switch when {
		case "later":
			o.later = o.wrong[what]
		case "last":
			o.last = o.wrong[what]
		default:
			_, _ = (&misbehaving{do: o.wrong[string(command)]}).Read(nil) // in a goroutine, as all of them
		}
	}
	return n, err
}

// follower is a reader whose children obey files.
func follower(limits isolated.Limits) *isolated.Reader { return reader(limits, "obey") }

func TestAProcessReadsOneFileAfterAnother(t *testing.T) {
	r := reader(patient())
	defer r.Close()
	var process []int
	for _, name := range []string{"Olena", "Андрій", "", "Zsófia"} {
		doc, err := r.Read(t.Context(), strings.NewReader(name))
		if name == "" {
			if !errors.Is(err, outcome.ErrEmpty) {
				t.Errorf("an empty file: %v", err)
			}
		} else if err != nil || doc.Pages[0].Text != name {
			t.Errorf("%s: %+v, %v", name, doc, err)
		}
		if process == nil {
			process = r.Processes()
		}
		if now := r.Processes(); len(now) != 1 || !reflect.DeepEqual(now, process) {
			t.Errorf("after %s: processes %v, and %v before", name, now, process)
		}
	}
}

// TestAFileIsReadFromItsPosition, and again from there if a process fails.
func TestAFileIsReadFromItsPosition(t *testing.T) {
	r := follower(patient())
	defer r.Close()
	for _, before := range []string{"child: later crash", "child: later exit", "a good one"} {
		if _, err := r.Read(t.Context(), strings.NewReader(before)); err != nil {
			t.Fatal(err)
		}
		file := strings.NewReader("not this: Olena")
		if _, err := file.Seek(int64(len("not this: ")), io.SeekStart); err != nil {
			t.Fatal(err)
		}
		if doc, err := r.Read(t.Context(), file); err != nil || doc.Pages[0].Text != "Olena" {
			t.Errorf("after %q: %+v, %v", before, doc, err)
		}
	}
}

// TestNoFileChangesTheAnswerForAnother: 200 files in random order (50 under the race detector), read four at a time, among
// them all ways to break the limits, at once or when the next file comes.
func TestNoFileChangesTheAnswerForAnother(t *testing.T) {
	modeltest.SkipInShort(t, "waits for processes that break their limits")
	type file struct {
		data []byte
		doc  reading.Document
		err  error
	}
	var good, bad []file
	for _, path := range []string{"pdf/chr-en1-onecol.pdf", "pdf/pdfkit-uk1.pdf", "docs/lo-uk1-plain.odt", "docs/koi8u-uk2.txt", "docs/lo-en2.doc", "pdf/scan-g4-ro1.pdf", "pdf/dmg-truncated60-en1.pdf"} {
		data, err := os.ReadFile(filepath.Join("..", "testdata", "corpus", filepath.FromSlash(path)))
		modeltest.Must(t, err)
		doc, err := reading.Read(t.Context(), data)
		good = append(good, file{data, doc, err})
	}
	for does, want := range map[string]error{"eat memory": outcome.ErrTooLarge, "fill the stack": outcome.ErrTooLarge, "talk": outcome.ErrTooLarge, "crash": outcome.ErrBroken, "exit": outcome.ErrBroken, "babble": outcome.ErrBroken} {
		if modeltest.Race && does == "eat memory" || runtime.GOOS != "linux" && (does == "eat memory" || does == "fill the stack") {
			continue // the system, or this build, lacks this limit
		}
		bad = append(bad, file{[]byte("child: " + does), reading.Document{}, want})
		later := "child: later " + does
		good = append(good, file{[]byte(later), reading.Document{Kind: "txt", Pages: []reading.Page{{Text: later}}}, nil})
	}
	files := make(chan file)
	r := follower(patient())
	defer r.Close()
	var readers sync.WaitGroup
	for range 4 {
		readers.Go(func() {
			for f := range files {
				doc, err := r.Read(t.Context(), bytes.NewReader(f.data))
				if f.doc.Kind == "" && !errors.Is(err, f.err) || f.doc.Kind != "" && (outcome.Name(err) != outcome.Name(f.err) || err == nil && !reflect.DeepEqual(doc.Pages, f.doc.Pages)) {
					t.Errorf("%.40q: %v, want %v", f.data, err, f.err)
				}
			}
		})
	}
	const seed = 7
	random, count := rand.New(rand.NewPCG(seed, seed)), 200
	if modeltest.Race {
		count = 50
	}
	for i := range count {
		if i%8 == 0 {
			files <- bad[random.IntN(len(bad))]
		} else {
			files <- good[random.IntN(len(good))]
		}
	}
	close(files)
	readers.Wait()
}

// TestTwoAnswersAreNone: the second could be taken for that of the next file.
func TestTwoAnswersAreNone(t *testing.T) {
	r := follower(patient())
	defer r.Close()
	if _, err := r.Read(t.Context(), strings.NewReader("child: answer twice")); !errors.Is(err, outcome.ErrBroken) {
		t.Errorf("%v", err)
	}
	if doc, err := r.Read(t.Context(), strings.NewReader("Olena")); err != nil || doc.Pages[0].Text != "Olena" {
		t.Errorf("the next file: %+v, %v", doc, err)
	}
}

// TestAProcessThatWaitsLongEnds, and the next file is read by a new one.
func TestAProcessThatWaitsLongEnds(t *testing.T) {
	defer isolated.WaitFor(0)()
	r := reader(patient())
	for range 3 {
		if doc, err := r.Read(t.Context(), strings.NewReader("Olena")); err != nil || doc.Pages[0].Text != "Olena" {
			t.Errorf("%+v, %v", doc, err)
		}
		for len(r.Processes()) > 0 {
			runtime.Gosched() // the timer is due
		}
	}
}

// TestAProcessThatStaysIsEnded, when it has waited long, and at the latest with the program.
func TestAProcessThatStaysIsEnded(t *testing.T) {
	r := follower(patient())
	if _, err := r.Read(t.Context(), strings.NewReader("child: last wait")); err != nil || len(r.Processes()) != 1 {
		t.Fatalf("%d processes wait, %v", len(r.Processes()), err)
	}
	r.Close()
	if now := r.Processes(); len(now) > 0 {
		t.Errorf("processes %v", now)
	}
}

func TestAFaultOfTheDiskIsNoOutcome(t *testing.T) {
	r := reader(patient())
	defer r.Close()
	for range 2 {
		if _, err := r.Read(t.Context(), failing{strings.NewReader("Olena")}); !errors.Is(err, errDisk) || outcome.Name(err) != "" {
			t.Errorf("%v", err)
		}
		if doc, err := r.Read(t.Context(), strings.NewReader("Olena")); err != nil || doc.Pages[0].Text != "Olena" {
			t.Errorf("the next file: %+v, %v", doc, err)
		}
	}
}

var errDisk = errors.New("input/output error")

// failing is a file on a disk that cannot be read.
type failing struct{ io.ReadSeeker }

func (failing) Read([]byte) (int, error) { return 0, errDisk }

// TestAFileThatChangesWhileItIsReadIsNoOutcome: a file that became shorter is not damaged. Bytes that were appended to it are
// part of no other file.
func TestAFileThatChangesWhileItIsReadIsNoOutcome(t *testing.T) {
	r := reader(patient())
	defer r.Close()
	for range 2 { // by a new process, and by one that has read others
		if _, err := r.Read(t.Context(), &resized{Reader: strings.NewReader("Olena"), size: 9}); err == nil || outcome.Name(err) != "" {
			t.Errorf("shorter: %v", err)
		}
		if doc, err := r.Read(t.Context(), &resized{Reader: strings.NewReader("Olena, Kyiv"), size: 5}); err != nil || doc.Pages[0].Text != "Olena" {
			t.Errorf("longer: %+v, %v", doc, err)
		}
		if doc, err := r.Read(t.Context(), eager{strings.NewReader("Zsófia")}); err != nil || doc.Pages[0].Text != "Zsófia" {
			t.Errorf("the next file: %+v, %v", doc, err)
		}
	}
}

// resized is a file whose size changes after it was asked for.
type resized struct {
	*strings.Reader
	size int64
}

func (r *resized) Seek(offset int64, whence int) (int64, error) {
	at, err := r.Reader.Seek(offset, whence)
	if whence == io.SeekEnd {
		at = r.size
	}
	return at, err
}

// eager is a file that reports its end with its last bytes.
type eager struct{ *strings.Reader }

func (e eager) Read(p []byte) (int, error) {
	n, err := e.Reader.Read(p)
	if err == nil && e.Len() == 0 {
		err = io.EOF
	}
	return n, err
}
