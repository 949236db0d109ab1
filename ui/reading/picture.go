package reading

import (
	"context"
	"errors"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
)

// A picture is pixels wide for each cell of the screen, and at most enough, in pixels.
const (
	pixels  = 10
	enough  = 1400
	margins = 2 // in cells, beside a picture
)

// wake sends its first byte after firstWake and its last after lastWake: a terminal may take that long to decode a
// picture.
const (
	firstWake = 200 * time.Millisecond
	lastWake  = 8 * firstWake
)

// settling is how long a window must keep a new size before the picture is drawn for it.
const settling = 150 * time.Millisecond

// pictureID is the id of the picture. A terminal holds only one, so the next page replaces it. It
// is also a colour, and must be one that nothing else uses.
const pictureID = 0x51c701

// pictured shows a picture of the current page of the CV, or its text again.
func (r *Reader) pictured() tea.Cmd {
	if len(r.cells) > 0 {
		return r.unpicture()
	}
	if r.env.UI.LowBandwidth {
		return r.env.Notify(env.Info, lang.Text("Over a slow line (ui.low_bandwidth) pictures of pages are off. %s saves the CV for your viewer.", action.SaveCV))
	}
	return r.env.Do(intent.AskPictures{Then: func(o terminal.PictureOutput) tea.Cmd {
		if o.Kind == terminal.Unable {
			return r.env.Notify(env.Info, lang.Text("This terminal shows no pictures; kitty, Ghostty, iTerm2 and terminals with sixel do. %s saves the CV for your viewer.", action.SaveCV))
		}
		return r.draw(o, r.pageAt())
	}})
}

func (r *Reader) draw(o terminal.PictureOutput, page int) tea.Cmd {
	c, columns := r.Candidate(), r.columns()
	widest := min(columns*pixels, enough)
	return load.Run(r.env.Group, &r.drawing, func(ctx context.Context) (reading.Picture, error) {
		return r.source.CVPicture(ctx, c, page, widest)
	}, func(p reading.Picture, err error) tea.Cmd {
		switch {
		case errors.Is(err, outcome.ErrNoPicture):
			return r.env.Notify(env.Info, lang.Text("%s %s shows the text in the layout of the page.", text.Sentence(err.Error()), action.PageLayout))
		case err != nil:
			return r.env.Notify(env.Warn, r.env.Fail(err))
		case o.Kind != terminal.Cells:
			return r.env.Do(intent.ShowPicture{Kind: o.Kind, Picture: p})
		case columns != r.columns(): // the window has changed its size
			return r.draw(o, page)
		}
		rows := terminal.PictureRows(p.Width, p.Height, columns)
		r.output = o
		if r.cells == nil || r.page != page {
			r.cv.Top()
		}
		r.cells, r.page = terminal.PlacedPicture(pictureID, columns, rows), page
		r.Forget()
		return tea.Batch(terminal.Send(o.Forget(pictureID)+o.Transmit(pictureID, p.PNG, columns, rows)), r.wake(firstWake))
	})
}

// columns is the width of a picture in cells.
func (r *Reader) columns() int { return min(r.width-margins, 160) }

// fit draws the picture for the new size of a window, after the size has settled.
func (r *Reader) fit() tea.Cmd {
	return load.After(r.env.Group, &r.fitting, settling, func() tea.Cmd {
		if r.cells == nil {
			return nil
		}
		return r.draw(r.output, r.page)
	})
}

// wake sends a sequence without effect, a few times while the picture arrives: kitty 0.48.2 often shows the first
// picture of a window only with the next byte.
func (r *Reader) wake(after time.Duration) tea.Cmd {
	const saveAndRestoreCursor = "\x1b7\x1b8"
	return load.After(r.env.Group, &r.waking, after, func() tea.Cmd {
		sent := terminal.Send(saveAndRestoreCursor)
		if after >= lastWake {
			return sent
		}
		return tea.Batch(sent, r.wake(2*after))
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
	return terminal.Send(r.output.Forget(pictureID))
}

// pageAt is the page of the CV in sight, from 1.
func (r *Reader) pageAt() int {
	page := 1
	for i, line := range r.pages {
		if line <= r.cvPage().At() {
			page = i + 1
		}
	}
	return page
}

// pictureLines returns the cells of the picture; it has no cells while it is being drawn.
func (r *Reader) pictureLines() []string {
	lines := make([]string, 0, len(r.cells)+1)
	for _, line := range r.cells {
		lines = append(lines, " "+line)
	}
	return append(lines, r.env.Theme.Dim.Render(" "+lang.Text("page %d; %s goes back to the text", r.page, action.Picture)))
}
