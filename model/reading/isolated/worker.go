package isolated

import (
	"bufio"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"slices"
	"sync"
	"time"

	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
)

// mostWaiting is how many processes wait for files.
const mostWaiting = 8

// idleFor is how long a process waits for its next file; tests replace it.
var idleFor = 5 * time.Second

// worker is a process that reads one file after another. A request is a head and the bytes of a
// file; its answer is a line of JSON.
type worker struct {
	process    *exec.Cmd
	requests   io.WriteCloser
	answers    *bufio.Reader
	complained *capped
	used       bool // it has answered a request
	idle       *time.Timer
}

// head begins a request.
type head struct {
	Page, Widest uint32 // of the task
	Size         uint64 // of the file, in bytes
}

// start starts a process that has read nothing.
func (r *Reader) start() (*worker, error) {
	process, complained, err := r.process(context.Background())
	if err != nil {
		return nil, err
	}
	w := &worker{process: process, complained: complained}
	answers, err := process.StdoutPipe()
	if err == nil {
		w.requests, err = process.StdinPipe()
	}
	if err == nil {
		err = process.Start()
	}
	if err != nil {
		return nil, outcome.NotRead(err)
	}
	w.answers = bufio.NewReader(answers)
	return w, nil
}

// ask makes a process do a task with a file, from the current position of the file to its end. If
// a process fails that has read others before, a new one does it again.
func (r *Reader) ask(ctx context.Context, file io.ReadSeeker, do task) (answer, error) {
	begin, err := file.Seek(0, io.SeekCurrent)
	if err != nil {
		return answer{}, outcome.NotRead(err)
	}
	w := r.waiting.take()
	if w == nil {
		if w, err = r.start(); err != nil {
			return answer{}, err
		}
	}
	a, err := r.try(ctx, w, file, do)
	if err == nil || !w.used || ctx.Err() != nil {
		return a, err
	}
	if _, err := file.Seek(begin, io.SeekStart); err != nil {
		return answer{}, outcome.NotRead(err)
	}
	if w, err = r.start(); err != nil {
		return answer{}, err
	}
	return r.try(ctx, w, file, do)
}

// try is ask with a certain process, which then waits for the next file, or is ended if it failed.
func (r *Reader) try(ctx context.Context, w *worker, file io.ReadSeeker, do task) (answer, error) {
	limited, cancel := context.WithTimeout(ctx, r.Limits.Time)
	defer cancel()
	kill := func() { _ = w.process.Process.Kill() } // it may have ended
	stop := context.AfterFunc(limited, kill)
	a, err := w.request(file, do, r.Limits.Output)
	if err == nil && stop() {
		w.used = true
		r.waiting.put(w)
		return a, nil
	}
	if !errors.Is(err, io.EOF) {
		kill()
	}
	state := w.end()
	switch {
	case ctx.Err() != nil:
		return answer{}, ctx.Err()
	case err == nil: // its time ended after its answer
		return a, nil
	case limited.Err() != nil:
		return answer{}, r.Limits.slow()
	case errors.Is(err, io.EOF):
		return answer{}, ended(state, w.complained)
	}
	return answer{}, err
}

// request sends a request and returns its answer, of at most most bytes. The error is io.EOF if
// the process has ended, or an outcome.
func (w *worker) request(file io.ReadSeeker, do task, most int) (a answer, err error) {
	begin, err := file.Seek(0, io.SeekCurrent)
	if err != nil {
		return a, outcome.NotRead(err)
	}
	end, err := file.Seek(0, io.SeekEnd)
	if err == nil {
		_, err = file.Seek(begin, io.SeekStart)
	}
	if err != nil {
		return a, outcome.NotRead(err)
	}
	size := min(end-begin, reading.MaxFile+1)
	if err := binary.Write(w.requests, binary.LittleEndian, head{Page: uint32(do.page), Widest: uint32(do.widest), Size: uint64(size)}); err != nil {
		return a, io.EOF
	}
	source := &watched{from: file}
	switch _, err := io.CopyN(w.requests, source, size); {
	case err == nil:
	case source.err != nil:
		return a, outcome.NotRead(source.err)
	default:
		return a, io.EOF
	}
	line, err := w.line(most)
	switch {
	case err != nil:
		return a, err
	case json.Unmarshal(line, &a) != nil || w.answers.Buffered() > 0: // more than one answer
		return answer{}, failed()
	}
	return a, nil
}

// line reads a line of at most most bytes.
func (w *worker) line(most int) (line []byte, err error) {
	for {
		part, err := w.answers.ReadSlice('\n')
		if len(line)+len(part) > most {
			return nil, endless()
		}
		line = append(line, part...)
		switch {
		case err == nil:
			return line, nil
		case !errors.Is(err, bufio.ErrBufferFull):
			return nil, io.EOF
		}
	}
}

// watched stores the error of reading; io.CopyN returns that of writing, too. io.EOF stays the error of a process that
// has ended: the file's is io.ErrUnexpectedEOF, since it ends before its size only if it became shorter.
type watched struct {
	from io.Reader
	err  error
}

func (w *watched) Read(p []byte) (n int, err error) {
	n, err = w.from.Read(p)
	if w.err = err; err == io.EOF {
		w.err = io.ErrUnexpectedEOF
	}
	return n, err
}

// discard ends a process that waits for a request. Nothing else would end one that a file has made stay.
func (w *worker) discard() {
	_ = w.process.Process.Kill() // it may have ended
	w.end()
}

// end waits until the process has ended.
func (w *worker) end() *os.ProcessState {
	_ = w.requests.Close() // it may be closed
	_ = w.process.Wait()   // the state has its exit code
	return w.process.ProcessState
}

// Close ends the processes that wait for a file. The reader can still be used.
func (r *Reader) Close() {
	for w := r.waiting.take(); w != nil; w = r.waiting.take() {
		w.discard()
	}
}

// waiting are the processes that wait for a request; the last has waited shortest.
type waiting struct {
	mu      sync.Mutex
	workers []*worker
}

// take removes a process and returns it, or nil.
func (w *waiting) take() *worker {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.workers) == 0 {
		return nil
	}
	last := w.workers[len(w.workers)-1]
	w.workers = w.workers[:len(w.workers)-1]
	last.idle.Stop()
	return last
}

// put adds a process, which ends when it has waited for idleFor, or at once if enough wait.
func (w *waiting) put(back *worker) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.workers) >= mostWaiting {
		go back.discard()
		return
	}
	w.workers = append(w.workers, back)
	back.idle = time.AfterFunc(idleFor, func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		if i := slices.Index(w.workers, back); i >= 0 {
			w.workers = slices.Delete(w.workers, i, i+1)
			go back.discard()
		}
	})
}
