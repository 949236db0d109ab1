package assets

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
)

// packed is a folder whose large files are compressed. ReadFile returns NAME, or what NAME.gz holds; Open returns the files
// as they lie there.
type packed struct{ fs.FS }

func (p packed) ReadFile(name string) ([]byte, error) {
	data, err := fs.ReadFile(p.FS, name)
	if !errors.Is(err, fs.ErrNotExist) {
		return data, err
	}
	compressed, gzErr := fs.ReadFile(p.FS, name+".gz")
	if gzErr != nil {
		return nil, err // it names the file that was asked for
	}
	r, err := gzip.NewReader(bytes.NewReader(compressed))
	if err == nil {
		data, err = io.ReadAll(r)
	}
	if err != nil {
		return nil, fmt.Errorf("%s.gz: %w", name, err)
	}
	return data, nil
}
