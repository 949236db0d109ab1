package candidatedetail

import (
	"fmt"
	"strings"

	"shortlist/api/account"
	"shortlist/model/same"
	"shortlist/ui/desk"
	"shortlist/ui/text"
)

// shown bounds how many other applies stand on a page.
const shown = 12

// applied draws the other applies that are likely of the same person, and why.
// They are told and never merged (CONTRACT 28, 45); beside them stands how many
// the service counts, as a number of its own.
func (p profile) applied() []string {
	t := p.desk.Theme
	counts := ""
	if n := p.c.AppliesCount; n > 1 {
		counts = fmt.Sprintf("%d applications by the service's count", n)
	}
	related, deleted := p.live()
	if len(p.about.Related) == 0 && counts == "" && p.about.Failed == "" {
		return nil
	}
	lines := desk.Section(p.desk, "Also applied to", p.width)
	if counts != "" {
		lines = append(lines, p.pieces(t.Dim, " ", []string{counts, p.none()})...)
	}
	if p.about.Failed != "" {
		lines = append(lines, p.pieces(t.Bad, " ", []string{p.about.Failed})...)
	}
	for _, r := range related[:min(len(related), shown)] {
		lines = append(lines, p.other(r)...)
	}
	var more []string
	if n := len(related) - shown; n > 0 {
		more = append(more, fmt.Sprintf("and %d more", n))
	}
	if deleted > 0 {
		more = append(more, fmt.Sprintf("%d deleted", deleted))
	}
	return append(lines, p.pieces(t.Dim, "   ", more)...)
}

// live leaves out deleted applies, which are only counted (CONTRACT 31).
func (p profile) live() (related []account.Related, deleted int) {
	for _, r := range p.about.Related {
		if r.Apply.Hidden() {
			deleted++
			continue
		}
		related = append(related, r)
	}
	return related, deleted
}

// none says that there is no other apply on this machine, once that is known.
func (p profile) none() string {
	if !p.about.Looked || len(p.about.Related) > 0 || p.about.Failed != "" {
		return ""
	}
	return "no other was found on this machine"
}

// other draws one other apply.
func (p profile) other(r account.Related) []string {
	t := p.desk.Theme
	title := text.Line(r.Job)
	if title == "" {
		title = fmt.Sprintf("Job %d", r.Apply.JobID)
	}
	if r.Apply.JobID == p.c.JobID {
		title += " (this job)"
	}
	mark := t.Accent.Render("●")
	if !r.Why[0].Sure() {
		mark = t.Dim.Render("○")
	}
	var lines []string
	for n, line := range text.Wrap(title, max(p.width-4, 1)) {
		head := "   "
		if n == 0 {
			head = " " + mark + " "
		}
		lines = append(lines, head+t.Bold.Render(line))
	}
	state := []string{p.desk.Date(r.Apply.Date), text.Line(string(r.Apply.Status))}
	if r.Apply.Suggested {
		state = append(state, "suggested; did not apply")
	}
	if name := text.Line(r.Apply.Applicant.Name); name != text.Line(p.c.Applicant.Name) && name != "" {
		state = append(state, "as "+name)
	}
	lines = append(lines, p.pieces(t.Dim, "   ", state)...)
	return append(lines, p.pieces(t.Text, "   ", []string{why(r.Why)})...)
}

// why words the reasons: "same e-mail and phone", "same name and employer: maybe
// the same person".
func why(reasons []same.Reason) string {
	if !reasons[0].Sure() {
		return "same " + string(reasons[0]) + ": maybe the same person"
	}
	var words []string
	for _, r := range reasons {
		if r.Sure() {
			words = append(words, string(r))
		}
	}
	return "same " + strings.Join(words, " and ")
}
