package assets

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"io"
	"io/fs"
	"os"
	"testing"

	"shortlist/model/golden"
)

func TestArchivesHoldTheirSources(t *testing.T) {
	for _, folder := range []string{"scenarios", "fonts"} {
		sources := map[string][]byte{}
		readInto(t, sources, os.DirFS(folder))
		archive := golden.Sample(t, folder+".zip", func() []byte { return pack(t, os.DirFS(folder)) })
		z, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
		if err != nil {
			t.Fatal(err)
		}
		held := map[string][]byte{}
		readInto(t, held, z)
		for name, data := range sources {
			if !bytes.Equal(held[name], data) {
				t.Errorf("%s.zip does not hold %s/%s as it is; SHORTLIST_GOLDEN=write go test ./assets -run TestArchives writes it", folder, folder, name)
			}
			delete(held, name)
		}
		for name := range held {
			t.Errorf("%s.zip holds %s, which %s/ does not", folder, name, folder)
		}
	}
}

// readInto reads all files of a folder.
func readInto(t *testing.T, files map[string][]byte, folder fs.FS) {
	t.Helper()
	err := fs.WalkDir(folder, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			files[name], err = fs.ReadFile(folder, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// pack makes an archive of a folder, the same bytes on every run.
func pack(t *testing.T, folder fs.FS) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestCompression) })
	err := fs.WalkDir(folder, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(folder, name)
		if err != nil {
			return err
		}
		w, err := z.Create(name)
		if err == nil {
			_, err = w.Write(data)
		}
		return err
	})
	if err == nil {
		err = z.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
