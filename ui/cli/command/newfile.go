package command

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"shortlist/api/account"
	"shortlist/config"
	"shortlist/model/lang"
)

// NewFile returns the whole path of a file to write; - is the output. It returns an error if
// the file exists, or if the output is a terminal and the file is binary.
func (a *App) NewFile(out string, binary bool) (string, error) {
	if out == "-" {
		if binary && a.Deps.OutTerminal {
			return "", NotForTerminal()
		}
		return out, nil
	}
	path, err := filepath.Abs(config.Expand(out))
	if err != nil {
		return "", err
	}
	if _, err := os.Lstat(path); err == nil { // before the work starts; WriteFile checks again
		return "", taken(path)
	}
	return path, nil
}

// NotForTerminal is the error for a binary file that would go to a terminal.
func NotForTerminal() error {
	return Misused(lang.Text("a terminal cannot show this format; name a file with --out"))
}

// WriteFile writes a new file with data of applications, which only this user can read. It returns the path; "" for
// the output.
func (a *App) WriteFile(ctx context.Context, acct *account.Account, out string, applies []int64, src io.Reader) (string, error) {
	if out == "-" {
		_, err := io.Copy(a.Deps.Out, src)
		return "", err
	}
	path, err := acct.SaveFile(ctx, out, true, applies, src)
	if errors.Is(err, fs.ErrExist) {
		err = taken(out)
	}
	return path, err
}

func taken(path string) error {
	return errors.New(lang.Text("%s exists already and is not overwritten", path))
}
