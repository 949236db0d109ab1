package ui_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/ui/env"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/uitest"
)

// A test sees only the screen. It looks up in the store and at the service which
// application or job a row belongs to.

// heading returns the first line of the screen in front.
func (s *stage) heading() string {
	if lines := s.Screen().Lines; len(lines) > 1 {
		return lines[1]
	}
	return ""
}

// View draws the program.
func (s *stage) View() tea.View { return s.model.View() }

// footer returns the line of the keys, without the divider between them.
func (s *stage) footer() string { return strings.Replace(s.KeyLine(), " │ ", "   ", 1) }

// Offers reports whether the line of the keys offers a key, alone or with its name: "N new".
func (s *stage) Offers(hint string) bool {
	return slices.ContainsFunc(strings.Split(strings.TrimSpace(s.footer()), "   "), func(h string) bool {
		return strings.HasPrefix(h+" ", hint+" ")
	})
}

// Keys fails the test unless the line of the keys offers a key with its name.
func (s *stage) Keys(hint string) {
	s.t.Helper()
	if !s.Offers(hint) {
		s.t.Fatalf("%q is not among the keys%s", hint, s.Picture())
	}
}

// The screens between bar and footer.
const (
	thePanes      = "panes"
	theReader     = "reader"
	theComparison = "comparison"
	theLog        = "activity log"
	theOverview   = "overview"
	theForm       = "form"
	theWelcome    = "welcome screen"
)

// formHeadings are the beginnings of a form's headings.
var formHeadings = []string{" New job", " Edit ", " Review: ", " As the board will show it", " Compared: ", " Changed since you opened it: "}

// Front returns the screen in front.
func (s *stage) Front() string {
	heading := s.heading()
	begins := func(with string) bool { return strings.HasPrefix(heading, with) }
	switch {
	case strings.TrimSpace(s.Screen().Lines[0]) == "shortlist":
		return theWelcome
	case len(s.rules()) > 0, begins(" Jobs "), begins(" Applicants "):
		return thePanes
	case begins(" Compare "):
		return theComparison
	case begins(" Activity log "):
		return theLog
	case begins(" Overview "):
		return theOverview
	case slices.ContainsFunc(formHeadings, begins):
		return theForm
	case strings.Contains(s.footer(), " J K next previous   esc "), s.Offers("e edit"):
		return thePanes // only the detail
	}
	return theReader
}

// inForm reports whether typed text goes into the fields of a form.
func (s *stage) inForm() bool {
	return !s.Left() && s.BoxTitle() == "" && s.Front() == theForm && s.Offers("ctrl+s review and send")
}

// BoxTitle returns the title of the top box; "" without one.
func (s *stage) BoxTitle() string {
	lines := s.Overlay().Lines
	if len(lines) == 0 {
		return ""
	}
	return strings.TrimSpace(strings.Trim(lines[0], "╭╮─ "))
}

// rules returns the columns of the lines between panes. They run through the headings.
func (s *stage) rules() (at []int) {
	lines := s.Screen().Lines
	if len(lines) < 6 {
		return nil
	}
	bars := func(line string) (at []int) {
		for i := range line {
			if strings.HasPrefix(line[i:], "│") {
				at = append(at, ansi.StringWidth(line[:i]))
			}
		}
		return at
	}
	second, third := bars(lines[2]), bars(lines[3])
	for _, x := range bars(lines[1]) {
		if slices.Contains(second, x) && slices.Contains(third, x) {
			at = append(at, x)
		}
	}
	return at
}

// columns returns the panes on the screen, from left to right.
func (s *stage) columns() (out []env.Column) {
	if s.Front() != thePanes {
		return nil
	}
	heading, from := s.heading(), 0
	for _, end := range append(s.rules(), ansi.StringWidth(heading)) {
		c := env.Column{Pane: env.DetailPane, X: from, Width: end - from}
		switch head := ansi.Cut(heading, from, end); {
		case strings.HasPrefix(head, " Jobs "):
			c.Pane = env.JobPane
		case strings.HasPrefix(head, " Applicants "):
			c.Pane = env.ApplicantPane
		}
		if ansi.StringWidth(heading) >= env.WideList && rowRule(s.Columns("a column", c.X, c.Width).Lines) > 0 {
			below := env.Column{Pane: env.DetailPane, X: c.X, Width: c.Width, Row: env.Lower}
			c.Row = env.Upper
			out = append(out, c, below)
		} else {
			out = append(out, c)
		}
		from = end + 1
	}
	return out
}

// rowRule returns the line between two panes of a column; -1 without one.
func rowRule(lines []string) int {
	return slices.IndexFunc(lines, func(line string) bool { return line != "" && strings.Trim(line, "─") == "" })
}

// focus returns the focused pane: its heading is highlighted, or has the cursor's edge.
func (s *stage) focus() env.Pane {
	s.t.Helper()
	lit, _, _ := strings.Cut(s.model.Theme().Heading.Render("X"), "X")
	heading, columns := strings.Split(s.View().Content, "\n")[1], s.columns()
	for _, c := range columns {
		if len(columns) == 1 || strings.HasPrefix(s.Pane(c.Pane).Lines[0], theme.SignCursor) || strings.Contains(ansi.Cut(heading, c.X, c.X+c.Width), lit+ansi.Cut(s.heading(), c.X, c.X+3)) {
			return c.Pane
		}
	}
	s.t.Fatalf("no pane has the keys%s", s.Picture())
	return 0
}

// belowBar returns the screen without its first row, which counts the unviewed
// applicants.
func (s *stage) belowBar() string { return strings.Join(s.Screen().Lines[1:], "\n") }

func (s *stage) unviewedInBar() int { return number(s.Screen().Lines[0], `([\d\x{a0}]+) unviewed`) }

// bar returns the first line with a bar at the right edge, which shows what part of a text is in sight; -1 without one.
func (s *stage) bar() int {
	return slices.IndexFunc(s.Screen().Lines, func(line string) bool { return strings.HasSuffix(strings.TrimRight(line, " "), theme.SignBar) })
}

// tab returns the count of a tab of the applicants, by its name: "All".
func (s *stage) tab(name string) int {
	s.t.Helper()
	return number(strings.Join(s.Pane(env.ApplicantPane).Lines, "\n"), `(?m)(?:^|[ │])`+name+`\w* ([\d\x{a0}]+)`)
}

// number returns the number that a pattern finds in a text; 0 without one.
func number(in, pattern string) int {
	found := regexp.MustCompile(pattern).FindStringSubmatch(in)
	if found == nil {
		return 0
	}
	n, _ := strconv.Atoi(strings.ReplaceAll(found[1], "\u00a0", "")) // the pattern matches digits
	return n
}

// readAt returns the reader's place in its queue.
func (s *stage) readAt() (at, of int) {
	return number(s.heading(), `([\d\x{a0}]+) of [\d\x{a0}]+ *$`), number(s.heading(), `[\d\x{a0}]+ of ([\d\x{a0}]+) *$`)
}

// known is the account's data of jobs and applications as it is shown now: redacted in
// blind mode.
type known struct {
	of       *account.Account
	revision int64
	blind    bool
	jobs     []model.Job
	people   []model.Candidate // nil: not read
}

// look reads the data from the store.
func (d *day) look() {
	d.Helper()
	revision, err := d.store.Revision(d.Context())
	modeltest.Must(d, err)
	if k := &d.known; k.of != d.account || k.revision != revision || k.blind != d.account.Blind() {
		*k = known{of: d.account, revision: revision, blind: d.account.Blind()}
		jobs, err := d.account.CachedJobs(d.Context())
		modeltest.Must(d, err)
		deleted, err := d.store.DeletedJobs(d.Context())
		modeltest.Must(d, err)
		k.jobs = append(jobs.List, deleted...)
	}
}

// everybody returns all applications.
func (d *day) everybody() []model.Candidate {
	d.Helper()
	d.look()
	if k := &d.known; k.people == nil {
		for _, j := range k.jobs {
			k.people = append(k.people, d.applicants(j.ID)...)
		}
	}
	return d.known.people
}

// applicants returns the applicants of a job.
func (d *day) applicants(jobID int64) []model.Candidate {
	d.Helper()
	list, err := d.account.ListApplicants(d.Context(), jobID)
	modeltest.Must(d, err)
	var ids []int64
	for _, b := range list.Briefs {
		ids = append(ids, b.ID)
	}
	people, err := d.account.CandidatesOf(d.Context(), ids)
	modeltest.Must(d, err)
	return append(people, list.People...)
}

// Applicant returns an application as it is shown now.
func (d *day) Applicant(id int64) model.Candidate {
	d.Helper()
	c, err := d.account.Candidate(d.Context(), id)
	modeltest.Must(d, err)
	return c
}

// Verdict returns the kept verdict on an application.
func (d *day) Verdict(id int64) model.Verdict {
	d.Helper()
	return d.kept(id).Verdict
}

// kept returns the review of an application.
func (d *day) kept(id int64) model.Review {
	d.Helper()
	all, err := d.account.Reviews(d.Context(), 0)
	modeltest.Must(d, err)
	return all[id]
}

// begins returns how much of a name a text begins with: 0 if it begins with another. A
// name may be cut short.
func begins(shown, name string) int {
	switch cut, _, short := strings.Cut(shown, "…"); {
	case shown == name, strings.HasPrefix(shown, name+" "), strings.HasPrefix(shown, name+","):
		return 2 * len(name)
	case short && strings.HasPrefix(name, cut):
		return len(cut)
	}
	return 0
}

// best returns the items with the highest score above 0.
func best[T any](all []T, score func(T) int) (out []T) {
	most := 1
	for _, a := range all {
		switch n := score(a); {
		case n > most:
			out, most = []T{a}, n
		case n == most:
			out = append(out, a)
		}
	}
	return out
}

// who returns the applicant of a part of the screen that begins with a name. If several
// have the name, the rest of the part decides.
func (d *day) who(shown []string, among []model.Candidate) (model.Candidate, bool) {
	d.Helper()
	named := best(among, func(c model.Candidate) int { return begins(shown[0], env.Name(c)) })
	if len(named) > 1 {
		all := strings.Join(shown, "\n")
		named = best(named, func(c model.Candidate) int {
			n := 1
			for _, about := range []string{d.title(c.JobID), c.Applicant.Contacts.Phone, c.Applicant.Contacts.Email, c.Applicant.Region, c.Applicant.SalaryWish()} {
				if about != "" && strings.Contains(all, about) {
					n++
				}
			}
			if c.Applicant.Age != nil && (strings.Contains(all, fmt.Sprintf(", %d ", *c.Applicant.Age)) || strings.Contains(all, fmt.Sprintf("%d years", *c.Applicant.Age))) {
				n++
			}
			return n
		})
	}
	if len(named) > 1 {
		d.Fatalf("%q may be any of %d applicants%s", shown, len(named), d.Picture())
	}
	if len(named) == 0 {
		return model.Candidate{}, false
	}
	return named[0], true
}

// title returns the title of a job, as it is shown.
func (d *day) title(id int64) string {
	j, err := d.account.CachedJob(d.Context(), id)
	if err != nil {
		return ""
	}
	return text.Line(j.Title)
}

// row is an entry of a list on the screen.
type row struct {
	sign  string   // before its name
	lines []string // without edge, sign and bar
}

// rowSigns are before the names in lists.
var rowSigns = []string{"  ", "● ", "✓ ", "~ ", "✗ ", "◐ ", "◌ ", "○ ", "? ", "✕ "}

// rows returns the rows of a list on the screen. A row is one line if the applicants are in columns, and if the list of
// jobs is on a large screen, else two.
func (s *stage) rows(p env.Pane) (rows []row, cursor int) {
	s.t.Helper()
	lines, cursor := s.Pane(p).Lines, -1
	each := 2
	if p == env.JobPane && ansi.StringWidth(lines[0]) >= 45 && len(lines) >= 44 { // a large screen
		each = 1
	}
	for i := 1; i < len(lines); {
		edge, sign, name := ansi.Cut(lines[i], 0, 1), ansi.Cut(lines[i], 1, 3), ansi.Cut(lines[i], 3, 6) // a wide character, too
		if strings.HasPrefix(lines[i], "    Name ") {
			each, name = 1, ""
		}
		marked := strings.HasSuffix(sign, theme.SignMarked)
		if marked {
			sign = strings.TrimSuffix(sign, theme.SignMarked) + " "
		}
		if i+each > len(lines) || !strings.Contains(" ▌", edge) || !slices.Contains(rowSigns, sign) || strings.TrimSpace(name) == "" {
			i++ // a tab, a filter, progress, a problem
			continue
		}
		if edge == "▌" {
			cursor = len(rows)
		}
		r := row{sign: strings.TrimSpace(sign)}
		for n, line := range lines[i : i+each] {
			if marked || n == 1 && strings.HasPrefix(line[len(edge):], theme.SignMarked) {
				r.sign = theme.SignMarked
			}
			r.lines = append(r.lines, strings.TrimRight(strings.TrimSpace(ansi.Cut(line, 3, ansi.StringWidth(line))), " ▐"))
		}
		rows = append(rows, r)
		i += each
	}
	return rows, cursor
}

// about returns the applicants that a row may show: those of the job under the cursor
// of the jobs, if it is on the screen.
func (d *day) about() []model.Candidate {
	d.Helper()
	for _, c := range d.columns() {
		if c.Pane == env.JobPane {
			if j, ok := d.Current(); ok {
				return d.applicants(j.ID)
			}
		}
	}
	return d.everybody()
}

// here returns the applicant under the cursor.
func (d *day) here() (model.Candidate, bool) {
	d.Helper()
	rows, cursor := d.rows(env.ApplicantPane)
	if cursor < 0 {
		return model.Candidate{}, false
	}
	return d.who(rows[cursor].lines, d.about())
}

// Person returns the applicant under the cursor.
func (d *day) Person() model.Candidate {
	d.Helper()
	c, ok := d.here()
	if !ok {
		d.Fatal("no applicant is selected" + d.Picture())
	}
	return c
}

// place returns the place of the applicants' cursor, and the number of rows.
func (d *day) place() (at, of int) {
	d.Helper()
	d.Tall(func() {
		rows, cursor := d.rows(env.ApplicantPane)
		at, of = cursor+1, len(rows)
	})
	return at, of
}

// Tall makes the screen high enough for a whole list while look runs.
func (d *day) Tall(look func()) {
	d.Helper()
	lines := d.Screen().Lines
	width, height := ansi.StringWidth(lines[0]), len(lines)
	d.Resize(width, 200)
	look()
	d.Resize(width, height)
}

// Shown returns the applications in the list, from a screen that shows the whole list.
func (d *day) Shown() (ids []int64) {
	d.Helper()
	d.Tall(func() {
		rows, _ := d.rows(env.ApplicantPane)
		about := d.about()
		for _, row := range rows {
			if c, ok := d.who(row.lines, about); ok {
				ids = append(ids, c.ID)
			}
		}
	})
	return ids
}

// Current returns the job under the cursor of the jobs.
func (d *day) Current() (model.Job, bool) {
	d.Helper()
	rows, cursor := d.rows(env.JobPane)
	if cursor < 0 {
		return model.Job{}, false
	}
	return d.job(rows[cursor].lines)
}

// job returns the job of a row. If several have the title, the rest of the row decides.
func (d *day) job(row []string) (model.Job, bool) {
	d.Helper()
	d.look()
	titled := best(d.known.jobs, func(j model.Job) int { return begins(row[0], text.Line(j.Title)) })
	if len(titled) > 1 {
		titled = best(titled, func(j model.Job) int {
			n := 1
			if strings.HasSuffix(row[0], " "+lang.Number(j.Applies)) {
				n++
			}
			if strings.Contains(row[1], text.Line(j.Region)) {
				n++
			}
			if j.Status != model.Activated && strings.HasPrefix(row[1], text.Line(j.Status.Label())) {
				n++
			}
			return n
		})
	}
	if len(titled) > 1 {
		d.Fatalf("%q may be any of %d jobs%s", row, len(titled), d.Picture())
	}
	if len(titled) == 0 {
		return model.Job{}, false
	}
	return titled[0], true
}

// titles returns the jobs in the list, from a screen that shows the whole list.
func (d *day) titles() (out []string) {
	d.Helper()
	d.Tall(func() {
		rows, _ := d.rows(env.JobPane)
		for _, row := range rows {
			if j, ok := d.job(row.lines); ok {
				out = append(out, j.Title)
			}
		}
	})
	return out
}

// read returns the applicant whose name a page begins with.
func (d *day) read(page uitest.Part) model.Candidate {
	d.Helper()
	lines := slices.Clone(page.Lines)
	lines[0] = strings.TrimSpace(strings.TrimPrefix(lines[0], theme.SignCursor))
	c, _ := d.who(lines, d.everybody())
	return c
}

// Detail returns the applicant beside the list; the zero value without one.
func (d *day) Detail() model.Candidate {
	d.Helper()
	return d.read(d.Pane(env.DetailPane))
}

// Reading returns the applicant in the reader; the zero value without one.
func (d *day) Reading() model.Candidate {
	d.Helper()
	if !d.reading() {
		return model.Candidate{}
	}
	from, to := 0, ansi.StringWidth(d.Screen().Lines[1])
	if to >= 200 { // beside the queue
		from = 35
	}
	return d.read(d.Columns("the reader", from, to-from))
}

// reading reports whether the reader is in front.
func (d *day) reading() bool { return d.Front() == theReader }
