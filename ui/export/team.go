package export

import (
	"fmt"
	"strings"
	"time"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/model/team"
	"shortlist/ui/text"
)

// Team is the team folder, or the database, in JSON.
type Team struct {
	Folder  string        `json:"folder"` // or the address of the database
	Manager string        `json:"manager"`
	Check   string        `json:"check"`   // owner | database: what shows who has written a line
	Pending int           `json:"pending"` // changes that wait for the folder
	Files   []TeamFile    `json:"files"`
	Erased  []team.Ending `json:"erased"` // the applications that tombstones end

	Reservations []team.Reservation `json:"reservations"` // of letters, in a database
}

// TeamFile is a file of the team folder.
type TeamFile struct {
	Name     string        `json:"name"`
	Manager  string        `json:"manager"`
	Host     string        `json:"host"`
	Used     bool          `json:"used"`
	Lines    int           `json:"lines"` // lines that count
	Last     *time.Time    `json:"last"`  // null: no line counts
	Problems []TeamProblem `json:"problems"`
	More     int           `json:"moreProblems"` // problems that are not listed
}

// TeamProblem is why a line or a file does not count.
type TeamProblem struct {
	Line   int    `json:"line"` // 0: the whole file
	Why    string `json:"why"`
	Reason string `json:"reason"`
}

// TeamOf returns the team folder in JSON.
func TeamOf(view *team.View, at team.Place, pending int) Team {
	check := "owner"
	if at.Path == "" {
		check = "database"
	}
	doc := Team{Folder: at.Name, Manager: at.Manager, Check: check, Pending: pending, Files: []TeamFile{}, Erased: append([]team.Ending{}, view.Endings()...), Reservations: append([]team.Reservation{}, view.Reserved...)}
	for _, f := range view.Files {
		d := TeamFile{Name: f.Name, Manager: f.Manager, Host: f.Host, Used: f.Used(), Lines: len(f.Lines), Problems: []TeamProblem{}, More: f.More}
		if last := f.Last(); !last.IsZero() {
			d.Last = &last
		}
		for _, p := range f.Problems {
			d.Problems = append(d.Problems, TeamProblem{p.Row, string(p.Why), p.Why.String()})
		}
		doc.Files = append(doc.Files, d)
	}
	return doc
}

// Colleagues is what colleagues think of an application in JSON.
type Colleagues struct {
	Hidden   int                 `json:"hiddenVerdicts"` // verdicts that are hidden until one has a verdict of one's own
	Opinions []team.Opinion      `json:"opinions"`
	OpenBy   []string            `json:"openBy"`
	Written  []account.WrittenTo `json:"written"`
	Meets    []MeetsWith         `json:"interviews"`
	Me       bool                `json:"writtenByMe"`
	ErasedBy string              `json:"erasedBy"` // the manager whose tombstone ends the application; "" without one
}

// MeetsWith is a colleague's interview with an applicant, or a time that a colleague has offered.
type MeetsWith struct {
	Manager string    `json:"manager"`
	State   string    `json:"state"` // those of interviews --json
	Start   time.Time `json:"start"`
	End     time.Time `json:"end"`
}

// ColleaguesOf returns what colleagues think of an application in JSON.
func ColleaguesOf(found account.Colleagues) Colleagues {
	doc := Colleagues{Hidden: found.Hidden, Opinions: []team.Opinion{}, OpenBy: append([]string{}, found.OpenBy...), Written: append([]account.WrittenTo{}, found.Written...), Meets: []MeetsWith{}, Me: found.Me, ErasedBy: found.EndedBy}
	for _, o := range found.Opinions {
		o.Tags, o.Lists = append([]string{}, o.Tags...), append([]string{}, o.Lists...)
		doc.Opinions = append(doc.Opinions, o)
	}
	for _, m := range found.Meets {
		doc.Meets = append(doc.Meets, MeetsWith{m.Manager, string(m.State), m.Start, m.End})
	}
	return doc
}

// WordsOf returns what colleagues think of an application, a line each.
func WordsOf(found account.Colleagues) (out []string) {
	print := func(s string) { out = append(out, s) }
	clock := func(t time.Time) string { return t.Local().Format("2006-01-02 15:04") }
	if len(found.OpenBy) > 0 {
		print(lang.Text("Open now: %s", text.Line(strings.Join(found.OpenBy, ", "))))
	}
	for _, w := range found.Written {
		print(lang.Text("%s has written to this applicant (%s)", text.Line(w.Manager), clock(w.At)))
	}
	for _, m := range found.Meets {
		print(text.Line(m.String()))
	}
	if found.Hidden > 0 {
		print(lang.PluralIn("cli", found.Hidden, "%d colleague has a verdict; yours first", "%d colleagues have a verdict; yours first"))
	}
	for _, o := range found.Opinions {
		print(sayTeamOpinion(text.Line(o.Manager), o.Verdict.Label(), o.Rating, clock(o.At)))
		if o.Reason != "" {
			print("  " + text.Line(o.Reason))
		}
		if len(o.Tags) > 0 {
			print("  #" + text.Line(strings.Join(o.Tags, " #")))
		}
		if len(o.Lists) > 0 {
			print("  " + lang.Text("on %s", text.Line(strings.Join(o.Lists, ", "))))
		}
		if o.Note != "" {
			for _, line := range text.Lines(o.Note) {
				print("  " + line)
			}
		}
	}
	if found.Unseen {
		print(lang.Text("A colleague has a note or a rating without a verdict; your verdict first"))
	}
	if found.EndedBy != "" {
		print(team.ErasedNotice(text.Line(found.EndedBy)))
	} else if !found.Unseen && len(found.OpenBy)+len(found.Written)+len(found.Meets)+found.Hidden+len(found.Opinions) == 0 {
		print(lang.Text("No colleague has written anything about this application."))
	}
	return out
}

func sayTeamOpinion(name string, verdict string, rating int, when string) string {
	line := name
	if verdict != "" {
		line += "  " + verdict
	}
	if rating > 0 {
		line += fmt.Sprintf("  %d/5", rating)
	}
	return line + "  (" + when + ")"
}
