package activity

import (
	"cmp"
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/ui/text"
)

// subject names what a call was about: a job, or an applicant.
func subject(act model.Activity) string {
	switch title := text.Line(act.Title); {
	case title != "":
		return title
	case act.Kind == model.ActivityView:
		return fmt.Sprintf("application %d", act.ApplyID)
	case act.Kind == model.ActivityBlind:
		return "mode " + text.Line(act.Detail)
	}
	return fmt.Sprintf("job %d", act.JobID)
}

// asWished reports whether the service answered that a call did what it was sent for.
func asWished(act model.Activity) bool {
	switch {
	case act.Outcome != model.ActivityDone:
		return false
	case act.Kind == model.ActivityCreate: // publishes (§4.2), but for some reasons
		return act.Answer == string(model.Activated)
	case act.Kind == model.ActivityStatus:
		return act.Answer == "" || act.Answer == string(act.Change.Result())
	}
	return true
}

// verb names what a call was sent for, whatever became of it.
func verb(act model.Activity) string {
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
	}
	return text.Line(string(act.Kind))
}

// isGood reports whether a call had the wanted result.
func isGood(act model.Activity) bool { return asWished(act) || act.Outcome == model.ActivityFound }

// outcome is the result of a call in a few words.
func outcome(act model.Activity) string {
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
		if create {
			return "not created"
		}
		return "not done"
	}
	switch {
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

// answer is the result of a call in full.
func answer(act model.Activity) string {
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
	case model.ActivityView:
		return "The service marked the application viewed."
	}
	return cmp.Or(sentence, "Done.")
}
