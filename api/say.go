package api

import (
	"shortlist/model"
	"shortlist/model/lang"
)

// sayChangeStatus names the request.
func sayChangeStatus(change model.StatusChange, id int64) string {
	switch change {
	case model.Activate:
		return lang.TextIn("request", "activate job %d", id)
	case model.Stop:
		return lang.TextIn("request", "stop job %d", id)
	case model.Delete:
		return lang.TextIn("request", "delete job %d", id)
	}
	return lang.TextIn("request", "%s job %d", change, id)
}

func sayReadApplicants(jobID int64) string { return lang.Text("read the applicants of job %d", jobID) }

// sayCouldNot: The sentence
func sayCouldNot(call string, reason string) string {
	return lang.Text("could not %s: %s", call, reason)
}
