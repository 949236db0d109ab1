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
	Folder  string       `json:"folder"` // or the address of the database
	Manager string       `json:"manager"`
	Check   string       `json:"check"`   // owner | database: what shows who has written a line
	Pending int          `json:"pending"` // changes that wait for the folder
	Files   []TeamFile   `json:"files"`
	Erased  []TeamEnding `json:"erased"` // the applications that tombstones end, by manager

	Reservations []TeamReservation `json:"reservations"` // of letters, in a database
}

// TeamReservation is a letter that one manager hands over.
type TeamReservation struct {
	ID      int64     `json:"id"`
	Manager string    `json:"manager"`
	ApplyID int64     `json:"applyId"`
	Letter  string    `json:"letter"`
	State   string    `json:"state"` // reserved | handed | unknown
	At      time.Time `json:"at"`
}

// TeamEnding is how many applications the tombstones of a manager end.
type TeamEnding struct {
	Manager      string `json:"manager"`
	Applications int    `json:"applications"`
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
	doc := Team{Folder: at.Name, Manager: at.Manager, Check: check, Pending: pending, Files: []TeamFile{}, Erased: []TeamEnding{}, Reservations: []TeamReservation{}}
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
	for _, e := range view.Endings() {
		doc.Erased = append(doc.Erased, TeamEnding{e.Manager, e.Applications})
	}
	for _, r := range view.Reserved {
		doc.Reservations = append(doc.Reservations, TeamReservation{r.ID, r.Author, r.ApplyID, r.Letter, r.State, r.At})
	}
	return doc
}

// Colleagues is what colleagues think of an application in JSON.
type Colleagues struct {
	Hidden   int         `json:"hiddenVerdicts"` // verdicts that are hidden until one has a verdict of one's own
	Opinions []Opinion   `json:"opinions"`
	OpenBy   []string    `json:"openBy"`
	Written  []WrittenTo `json:"written"`
	Meets    []MeetsWith `json:"interviews"`
	Me       bool        `json:"writtenByMe"`
	ErasedBy string      `json:"erasedBy"` // the manager whose tombstone ends the application; "" without one
}

// Opinion is what one colleague thinks of an application.
type Opinion struct {
	Manager    string    `json:"manager"`
	Verdict    string    `json:"verdict"`
	Rating     int       `json:"rating"`
	Tags       []string  `json:"tags"`
	Note       string    `json:"note"`
	Shortlists []string  `json:"shortlists"`
	At         time.Time `json:"at"`
	Reason     string    `json:"reason"` // of the verdict
}

// MeetsWith is a colleague's interview with an applicant, or a time that a colleague has offered.
type MeetsWith struct {
	Manager string    `json:"manager"`
	State   string    `json:"state"` // those of interviews --json
	Start   time.Time `json:"start"`
	End     time.Time `json:"end"`
}

// WrittenTo is a colleague who has written to an applicant.
type WrittenTo struct {
	Manager string    `json:"manager"`
	At      time.Time `json:"at"`
}

// ColleaguesOf returns what colleagues think of an application in JSON.
func ColleaguesOf(found account.Colleagues) Colleagues {
	doc := Colleagues{Hidden: found.Hidden, Opinions: []Opinion{}, OpenBy: append([]string{}, found.OpenBy...), Written: []WrittenTo{}, Meets: []MeetsWith{}, Me: found.Me, ErasedBy: found.EndedBy}
	for _, o := range found.Opinions {
		doc.Opinions = append(doc.Opinions, Opinion{o.Manager, string(o.Verdict), o.Rating, append([]string{}, o.Tags...), o.Note, append([]string{}, o.Lists...), o.At, o.Reason})
	}
	for _, w := range found.Written {
		doc.Written = append(doc.Written, WrittenTo{w.Manager, w.At})
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
