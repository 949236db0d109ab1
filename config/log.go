package config

import (
	"errors"
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
		return nil, nil, errors.New(say.LogLevel(level))
	}
	path := LogFile()
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, nil, say.LogNotOpened(err)
	}
	if info, err := os.Stat(path); err == nil && info.Size() > maxLog {
		if err := os.Rename(path, path+".1"); err != nil {
			return nil, nil, say.LogNotOpened(err)
		}
	}
	f, err := os.OpenFile(path, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, nil, say.LogNotOpened(err)
	}
	return slog.New(slog.NewTextHandler(f, &slog.HandlerOptions{Level: l})), f, nil
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
