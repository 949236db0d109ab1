package reader

import (
	"context"
	"errors"
	"fmt"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/cv/reading"
	"shortlist/model/cv/reading/outcome"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/picture"
	"shortlist/ui/text"
)

// pixels is how wide a page's picture is made for a cell of the screen, and what is
// enough for any.
const (
	pixels  = 10
	enough  = 1400
	margins = 2 // cells beside a picture
)

// pictureID is the id of the one picture that a terminal is given at a time: the page
// before is forgotten with it. It is a colour, so it has to be one that nothing else
// has.
const pictureID = 0x51c701

// pictured shows the picture of the page of the CV one is at, or goes back to its text.
func (r *Reader) pictured() tea.Cmd {
	if len(r.cells) > 0 {
		return r.unpicture()
	}
	return r.desk.Do(intent.AskPictures{Then: func(kind picture.Kind) tea.Cmd {
		if kind == picture.Unable {
			return r.desk.Notify(desk.Info, "This terminal shows no pictures; kitty, Ghostty, iTerm2 and those with sixel do. "+action.SaveCV.String()+" saves the CV for a viewer.")
		}
		return r.draw(kind, r.pageAt())
	}})
}

func (r *Reader) draw(kind picture.Kind, page int) tea.Cmd {
	c, columns := r.Candidate(), min(r.width-margins, 160)
	widest := min(columns*pixels, enough)
	return load.Run(r.desk.Group, &r.drawing, func(ctx context.Context) (reading.Picture, error) {
		return r.source.CVPicture(ctx, c, page, widest)
	}, func(p reading.Picture, err error) tea.Cmd {
		switch {
		case errors.Is(err, outcome.ErrNoPicture):
			return r.desk.Notify(desk.Info, text.Sentence(err.Error())+" "+action.PageLayout.String()+" shows the text as it stands on the page.")
		case err != nil:
			return r.desk.Notify(desk.Warn, r.desk.Fail(err))
		case kind != picture.Cells:
			return r.desk.Do(intent.ShowPicture{Kind: kind, Picture: p})
		}
		rows := picture.Rows(p.Width, p.Height, columns)
		r.cells, r.page = picture.Placed(pictureID, columns, rows), page
		r.cv.Top()
		r.Forget()
		return tea.Raw(picture.Forget(pictureID) + picture.Transmit(pictureID, p.PNG, columns, rows))
	})
}

// unpicture goes back to the text, and frees the picture.
func (r *Reader) unpicture() tea.Cmd {
	r.drawing.Cancel()
	if len(r.cells) == 0 {
		return nil
	}
	r.cells = nil
	r.cv.Top()
	r.jump = true
	r.Forget()
	return tea.Raw(picture.Forget(pictureID))
}

// pageAt is the page of the CV one is at, from 1.
func (r *Reader) pageAt() int {
	page := 1
	for i, line := range r.pages {
		if line <= r.cvPage().At() {
			page = i + 1
		}
	}
	return page
}

// pictureLines are the cells of the picture, or of nothing while it comes.
func (r *Reader) pictureLines() []string {
	lines := make([]string, 0, len(r.cells)+1)
	for _, line := range r.cells {
		lines = append(lines, " "+line)
	}
	return append(lines, r.desk.Theme.Dim.Render(fmt.Sprintf(" page %d; %s goes back to the text", r.page, action.Picture)))
}
