package assets

import (
	"archive/zip"
	"fmt"
	"io/fs"
	"strings"
	"sync"
)

// packed returns a function that opens the archive, once. Archives make the program 2 MB smaller, and each
// file is unpacked when it is read. TestArchivesHoldTheirSources compares them with the folders that they are made from.
func packed(archive *string) func() (fs.FS, error) {
	return sync.OnceValues(func() (fs.FS, error) {
		files, err := zip.NewReader(strings.NewReader(*archive), int64(len(*archive)))
		if err != nil {
			return nil, fmt.Errorf("open the files in the program: %w", err)
		}
		return files, nil
	})
}
