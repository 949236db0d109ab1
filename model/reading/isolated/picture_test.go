package isolated_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model/modeltest"
	"shortlist/model/reading"
	"shortlist/model/reading/isolated"
	"shortlist/model/reading/outcome"
)

// drawer replaces pdftoppm: the file itself selects its behaviour. It returns its exit code.
func drawer(wrong map[string]func()) int {
	file, err := io.ReadAll(os.Stdin)
	if err != nil || !bytes.HasPrefix(file, []byte("%PDF-")) {
		return 1
	}
	for does, do := range wrong {
		if bytes.Contains(file, []byte("drawer: "+does)) {
			do()
		}
	}
	want := []string{"-f", "1", "-l", "1", "-png", "-scale-to-x", "120", "-scale-to-y", "-1", "-"}
	if !slices.Equal(os.Args[1:], want) || len(os.Environ()) > 0 {
		fmt.Fprintln(os.Stderr, os.Args, os.Environ())
		return 1
	}
	paper := image.NewRGBA(image.Rect(0, 0, 400, 600))
	for i := range paper.Pix {
		paper.Pix[i] = byte(i * i / 7)
	}
	if err := png.Encode(os.Stdout, paper); err != nil {
		return 1
	}
	return 0
}

// These children have this test as their drawer, or a missing one.
const (
	drawnHere      = "drawn by the test"
	drawnByMissing = "drawn by a missing program"
)

// drawing returns a reader with the drawer of this test.
func drawing(limits isolated.Limits) *isolated.Reader {
	r := reader(limits, drawnHere)
	r.Draws = true
	return r
}

// patient returns limits for slow tests under the race detector.
func patient() isolated.Limits {
	limits := isolated.Standard()
	if modeltest.Race {
		limits.CPU, limits.Time = time.Minute, time.Minute
	}
	return limits
}

// text returns a PDF whose page is not a picture.
func text(comment string) string {
	return "%PDF-1.4\n%" + comment + "\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
		"3 0 obj<</Type/Page/MediaBox[0 0 600 800]>>endobj\ntrailer<</Root 1 0 R>>"
}

// TestAnEmptyPageIsDrawn by this test's program, and by the system's where it is installed.
func TestAnEmptyPageIsDrawn(t *testing.T) {
	readers := []*isolated.Reader{drawing(patient())}
	if isolated.FindDrawer() != "" {
		real := reader(patient(), isolated.Command)
		real.Draws = true
		readers = append(readers, real)
	}
	for _, r := range readers {
		if err := r.TryToDraw(t.Context()); err != nil {
			t.Errorf("%v: %v", r.Args, err)
		}
	}
	if err := reader(patient(), drawnHere).TryToDraw(t.Context()); !errors.Is(err, outcome.ErrNoPicture) {
		t.Errorf("without a program: %v", err)
	}
}

func TestAPictureIsMadeAsInThisProcess(t *testing.T) {
	modeltest.SkipInShort(t, "draws every page twice")
	path := filepath.Join("..", "testdata", "corpus", "pdf", "scan-g4-ro1.pdf")
	data, err := os.ReadFile(path)
	modeltest.Must(t, err)
	want, err := reading.PictureOf(t.Context(), data, 1, 300)
	modeltest.Must(t, err)
	got, err := reader(patient()).Picture(t.Context(), open(t, path), 1, 300)
	if err != nil || !bytes.Equal(got.PNG, want.PNG) || got.Width != want.Width || got.Height != want.Height || got.Width != 300 {
		t.Errorf("%d by %d, %v", got.Width, got.Height, err)
	}
}

// A page of text is drawn, then reduced like any picture.
func TestAPageIsDrawn(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("nothing is drawn there")
	}
	file := written(t, "mail: "+text("plain"))
	if _, err := file.Seek(int64(len("mail: ")), io.SeekStart); err != nil {
		t.Fatal(err)
	}
	p, err := drawing(patient()).Picture(t.Context(), file, 1, 120)
	if err != nil || p.Width != 120 || p.Height != 180 {
		t.Fatalf("%d by %d, %v", p.Width, p.Height, err)
	}
	img, err := png.Decode(bytes.NewReader(p.PNG))
	modeltest.Must(t, err)
	if palette, ok := img.ColorModel().(color.Palette); !ok || len(palette) > 16 {
		t.Errorf("its colours are %v", img.ColorModel())
	}
}

func TestWithoutADrawerAPageHasNoPicture(t *testing.T) {
	r := reader(isolated.Standard())
	if _, err := r.Picture(t.Context(), written(t, text("plain")), 1, 120); !errors.Is(err, outcome.ErrNoPicture) || !strings.Contains(err.Error(), "pdftoppm") {
		t.Errorf("%v", err)
	}
	if _, err := r.Picture(t.Context(), written(t, "Olena Koval"), 1, 120); !errors.Is(err, outcome.ErrNoPicture) || strings.Contains(err.Error(), "pdftoppm") {
		t.Errorf("%v", err)
	}
	if _, err := r.Picture(t.Context(), open(t, "..", "testdata", "corpus", "pdf", "qpdf-locked-en1.pdf"), 1, 120); !errors.Is(err, outcome.ErrLocked) {
		t.Errorf("%v", err)
	}
	for _, page := range []int{0, -1} {
		if _, err := r.Picture(t.Context(), written(t, text("plain")), page, 120); !errors.Is(err, outcome.ErrNoPicture) {
			t.Errorf("page %d: %v", page, err)
		}
	}
}

// A drawer is restrained like the reader, and trusted no more.
func TestADrawerThatGoesWrongIsAnOutcome(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the system has no such limits")
	}
	small := isolated.Limits{Memory: 200_000_000, CPU: time.Minute, Time: 20 * time.Second, Output: 1 << 20}
	brief, quick := small, small
	brief.Time = 500 * time.Millisecond
	quick.CPU = time.Second
	for _, c := range []struct {
		does   string
		limits isolated.Limits
		want   error
	}{
		{"eat memory", small, outcome.ErrTooLarge},
		{"spin", quick, outcome.ErrTooLarge},
		{"wait", brief, outcome.ErrTooLarge},
		{"talk", small, outcome.ErrTooLarge},
		{"crash", small, outcome.ErrNoPicture},
		{"exit", small, outcome.ErrNoPicture},
		{"babble", small, outcome.ErrNoPicture},
	} {
		if modeltest.Race && c.does == "eat memory" {
			continue // this build lacks this limit
		}
		t.Run(c.does, func(t *testing.T) {
			t.Parallel()
			p, err := drawing(c.limits).Picture(t.Context(), written(t, text("drawer: "+c.does)), 1, 120)
			if !errors.Is(err, c.want) || p.PNG != nil {
				t.Errorf("%v", err)
			}
		})
	}
	t.Run("is not there", func(t *testing.T) {
		r := reader(small, drawnByMissing)
		r.Draws = true
		if _, err := r.Picture(t.Context(), written(t, text("plain")), 1, 120); !errors.Is(err, outcome.ErrNoPicture) {
			t.Errorf("%v", err)
		}
	})
}

func TestAPictureThatIsNotWantedAnyMoreEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := reader(isolated.Standard(), "wait").Picture(ctx, written(t, "any"), 1, 120); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}

// A child that fails on a picture gives the same outcome as on text.
func TestAChildThatGoesWrongHasNoPicture(t *testing.T) {
	limits := isolated.Standard()
	limits.Output = 1 << 20
	for does, want := range map[string]error{"talk": outcome.ErrTooLarge, "crash": outcome.ErrBroken, "exit": outcome.ErrBroken, "babble": outcome.ErrBroken, "lie": outcome.ErrBroken} {
		if _, err := reader(limits, does).Picture(t.Context(), written(t, "any"), 1, 120); !errors.Is(err, want) {
			t.Errorf("%s: %v", does, err)
		}
	}
}

// The installed pdftoppm draws the corpus.
func TestPdftoppm(t *testing.T) {
	modeltest.SkipInShort(t, "draws with another program")
	if isolated.FindDrawer() == "" {
		t.Skip("it is not installed")
	}
	r := reader(patient(), isolated.Command)
	r.Draws = true
	for _, name := range []string{"lo-uk1-dejavu.pdf", "gs-en2-outlines.pdf", "xe-hu1-lmroman.pdf"} {
		p, err := r.Picture(t.Context(), open(t, "..", "testdata", "corpus", "pdf", name), 1, 900)
		if err != nil || p.Width != 900 || p.Height < 1100 || len(p.PNG) < 10<<10 || len(p.PNG) > 100<<10 {
			t.Errorf("%s: %d by %d, %d bytes, %v", name, p.Width, p.Height, len(p.PNG), err)
		}
	}
	if _, err := r.Picture(t.Context(), open(t, "..", "testdata", "corpus", "pdf", "lo-uk1-dejavu.pdf"), 99, 900); !errors.Is(err, outcome.ErrNoPicture) {
		t.Errorf("page 99: %v", err)
	}
}

// A program of that name in PATH may be anybody's, and is not run.
func TestTheDrawerIsTheSystems(t *testing.T) {
	folder := t.TempDir()
	modeltest.Must(t, os.WriteFile(filepath.Join(folder, "pdftoppm"), []byte("#!/bin/sh\n"), 0o700))
	t.Setenv("PATH", folder)
	if at := isolated.FindDrawer(); strings.HasPrefix(at, folder) || at != "" && !filepath.IsAbs(at) {
		t.Errorf("pages are drawn by %s", at)
	}
}
