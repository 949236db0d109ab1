package reviewing

import (
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of reviewing. Each language has its own variable.
type words struct {
	// Actions
	VerdictYes   action.Label
	VerdictMaybe action.Label
	VerdictNo    action.Label
	NoVerdict    action.Label
	Save         action.Label
	NewLine      action.Label
	CloseNote    action.Label
	Stars        action.Label
	NoStars      action.Label
	Cancel       action.Label
	Complete     action.Label
	ChooseDay    action.Label
	ClearDay     action.Label

	// Reasons why an action is not possible
	NoApplicant  string
	NoVerdictYet string

	// Changes of one applicant, and of several.
	HasSomeNote   change
	HasNoNote     change
	SomeNoteAdded change
	HasNoTags     change
	HasOtherTags  change
	IsNotSnoozed  change

	// Notes
	OtherNoteStays string

	// Ratings and tags
	NoRating      string
	Current       string
	TagsHint      string
	OtherTagsStay string

	// A date
	SnoozeExplained string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Actions
	Verdicts(marked int) string
	Note(marked int) action.Label
	Rate(marked int) action.Label
	Tags(marked int) action.Label
	Snooze(marked int) action.Label
	Enlist(marked int) action.Label
	Compare(marked int) action.Label

	// Changes of one applicant, and of several.
	IsVerdict(v model.Verdict) change
	IsRated(stars int) change
	HasNote(note string) change
	NoteAdded(note string) change
	HasTags(tags []string) change
	TagsChanged(difference string) change
	IsSnoozed(day string) change
	NoLongerDue(judged change) change

	// Notices
	Changed(name, what string) string
	Unchanged(name, what string) string
	AllChanged(n int, what string) string
	NoneChanged(n int, what string) string
	SomeChanged(changed, of int, what string) string
	Undone(name, what string) string
	UndoneHidden(name string) string
	AllUndone(n int, what string) string
	AllUndoneHidden(n int) string

	// Notes
	NoteTitle(name string) string
	NotesTitle(names string) string
	NoteStays(team bool) string
	NotesStay(team bool) string
	NoteUnfinished() string
	NotesUnfinished() string
	NoteTooLong(most, size string) string
	NotesTooLong(n int, most string) string
	NotesMerged() string

	// Ratings and tags
	RateTitle(names string) string
	TagsTitle(names string) string
	InUse(tags string) string
	OnlySome(tags string) string
	TagsExplained(team bool) string

	// A date
	SnoozeTitle(names string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	VerdictYes:   action.Label{Name: "yes", Title: "Verdict: yes", Synonyms: "accept, approve, good, like", Help: "yes, and on to the next applicant; the applicant never sees it"},
	VerdictMaybe: action.Label{Name: "maybe", Title: "Verdict: maybe", Synonyms: "perhaps, later", Help: "maybe, and on to the next applicant"},
	VerdictNo:    action.Label{Name: "no", Title: "Verdict: no", Synonyms: "reject, decline, refuse, dislike", Help: "no, and on to the next applicant"},
	NoVerdict:    action.Label{Name: "no verdict", Title: "Remove the verdict", Synonyms: "undecided, clear, reset, take back", Help: "remove the verdict"},
	Save:         action.Label{Name: "save"},
	NewLine:      action.Label{Name: "new line"},
	CloseNote:    action.Label{Name: "close, continue later"},
	Stars:        action.Label{Name: "rate"},
	NoStars:      action.Label{Name: "no rating"},
	Cancel:       action.Label{Name: "cancel"},
	Complete:     action.Label{Name: "use the first suggestion"},
	ChooseDay:    action.Label{Name: "choose"},
	ClearDay:     action.Label{Name: "clear"},

	NoApplicant:  "no applicant is selected",
	NoVerdictYet: "there is no verdict to remove",

	HasSomeNote:   change{one: "has a note"},
	HasNoNote:     change{one: "has no note"},
	SomeNoteAdded: change{"has a note added", "a note added"},
	HasNoTags:     change{one: "has no tags"},
	HasOtherTags:  change{"has other tags", "other tags"},
	IsNotSnoozed:  change{"has no date to look again", "no date to look again"},

	OtherNoteStays: "Another window wrote a note meanwhile. It stays.",

	NoRating:      "no rating",
	Current:       "current",
	TagsHint:      "strong, second round",
	OtherTagsStay: "Other tags of each applicant stay; -tag removes one.",

	SnoozeExplained: "The date stays on this computer. An empty line removes it.",

	sentences: new(english),
}

type english struct{}

func (*english) Verdicts(marked int) string { return counted("yes maybe no", marked) }
func (*english) Note(marked int) action.Label {
	return action.Label{Name: counted("note", marked), Title: "Write a note", Synonyms: "comment, remark", Help: "write a note; the applicant never sees it"}
}
func (*english) Rate(marked int) action.Label {
	return action.Label{Name: counted("rating", marked), Title: "Rate", Synonyms: "stars, score, rating", Help: "rate the applicant from 1 to 5"}
}
func (*english) Tags(marked int) action.Label {
	return action.Label{Name: counted("tags", marked), Title: "Tag", Synonyms: "label, keyword", Help: "tag the applicant with your own words"}
}
func (*english) Snooze(marked int) action.Label {
	return action.Label{Name: counted("snooze", marked), Title: "Look again on a date", Synonyms: "snooze, remind, reminder, later, postpone, follow up, due", Help: "look at the applicant again on a date that you choose"}
}
func (*english) Enlist(marked int) action.Label {
	return action.Label{Name: counted("shortlist", marked), Title: "Add to a shortlist", Synonyms: "add to list, put on, favourite, second round", Help: "add to a shortlist, or remove from it"}
}
func (*english) Compare(marked int) action.Label {
	return action.Label{Name: counted("compare", marked), Title: "Compare", Synonyms: "side by side, difference", Help: "compare two to four marked applicants"}
}

func (*english) IsVerdict(v model.Verdict) change {
	if v == model.Undecided {
		return change{"has no verdict", "no verdict"}
	}
	return change{"is a " + string(v), string(v)}
}
func (*english) IsRated(stars int) change {
	if stars == 0 {
		return change{"has no rating", "no rating"}
	}
	return change{fmt.Sprintf("is rated %d", stars), fmt.Sprintf("rated %d", stars)}
}
func (*english) HasNote(note string) change { return change{one: "has the note “" + note + "”"} }
func (*english) NoteAdded(note string) change {
	return change{"has a note added", "note “" + note + "” added"}
}
func (*english) HasTags(tags []string) change {
	return change{one: "has the tags " + strings.Join(tags, ", ")}
}
func (*english) TagsChanged(difference string) change {
	return change{"has tags " + difference, "tags " + difference}
}

func (*english) IsSnoozed(day string) change {
	return change{"comes up again on " + day, "again on " + day}
}
func (*english) NoLongerDue(judged change) change {
	return change{judged.one + ", no longer due", judged.several + ", no longer due"}
}

func (*english) Changed(name, what string) string {
	return name + " " + lang.End(what) + " " + action.Undo.String() + " undoes it."
}
func (*english) Unchanged(name, what string) string { return name + " " + what + ", as before." }
func (*english) AllChanged(n int, what string) string {
	return fmt.Sprintf("%s: %s %s undoes it.", amount.Plural(n, "applicant"), lang.End(what), action.Undo)
}
func (*english) NoneChanged(n int, what string) string {
	return fmt.Sprintf("%s: %s, as before.", amount.Plural(n, "applicant"), what)
}
func (*english) SomeChanged(changed, of int, what string) string {
	return fmt.Sprintf("%s changed: %s; %d as before. %s undoes it.", amount.Plural(changed, "applicant"), what, of-changed, action.Undo)
}
func (*english) Undone(name, what string) string {
	return lang.End("Undone: “" + name + " " + what + "”")
}
func (*english) UndoneHidden(name string) string {
	return "Undone: the last change of " + lang.End(name)
}
func (*english) AllUndone(n int, what string) string {
	return lang.End("Undone: “" + amount.Plural(n, "applicant") + ": " + what + "”")
}
func (*english) AllUndoneHidden(n int) string {
	return "Undone: the last change of " + amount.Plural(n, "applicant") + "."
}

func (*english) NoteTitle(name string) string   { return "A note about " + name }
func (*english) NotesTitle(names string) string { return "Add to the notes of " + names }
func (*english) NoteStays(team bool) string {
	if team {
		return "Your colleagues see it too; the applicant never does."
	}
	return "It stays on this computer; the applicant never sees it."
}
func (*english) NotesStay(team bool) string {
	added := "It is added as a line below each applicant's own note. "
	if team {
		return added + "Your colleagues see it too."
	}
	return added + "It stays on this computer."
}
func (*english) NoteUnfinished() string {
	return "The note is unchanged; " + action.Note.String() + " continues what you typed."
}
func (*english) NotesUnfinished() string {
	return "No note was changed; " + action.Note.String() + " continues what you typed."
}
func (*english) NoteTooLong(most, size string) string {
	return "A note has at most " + most + "; this has " + size + "."
}
func (*english) NotesTooLong(n int, most string) string {
	return amount.Plural(n, "note") + " would be longer than " + most + ". Shorten what you add."
}
func (*english) NotesMerged() string {
	return "Another window wrote a note meanwhile. It stays, with yours below it. " + action.Undo.String() + " removes yours."
}

func (*english) RateTitle(names string) string { return "Rate " + names }
func (*english) TagsTitle(names string) string { return "Tags of " + names }
func (*english) InUse(tags string) string      { return "in use: " + tags }
func (*english) OnlySome(tags string) string   { return "only some have: " + tags }
func (*english) TagsExplained(team bool) string {
	if team {
		return "Your own words, separated by commas. Your colleagues see them too."
	}
	return "Your own words, separated by commas. They stay on this computer."
}

func (*english) SnoozeTitle(names string) string { return "Look again at " + names }

// counted adds the number of marked applicants to a name in the footer.
func counted(name string, marked int) string {
	if marked == 0 {
		return name
	}
	return name + " (" + amount.Number(marked) + ")"
}
