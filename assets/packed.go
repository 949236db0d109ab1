package assets

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io/fs"
	"sync"

	"github.com/klauspost/compress/zstd"
)

// packed returns a function that opens the archive, once: a ZIP file that is compressed as a whole, so that
// whatever several files have in common is stored once. TestArchivesHoldTheirSources compares the files
// with the folders that they are made from.
func packed(archive *[]byte) func() (fs.FS, error) {
	return sync.OnceValues(func() (fs.FS, error) {
		files, err := unpack(*archive)
		if err != nil {
			return nil, fmt.Errorf("open the files in the program: %w", err)
		}
		return files, nil
	})
}

func unpack(archive []byte) (fs.FS, error) {
	r, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	if err != nil {
		return nil, err
	}
	defer r.Close()
	files, err := r.DecodeAll(archive, nil)
	if err != nil {
		return nil, err
	}
	return zip.NewReader(bytes.NewReader(files), int64(len(files)))
}
