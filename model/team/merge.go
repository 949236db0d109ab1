package team

import (
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
)

// File is what is known of a manager's file.
type File struct {
	Name     string
	Manager  string
	Host     string
	Size     int64
	Lines    []Line // the usable ones; empty if the file is not used
	Problems []Problem
	More     int // problems that are not listed
}

// Used reports whether the lines of the file count.
func (f File) Used() bool {
	return !slices.ContainsFunc(f.Problems, func(p Problem) bool { return p.Row == 0 })
}

// Last is when the newest line was written; zero without lines.
func (f File) Last() (last time.Time) {
	for _, l := range f.Lines {
		if l.At.After(last) {
			last = l.At
		}
	}
	return last
}

// Since is the time of the first line about an application; zero without such lines.
func (f File) Since(service string, applyID int64) time.Time {
	for _, l := range f.Lines {
		if l.ApplyID == applyID && l.Service == service {
			return l.At
		}
	}
	return time.Time{}
}

// Words are the decisions in the lines about an application: ": yes 4/5 #go, on Final, a note"; "" without such lines.
func (f File) Words(service string, applyID int64) string {
	var parts []string
	for _, o := range Merge([]File{f}, nil).Opinions(service, applyID) {
		head := o.Verdict.Label()
		if o.Rating > 0 {
			head += " " + strconv.Itoa(o.Rating) + "/5"
		}
		for _, tag := range o.Tags {
			head += " #" + tag
		}
		words := append([]string{strings.TrimSpace(head), o.Reason}, append(o.Lists, o.Note)...)
		for _, a := range o.Answers {
			words = append(words, a.Question+" "+a.Note)
		}
		for _, i := range o.Meets {
			words = append(words, i.State+" "+i.Start.Local().Format(time.DateTime))
		}
		for _, s := range words {
			if s != "" {
				parts = append(parts, s)
			}
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return ": " + strings.Join(parts, ", ")
}

// Opinion is what one manager thinks of an application.
type Opinion struct {
	Manager string        `json:"manager"`
	Verdict model.Verdict `json:"verdict"`
	Rating  int           `json:"rating"`
	Tags    []string      `json:"tags"`
	Note    string        `json:"note"`
	Lists   []string      `json:"shortlists"` // their names
	At      time.Time     `json:"at"`         // of the last change
	Reason  string        `json:"reason"`     // of the verdict

	Answers []model.Answer `json:"-"`
	Meets   []Interview    `json:"-"` // by their beginning
	Written time.Time      `json:"-"` // when they have written to the applicant; zero: they have not
}

// Blank reports whether the opinion holds nothing but notes of answers, which are on the interview sheet, and what the manager
// has written to the applicant or offers them.
func (o Opinion) Blank() bool {
	return o.Verdict == model.Undecided && o.Rating == 0 && len(o.Tags) == 0 && o.Note == "" && o.Reason == "" && len(o.Lists) == 0
}

// Presence shows that a manager has an application open.
type Presence struct {
	V       int       `json:"v"`
	By      string    `json:"by"`
	At      time.Time `json:"at"`
	Service string    `json:"service"`
	ApplyID int64     `json:"apply"`
}

// OpenFor is how long a presence counts. The file is written again after a third of that.
const OpenFor = 90 * time.Second

// Fresh reports whether the application is open at a time. The clocks of two hosts differ.
func (p Presence) Fresh(now time.Time) bool { return now.Sub(p.At).Abs() < OpenFor }

// View is what all files of a folder hold together. It does not change.
type View struct {
	Files    []File
	Present  []Presence
	Reserved []Reservation                    // letters that are on their way, in a database
	erased   map[string]string                // the manager of each tombstone
	opinions map[application]map[string]slots // by manager
}

type application struct {
	service string
	id      int64
}

// slots are the last changes of a manager, by Change.Slot.
type slots map[string]Change

// Merge merges files.
func Merge(files []File, present []Presence) *View {
	v := &View{Files: files, Present: present, erased: map[string]string{}, opinions: map[application]map[string]slots{}}
	for _, f := range files {
		state := map[application]slots{}
		for _, l := range f.Lines {
			switch l.Kind {
			case KindErased:
				if v.erased[l.Value] == "" {
					v.erased[l.Value] = f.Manager
				}
			case KindVerdict, KindRating, KindTags, KindNote, KindReason, KindAnswer, KindListed, KindUnlisted, KindInterview, KindWritten, KindUnwritten:
				key := application{l.Service, l.ApplyID}
				if state[key] == nil {
					state[key] = slots{}
				}
				state[key][l.Slot()] = l.Change
			case kindSignature:
			}
		}
		for key, theirs := range state {
			if v.opinions[key] == nil {
				v.opinions[key] = map[string]slots{}
			}
			if v.opinions[key][f.Manager] == nil {
				v.opinions[key][f.Manager] = slots{}
			}
			merged := v.opinions[key][f.Manager]
			for slot, c := range theirs { // of two hosts of a manager, the newer change counts
				if old, ok := merged[slot]; !ok || !c.At.Before(old.At) {
					merged[slot] = c
				}
			}
		}
	}
	return v
}

// Erased reports whether a tombstone ends an application.
func (v *View) Erased(service string, applyID int64) bool {
	return v.ErasedBy(service, applyID) != ""
}

// ErasedBy returns the manager whose tombstone ends an application; "" if none does.
func (v *View) ErasedBy(service string, applyID int64) string {
	return v.erased[Tombstone(service, applyID)]
}

// Ending is how many applications the tombstones of a manager end.
type Ending struct {
	Manager      string `json:"manager"`
	Applications int    `json:"applications"`
}

// String is a sentence about the ending.
func (e Ending) String() string {
	return lang.Plural(e.Applications, "%[2]s has erased %[1]d application from the team folder", "%[2]s has erased %[1]d applications from the team folder", e.Manager)
}

// ErasedNotice is the sentence that a manager's tombstone ends an application.
func ErasedNotice(manager string) string {
	return lang.Text("%s has erased this application from the team folder, so nothing about it counts.", manager)
}

// Endings returns, by name, what the tombstones of each manager end.
func (v *View) Endings() []Ending { return endings(maps.Values(v.erased)) }

// EndingsIn does the same for the applications about which a file has lines.
func (v *View) EndingsIn(file string) []Ending {
	ended := map[application]string{}
	for _, f := range v.Files {
		for _, l := range f.Lines {
			if f.Name != file || l.ApplyID == 0 || len(v.erased) == 0 {
				continue
			}
			if by := v.ErasedBy(l.Service, l.ApplyID); by != "" {
				ended[application{l.Service, l.ApplyID}] = by
			}
		}
	}
	return endings(maps.Values(ended))
}

func endings(managers iter.Seq[string]) (out []Ending) {
	n := map[string]int{}
	for m := range managers {
		n[m]++
	}
	for _, m := range slices.Sorted(maps.Keys(n)) {
		out = append(out, Ending{m, n[m]})
	}
	return out
}

// TombstonesOf returns the hosts on which a manager's file has tombstones of a service.
func (v *View) TombstonesOf(manager, service string) (hosts []string) {
	for _, f := range v.Files {
		has := func(l Line) bool { return l.Kind == KindErased && l.Service == service }
		if f.Manager == manager && slices.ContainsFunc(f.Lines, has) {
			hosts = append(hosts, f.Host)
		}
	}
	return hosts
}

// Opinions returns what the managers think of an application, by their names.
func (v *View) Opinions(service string, applyID int64) (out []Opinion) {
	if v.Erased(service, applyID) {
		return nil
	}
	for manager, theirs := range v.opinions[application{service, applyID}] {
		out = append(out, theirs.opinion(manager))
	}
	slices.SortStableFunc(out, func(a, b Opinion) int { return strings.Compare(a.Manager, b.Manager) })
	return out
}

func (s slots) opinion(manager string) Opinion {
	o := Opinion{Manager: manager}
	for _, c := range s {
		if c.At.After(o.At) {
			o.At = c.At
		}
		switch c.Kind {
		case KindVerdict:
			o.Verdict = model.Verdict(c.Value)
		case KindRating:
			o.Rating, _ = strconv.Atoi(c.Value) // it was checked
		case KindTags:
			o.Tags = model.CleanTags(c.Value)
		case KindNote:
			o.Note = c.Value
		case KindReason:
			if !c.At.Before(s[string(KindVerdict)].At) { // else it is that of an earlier verdict, from another host
				o.Reason = c.Value
			}
		case KindAnswer:
			if question, note, _ := strings.Cut(c.Value, "\n"); note != "" {
				o.Answers = append(o.Answers, model.Answer{Question: question, Note: note})
			}
		case KindListed:
			o.Lists = append(o.Lists, c.Value)
		case KindInterview:
			_, times, _ := interviewsIn(c.Value) // it was checked
			o.Meets = append(o.Meets, times...)
		case KindWritten:
			o.Written = c.At
		case KindUnlisted, KindUnwritten, KindErased, kindSignature:
		}
	}
	slices.Sort(o.Lists)
	slices.SortFunc(o.Meets, func(a, b Interview) int { return a.Start.Compare(b.Start) })
	slices.SortFunc(o.Answers, func(a, b model.Answer) int { return strings.Compare(a.Question, b.Question) })
	return o
}

// Last is when a manager's newest change of an application was made; zero without one.
func (v *View) Last(manager, service string, applyID int64) (last time.Time) {
	for _, c := range v.opinions[application{service, applyID}][manager] {
		if c.At.After(last) {
			last = c.At
		}
	}
	return last
}

// Newer reports whether a manager has decided after a change what the change is about.
func (v *View) Newer(manager, service string, c Change) bool {
	last, ok := v.opinions[application{service, c.ApplyID}][manager][c.Slot()]
	return ok && !last.At.Truncate(exact).Before(c.At.Truncate(exact))
}

// WrittenTo returns the applications to whose applicants a manager has written.
func (v *View) WrittenTo(service string) (applies []int64) {
	for of, managers := range v.opinions {
		written := slices.ContainsFunc(slices.Collect(maps.Values(managers)), func(s slots) bool { return s[string(KindWritten)].Kind == KindWritten })
		if of.service == service && written && !v.Erased(service, of.id) {
			applies = append(applies, of.id)
		}
	}
	return applies
}

// OpenBy returns the managers, except but, who have an application open at a time.
func (v *View) OpenBy(service string, applyID int64, now time.Time, but string) (managers []string) {
	for _, p := range v.Present {
		if p.Service == service && p.ApplyID == applyID && p.By != but && p.Fresh(now) && !slices.Contains(managers, p.By) {
			managers = append(managers, p.By)
		}
	}
	slices.Sort(managers)
	return managers
}

// Holds reports whether a change of an application is already the last of its slot for a manager. A change to nothing
// is held, too, if the slot has no line.
func (v *View) Holds(manager, service string, c Change) bool {
	last, ok := v.opinions[application{service, c.ApplyID}][manager][c.Slot()]
	return ok && last.Kind == c.Kind && last.Value == c.Value || !ok && c.blank()
}

// About reports whether a file has lines about an application.
func (v *View) About(service string, applyID int64) bool {
	return len(v.opinions[application{service, applyID}]) > 0
}
