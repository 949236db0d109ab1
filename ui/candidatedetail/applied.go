package candidatedetail

import (
	"shortlist/api/account"
	"shortlist/model/identity"
	"shortlist/model/lang"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// shown is how many other applications a page shows at most.
const shown = 12

// applied draws the other applications that are likely of the same person, and why. They are never merged (CONTRACT 28,
// 45). The service's own count is shown apart.
func (p sheet) applied() []string {
	t := p.env.Theme
	counts := ""
	if n := p.c.AppliesCount; n > 1 {
		counts = lang.Plural(n, "%d application in all", "%d applications in all")
	}
	related, deleted := p.live()
	if len(p.about.Related) == 0 && counts == "" && p.about.Failed == "" {
		return nil
	}
	lines := widget.Section(p.env, lang.Text("Also applied to"), p.width)
	if counts != "" {
		lines = append(lines, p.pieces(t.Dim, " ", []string{counts, p.elsewhere()})...)
	}
	if p.about.Failed != "" {
		lines = append(lines, p.pieces(t.Bad, " ", []string{p.about.Failed})...)
	}
	for _, r := range related[:min(len(related), shown)] {
		lines = append(lines, p.other(r)...)
	}
	var more []string
	if n := len(related) - shown; n > 0 {
		more = append(more, lang.Text("and %d more", n))
	}
	if deleted > 0 {
		more = append(more, lang.Text("%d deleted", deleted))
	}
	return append(lines, p.pieces(t.Dim, "   ", more)...)
}

// live returns the related applications that are not deleted, and the number of deleted ones (CONTRACT 31).
func (p sheet) live() (related []account.Related, deleted int) {
	for _, r := range p.about.Related {
		if r.Apply.Hidden() {
			deleted++
			continue
		}
		related = append(related, r)
	}
	return related, deleted
}

// elsewhere is the note that the other applications are in no list of this computer; "" until that is known.
func (p sheet) elsewhere() string {
	if !p.about.RelatedLoaded || len(p.about.Related) > 0 || p.about.Failed != "" {
		return ""
	}
	if p.about.UnreadJobs == 0 {
		return sayOthersInNoList(p.c.AppliesCount - 1)
	}
	return sayOthersElsewhere(p.c.AppliesCount - 1)
}

// other draws another application.
func (p sheet) other(r account.Related) []string {
	t := p.env.Theme
	title := text.Line(r.Job)
	if title == "" {
		title = lang.Text("Job %d", r.Apply.JobID)
	}
	if r.Apply.JobID == p.c.JobID {
		title = lang.Text("%s (this job)", title)
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
	state := []string{p.env.Date(r.Apply.Date), text.Line(r.Apply.Status.Label())}
	if r.Apply.Suggested {
		state = append(state, lang.Text("suggested; did not apply"))
	}
	if name := text.Line(r.Apply.Applicant.Name); name != text.Line(p.c.Applicant.Name) && name != "" {
		state = append(state, lang.Text("as %s", name))
	}
	lines = append(lines, p.pieces(t.Dim, "   ", state)...)
	return append(lines, p.pieces(t.Text, "   ", []string{why(r.Why)})...)
}

// why writes the reasons: "same e-mail and phone", "same name and employer: maybe the same
// person".
func why(reasons []identity.Reason) string {
	if !reasons[0].Sure() {
		return lang.Text("same %s: maybe the same person", sayReason(string(reasons[0])))
	}
	var words []string
	for _, r := range reasons {
		if r.Sure() {
			words = append(words, string(r))
		}
	}
	return saySame(words)
}

func sayOthersElsewhere(n int) string {
	if n == 1 {
		return lang.Text("the list of the other job is not loaded; open that job")
	}
	return lang.Text("the lists of the other jobs are not loaded; open those jobs")
}

// sayOthersInNoList is shown once no list of a job is left to load.
func sayOthersInNoList(n int) string {
	if n == 1 {
		return lang.Text("the other one is in no list of your jobs")
	}
	return lang.Text("the others are in no list of your jobs")
}
