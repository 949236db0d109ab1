package privacy

import (
	"strings"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

func sayApplicant() action.Label {
	return action.Label{Name: "erase applicant", Title: "Erase applicant", Help: "erase everything that this computer keeps of the applicant", Synonyms: "delete, remove, forget, GDPR, privacy"}.Translated()
}

// sayMarked is the label of the action that erases the marked applicants.
func sayMarked(n int) action.Label {
	l := sayApplicant()
	l.Synonyms = l.Title + ", " + l.Synonyms
	l.Title = lang.Plural(n, "Erase %d applicant", "Erase %d applicants")
	l.Help = lang.Text("erase everything that this computer keeps of the marked applicants")
	return l
}

// sayWith counts what else is erased.
func sayWith(r account.Receipt) string {
	var parts []string
	for _, part := range []struct {
		n    int
		text string
	}{
		{r.CVs, lang.PluralIn("erased", r.CVs, "%d CV", "%d CVs")},
		{r.Files, lang.Plural(r.Files, "%d file of a callback", "%d files of callbacks")},
		{r.Other, lang.Plural(r.Other, "%d copy of a file", "%d copies of files")},
		{r.Rows.Reviews, lang.Plural(r.Rows.Reviews, "%d review", "%d reviews")},
		{r.Rows.Places, lang.Plural(r.Rows.Places, "%d place on a shortlist", "%d places on shortlists")},
		{r.Rows.Lists, lang.Plural(r.Rows.Lists, "%d empty shortlist", "%d empty shortlists")},
		{r.Rows.Searches, lang.Plural(r.Rows.Searches, "%d saved search", "%d saved searches")},
		{r.Rows.Queued, lang.Plural(r.Rows.Queued, "%d queued view", "%d queued views")},
		{r.Rows.Entries, lang.Plural(r.Rows.Entries, "%d line of the activity log", "%d lines of the activity log")},
		{r.Rows.Drafts, lang.Plural(r.Rows.Drafts, "%d draft", "%d drafts")},
		{r.Rows.Letters, lang.Plural(r.Rows.Letters, "%d letter", "%d letters")},
		{r.Rows.Interviews, lang.Plural(r.Rows.Interviews, "%d interview or offered time", "%d interviews or offered times")},
		{r.Letters, lang.Plural(r.Letters, "%d file of a letter", "%d files of letters")},
		{r.Rows.Packets, lang.Plural(r.Rows.Packets, "%d place in a packet", "%d places in packets")},
		{r.Rows.Sent, lang.Plural(r.Rows.Sent, "%d of the letters has left, and stays where it went", "%d of the letters have left, and stay where they went")},
	} {
		if part.n > 0 {
			parts = append(parts, part.text)
		}
	}
	return strings.Join(parts, ", ")
}

func saySavedFile(f account.SavedFile) string {
	out := text.Line(f.Path)
	switch f.State {
	case account.SavedUnchanged:
		if f.Others > 0 {
			out += lang.Plural(f.Others, " (with %d other application)", " (with %d other applications)")
		}
	case account.SavedChanged:
		out += lang.Text(" (changed since then: it stays)")
	case account.SavedNotRegular:
		out += lang.Text(" (not a file anymore: it stays)")
	case account.SavedMissing:
		out += lang.Text(" (not there: deleted, moved or renamed)")
	case account.SavedUnread:
		out += lang.Text(" (not readable: it stays)")
	}
	return out
}

func sayReceipt(r account.Receipt, kept int, rehearsed bool) []string {
	lines := []string{lang.Plural(r.Rows.Applications, "Erased: %d application.", "Erased: %d applications.")}
	if rehearsed {
		lines = []string{lang.Plural(r.Rows.Applications, "Would erase: %d application.", "Would erase: %d applications.")}
	}
	if with := sayWith(r); with != "" && rehearsed {
		lines = append(lines, sayIncludes(with))
	} else if with != "" {
		lines = append(lines, lang.Text("Gone: %s.", with))
	}
	if kept > 0 {
		lines = append(lines, lang.Plural(kept, "Kept because they are on a shortlist: %d application. --shortlisted includes them.", "Kept because they are on a shortlist: %d applications. --shortlisted includes them."))
	}
	if len(r.Packets) > 0 {
		went := make([]string, len(r.Packets))
		for i, to := range r.Packets {
			went[i] = text.Line(to)
		}
		lines = append(lines, lang.Text("Packets that colleagues got: %s. Ask them to delete their files.", strings.Join(went, "; ")))
	}
	if rehearsed {
		return lines
	}
	if r.Searched > 0 {
		searched := lang.Plural(r.Searched, "%d file searched for names, addresses and numbers.", "%d files searched for names, addresses and numbers.")
		if foundNothing(r) {
			searched = lang.Plural(r.Searched, "%d file searched for names, addresses and numbers: nothing left.", "%d files searched for names, addresses and numbers: nothing left.")
		}
		lines = append(lines, searched)
	}
	if r.Masked > 0 {
		lines = append(lines, lang.Plural(r.Masked, "Overwritten in logs: %d place.", "Overwritten in logs: %d places."))
	}
	if r.Rows.LetterMarks > 0 {
		lines = append(lines, lang.Plural(r.Rows.LetterMarks, "Kept for 24 months, or until the job's applicants are erased: %d mark without name or address, so that no letter goes out twice. shortlist erase --all-traces removes it.",
			"Kept for 24 months, or until the job's applicants are erased: %d marks without name or address, so that no letter goes out twice. shortlist erase --all-traces removes them."))
	}
	if r.LettersGone > 0 {
		lines = append(lines, lang.Plural(r.LettersGone, "Not in its folder any more: the draft of %d letter. Your mail program may have it.", "Not in their folder any more: the drafts of %d letters. Your mail program may have them."))
	}
	if r.Team > 0 {
		lines = append(lines, sayTeamLinesErased(r.Team, r.Database))
	}
	others, own := mentioned(r)
	if others > 0 {
		lines = append(lines, lang.Plural(others, "Left, as part of other applications: %d line.", "Left, as part of other applications: %d lines."))
	}
	if own > 0 {
		lines = append(lines, lang.Plural(own, "Left, as your own text: %d line with a name, an address or a number.", "Left, as your own text: %d lines with a name, an address or a number."))
	}
	return lines
}

func sayFailures(r account.Receipt) (lines []string) {
	for _, l := range r.Left {
		lines = append(lines, lang.Plural(l.Places, "Left: %[2]s, in %[1]d place.", "Left: %[2]s, in %[1]d places.", text.Line(l.File)))
	}
	for _, why := range r.Failed {
		lines = append(lines, lang.Text("Failed: %s.", text.Line(why)))
	}
	return lines
}

func sayTeamOutOfReach() []string {
	return []string{lang.Text("lines of colleagues in the team folder, until their programs next run"), lang.Text("your lines from other hosts in the team folder, until shortlist runs there"), lang.Text("the history of the team folder in git")}
}

func sayTeamLinesErased(n int, database bool) string {
	if database {
		return lang.Plural(n, "Removed from the team's database: %d row, of all managers.", "Removed from the team's database: %d rows, of all managers.")
	}
	return lang.Plural(n, "Taken out of your file in the team folder: %d line. A tombstone ends the rest for colleagues.", "Taken out of your file in the team folder: %d lines. A tombstone ends the rest for colleagues.")
}

func sayApart(s account.ApartStore, where string) string {
	switch {
	case s.Why != "":
		return lang.Text("Kept apart, and not searched: %s (%s).", where, text.Line(s.Why))
	case s.Rows > 0:
		return lang.Plural(s.Rows, "Kept apart: %[2]s. It holds %[1]d entry about them.", "Kept apart: %[2]s. It holds %[1]d entries about them.", where)
	}
	return lang.Text("Kept apart: %s. Nothing about them was found there.", where)
}

func sayApartAdvice(account string) string {
	if account == "" {
		return lang.Text("No command opens it: delete the folder if it is not needed.")
	}
	return lang.Text("“held” and “erase” reach it with --account %s.", account)
}

// checked draws a check box.
func checked(on bool) string {
	if on {
		return "[x] "
	}
	return "[ ] "
}
