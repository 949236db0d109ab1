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
	"shortlist/model/amount"
	"shortlist/ui/desk"
	"shortlist/ui/layout"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/uitest"
)

// A test knows of the screen what is on it. Which application or job a row is about is looked
// up in the store and at the service.

// heading is the first line of what is in front.
func (s *stage) heading() string {
	if lines := s.Screen().Lines; len(lines) > 1 {
		return lines[1]
	}
	return ""
}

// View is what the program draws.
func (s *stage) View() tea.View { return s.model.View() }

// footer is the line of the keys.
func (s *stage) footer() string {
	lines := s.Screen().Lines
	return lines[len(lines)-1]
}

// Offers reports whether the footer offers a key, alone or with its name: "N new".
func (s *stage) Offers(hint string) bool {
	return slices.ContainsFunc(strings.Split(strings.TrimSpace(s.footer()), "   "), func(h string) bool {
		return strings.HasPrefix(h+" ", hint+" ")
	})
}

// What fills the screen between bar and footer.
const (
	thePanes      = "panes"
	theReader     = "reader"
	theComparison = "comparison"
	theLog        = "activity log"
	theForm       = "form"
	theWelcome    = "welcome screen"
)

// formHeadings begin the headings of a form.
var formHeadings = []string{" New job", " Edit ", " Review: ", " As the board will show it", " Compared: ", " Someone else changed "}

// Front is what fills the screen.
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
	case slices.ContainsFunc(formHeadings, begins):
		return theForm
	case s.Offers("J next") && strings.HasPrefix(s.footer(), " J next"), s.Offers("e edit"):
		return thePanes // a detail alone
	}
	return theReader
}

// inForm reports whether what is typed goes into the fields of a form.
func (s *stage) inForm() bool {
	return !s.Left() && s.BoxTitle() == "" && s.Front() == theForm && s.Offers("ctrl+s review and send")
}

// BoxTitle is the title of the box on top; "" without one.
func (s *stage) BoxTitle() string {
	lines := s.Overlay().Lines
	if len(lines) == 0 {
		return ""
	}
	return strings.TrimSpace(strings.Trim(lines[0], "╭╮─ "))
}

// rules are the columns of the lines between panes. They run through the headings.
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

// columns are the panes on the screen, from left to right.
func (s *stage) columns() (out []layout.Column) {
	if s.Front() != thePanes {
		return nil
	}
	heading, from := s.heading(), 0
	for _, end := range append(s.rules(), ansi.StringWidth(heading)) {
		c := layout.Column{Pane: layout.Detail, X: from, Width: end - from}
		switch head := ansi.Cut(heading, from, end); {
		case strings.HasPrefix(head, " Jobs "):
			c.Pane = layout.Jobs
		case strings.HasPrefix(head, " Applicants "):
			c.Pane = layout.Applicants
		}
		out = append(out, c)
		from = end + 1
	}
	return out
}

// focus is the pane that has the keys: its heading is lit.
func (s *stage) focus() layout.Pane {
	s.t.Helper()
	lit, _, _ := strings.Cut(theme.New(s.opts.Theme, true).Heading.Render("X"), "X")
	heading, columns := strings.Split(s.View().Content, "\n")[1], s.columns()
	for _, c := range columns {
		if len(columns) == 1 || strings.Contains(ansi.Cut(heading, c.X, c.X+c.Width), lit+ansi.Cut(s.heading(), c.X, c.X+3)) {
			return c.Pane
		}
	}
	s.t.Fatalf("no pane has the keys%s", s.Picture())
	return 0
}

// unseenInBar is how many applications the bar says are unseen.
// belowBar is the screen without its first row, which counts the applicants not viewed.
func (s *stage) belowBar() string { return strings.Join(s.Screen().Lines[1:], "\n") }

func (s *stage) unseenInBar() int { return number(s.Screen().Lines[0], `([\d,]+) unviewed`) }

// tab is the count of a tab of the applicants: "All".
func (s *stage) tab(name string) int {
	s.t.Helper()
	return number(strings.Join(s.Pane(layout.Applicants).Lines, "\n"), `\d `+name+`\w* ([\d,]+)`)
}

// number is the number that a pattern finds in a text; 0 without one.
func number(in, pattern string) int {
	found := regexp.MustCompile(pattern).FindStringSubmatch(in)
	if found == nil {
		return 0
	}
	n, _ := strconv.Atoi(strings.ReplaceAll(found[1], ",", "")) // the pattern is of digits
	return n
}

// readAt is where the reader is in its queue.
func (s *stage) readAt() (at, of int) {
	return number(s.heading(), `([\d,]+) of [\d,]+ *$`), number(s.heading(), `[\d,]+ of ([\d,]+) *$`)
}

// known is what the account knows of jobs and applications, as they are shown now: redacted in
// blind mode.
type known struct {
	of       *account.Account
	revision int64
	blind    bool
	jobs     []model.Job
	people   []model.Candidate // nil: not read
}

// look has what is known be what the store holds.
func (d *day) look() {
	d.Helper()
	revision, err := d.store.Revision(d.Context())
	if err != nil {
		d.Fatal(err)
	}
	if k := &d.known; k.of != d.account || k.revision != revision || k.blind != d.account.Blind() {
		*k = known{of: d.account, revision: revision, blind: d.account.Blind()}
		jobs, err := d.account.CachedJobs(d.Context())
		if err != nil {
			d.Fatal(err)
		}
		deleted, err := d.store.DeletedJobs(d.Context())
		if err != nil {
			d.Fatal(err)
		}
		k.jobs = append(jobs.List, deleted...)
	}
}

// everybody is all applications.
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

// applicants are those of a job as the account knows them.
func (d *day) applicants(jobID int64) []model.Candidate {
	d.Helper()
	all, err := d.account.CachedApplicants(d.Context(), jobID)
	if err != nil {
		d.Fatal(err)
	}
	return all.People
}

// Applicant is an application as it is shown now.
func (d *day) Applicant(id int64) model.Candidate {
	d.Helper()
	c, err := d.account.Candidate(d.Context(), id)
	if err != nil {
		d.Fatal(err)
	}
	return c
}

// Verdict is what was decided about an application, as it is kept.
func (d *day) Verdict(id int64) model.Verdict {
	d.Helper()
	return d.kept(id).Verdict
}

// kept is the review of an application.
func (d *day) kept(id int64) model.Review {
	d.Helper()
	all, err := d.account.Reviews(d.Context(), 0)
	if err != nil {
		d.Fatal(err)
	}
	return all[id]
}

// begins is how much of a name a text begins with: 0 if it begins with another. A name may be
// cut short.
func begins(shown, name string) int {
	switch cut, _, short := strings.Cut(shown, "…"); {
	case shown == name, strings.HasPrefix(shown, name+" "), strings.HasPrefix(shown, name+","):
		return 2 * len(name)
	case short && strings.HasPrefix(name, cut):
		return len(cut)
	}
	return 0
}

// best are those with the highest score above 0.
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

// who is whom a piece of the screen is about that begins with a name. Where several have the
// name, what else is in it says who.
func (d *day) who(shown []string, among []model.Candidate) (model.Candidate, bool) {
	d.Helper()
	named := best(among, func(c model.Candidate) int { return begins(shown[0], desk.Name(c)) })
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

// title is a job's, as it is shown.
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
	lines []string // without edge and sign
}

// rowSigns are before the names in lists.
var rowSigns = []string{"  ", "● ", "✓ ", "◐ ", "◌ ", "○ ", "? ", "✕ "}

// rows are the rows of a list on the screen. One row of the
// applicants is one line where they are in columns, else it is two, as it is in the jobs.
func (s *stage) rows(p layout.Pane) (rows []row, cursor int) {
	s.t.Helper()
	lines, cursor := s.Pane(p).Lines, -1
	each := 2
	for i := 1; i < len(lines); {
		edge, sign, name := ansi.Cut(lines[i], 0, 1), ansi.Cut(lines[i], 1, 3), ansi.Cut(lines[i], 3, 5)
		if strings.HasPrefix(lines[i], "   Name ") {
			each, name = 1, ""
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
			if n == 1 && strings.HasPrefix(line[len(edge):], theme.SignMarked) {
				r.sign = theme.SignMarked
			}
			r.lines = append(r.lines, strings.TrimSpace(ansi.Cut(line, 3, ansi.StringWidth(line))))
		}
		rows = append(rows, r)
		i += each
	}
	return rows, cursor
}

// about are those whom a row of the applicants may be about: those of the job under the cursor
// of the jobs, where it is on the screen.
func (d *day) about() []model.Candidate {
	d.Helper()
	for _, c := range d.columns() {
		if c.Pane == layout.Jobs {
			if j, ok := d.Current(); ok {
				return d.applicants(j.ID)
			}
		}
	}
	return d.everybody()
}

// here is who is under the cursor of the applicants.
func (d *day) here() (model.Candidate, bool) {
	d.Helper()
	rows, cursor := d.rows(layout.Applicants)
	if cursor < 0 {
		return model.Candidate{}, false
	}
	return d.who(rows[cursor].lines, d.about())
}

// Person returns who is under the cursor of the applicants.
func (d *day) Person() model.Candidate {
	d.Helper()
	c, ok := d.here()
	if !ok {
		d.Fatal("no applicant is selected" + d.Picture())
	}
	return c
}

// place is where the cursor of the applicants is, and of how many.
func (d *day) place() (at, of int) {
	d.Helper()
	d.Tall(func() {
		rows, cursor := d.rows(layout.Applicants)
		at, of = cursor+1, len(rows)
	})
	return at, of
}

// Tall makes the screen so high that it shows the whole of a list, and then as it was again.
func (d *day) Tall(look func()) {
	d.Helper()
	lines := d.Screen().Lines
	width, height := ansi.StringWidth(lines[0]), len(lines)
	d.Resize(width, 200)
	look()
	d.Resize(width, height)
}

// Shown is the applications in the list of applicants, as it is on a screen that shows it
// whole.
func (d *day) Shown() (ids []int64) {
	d.Helper()
	d.Tall(func() {
		rows, _ := d.rows(layout.Applicants)
		about := d.about()
		for _, row := range rows {
			if c, ok := d.who(row.lines, about); ok {
				ids = append(ids, c.ID)
			}
		}
	})
	return ids
}

// Current is the job under the cursor of the jobs.
func (d *day) Current() (model.Job, bool) {
	d.Helper()
	rows, cursor := d.rows(layout.Jobs)
	if cursor < 0 {
		return model.Job{}, false
	}
	return d.job(rows[cursor].lines)
}

// job is the job that a row is about. Where several have the title, what else is in the row
// says which.
func (d *day) job(row []string) (model.Job, bool) {
	d.Helper()
	d.look()
	titled := best(d.known.jobs, func(j model.Job) int { return begins(row[0], text.Line(j.Title)) })
	if len(titled) > 1 {
		titled = best(titled, func(j model.Job) int {
			n := 1
			if strings.HasSuffix(row[0], " "+amount.Number(j.Applies)) {
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

// titles are the jobs in the list, as it is on a screen that shows it whole.
func (d *day) titles() (out []string) {
	d.Helper()
	d.Tall(func() {
		rows, _ := d.rows(layout.Jobs)
		for _, row := range rows {
			if j, ok := d.job(row.lines); ok {
				out = append(out, j.Title)
			}
		}
	})
	return out
}

// read is the applicant whom a page is about that begins with their name.
func (d *day) read(page uitest.Part) model.Candidate {
	d.Helper()
	lines := slices.Clone(page.Lines)
	lines[0] = strings.TrimSpace(lines[0])
	c, _ := d.who(lines, d.everybody())
	return c
}

// Detail is the applicant beside the list; the zero value where there is none.
func (d *day) Detail() model.Candidate {
	d.Helper()
	return d.read(d.Pane(layout.Detail))
}

// Reading is the applicant in the reader; the zero value where there is none.
func (d *day) Reading() model.Candidate {
	d.Helper()
	if !d.reading() {
		return model.Candidate{}
	}
	return d.read(d.Columns("the reader", 0, ansi.StringWidth(d.heading())))
}

// reading reports whether the reader is in front.
func (d *day) reading() bool { return d.Front() == theReader }
