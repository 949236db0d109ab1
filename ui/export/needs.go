package export

import (
	"shortlist/api/account"
	"shortlist/model/needs"
)

// Needed is what is known of the needs about one application, in JSON.
type Needed struct {
	ApplyID int64      `json:"applyId"`
	Needs   []NeedFind `json:"needs"`
}

// NeedFind is what is known of one need.
type NeedFind struct {
	Need   string         `json:"need"`
	State  needs.State    `json:"state"`
	Reason needs.Reason   `json:"reason,omitzero"` // why the first of unread was not read
	Unread []needs.Source `json:"unread,omitempty"`
	Lines  []NeedLine     `json:"lines"`
}

// NeedLine is a line with words of a need, and where in its text they are, in bytes.
type NeedLine struct {
	Source needs.Source `json:"source"`
	Field  string       `json:"field,omitzero"` // of the profile
	Page   int          `json:"page,omitzero"`  // of the CV
	Line   int          `json:"line"`
	Text   string       `json:"text"`
	Start  int          `json:"start"`
	End    int          `json:"end"`
	Marks  [][2]int     `json:"marks,omitempty"` // if there are several
}

// NeededOf returns what is known of the needs about one application in JSON.
func NeededOf(n account.Needed) Needed {
	doc := Needed{ApplyID: n.Candidate.ID, Needs: []NeedFind{}}
	for _, f := range n.Finds {
		find := NeedFind{Need: f.Need, State: f.State, Reason: f.Reason, Unread: f.Unread, Lines: []NeedLine{}}
		for _, l := range f.Lines {
			line := NeedLine{Source: l.Source, Page: l.Page, Line: l.Line, Text: l.Text, Start: l.Marks[0].Start, End: l.Marks[0].End}
			if l.Source == needs.Profile {
				line.Field = l.Field.String()
			}
			if len(l.Marks) > 1 {
				for _, m := range l.Marks {
					line.Marks = append(line.Marks, [2]int{m.Start, m.End})
				}
			}
			find.Lines = append(find.Lines, line)
		}
		doc.Needs = append(doc.Needs, find)
	}
	return doc
}
