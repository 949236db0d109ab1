package service

import (
	"strings"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/text"
)

func sayAbout() string { return lang.Text("every change sent to the service, and its answer") }

func saySubject(act model.Activity) string {
	switch title := text.Line(act.Title); {
	case title != "":
		return title
	case act.NamesApplicant():
		return sayApplication(act.ApplyID)
	case act.Kind == model.ActivityBlind:
		switch act.Detail {
		case "on":
			return lang.Text("mode on")
		case "off":
			return lang.Text("mode off")
		}
		return lang.Text("mode %s", text.Line(act.Detail))
	case act.IsInDetail():
		return text.Line(act.Detail)
	}
	return sayJob(act.JobID)
}

// sayVerb names what a call did, in a word or two.
func sayVerb(act model.Activity) string {
	switch act.Kind {
	case model.ActivityCreate:
		return lang.TextIn("activity", "Publish")
	case model.ActivityUpdate:
		return lang.TextIn("activity", "Change")
	case model.ActivityStatus:
		switch act.Change {
		case model.Activate:
			return lang.TextIn("activity", "Activate")
		case model.Stop:
			return lang.TextIn("activity", "Stop")
		case model.Delete:
			return lang.TextIn("activity", "Delete")
		}
		return strings.TrimSuffix(text.Sentence(act.Change.String()), ".")
	case model.ActivityView:
		return lang.TextIn("activity", "Open")
	case model.ActivityBlind:
		return lang.TextIn("activity", "Blind")
	case model.ActivityErase:
		return lang.TextIn("activity", "Erase")
	case model.ActivitySend:
		if act.ApplyID == 0 {
			return lang.TextIn("activity", "Send file")
		}
		return lang.TextIn("activity", "Send CV")
	case model.ActivityTeam:
		return lang.TextIn("activity", "Team")
	case model.ActivityLetter:
		return lang.TextIn("activity", "Letter")
	case model.ActivityUnconfined:
		return lang.TextIn("activity", "CV reader")
	case model.ActivityCommand:
		return lang.TextIn("activity", "Command")
	}
	return text.Line(string(act.Kind))
}

func sayApplication(id int64) string { return lang.Text("application %d", id) }

func sayJob(id int64) string { return lang.Text("job %d", id) }
