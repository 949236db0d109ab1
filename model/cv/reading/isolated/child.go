package isolated

import (
	"context"
	"encoding/json"
	"fmt"
	"io"

	"runtime/debug"
	"strconv"
	"time"

	"shortlist/model/cv/reading"
	"shortlist/model/cv/reading/outcome"
)

// maxStack is where a stack that runs away ends, in bytes: nothing here is nested
// deeper than a few hundred calls.
const maxStack = 32 << 20

// Child is the process that reads: it limits itself by args, reads a file from in and
// says on out what is in it. It returns the exit code.
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
		if err := confine(drawer); err != nil {
			return 1
		}
	}
	if do.draw {
		_ = become(drawer, drawing(do.page, do.widest)) // it returns only when it fails
		return 1
	}
	debug.SetMaxStack(maxStack)

	ctx := context.Background()
	if limits.CPU > 0 {
		const reserve = 500 * time.Millisecond // to say what was read by then
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, limits.CPU-reserve)
		defer cancel()
	}
	if err := json.NewEncoder(out).Encode(answerTo(ctx, in, do)); err != nil {
		return 1
	}
	return 0
}

// unconfined is set by the benchmark that measures what confinement costs.
var unconfined bool

// drawerPath is findDrawer; tests replace it. No argument names the program that is
// started.
var drawerPath = findDrawer

// task is what a process is to do: read the text, or where a page is named make its
// picture, which the drawer does where draw is set.
type task struct {
	page, widest int
	draw         bool
}

// drawWord sets draw.
const drawWord = "draw"

// asked is a task as parseTask takes it.
func (t task) asked() []string {
	words := []string{strconv.Itoa(t.page), strconv.Itoa(t.widest)}
	if t.draw {
		words = append(words, drawWord)
	}
	return words
}

// parseTask takes two limits, then for a picture the page and how wide it may be, then
// drawWord where it is to be drawn.
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
		return l, do, fmt.Errorf("%q is no task", args[4])
	}
	do.widest, err = strconv.Atoi(args[3])
	return l, do, err
}

// Draws reports whether Child starts another program for these arguments.
func Draws(args []string) bool {
	_, do, err := parseTask(args)
	return err == nil && do.draw
}

// answerTo reads the file. A panic is an outcome like others.
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
		a = answer{Kind: string(doc.Kind), Note: doc.Note}
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

// thrift makes the Go runtime keep below the limit as long as it can.
func thrift(memory int64) { debug.SetMemoryLimit(memory / 2) }
