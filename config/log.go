package config

import (
	"errors"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"shortlist/model/filesystem"
	"shortlist/model/lang"
)

// maxLog is the size at which the log starts again; one older file is kept.
const maxLog = 4 << 20

// OpenLog opens the log file, private to this user. Tokens, passwords and candidates' data never go into it. If the
// file cannot be written, failed is the reason, and the log drops its lines.
func OpenLog(level string) (log *slog.Logger, file io.Closer, failed, err error) {
	var l slog.Level
	if err := l.UnmarshalText([]byte(strings.ToUpper(level))); err != nil {
		return nil, nil, nil, errors.New(lang.Text("%q is not a log level; it can be debug, info, warn or error", level))
	}
	f := &logFile{path: LogFile()}
	if err := f.open(); err != nil {
		failed = lang.Errorf("open the log: %w; check your home folder, or set XDG_STATE_HOME to a folder that you can write to", err)
	}
	return slog.New(slog.NewTextHandler(f, &slog.HandlerOptions{Level: l})), f, failed, nil
}

// logFile is a log whose writes never fail, so that logging breaks no work. After a server or a disk was
// disconnected, a write fails on the open file and opens it again.
type logFile struct {
	path string

	mu     sync.Mutex
	f      *os.File // nil: not open
	folder filesystem.Folder
}

// open opens the file. It makes the folder the first time only: if the folder is gone later, open fails.
func (l *logFile) open() error {
	dir := filepath.Dir(l.path)
	if l.folder == (filesystem.Folder{}) {
		if err := filesystem.Make(dir); err != nil {
			return err
		}
		if info, err := os.Stat(l.path); err == nil && info.Size() > maxLog {
			if err := os.Rename(l.path, l.path+".1"); err != nil {
				return err
			}
		}
		folder, err := filesystem.Mark(dir)
		if err != nil {
			return err
		}
		l.folder = folder
	}
	if err := l.folder.Check(); err != nil {
		return err
	}
	f, err := os.OpenFile(l.path, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	l.f = f
	return err
}

// Write implements io.Writer.
func (l *logFile) Write(line []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.f != nil {
		if _, err := l.f.Write(line); err == nil {
			return len(line), nil
		}
		_ = l.f.Close()
		l.f = nil
	}
	if l.open() == nil {
		_, _ = l.f.Write(line)
	}
	return len(line), nil
}

// Close implements io.Closer.
func (l *logFile) Close() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.f != nil {
		_ = l.f.Close()
	}
	l.f = nil
	return nil
}

// Stray returns a writer for Go's standard logger, which libraries use: net/http, for
// example, reports broken connections there. Text in quotation marks was sent by the
// service and may hold candidates' data, so it is left out.
func Stray(log *slog.Logger) io.Writer { return stray{log} }

type stray struct{ log *slog.Logger }

// Write implements io.Writer.
func (s stray) Write(line []byte) (int, error) {
	message, quoted, _ := strings.Cut(string(line), `"`)
	if quoted != "" {
		message += "…"
	}
	s.log.Warn("a library reports", "text", strings.TrimSpace(message))
	return len(line), nil
}
