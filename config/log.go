package config

import (
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
)

// maxLog is the size at which the log starts again; one older file is kept.
const maxLog = 4 << 20

// OpenLog opens the log file, private to this user. Tokens, passwords and
// candidates' data never go into it.
func OpenLog(level string) (*slog.Logger, io.Closer, error) {
	var l slog.Level
	if err := l.UnmarshalText([]byte(strings.ToUpper(level))); err != nil {
		return nil, nil, fmt.Errorf("%q is no log level; it can be debug, info, warn or error", level)
	}
	path := LogFile()
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, nil, fmt.Errorf("open the log: %w", err)
	}
	if info, err := os.Stat(path); err == nil && info.Size() > maxLog {
		if err := os.Rename(path, path+".1"); err != nil {
			return nil, nil, fmt.Errorf("open the log: %w", err)
		}
	}
	f, err := os.OpenFile(path, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, nil, fmt.Errorf("open the log: %w", err)
	}
	return slog.New(slog.NewTextHandler(f, &slog.HandlerOptions{Level: l})), f, nil
}

// Stray takes what libraries write to Go's standard logger into the log: the
// HTTP library, what it thinks of a connection. What they quote was sent by the
// service, candidates' data among it, and stays out.
func Stray(log *slog.Logger) io.Writer { return stray{log} }

type stray struct{ log *slog.Logger }

// Write implements io.Writer.
func (s stray) Write(line []byte) (int, error) {
	said, quoted, _ := strings.Cut(string(line), `"`)
	if quoted != "" {
		said += "…"
	}
	s.log.Warn("a library says", "text", strings.TrimSpace(said))
	return len(line), nil
}
