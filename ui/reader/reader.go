// Package reader is the screen on which people are read: profile and CV beside
// each other, or one after the other where there is no room, with what the person
// thinks of them, and one key to the next.
package reader

import (
	"context"
	"errors"
	"fmt"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/cv/reading"
	"shortlist/model/cv/reading/outcome"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/people"
	"shortlist/ui/picture"
	"shortlist/ui/review"
	"shortlist/ui/text"
)

// Source is what the reader needs of an account.
type Source interface {
	CVText(ctx context.Context, c model.Candidate) (reading.Document, error)
	CVPicture(ctx context.Context, c model.Candidate, page, widest int) (reading.Picture, error)
}

// HTML gives rendered HTML, as desk.Page hands it to who builds a page.
type HTML = func(src string, width int) []string

// Around is what the reader asks about the screen around it.
type Around interface {
	Profile(html HTML, width int) []string // of who is shown
	QueueLeft() string                     // how many of the queue have no verdict: "13 undecided left · "
	NoViewer(model.Candidate) string       // why no other program opens the CV; "" when one may
	ReviewActions(applyID int64) []action.Action
}

// Reader is the screen. Its zero value is of nobody.
type Reader struct {
	desk   *desk.Desk
	host   overlay.Host
	source Source
	around Around
	book   *review.Book

	people  *people.People
	id      int64 // of the application that is read; 0: none is
	justIn  bool  // it was an arrival when its CV was read
	at, of  int   // in the queue, from 1
	loading load.Task
	ahead   load.Task
	doc     reading.Document
	err     error
	read    bool // doc and err are of c

	profile, cv, whole desk.Page // beside each other, or one after the other
	wide               bool      // as last drawn
	onProfile          bool      // the keys scroll the profile, where it stands beside the CV
	width              int       // as last drawn, in cells
	cells              []string  // a page's picture, in place of all; nil: none is shown
	page               int       // it is of
	drawing            load.Task
	laidOut            bool  // the CV is shown as it stands on its pages
	unseen             bool  // the words that are not on its pages are shown, too
	unseenAt           int   // the line they begin on, on the page the CV is on
	cut                bool  // and is wider than the screen
	jump               bool  // to the CV, once it is there
	toMatch            bool  // then to what was searched for
	pages              []int // the lines where pages of the CV begin, on the page it is on
	links              []link
}

// New returns the reader of nobody yet.
func New(d *desk.Desk, h overlay.Host, source Source, known *people.People, book *review.Book, around Around) *Reader {
	return &Reader{desk: d, host: h, source: source, people: known, book: book, around: around}
}

// Show shows a person, who is at a place of the queue, and reads the CV.
func (r *Reader) Show(c model.Candidate, at, of int) tea.Cmd {
	r.people.Hold(c)
	r.at, r.of = at, of
	if c.ID == r.id && c.JustIn() == r.justIn && r.read { // an application may have another CV than its arrival
		r.Forget()
		return nil
	}
	gone := r.unpicture()
	atCV := r.id != 0 && !r.wide && r.cvBegins() > 0 && r.whole.At() >= r.cvBegins() // on to the next CV
	r.id, r.justIn, r.doc, r.err, r.read = c.ID, c.JustIn(), reading.Document{}, nil, false
	r.onProfile, r.jump, r.toMatch, r.links, r.unseen = false, atCV, false, nil, false
	for _, p := range r.all() {
		p.Top()
	}
	r.Forget()
	if desk.NoCV(c) != "" {
		r.loading.Cancel()
		r.read = true
		return gone
	}
	return tea.Batch(gone, load.Run(r.desk.Group, &r.loading, func(ctx context.Context) (reading.Document, error) {
		return r.source.CVText(ctx, c)
	}, func(doc reading.Document, err error) tea.Cmd {
		r.doc, r.err, r.read = doc, err, true
		r.Forget()
		return nil
	}))
}

// Ahead reads the CV of who comes next, so that it is there with them. It marks
// nobody viewed.
func (r *Reader) Ahead(c model.Candidate) tea.Cmd {
	if desk.NoCV(c) != "" {
		return nil
	}
	return load.Run(r.desk.Group, &r.ahead, func(ctx context.Context) (struct{}, error) {
		_, err := r.source.CVText(ctx, c)
		return struct{}{}, err
	}, func(struct{}, error) tea.Cmd { return nil })
}

// Drop forgets what was read of whom is shown, its picture too: shown again, the CV is
// read anew.
func (r *Reader) Drop() tea.Cmd {
	gone := r.unpicture()
	r.loading.Cancel()
	r.doc, r.err, r.read, r.links = reading.Document{}, nil, false, nil
	r.Forget()
	return gone
}

// Outdated reports whether what is read is of an arrival that is an application now.
func (r *Reader) Outdated() bool {
	c := r.Candidate()
	return r.justIn && !c.JustIn()
}

// Candidate returns who is read, as known now: no more than the id while they are not.
func (r *Reader) Candidate() model.Candidate {
	return r.people.Applicant(r.id)
}

// Await shows that an applicant, who is at a place of the queue, is being read.
func (r *Reader) Await(id int64, at, of int) tea.Cmd {
	gone := r.Drop()
	r.id, r.at, r.of, r.onProfile, r.jump, r.toMatch, r.unseen = id, at, of, false, false, false, false
	for _, p := range r.all() {
		p.Top()
	}
	return gone
}

// Close ends what is under way and forgets who was shown: opened again, they are told
// of anew.
func (r *Reader) Close() tea.Cmd {
	r.ahead.Cancel()
	return r.Drop()
}

// Forget makes everything be drawn anew.
func (r *Reader) Forget() {
	for _, p := range r.all() {
		p.Forget()
	}
}

func (r *Reader) all() []*desk.Page { return []*desk.Page{&r.profile, &r.cv, &r.whole} }

// trouble says why there is no text, and what can be done about it.
func (r *Reader) trouble() (said, help string) {
	if why := desk.NoCV(r.Candidate()); why != "" {
		return text.Sentence(why), ""
	}
	viewer := action.SaveCV.String() + " saves it for a viewer of yours."
	said = text.Sentence(r.err.Error())
	switch {
	case errors.Is(r.err, outcome.ErrImageOnly):
		return said, action.Picture.String() + " shows it, where the terminal can show pictures; " + viewer
	case errors.Is(r.err, outcome.ErrLocked):
		return said, "Ask for a copy without it, or " + viewer
	case errors.Is(r.err, outcome.ErrBroken), errors.Is(r.err, outcome.ErrTooLarge), errors.Is(r.err, outcome.ErrUnknown):
		return said, "A viewer may show more: " + viewer
	case errors.Is(r.err, outcome.ErrEmpty):
		return said, "Ask for another copy."
	}
	return said, ""
}

// Actions are what can be done now.
func (r *Reader) Actions() []action.Action {
	noCV := desk.NoCV(r.Candidate())
	noText := noCV
	if noText == "" && r.err != nil {
		noText = "there is no text of this CV"
	} else if noText == "" && !r.read {
		noText = "the CV is being read"
	}
	noLayout := noText
	if noLayout == "" && !r.hasLayout() {
		noLayout = "this kind of file has no layout of its own"
	}
	noLinks := ""
	if len(r.links) == 0 {
		noLinks = "there is no link and no address here"
	}
	swap, swapHelp := "profile", "to the profile"
	if r.onProfile || !r.wide {
		swap, swapHelp = "CV", "to the CV"
	}
	if !r.wide && r.whole.At() >= r.cvBegins() && r.cvBegins() > 0 {
		swap, swapHelp = "profile", "to the profile"
	}
	if r.laidOut {
		swap, swapHelp = "profile", "to the profile"
	}
	layout := "layout"
	if r.laidOut {
		layout = "flowing text"
	}
	view := r.focused()
	out := r.around.ReviewActions(r.id)
	out = append(out,
		action.Action{Keys: action.Next, Label: action.Label{Name: "next", Title: "Next applicant", Help: "the next applicant of the queue"}, Group: action.GroupMoving, Rank: 4, Run: r.desk.Want(intent.NextInQueue{By: 1})},
		action.Action{Keys: action.Previous, Label: action.Label{Name: "previous", Title: "Previous applicant", Help: "the previous applicant"}, Group: action.GroupMoving, Rank: 5, Run: r.desk.Want(intent.NextInQueue{By: -1})},
		action.Action{Keys: action.ProfileOrCV, Label: action.Label{Name: swap, Title: "Switch between profile and CV", Synonyms: "resume", Help: swapHelp}, Group: action.GroupApplicants, Rank: 3, Disabled: noCV, Run: r.swap},
		action.Action{Keys: action.PageLayout, Label: action.Label{Name: layout, Title: "Layout or flowing text", Synonyms: "pages, view", Help: "the CV as it stands on its pages, or as flowing text"}, Group: action.GroupApplicants, Rank: 12, Disabled: noLayout, Run: r.layOut},
		action.Action{Keys: action.Picture, Label: action.Label{Name: "picture", Title: "Picture of the page", Synonyms: "image, photo, scan", Help: "the page of the CV as a picture, where the terminal can show one, or back to the text"}, Group: action.GroupApplicants, Disabled: noCV, Run: r.pictured},
		action.Action{Keys: action.HiddenWords, Label: action.Label{Name: "hidden words", Title: "Words in the file, not on the page", Synonyms: "invisible, white text, keywords", Help: "show or hide words that are in the file and not on the page"}, Group: action.GroupApplicants, Disabled: r.noneHidden(noText), Run: r.showHidden},
		action.Action{Keys: action.FindWords, Label: action.Label{Name: "find", Title: "Find in the CV", Synonyms: "search", Help: "find words in the profile and the CV; " + action.NextMatch.String() + " and " + action.PreviousMatch.String() + " go on"}, Group: action.GroupFind, Rank: 13, Run: r.find},
		action.Action{Keys: action.NextMatch, Label: action.Label{Name: "next match", Help: "to the next match"}, Group: action.GroupFind, Disabled: r.nothingLit(), Run: func() tea.Cmd { return r.match(1) }},
		action.Action{Keys: action.PreviousMatch, Label: action.Label{Name: "previous match", Help: "to the previous match"}, Group: action.GroupFind, Disabled: r.nothingLit(), Run: func() tea.Cmd { return r.match(-1) }},
		action.Action{Keys: action.NextPage, Label: action.Label{Name: "next page", Help: "to the next page of the CV"}, Group: action.GroupMoving, Disabled: noText, Run: func() tea.Cmd { return r.turnPage(1) }},
		action.Action{Keys: action.PreviousPage, Label: action.Label{Name: "page before", Title: "Previous page", Help: "to the previous page of the CV"}, Group: action.GroupMoving, Disabled: noText, Run: func() tea.Cmd { return r.turnPage(-1) }},
		action.Action{Keys: action.Links, Label: action.Label{Name: "links", Title: "Links and addresses", Synonyms: "url, website, github, linkedin, e-mail, email", Help: "the links and addresses of the profile and the CV: copy or open one"}, Group: action.GroupFiles, Disabled: noLinks, Run: func() tea.Cmd {
			r.host.Push(&linksBox{desk: r.desk, host: r.host, all: r.links})
			return nil
		}},
		action.Action{Keys: action.OpenCV, Label: action.Label{Name: "open CV", Title: "Open the CV in a viewer", Synonyms: "resume, pdf, word, desktop, external", Help: "open the CV in a viewer, where there is a desktop"}, Group: action.GroupFiles, Disabled: r.around.NoViewer(r.Candidate()), Run: r.desk.Want(intent.OpenCV{ID: r.id})},
		action.Action{Keys: action.SaveCV, Label: action.Label{Name: "save CV", Title: "Save CVs", Synonyms: "download, resume, pdf", Help: "save the CV"}, Group: action.GroupFiles, Rank: 14, Disabled: noCV, Run: r.desk.Want(intent.SaveCVs{IDs: []int64{r.id}})},
		action.Action{Keys: action.Back, Label: action.Label{Name: "back", Title: "Back to the list", Synonyms: "close", Help: "back to the list"}, Group: action.GroupMoving, Rank: 2, Run: r.desk.Want(intent.CloseReader{})},
	)
	moves := view.Moves()
	for i := range moves {
		if moves[i].Name == "page down" {
			moves[i].Keys = append(moves[i].Keys, "space")
		}
	}
	if r.laidOut {
		rank := 0
		if r.cut {
			rank = 3
		}
		moves = append(moves,
			action.Action{Keys: action.ScrollRight, Label: action.Label{Name: "right", Title: "Scroll right", Help: "scroll right on a wide page"}, Group: action.GroupMoving, Rank: rank, Run: func() tea.Cmd { view.Shift(8); return nil }},
			action.Action{Keys: action.ScrollLeft, Label: action.Label{Name: "left", Title: "Scroll left", Help: "scroll left on a wide page"}, Group: action.GroupMoving, Run: func() tea.Cmd { view.Shift(-8); return nil }},
		)
	}
	return append(out, moves...)
}

// focused is the page that keys scroll.
func (r *Reader) focused() *desk.Page {
	switch {
	case r.laidOut, r.cells != nil:
		return &r.cv
	case !r.wide:
		return &r.whole
	case r.onProfile:
		return &r.profile
	}
	return &r.cv
}

// cvPage is the page the CV stands on.
func (r *Reader) cvPage() *desk.Page {
	if r.wide || r.laidOut {
		return &r.cv
	}
	return &r.whole
}

// cvBegins is the line of its page the CV begins on.
func (r *Reader) cvBegins() int {
	if len(r.pages) == 0 {
		return 0
	}
	return r.pages[0]
}

// ToCV goes to the CV, as soon as it is there.
func (r *Reader) ToCV() {
	r.onProfile, r.jump = false, true
}

// ToMatch goes to what was searched for, as soon as the CV is there.
func (r *Reader) ToMatch() { r.toMatch = true }

func (r *Reader) swap() tea.Cmd {
	switch {
	case r.cells != nil:
		return r.unpicture()
	case r.laidOut:
		return r.layOut()
	case r.wide:
		r.onProfile = !r.onProfile
	case r.whole.At() >= r.cvBegins():
		r.whole.Top()
	default:
		r.whole.To(r.cvBegins())
	}
	return nil
}

func (r *Reader) layOut() tea.Cmd {
	r.laidOut = !r.laidOut
	r.onProfile, r.jump = false, !r.laidOut
	for _, p := range r.all() {
		p.Top()
	}
	r.Forget()
	return nil
}

func (r *Reader) hasLayout() bool {
	for _, p := range r.doc.Pages {
		if p.Layout != "" {
			return true
		}
	}
	return false
}

func (r *Reader) turnPage(by int) tea.Cmd {
	if r.cells != nil {
		if to := r.page + by; to >= 1 && to <= max(len(r.doc.Pages), 1) {
			return r.draw(picture.Cells, to)
		}
		return r.desk.Notify(desk.Info, "There is no such page.")
	}
	r.onProfile = false
	page := r.cvPage()
	at := page.At()
	if by > 0 {
		for _, line := range r.pages {
			if line > at {
				page.To(line)
				return nil
			}
		}
		return r.desk.Notify(desk.Info, "That was the last page.")
	}
	for i := len(r.pages) - 1; i >= 0; i-- {
		if r.pages[i] < at {
			page.To(r.pages[i])
			return nil
		}
	}
	return r.desk.Notify(desk.Info, "That is the first page.")
}

func (r *Reader) find() tea.Cmd {
	r.host.Push(&findBox{Line: overlay.NewLine(r.desk, r.host, "", r.desk.Searched()), found: func(words string) tea.Cmd {
		r.desk.Search(words)
		return r.match(0)
	}})
	return nil
}

// nothingLit says why there is no match to go to.
func (r *Reader) nothingLit() string {
	if r.desk.Searched() == "" {
		return "nothing was searched for; / does it"
	}
	return ""
}

// match goes to the next match, the one before, or with 0 to the first from where
// one reads on.
func (r *Reader) match(by int) tea.Cmd {
	if r.desk.Searched() == "" {
		return nil
	}
	if r.focused().Match(r.desk, by) {
		return nil
	}
	if r.wide && !r.laidOut {
		r.onProfile = !r.onProfile // beside it
		if r.focused().Match(r.desk, 0) {
			return nil
		}
		r.onProfile = !r.onProfile
	}
	return r.desk.Notify(desk.Info, fmt.Sprintf("“%s” is neither in the profile nor in the CV.", text.Line(r.desk.Searched())))
}
