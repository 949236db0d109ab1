package reading

import (
	"context"
	"errors"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/files"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/review"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// ReaderSource is what the reader needs of an account.
type ReaderSource interface {
	CVText(ctx context.Context, c model.Candidate) (reading.Document, error)
	CVPicture(ctx context.Context, c model.Candidate, page, widest int) (reading.Picture, error)
}

// HTML renders HTML for a page; widget.Page passes it to the function that builds the page.
type HTML = func(src string, width int) []string

// Program is what the reader asks the rest of the program.
type Program interface {
	Profile(html HTML, width int) []string // the profile of the shown applicant
	Sent(html HTML, width int) []string    // the profile without Known, which is then beside the CV
	Known(width int) []string
	Needs() []needs.Find             // what is known of the needs of the job
	QueueLeft() string               // how many applicants of the queue have no verdict: "13 undecided left · "
	NoViewer(model.Candidate) string // why no viewer can open the CV; "" when one can
	ReviewActions(applyID int64) []action.Action
}

// Reader is the screen. Its zero value shows no application.
type Reader struct {
	env     *env.Env
	host    frame.Host
	source  ReaderSource
	program Program
	book    *review.Book

	people  *people.People
	at, of  int // the place in the queue, from 1, and the queue's length
	loading load.Task
	ahead   load.Task
	onScreen

	profile, cv, whole widget.Page // profile and cv are side by side; whole has both, one below the other
	wide               bool        // profile and cv were side by side when last drawn
	width              int         // the width when last drawn, in cells
	cells              []string    // a page's picture, instead of the text; nil without one
	output             terminal.PictureOutput
	page               int // the page of the picture
	fitting            load.Task
	drawing, waking    load.Task
	laidOut            bool    // the CV is shown in the layout of its pages
	hiddenAt           int     // the line where the hidden words begin
	cut                bool    // the layout is wider than the screen
	pages              []int   // the lines where pages of the CV begin
	cvLinesAt          [][]int // the line where each line of each page of the CV begins
}

// onScreen is the state of the shown application. It is dropped when another application is shown.
type onScreen struct {
	id     int64 // 0: no application is shown
	justIn bool  // it was an arrival when its CV was read
	cvRead

	onProfile   bool   // keys scroll the profile beside the CV
	showsHidden bool   // hidden words are shown, too
	jump        bool   // go to the CV once it is read
	toMatch     bool   // go to the first match once the CV is read
	toLine      [2]int // go to this page and line of the CV once it is read, both from 1; zero: stay
}

// cvRead is what was read of a CV.
type cvRead struct {
	doc   reading.Document
	err   error
	read  bool // doc and err are of the shown application
	links []link
}

// NewReader returns the reader without an application.
func NewReader(e *env.Env, h frame.Host, source ReaderSource, known *people.People, book *review.Book, program Program) *Reader {
	return &Reader{env: e, host: h, source: source, people: known, book: book, program: program}
}

// Show shows an application at a place of the queue, and reads the CV.
func (r *Reader) Show(c model.Candidate, at, of int) tea.Cmd {
	r.people.Hold(c)
	r.at, r.of = at, of
	if c.ID == r.id && c.JustIn() == r.justIn && r.read { // the CV of an application may differ from that of its arrival
		r.Forget()
		return nil
	}
	gone := r.unpicture()
	atCV := r.id != 0 && !r.wide && r.cvBegins() > 0 && r.whole.At() >= r.cvBegins() // a person who was at the CV goes on to the next CV
	toMatch := r.toMatch && c.ID == r.id                                             // ToMatch was called while this applicant was loaded
	toLine := [2]int{}
	if c.ID == r.id {
		toLine = r.toLine
	}
	r.onScreen = onScreen{id: c.ID, justIn: c.JustIn(), jump: atCV, toMatch: toMatch, toLine: toLine}
	for _, p := range r.all() {
		p.Top()
	}
	r.Forget()
	if env.NoCV(c) != "" {
		r.loading.Cancel()
		r.read = true
		return gone
	}
	return tea.Batch(gone, load.Run(r.env.Group, &r.loading, func(ctx context.Context) (reading.Document, error) {
		return r.source.CVText(ctx, c)
	}, func(doc reading.Document, err error) tea.Cmd {
		r.doc, r.err, r.read = doc, err, true
		r.Forget()
		return nil
	}))
}

// Ahead reads the CV of the next applicant in advance. It marks no one viewed.
func (r *Reader) Ahead(c model.Candidate) tea.Cmd {
	if env.NoCV(c) != "" {
		return nil
	}
	return load.Run(r.env.Group, &r.ahead, func(ctx context.Context) (struct{}, error) {
		_, err := r.source.CVText(ctx, c)
		return struct{}{}, err
	}, func(struct{}, error) tea.Cmd { return nil })
}

// Drop forgets the CV and its picture. The CV is read again when the application is shown again.
func (r *Reader) Drop() tea.Cmd {
	gone := r.unpicture()
	r.loading.Cancel()
	r.cvRead = cvRead{}
	r.Forget()
	return gone
}

// Outdated reports whether the shown CV is that of an arrival that has become an application.
func (r *Reader) Outdated() bool {
	c := r.Candidate()
	return r.justIn && !c.JustIn()
}

// Candidate returns the applicant who is read, with the newest data; only the id while they are not known.
func (r *Reader) Candidate() model.Candidate {
	return r.people.Applicant(r.id)
}

// Await shows that the applicant at a place of the queue is being loaded.
func (r *Reader) Await(id int64, at, of int) tea.Cmd {
	gone := r.Drop()
	r.onScreen, r.at, r.of = onScreen{id: id, justIn: r.justIn}, at, of
	for _, p := range r.all() {
		p.Top()
	}
	return gone
}

// Close ends the reads under way and forgets the CV.
func (r *Reader) Close() tea.Cmd {
	r.ahead.Cancel()
	r.toMatch = false
	return r.Drop()
}

// Forget drops the drawn pages, so that they are drawn again.
func (r *Reader) Forget() {
	for _, p := range r.all() {
		p.Forget()
	}
}

func (r *Reader) all() []*widget.Page { return []*widget.Page{&r.profile, &r.cv, &r.whole} }

// trouble returns why the CV has no text, and what the person can do.
func (r *Reader) trouble() (why, help string) {
	if why := env.NoCV(r.Candidate()); why != "" {
		return text.Sentence(why), ""
	}
	why = text.Sentence(r.err.Error())
	switch {
	case errors.Is(r.err, outcome.ErrImageOnly):
		switch r.doc.Kind {
		case files.DOCX, files.DOC, files.ODT, files.RTF, files.HTML, files.XML, files.XLSX, files.ODS: // no picture of their pages can be made
			return why, lang.Text("A viewer shows it: %s saves the file.", action.SaveCV)
		}
		return why, lang.Text("%s shows it as a picture if the terminal can; %s saves it for your viewer.", action.Picture, action.SaveCV)
	case errors.Is(r.err, outcome.ErrLocked):
		return why, lang.Text("Ask for a copy without a password, or %s saves it for your viewer.", action.SaveCV)
	case errors.Is(r.err, outcome.ErrBroken), errors.Is(r.err, outcome.ErrTooLarge), errors.Is(r.err, outcome.ErrUnknown):
		return why, lang.Text("A viewer may show more: %s saves the file.", action.SaveCV)
	case errors.Is(r.err, outcome.ErrEmpty):
		return why, lang.Text("Ask for another copy.")
	}
	return why, ""
}

// Actions returns what the keys can do now.
func (r *Reader) Actions() []action.Action {
	noCV := env.NoCV(r.Candidate())
	noText := noCV
	if noText == "" && r.err != nil {
		noText = lang.Text("there is no text of this CV")
	} else if noText == "" && !r.read {
		noText = lang.Text("the CV is being read")
	}
	noLayout := noText
	if noLayout == "" && !r.hasLayout() {
		noLayout = lang.Text("this kind of file has no layout of its own")
	}
	noLinks := ""
	if len(r.links) == 0 {
		noLinks = r.env.NoContact(lang.Text("there are no links or addresses here"))
	}
	swap := sayToProfile()
	if r.onProfile || !r.wide {
		swap = action.Label{Name: "CV", Title: "Switch between profile and CV", Synonyms: "resume", Help: "to the CV"}.Translated()
	}
	if !r.wide && r.whole.At() >= r.cvBegins() && r.cvBegins() > 0 {
		swap = sayToProfile()
	}
	if r.laidOut {
		swap = sayToProfile()
	}
	layout := action.Label{Name: "layout", Title: "Layout or flowing text", Synonyms: "pages, view", Help: "the CV in the layout of its pages, or as flowing text"}.Translated()
	if r.laidOut {
		layout = action.Label{Name: "flowing text", Title: "Layout or flowing text", Synonyms: "pages, view", Help: "the CV in the layout of its pages, or as flowing text"}.Translated()
	}
	view := r.focused()
	out := r.program.ReviewActions(r.id)
	out = append(out,
		action.Action{Keys: action.Next, Label: action.Label{Name: "next", Title: "Next applicant", Help: "the next applicant of the queue"}.Translated(), Group: action.GroupMoving, Rank: 3, Run: r.env.Want(intent.NextInQueue{By: 1}), Foot: action.Stepping()},
		action.Action{Keys: action.Previous, Label: action.Label{Name: "previous", Title: "Previous applicant", Help: "the previous applicant"}.Translated(), Group: action.GroupMoving, Run: r.env.Want(intent.NextInQueue{By: -1})},
		action.Action{Keys: action.ProfileOrCV, Label: swap, Group: action.GroupApplicants, Rank: 4, Disabled: noCV, Run: r.swap},
		action.Action{Keys: action.PageLayout, Label: layout, Group: action.GroupApplicants, Rank: 12, Disabled: noLayout, Run: r.layOut},
		action.Action{Keys: action.Picture, Label: action.Label{Name: "picture", Title: "Picture of the page", Synonyms: "image, photo, scan", Help: "show the page of the CV as a picture if the terminal can, or its text again"}.Translated(), Group: action.GroupApplicants, Disabled: noCV, Run: r.pictured},
		action.Action{Keys: action.HiddenWords, Label: action.Label{Name: "hidden words", Title: "Words in the file, not on the page", Synonyms: "invisible, white text, keywords", Help: "show or hide words that are in the file but not on the page"}.Translated(), Group: action.GroupApplicants, Disabled: r.noneHidden(noText), Run: r.showHidden},
		action.Action{Keys: action.FindWords, Label: sayFind(), Group: action.GroupFind, Rank: 13, Run: r.find},
		action.Action{Keys: action.NextMatch, Label: action.Label{Name: "next match", Help: "to the next match", Title: "Next match"}.Translated(), Group: action.GroupFind, Rank: 1, Disabled: r.nothingLit(), Run: func() tea.Cmd { return r.match(1) },
			Foot: &action.Foot{Keys: action.NextMatch.String() + " " + action.PreviousMatch.String(), Name: lang.Text("matches")}},
		action.Action{Keys: action.PreviousMatch, Label: action.Label{Name: "previous match", Help: "to the previous match", Title: "Previous match"}.Translated(), Group: action.GroupFind, Disabled: r.nothingLit(), Run: func() tea.Cmd { return r.match(-1) }},
		action.Action{Keys: action.NextPage, Label: action.Label{Name: "next page", Help: "to the next page of the CV", Title: "Next page"}.Translated(), Group: action.GroupMoving, Disabled: noText, Run: func() tea.Cmd { return r.turnPage(1) }},
		action.Action{Keys: action.PreviousPage, Label: action.Label{Name: "previous page", Title: "Previous page", Help: "to the previous page of the CV"}.Translated(), Group: action.GroupMoving, Disabled: noText, Run: func() tea.Cmd { return r.turnPage(-1) }},
		action.Action{Keys: action.Links, Label: action.Label{Name: "links", Title: "Links and addresses", Synonyms: "url, website, github, linkedin, e-mail, email", Help: "links and addresses in profile and CV: copy or open one"}.Translated(), Group: action.GroupFiles, Disabled: noLinks, Run: func() tea.Cmd {
			r.host.Push(&linksBox{env: r.env, host: r.host, all: r.links})
			return nil
		}},
		action.Action{Keys: action.OpenCV, Label: action.Label{Name: "open CV", Title: "Open the CV in a viewer", Synonyms: "resume, pdf, word, desktop, external", Help: "open the CV in your desktop's viewer"}.Translated(), Group: action.GroupFiles, Disabled: r.program.NoViewer(r.Candidate()), Run: r.env.Want(intent.OpenCV{ID: r.id})},
		action.Action{Keys: action.SendCV, Label: action.Label{Name: "send CV", Title: "Send the CV to your own computer", Synonyms: "download, scp, transfer, laptop", Help: "save the CV and send it to the computer you sit at, or show the command for that"}.Translated(), Group: action.GroupFiles, Disabled: noCV, Run: r.env.Want(intent.SendCVs{IDs: []int64{r.id}})},
		action.Action{Keys: action.SaveCV, Label: action.Label{Name: "save CV", Title: "Save CVs", Synonyms: "download, resume, pdf", Help: "save the CV"}.Translated(), Group: action.GroupFiles, Rank: 14, Disabled: noCV, Run: r.env.Want(intent.SaveCVs{IDs: []int64{r.id}})},
		action.Action{Keys: action.Back, Label: action.Label{Name: "back", Title: "Back to the list", Synonyms: "close", Help: "back to the list"}.Translated(), Group: action.GroupMoving, Rank: 2, Run: r.env.Want(intent.CloseReader{})},
	)
	moves := view.Moves()
	for i := range moves {
		if moves[i].Keys.Has("pgdown") {
			moves[i].Keys = append(moves[i].Keys, "space")
		}
	}
	if r.laidOut {
		rank := 0
		if r.cut {
			rank = 3
		}
		moves = append(moves,
			action.Action{Keys: action.ScrollRight, Label: action.Label{Name: "right", Title: "Scroll right", Help: "scroll right on a wide page"}.Translated(), Group: action.GroupMoving, Rank: rank, Run: func() tea.Cmd { view.Shift(8); return nil }},
			action.Action{Keys: action.ScrollLeft, Label: action.Label{Name: "left", Title: "Scroll left", Help: "scroll left on a wide page"}.Translated(), Group: action.GroupMoving, Run: func() tea.Cmd { view.Shift(-8); return nil }},
		)
	}
	return append(out, moves...)
}

// focused returns the page that keys scroll.
func (r *Reader) focused() *widget.Page {
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

// cvPage is the page that holds the CV.
func (r *Reader) cvPage() *widget.Page {
	if r.wide || r.laidOut {
		return &r.cv
	}
	return &r.whole
}

// cvBegins is the line of the page on which the CV begins.
func (r *Reader) cvBegins() int {
	if len(r.pages) == 0 {
		return 0
	}
	return r.pages[0]
}

// ToCV goes to the CV, as soon as the CV is read.
func (r *Reader) ToCV() {
	r.onProfile, r.jump = false, true
}

// ToMatch goes to the first match of the search, as soon as the CV is read.
func (r *Reader) ToMatch() { r.toMatch = true }

// ToLine goes to a line of the CV as flowing text, as soon as the CV is read. Both are counted from 1; page 0 is the
// profile.
func (r *Reader) ToLine(page, line int) tea.Cmd {
	gone := r.unpicture()
	r.laidOut, r.jump = false, false
	if r.onProfile = page == 0; r.onProfile {
		r.profile.Top()
		r.whole.Top()
	} else {
		r.toLine = [2]int{page, line}
	}
	r.Forget()
	return gone
}

// linesAbove is how many lines stay in sight above a line that is gone to.
const linesAbove = 3

func (r *Reader) goToLine() {
	page, line := r.toLine[0], r.toLine[1]
	r.toLine = [2]int{}
	if page <= len(r.cvLinesAt) && line <= len(r.cvLinesAt[page-1]) {
		r.cvPage().To(max(r.cvLinesAt[page-1][line-1]-linesAbove, 0))
	}
}

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
			return r.draw(r.output, to)
		}
		return r.env.Notify(env.Info, lang.Text("There is no such page."))
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
		return r.env.Notify(env.Info, lang.Text("This is the last page."))
	}
	for i := len(r.pages) - 1; i >= 0; i-- {
		if r.pages[i] < at {
			page.To(r.pages[i])
			return nil
		}
	}
	return r.env.Notify(env.Info, lang.Text("This is the first page."))
}

func (r *Reader) find() tea.Cmd {
	line := frame.NewLine(r.env, r.host, "", r.env.Searched())
	line.Input.Select()
	r.host.Push(&findBox{Line: line, found: func(words string) tea.Cmd {
		r.env.Search(words)
		return r.match(0)
	}})
	return nil
}

// nothingLit is the reason why there is no match to go to; "" when words are searched for.
func (r *Reader) nothingLit() string {
	if r.env.Searched() == "" {
		return lang.Text("no words were searched for; %s finds words", action.FindWords)
	}
	return ""
}

// match goes to the next or previous match, or with 0 to the first below the top of the screen.
func (r *Reader) match(by int) tea.Cmd {
	if r.env.Searched() == "" {
		return nil
	}
	n, wrapped := r.goToMatch(by)
	switch {
	case n == 0:
		missing := lang.Text("“%s” is neither in the profile nor in the CV.", text.Line(r.env.Searched()))
		if r.env.Blind {
			missing += " " + env.NotSearched()
		}
		return r.env.Notify(env.Info, missing)
	case !wrapped || by == 0:
		return nil
	case n == 1:
		return r.env.Notify(env.Info, lang.Text("This is the only match."))
	case by > 0:
		return r.env.Notify(env.Info, sayFirstMatchAgain())
	}
	return r.env.Notify(env.Info, sayLastMatchAgain())
}

// searchedPages are the pages on the screen, in their order.
func (r *Reader) searchedPages() []*widget.Page {
	if r.wide && !r.laidOut && r.cells == nil {
		return []*widget.Page{&r.profile, &r.cv}
	}
	return []*widget.Page{r.focused()}
}

// goToMatch goes to a match as match does, also from one page to the other. It returns the number of matches, and
// whether it went past the last or first match to the other end.
func (r *Reader) goToMatch(by int) (all int, wrapped bool) {
	pages := r.searchedPages()
	next := 0
	for _, p := range pages {
		if p == r.focused() {
			next = all + p.NextMatch(r.env, by)
		}
		n, _ := p.Matches(r.env)
		all += n
	}
	if all == 0 {
		return 0, false
	}
	wrapped = next < 0 || next >= all
	next = (next + all) % all
	for _, p := range pages {
		n, _ := p.Matches(r.env)
		if next >= 0 && next < n {
			p.ToMatch(r.env, next)
			r.onProfile = p == &r.profile
		} else {
			p.ToMatch(r.env, -1)
		}
		next -= n
	}
	return all, wrapped
}

// MatchPlace words the place of the current match among all: "match 1 of 2"; "" without a match.
func (r *Reader) MatchPlace() string {
	at, all := 0, 0
	for _, p := range r.searchedPages() {
		n, current := p.Matches(r.env)
		if current >= 0 && current < n {
			at = all + current + 1
		}
		all += n
	}
	if at == 0 {
		return ""
	}
	return lang.Text("match") + " " + sayPlace(lang.Number(at), lang.Number(all))
}
