package assets

import (
	"archive/zip"
	"bytes"
	"cmp"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"slices"
	"testing"

	"shortlist/model/golden"
)

func TestArchivesHoldTheirSources(t *testing.T) {
	for _, folder := range []string{"scenarios", "fonts", "guides"} {
		sources := map[string][]byte{}
		readInto(t, sources, os.DirFS(folder))
		archive := golden.Sample(t, folder+".zip.zst", func() []byte { return pack(t, os.DirFS(folder)) })
		z, err := unpack(archive)
		if err != nil {
			t.Fatal(err)
		}
		held := map[string][]byte{}
		readInto(t, held, z)
		for name, data := range sources {
			if !bytes.Equal(held[name], data) {
				t.Errorf("%s.zip.zst does not hold %s/%s as it is; SHORTLIST_GOLDEN=write go test ./assets -run TestArchives writes it with the program zstd", folder, folder, name)
			}
			delete(held, name)
		}
		for name := range held {
			t.Errorf("%s.zip.zst holds %s, which %s/ does not", folder, name, folder)
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

// pack makes an archive of a folder, the same bytes on every run. Files of one kind lie together.
func pack(t *testing.T, folder fs.FS) []byte {
	t.Helper()
	var names []string
	err := fs.WalkDir(folder, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			names = append(names, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	slices.SortFunc(names, func(a, b string) int {
		return cmp.Or(cmp.Compare(path.Ext(a), path.Ext(b)), cmp.Compare(a, b))
	})
	var files bytes.Buffer
	z := zip.NewWriter(&files)
	for _, name := range names {
		data, err := fs.ReadFile(folder, name)
		if err != nil {
			t.Fatal(err)
		}
		w, err := z.CreateRaw(&zip.FileHeader{Name: name, CRC32: crc32.ChecksumIEEE(data), CompressedSize64: uint64(len(data)), UncompressedSize64: uint64(len(data))})
		if err == nil {
			_, err = w.Write(data)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	zstd := exec.Command("zstd", "--ultra", "-22", "--long=24", fmt.Sprintf("--stream-size=%d", files.Len()), "-c") // the library makes archives a tenth larger
	zstd.Stdin, zstd.Stderr = &files, os.Stderr
	packed, err := zstd.Output()
	if err != nil {
		t.Fatal(err)
	}
	return packed
}
