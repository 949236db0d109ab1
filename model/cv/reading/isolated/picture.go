package isolated

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image/png"
	"io"
	"strconv"

	"shortlist/model/cv"
	"shortlist/model/cv/reading"
	"shortlist/model/cv/reading/outcome"
	"shortlist/model/cv/reading/picture"
)

// Picture returns the picture of a page of a CV, from 1 on, at most widest pixels wide:
// reading.PictureOf in a process of its own. A page of a PDF that is no picture itself is
// drawn by pdftoppm, under the same limits, and without Draws is outcome.ErrNoPicture. The
// file is read from where it stands. Its errors are those of Read.
func (r *Reader) Picture(ctx context.Context, file io.ReadSeeker, page, widest int) (reading.Picture, error) {
	if page < 1 {
		return reading.Picture{}, fmt.Errorf("%w: pages are counted from 1 on", outcome.ErrNoPicture)
	}
	start, err := file.Seek(0, io.SeekCurrent)
	if err != nil {
		return reading.Picture{}, fmt.Errorf("read the CV: %w", err)
	}
	kind, shown, err := r.own(ctx, file, task{page: page, widest: widest})
	if kind != cv.PDF || !errors.Is(err, outcome.ErrNoPicture) {
		return shown, err
	}
	if !r.Draws {
		return reading.Picture{}, fmt.Errorf("%w, and pdftoppm of poppler, which could draw it, is not installed", err)
	}
	if _, err := file.Seek(start, io.SeekStart); err != nil {
		return reading.Picture{}, fmt.Errorf("read the CV: %w", err)
	}
	drawn, err := r.run(ctx, file, task{page: page, widest: widest, draw: true}.asked()...)
	if errors.Is(err, outcome.ErrBroken) || err == nil && len(drawn) == 0 {
		return reading.Picture{}, fmt.Errorf("%w: pdftoppm drew none", outcome.ErrNoPicture)
	} else if err != nil {
		return reading.Picture{}, err
	}
	_, shown, err = r.own(ctx, bytes.NewReader(drawn), task{page: 1, widest: widest})
	return shown, err
}

// own returns the picture that a file has itself, and the kind of the file.
func (r *Reader) own(ctx context.Context, file io.Reader, do task) (cv.Kind, reading.Picture, error) {
	said, err := r.run(ctx, file, do.asked()...)
	if err != nil {
		return "", reading.Picture{}, err
	}
	a, err := heard(said)
	if err != nil {
		return cv.Kind(a.Kind), reading.Picture{}, err
	}
	size, err := png.DecodeConfig(bytes.NewReader(a.Picture))
	if err != nil || size.Width > picture.MaxWidth || size.Height > picture.MaxHeight {
		return cv.Kind(a.Kind), reading.Picture{}, fmt.Errorf("%w: the reader broke down over it", outcome.ErrBroken)
	}
	return cv.Kind(a.Kind), reading.Picture{PNG: a.Picture, Width: size.Width, Height: size.Height}, nil
}

// drawing are the arguments of pdftoppm for a page of the file that is its input, to be
// written to its output.
func drawing(page, widest int) []string {
	number, width := strconv.Itoa(page), strconv.Itoa(max(1, min(widest, picture.MaxWidth)))
	return []string{"-f", number, "-l", number, "-png", "-scale-to-x", width, "-scale-to-y", "-1", "-"}
}
