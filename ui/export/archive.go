package export

import (
	"archive/zip"
	"bytes"
	"context"
	"io"
	"iter"
	"path"
	"strconv"
	"strings"
	"time"

	"shortlist/api/account"
	"shortlist/model"
)

// ZIP is the extension of an archive.
const ZIP = ".zip"

// File is a file of an archive.
type File struct {
	Name    string // the path in the archive, with slashes
	Made    time.Time
	Content io.Reader // closed by Archive if it is an io.Closer
}

// Archive returns files as a ZIP archive, which is made while it is read. It numbers further
// files of the same name. An error of the sequence ends the archive and becomes the reader's
// error. The caller closes the reader.
func Archive(files iter.Seq2[File, error]) io.ReadCloser {
	r, w := io.Pipe()
	go func() { _ = w.CloseWithError(writeArchive(w, files)) }() // CloseWithError never fails
	return r
}

func writeArchive(w io.Writer, files iter.Seq2[File, error]) error {
	archive := zip.NewWriter(w)
	taken := map[string]bool{}
	for f, err := range files {
		if err != nil {
			return err
		}
		if err := addFile(archive, f, taken); err != nil {
			return err
		}
	}
	return archive.Close()
}

// addFile adds a file under its name, or the first numbered one that is free.
func addFile(archive *zip.Writer, f File, taken map[string]bool) error {
	if c, ok := f.Content.(io.Closer); ok {
		defer func() { _ = c.Close() }() // only read
	}
	name, ending := f.Name, path.Ext(f.Name)
	for n := 2; taken[strings.ToLower(name)]; n++ { // to some systems, A and a are the same
		name = strings.TrimSuffix(f.Name, ending) + "-" + strconv.Itoa(n) + ending
	}
	taken[strings.ToLower(name)] = true
	header := &zip.FileHeader{Name: name, Modified: f.Made, Method: zip.Deflate}
	header.SetMode(0o600)
	out, err := archive.CreateHeader(header)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, f.Content)
	return err
}

// Applies returns the ids of people's applications.
func Applies(people []model.Candidate) []int64 {
	ids := make([]int64, len(people))
	for i := range people {
		ids[i] = people[i].ID
	}
	return ids
}

// CVs opens the CVs of applicants, in their order, as files in a folder of an archive; "" is its top. It leaves out
// applicants whose CV cannot be opened, and counts them in without. It yields ErrSwitched if blind mode no longer
// equals blind.
func CVs(ctx context.Context, open func(context.Context, model.Candidate) (account.NamedCV, error), people []model.Candidate,
	folder string, made time.Time, blind bool, without *int) iter.Seq2[File, error] {
	return func(yield func(File, error) bool) {
		for _, c := range people {
			cv, err := open(ctx, c)
			switch {
			case ctx.Err() != nil:
				err = ctx.Err()
			case err == nil && cv.Text != blind:
				_ = cv.Close() // nothing was read
				err = ErrSwitched
			case err != nil:
				*without++
				continue
			}
			if !yield(File{path.Join(folder, cv.Name), made, cv.ReadCloser}, err) || err != nil {
				return
			}
		}
	}
}

// Packet returns the files of an archive: a document, followed by the CVs of its applicants. See CVs.
func Packet(document string, data []byte, made time.Time, cvs iter.Seq2[File, error]) iter.Seq2[File, error] {
	return func(yield func(File, error) bool) {
		if yield(File{document, made, bytes.NewReader(data)}, nil) {
			cvs(yield)
		}
	}
}
