package activity

import (
	"cmp"
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

// words are the texts of the activity log. Each language has its own variable.
type words struct {
	// The labels of an entry.
	LabelWhat      string
	LabelWhere     string
	LabelEffect    string
	LabelSwitched  string
	LabelErased    string
	LabelRan       string
	LabelApplicant string
	LabelFile      string
	LabelJob       string
	LabelCurrency  string
	LabelChanged   string
	LabelAnswer    string
	LabelSent      string
	LabelAccount   string
	LabelTerminal  string
	OnThisComputer string
	ToOwnComputer  string
	NoFieldChanged string

	// The screen.
	Heading       string
	About         string
	Loading       string
	Empty         string
	NothingToRead string
	Open          action.Label
	BackToList    action.Label
	Read          action.Label
	Close         action.Label
	ScrollDown    action.Label
	ScrollUp      action.Label

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// An entry.
	Subject(act model.Activity) string
	Verb(act model.Activity) string
	Outcome(act model.Activity) string
	Answer(act model.Activity) string
	Application(id int64) string
	Job(id int64) string

	// The labels of an entry.
	LabelAnswered(o model.ActivityOutcome) string

	// The screen.
	MoreLines(n int, key string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	LabelWhat:      "What",
	LabelWhere:     "Where",
	LabelEffect:    "Effect",
	LabelSwitched:  "Switched",
	LabelErased:    "Erased",
	LabelRan:       "Ran",
	LabelApplicant: "Applicant",
	LabelFile:      "File",
	LabelJob:       "Job",
	LabelCurrency:  "Currency",
	LabelChanged:   "Changed",
	LabelAnswer:    "Answer",
	LabelSent:      "Sent",
	LabelAccount:   "Account",
	LabelTerminal:  "Terminal",
	OnThisComputer: "on this computer; nothing is sent to the service",
	ToOwnComputer:  "to your own computer; nothing is sent to the service",
	NoFieldChanged: "no field; the job was sent unchanged",

	Heading:       "Activity log",
	About:         "every change sent to the service, and its answer",
	Loading:       "Loading…",
	Empty:         "Nothing yet. Jobs you publish, change, stop or delete, and applications you open, appear here with the service's answers.",
	NothingToRead: "nothing is in the log",
	Open:          action.Label{Name: "activity log", Synonyms: "history, audit, changes, journal", Help: "activity log: every change sent"},
	BackToList:    action.Label{Name: "back to the list", Help: "back to the list of changes"},
	Read:          action.Label{Name: "read", Title: "Read the entry", Help: "read all of the entry"},
	Close:         action.Label{Name: "close", Title: "Close the activity log", Help: "close the activity log"},
	ScrollDown:    action.Label{Name: "scroll down", Help: "half a page of the entry down"},
	ScrollUp:      action.Label{Name: "scroll up", Help: "half a page of the entry up"},

	sentences: new(english),
}

type english struct{}

// Subject names the job or the applicant of a call.
func (*english) Subject(act model.Activity) string {
	switch title := text.Line(act.Title); {
	case title != "":
		return title
	case act.NamesApplicant():
		return new(english).Application(act.ApplyID)
	case act.Kind == model.ActivityBlind:
		return "mode " + text.Line(act.Detail)
	case act.IsInDetail():
		return text.Line(act.Detail)
	}
	return new(english).Job(act.JobID)
}

// Verb names the purpose of a call, whatever its outcome.
func (*english) Verb(act model.Activity) string {
	switch act.Kind {
	case model.ActivityCreate:
		return "Publish"
	case model.ActivityUpdate:
		return "Change"
	case model.ActivityStatus:
		return strings.TrimSuffix(text.Sentence(act.Change.String()), ".")
	case model.ActivityView:
		return "Open"
	case model.ActivityBlind:
		return "Blind"
	case model.ActivityErase:
		return "Erase"
	case model.ActivitySend:
		if act.ApplyID == 0 {
			return "Send file"
		}
		return "Send CV"
	case model.ActivityTeam:
		return "Team"
	case model.ActivityUnconfined:
		return "CV reader"
	case model.ActivityCommand:
		return "Command"
	}
	return text.Line(string(act.Kind))
}

// Outcome is the result of a call in a few words.
func (*english) Outcome(act model.Activity) string {
	create := act.Kind == model.ActivityCreate
	switch act.Outcome {
	case model.ActivityOpen:
		return "no answer"
	case model.ActivityRefused:
		return "rejected"
	case model.ActivityFailed:
		return "failed"
	case model.ActivityUnknown:
		return "not known"
	case model.ActivityFound:
		return "confirmed later"
	case model.ActivityUndone:
		switch {
		case create:
			return "not created"
		case act.Kind == model.ActivitySend, act.Kind == model.ActivityCommand:
			return "stopped"
		}
		return "not done"
	}
	switch {
	case act.Kind == model.ActivitySend:
		return "sent"
	case create && act.Answer == string(model.Activated):
		return "public"
	case create && act.Answer == string(model.Deactivated): // CONTRACT 12
		return "not public: limit"
	case create && act.Answer == "":
		return "status not read"
	case act.Answer != "":
		return "is " + text.Line(model.JobStatus(act.Answer).Word())
	}
	return "done"
}

// Answer is the result of a call in full sentences.
func (*english) Answer(act model.Activity) string {
	sentence, missing := text.Sentence(act.Answer), ""
	if act.Answer != "" {
		missing = text.Sentence("No answer: " + act.Answer)
	}
	later := func(what string) string { return strings.TrimSpace(missing + " " + what) }
	switch act.Outcome {
	case model.ActivityOpen:
		return "No answer recorded: still in progress, or shortlist quit first."
	case model.ActivityUnknown:
		return missing
	case model.ActivityFound:
		switch act.Kind {
		case model.ActivityCreate:
			return later(fmt.Sprintf("Checked: it is job %d.", act.JobID))
		case model.ActivityUpdate:
			return later("Checked: the change was saved.")
		}
		return later(fmt.Sprintf("Checked: the job is %s.", act.Change.Result().Word()))
	case model.ActivityUndone:
		if act.Kind == model.ActivityCommand {
			return "You stopped it before its end."
		}
		if act.Kind == model.ActivitySend {
			return "You stopped it, so the file is not whole or not there."
		}
		if act.Kind == model.ActivityUpdate {
			return later("Checked: the change was not saved.")
		}
		return later("Checked: no job was created.")
	case model.ActivityDone:
	default:
		return sentence
	}
	status := text.Line(model.JobStatus(act.Answer).Word())
	switch act.Kind {
	case model.ActivityCreate:
		if status == "" {
			return fmt.Sprintf("It is job %d. Its status was not read.", act.JobID)
		}
		return fmt.Sprintf("It is job %d, and %s.", act.JobID, status)
	case model.ActivityUpdate:
		return "The service accepted the change."
	case model.ActivityStatus:
		if status == "" {
			return "The service accepted the change without a status."
		}
		return "The job is " + status + "."
	case model.ActivityBlind:
		if act.Detail == "on" {
			return "Applicants' identities were hidden from then on."
		}
		return "Applicants' identities were shown from then on."
	case model.ActivityTeam:
		return "Your lines about them are gone from your file. Your reviews on this computer stay."
	case model.ActivityUnconfined:
		return "CVs are read all the same. shortlist doctor looks again."
	case model.ActivityErase:
		return "These were erased from this computer. The service still has them."
	case model.ActivitySend:
		return "The terminal took the whole file."
	case model.ActivityView:
		return "The service marked the application viewed."
	}
	return cmp.Or(sentence, "Done.")
}

func (*english) Application(id int64) string {
	return fmt.Sprintf("application %d", id)
}

func (*english) Job(id int64) string {
	return fmt.Sprintf("job %d", id)
}

func (*english) LabelAnswered(o model.ActivityOutcome) string {
	switch o {
	case model.ActivityUnknown, model.ActivityFailed:
		return "Gave up"
	case model.ActivityFound, model.ActivityUndone:
		return "Settled"
	}
	return "Answered"
}

func (*english) MoreLines(n int, key string) string {
	return "↓ " + amount.Plural(n, "more line") + "; " + key + " goes on"
}
