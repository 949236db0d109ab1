package profile

import (
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/model/query"
)

// LinePlace words where a line with a need is.
func LinePlace(l needs.Line) string {
	if l.Source == needs.CV {
		return lang.Text("CV, page %d, line %d:", l.Page, l.Line)
	}
	switch l.Field {
	case query.Position:
		return lang.TextIn("need", "Position:")
	case query.Employer:
		return lang.TextIn("need", "Employer:")
	case query.Duties:
		return lang.TextIn("need", "Duties:")
	case query.Education:
		return lang.TextIn("need", "Education:")
	}
	return lang.TextIn("need", "Region:")
}

// FindState words what is known beside the lines: that no line has the need, and what was not read. It is "" if there
// is nothing to add.
func FindState(f needs.Find) string {
	if len(f.Unread) == 0 {
		if f.State == needs.NotFound {
			return lang.Text("not found in what was read")
		}
		return ""
	}
	return sayUnread(f.Unread[0], f.Reason)
}

func sayUnread(s needs.Source, why needs.Reason) string {
	if s == needs.Profile {
		return lang.Text("not read: the service does not list this application yet")
	}
	switch why {
	case needs.NoCV:
		return lang.Text("not read: there is no CV")
	case needs.Scan:
		return lang.Text("not read: the CV is a picture without text")
	case needs.Locked:
		return lang.Text("not read: the CV is locked with a password")
	case needs.Damaged:
		return lang.Text("not read: the CV is damaged")
	case needs.TooLarge:
		return lang.Text("not read: the CV is too large, or takes too long to read")
	case needs.Empty:
		return lang.Text("not read: the CV is empty")
	case needs.OtherKind:
		return lang.Text("not read: this kind of CV has no text to read")
	case needs.Missing:
		return lang.Text("not read: the CV is not on this computer; reload the applicants")
	}
	return lang.Text("not read: reading the CV failed; try again")
}
