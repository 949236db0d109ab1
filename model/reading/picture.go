package reading

import (
	"context"
	"errors"
	"fmt"

	"shortlist/model/files"
	"shortlist/model/reading/outcome"
	"shortlist/model/reading/pdf"
	"shortlist/model/reading/picture"
)

// Picture is the picture of a page.
type Picture struct {
	PNG           []byte // at most sixteen colours
	Width, Height int    // in pixels
}

// PictureOf returns the picture of a page, counted from 1, if the file has one: a scanned page, or
// a CV that is a picture itself. The picture is at most widest pixels wide (and MaxWidth of
// package picture), and at most three times as high as that. If ctx was cancelled, PictureOf
// returns its error. All other errors are outcomes of package outcome, ErrNoPicture for a page of
// text.
func PictureOf(ctx context.Context, data []byte, page, widest int) (Picture, error) {
	stop := func() bool { return ctx.Err() != nil }
	kind := KindOf(data)
	paper, err := picture.Blank(1, 1), error(nil)
	switch {
	case len(data) > MaxFile:
		err = outcome.Because(outcome.ErrTooLarge, sayLargerThan(MaxFile>>20))
	case kind == files.PDF:
		paper, err = pdf.Scan(data, page, widest, pdf.Standard(), stop)
	case isPicture(kind, data) && page == 1:
		paper, err = picture.Shrink(data, widest)
	default:
		err = fmt.Errorf("%w", outcome.ErrNoPicture)
	}
	if errors.Is(ctx.Err(), context.Canceled) {
		return Picture{}, ctx.Err()
	}
	if err != nil {
		return Picture{}, err
	}
	png, err := picture.PNG(paper)
	return Picture{PNG: png, Width: paper.Rect.Dx(), Height: paper.Rect.Dy()}, err
}
