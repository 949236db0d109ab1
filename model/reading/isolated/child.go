package isolated

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strconv"
	"time"

	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
)

// maxStack is the size in bytes at which a runaway stack ends: the deepest calls here are a few
// hundred.
const maxStack = 32 << 20

// Child is the process that reads. It limits itself by args, reads a file from in and writes its
// content to out. It returns the exit code.
func Child(args []string, in io.Reader, out io.Writer) int {
	limits, do, err := parseTask(args)
	if err != nil {
		return 2
	}
	if err := restrain(limits); err != nil {
		return 1
	}
	drawer := ""
	if do.draw {
		if drawer = drawerPath(); drawer == "" {
			return 1
		}
	}
	if !unconfined {
		if err := confining(drawer); err != nil {
			_, _ = fmt.Fprintln(os.Stderr, err) // the exit code alone is enough
			return notConfined
		}
	}
	if do.draw {
		_ = become(drawer, drawing(do.page, do.widest)) // returns only if it fails
		return 1
	}
	debug.SetMaxStack(maxStack)

	ctx := context.Background()
	if limits.CPU > 0 {
		const reserve = 500 * time.Millisecond // for writing what was read so far
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, limits.CPU-reserve)
		defer cancel()
	}
	if err := json.NewEncoder(out).Encode(answerTo(ctx, in, do)); err != nil {
		return 1
	}
	return 0
}

// notConfined is the exit code of a process that the kernel did not confine. It has not read the file.
const notConfined = 3

// confining is confine; tests replace it.
var confining = confine

// unconfined makes Child skip confine, for the benchmark that measures its cost.
var unconfined bool

// drawerPath is findDrawer; tests replace it. No argument can name the program that is started.
var drawerPath = findDrawer

// task is the work of a process: reading the text, or, if a page is given, making its picture.
// With draw, the drawer makes the picture.
type task struct {
	page, widest int
	draw         bool
}

// drawWord is the argument that sets draw.
const drawWord = "draw"

// args returns a task in the form that parseTask reads.
func (t task) args() []string {
	words := []string{strconv.Itoa(t.page), strconv.Itoa(t.widest)}
	if t.draw {
		words = append(words, drawWord)
	}
	return words
}

// parseTask reads two limits, then for a picture the page and its greatest width, and then
// drawWord if it is to be drawn.
func parseTask(args []string) (l Limits, do task, err error) {
	if len(args) < 2 || len(args) == 3 || len(args) > 5 {
		return l, do, fmt.Errorf("%d arguments given", len(args))
	}
	if l.Memory, err = strconv.ParseInt(args[0], 10, 64); err != nil {
		return l, do, err
	}
	seconds, err := strconv.ParseInt(args[1], 10, 32)
	l.CPU = time.Duration(seconds) * time.Second
	if err != nil || len(args) == 2 {
		return l, do, err
	}
	if do.page, err = strconv.Atoi(args[2]); err != nil {
		return l, do, err
	}
	if do.draw = len(args) == 5; do.draw && args[4] != drawWord {
		return l, do, fmt.Errorf("%q is not a task", args[4])
	}
	do.widest, err = strconv.Atoi(args[3])
	return l, do, err
}

// Draws reports whether Child starts another program for these arguments.
func Draws(args []string) bool {
	_, do, err := parseTask(args)
	return err == nil && do.draw
}

// answerTo reads the file. A panic becomes an outcome.
func answerTo(ctx context.Context, in io.Reader, do task) (a answer) {
	defer func() {
		if recover() != nil {
			a = answer{Outcome: outcome.Name(outcome.ErrBroken), Why: outcome.ErrBroken.Error()}
		}
	}()
	data, err := io.ReadAll(io.LimitReader(in, reading.MaxFile+1))
	switch {
	case err != nil:
	case do.page != 0:
		var p reading.Picture
		p, err = reading.PictureOf(ctx, data, do.page, do.widest)
		a = answer{Kind: string(reading.KindOf(data)), Picture: p.PNG}
	default:
		var doc reading.Document
		doc, err = reading.Read(ctx, data)
		a = answer{Kind: string(doc.Kind), Note: doc.Note, Nameless: doc.Nameless}
		for _, p := range doc.Pages {
			a.Pages = append(a.Pages, answerPage(p))
		}
	}
	if err != nil {
		if a.Outcome = outcome.Name(err); a.Outcome == "" {
			a.Outcome = outcome.Name(outcome.ErrBroken)
		}
		a.Why, a.Pages = err.Error(), nil
	}
	return a
}

// limitRuntime makes the Go runtime stay below the limit as long as possible.
func limitRuntime(memory int64) { debug.SetMemoryLimit(memory / 2) }
