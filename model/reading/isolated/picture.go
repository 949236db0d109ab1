package isolated

import (
	"bytes"
	"context"
	"errors"
	"image/png"
	"io"
	"strconv"
	"strings"

	"shortlist/model/files"
	"shortlist/model/lang"
	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
	"shortlist/model/reading/picture"
)

// Picture returns the picture of a page of a CV, counted from 1, at most widest pixels wide:
// reading.PictureOf in a confined process. pdftoppm draws a PDF page that is not a picture,
// under the same limits; without Draws the error is outcome.ErrNoPicture. The file is read from
// its current position. The errors are those of Read.
func (r *Reader) Picture(ctx context.Context, file io.ReadSeeker, page, widest int) (reading.Picture, error) {
	if page < 1 {
		return reading.Picture{}, outcome.Because(outcome.ErrNoPicture, lang.Text("pages are counted from 1"))
	}
	start, err := file.Seek(0, io.SeekCurrent)
	if err != nil {
		return reading.Picture{}, outcome.NotRead(err)
	}
	kind, shown, err := r.pictureInFile(ctx, file, task{page: page, widest: widest})
	if kind != files.PDF || !errors.Is(err, outcome.ErrNoPicture) {
		return shown, err
	}
	if !r.Draws {
		return reading.Picture{}, outcome.Because(err, lang.Text("pdftoppm of poppler, which could draw it, is not installed"))
	}
	if _, err := file.Seek(start, io.SeekStart); err != nil {
		return reading.Picture{}, outcome.NotRead(err)
	}
	drawn, err := r.draw(ctx, file, task{page: page, widest: widest})
	if errors.Is(err, outcome.ErrBroken) || err == nil && len(drawn) == 0 {
		return reading.Picture{}, outcome.Because(outcome.ErrNoPicture, lang.Text("pdftoppm did not draw it"))
	} else if err != nil {
		return reading.Picture{}, err
	}
	_, shown, err = r.pictureInFile(ctx, bytes.NewReader(drawn), task{page: 1, widest: widest})
	return shown, err
}

// TryToDraw draws an empty page, as Picture draws pages. Its errors are those of Picture: a system may answer that it confines a
// process, and then refuse it.
func (r *Reader) TryToDraw(ctx context.Context) error {
	_, err := r.Picture(ctx, strings.NewReader(emptyPage), 1, 120)
	return err
}

const emptyPage = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
	"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 60 80]>>endobj\ntrailer<</Root 1 0 R>>\n"

// pictureInFile returns the picture that a file contains, and the kind of the file.
func (r *Reader) pictureInFile(ctx context.Context, file io.ReadSeeker, do task) (files.Kind, reading.Picture, error) {
	a, err := r.ask(ctx, file, do)
	if err == nil {
		err = a.err()
	}
	if err != nil {
		return files.Kind(a.Kind), reading.Picture{}, err
	}
	size, err := png.DecodeConfig(bytes.NewReader(a.Picture))
	if err != nil || size.Width > picture.MaxWidth || size.Height > picture.MaxHeight {
		return files.Kind(a.Kind), reading.Picture{}, failed()
	}
	return files.Kind(a.Kind), reading.Picture{PNG: a.Picture, Width: size.Width, Height: size.Height}, nil
}

// draw makes pdftoppm draw a page of a file, in a process of its own: it becomes that program. It returns the
// program's output.
func (r *Reader) draw(ctx context.Context, file io.Reader, do task) ([]byte, error) {
	limited, cancel := context.WithTimeout(ctx, r.Limits.Time)
	defer cancel()
	process, complained, err := r.process(limited, do.args()...)
	if err != nil {
		return nil, err
	}
	output := &capped{left: r.Limits.Output}
	process.Stdin, process.Stdout = file, output
	if err := process.Start(); err != nil {
		return nil, outcome.NotRead(err)
	}
	err = process.Wait()
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case output.over:
		return nil, endless()
	case limited.Err() != nil:
		return nil, r.Limits.slow()
	case err != nil:
		return nil, ended(process.ProcessState, complained)
	}
	return output.kept, nil
}

// drawing returns the arguments of pdftoppm that draw a page from its input to its output.
func drawing(page, widest int) []string {
	number, width := strconv.Itoa(page), strconv.Itoa(max(1, min(widest, picture.MaxWidth)))
	return []string{"-f", number, "-l", number, "-png", "-scale-to-x", width, "-scale-to-y", "-1", "-"}
}
