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
	limits, err := parseLimits(args)
	if err != nil {
		return 2
	}
	if err := restrain(limits); err != nil {
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
	if err := json.NewEncoder(out).Encode(answerTo(ctx, in)); err != nil {
		return 1
	}
	return 0
}

func parseLimits(args []string) (l Limits, err error) {
	if len(args) != 2 {
		return l, fmt.Errorf("%d limits given", len(args))
	}
	if l.Memory, err = strconv.ParseInt(args[0], 10, 64); err != nil {
		return l, err
	}
	seconds, err := strconv.ParseInt(args[1], 10, 32)
	l.CPU = time.Duration(seconds) * time.Second
	return l, err
}

// answerTo reads the file. A panic is an outcome like others.
func answerTo(ctx context.Context, in io.Reader) (a answer) {
	defer func() {
		if recover() != nil {
			a = answer{Outcome: outcome.Name(outcome.ErrBroken), Why: outcome.ErrBroken.Error()}
		}
	}()
	data, err := io.ReadAll(io.LimitReader(in, reading.MaxFile+1))
	var doc reading.Document
	if err == nil {
		doc, err = reading.Read(ctx, data)
	}
	a = answer{Kind: string(doc.Kind), Note: doc.Note}
	if err != nil {
		if a.Outcome = outcome.Name(err); a.Outcome == "" {
			a.Outcome = outcome.Name(outcome.ErrBroken)
		}
		a.Why = err.Error()
		return a
	}
	for _, p := range doc.Pages {
		a.Pages = append(a.Pages, answerPage(p))
	}
	return a
}

// thrift makes the Go runtime keep below the limit as long as it can.
func thrift(memory int64) { debug.SetMemoryLimit(memory * 3 / 4) }
