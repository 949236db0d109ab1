package command

import (
	"fmt"
	"io"
	"os"
	"sync"

	"shortlist/model/lang"
)

// checkedOutput remembers the first failed write, which commands, and the libraries that print help and completions,
// need not check.
type checkedOutput struct {
	io.Writer
	mu     sync.Mutex
	failed error
}

func (o *checkedOutput) Write(p []byte) (int, error) {
	n, err := o.Writer.Write(p)
	if err != nil {
		o.mu.Lock()
		defer o.mu.Unlock()
		if o.failed == nil {
			o.failed = fmt.Errorf("%s: %w", lang.Text("could not write the output"), err)
		}
	}
	return n, err
}

// ReaderIsGone forgets a failed write: the command ends with the reader of its output, which is no failure.
func (a *App) ReaderIsGone() {
	a.written.mu.Lock()
	defer a.written.mu.Unlock()
	a.written.failed = nil
}

// Failed returns the first error of the output.
func (a *App) Failed() error { return a.written.err() }

func (o *checkedOutput) err() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.failed
}

// checkedFile is a checkedOutput that libraries recognise as a terminal.
type checkedFile struct {
	*checkedOutput
	file *os.File
}

func (f checkedFile) Read(p []byte) (int, error) { return f.file.Read(p) }
func (f checkedFile) Close() error               { return f.file.Close() }
func (f checkedFile) Fd() uintptr                { return f.file.Fd() }

// check wraps an output.
func check(w io.Writer) (io.Writer, *checkedOutput) {
	o := &checkedOutput{Writer: w}
	if file, ok := w.(*os.File); ok {
		return checkedFile{o, file}, o
	}
	return o, o
}
