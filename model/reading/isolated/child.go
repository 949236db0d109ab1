package isolated

import (
	"bufio"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"
	"strconv"
	"time"

	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
)

// maxStack is the size in bytes at which a runaway stack ends: the deepest calls here are a few
// hundred.
const maxStack = 32 << 20

// Child is the process that reads. It limits itself by args. Then it reads requests from in and writes answers to
// out (see worker), or becomes the program that draws. It returns the exit code.
func Child(args []string, in io.Reader, out io.Writer) int {
	limits, drawn, err := parseTask(args)
	if err != nil {
		return notAsked
	}
	if err := restrain(limits); err != nil {
		return 1
	}
	drawer := ""
	if drawn != nil {
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
	if drawn != nil {
		_ = become(drawer, drawing(drawn.page, drawn.widest)) // returns only if it fails
		return 1
	}
	debug.SetMaxStack(maxStack)
	runtime.GOMAXPROCS(1) // other files are read at the same time; a collector beside the reader only costs more
	if err := answerAll(bufio.NewReader(in), json.NewEncoder(out), limits); err != nil {
		return 1
	}
	return 0
}

// answerAll answers requests until no more come, or until a new process should take the next one: after many files, and
// when it has taken much of its memory or its time.
func answerAll(in *bufio.Reader, out *json.Encoder, limits Limits) error {
	var busy time.Duration
	for range mostFiles {
		var h head
		if err := binary.Read(in, binary.LittleEndian, &h); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		file := make([]byte, h.Size)
		if _, err := io.ReadFull(in, file); err != nil {
			return err
		}
		begun := time.Now()
		if err := out.Encode(answerTo(file, task{page: int(h.Page), widest: int(h.Widest)}, limits)); err != nil {
			return err
		}
		if busy += time.Since(begun); limits.CPU > 0 && busy > limits.CPU/2 || memory() > mostMemory {
			return nil
		}
	}
	return nil
}

// A process ends after mostFiles, or when it has more than mostMemory bytes. An ordinary CV takes half of that.
const (
	mostFiles  = 1000
	mostMemory = 40 << 20
)

// memory returns the bytes that the Go runtime has from the system.
func memory() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.Sys - m.HeapReleased
}

// notConfined is the exit code of a process that the kernel did not confine. It has not read the file.
const notConfined = 3

// notAsked is the exit code of a process whose arguments are those of another version. The Go runtime ends with 2.
const notAsked = 4

// confining is confine; tests replace it.
var confining = confine

// unconfined makes Child skip confine, for the benchmark that measures its cost.
var unconfined bool

// drawerPath is findDrawer; tests replace it. No argument can name the program that is started.
var drawerPath = findDrawer

// task is the work of a process with a file: reading the text, or, if a page is given, making its picture.
type task struct{ page, widest int }

// drawWord is the last argument of a process that draws.
const drawWord = "draw"

// args returns the arguments of a process that draws a page.
func (t task) args() []string {
	return []string{strconv.Itoa(t.page), strconv.Itoa(t.widest), drawWord}
}

// parseTask reads the version of the reader, two limits and, of a process that draws, its task.
func parseTask(args []string) (l Limits, drawn *task, err error) {
	if len(args) != 3 && (len(args) != 6 || args[5] != drawWord) || args[0] != version {
		return l, nil, fmt.Errorf("%q is no task", args)
	}
	if l.Memory, err = strconv.ParseInt(args[1], 10, 64); err != nil {
		return l, nil, err
	}
	seconds, err := strconv.ParseInt(args[2], 10, 32)
	l.CPU = time.Duration(seconds) * time.Second
	if err != nil || len(args) == 3 {
		return l, nil, err
	}
	drawn = new(task)
	if drawn.page, err = strconv.Atoi(args[3]); err != nil {
		return l, nil, err
	}
	drawn.widest, err = strconv.Atoi(args[4])
	return l, drawn, err
}

// Draws reports whether Child starts another program for these arguments.
func Draws(args []string) bool {
	_, drawn, err := parseTask(args)
	return err == nil && drawn != nil
}

// answerTo does a task with a file. A panic ends the process: what it left behind must not change the next answer.
func answerTo(file []byte, do task, limits Limits) (a answer) {
	ctx := context.Background()
	if limits.CPU > 0 {
		const reserve = 500 * time.Millisecond // for writing what was read so far
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, limits.CPU-reserve)
		defer cancel()
	}
	var err error
	if do.page != 0 {
		var p reading.Picture
		p, err = reading.PictureOf(ctx, file, do.page, do.widest)
		a = answer{Kind: string(reading.KindOf(file)), Picture: p.PNG}
	} else {
		var doc reading.Document
		doc, err = reading.Read(ctx, file)
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
