package ui_test

import (
	"fmt"

	"shortlist/ui/action"
	"shortlist/ui/screen"
)

// These are texts that many tests look for, each by what it means. Another wording is a change of one line here, so a
// test of what must not be shown does not look for a wording that no longer exists.

func sayWasPublished() string { return "Was it published?" }

func sayIsSaved() string { return "is saved and active" }

func saySaved(title string) string { return "“" + title + "” " + sayIsSaved() + "." }

func sayIsStopped() string { return "is now stopped." }

func sayStopped(title string) string { return "“" + title + "” " + sayIsStopped() }

func sayNewJob() string { return "New job" }

func sayNewJobCalled(title string) string { return sayNewJob() + " “" + title + "”" }

func sayDrafts() string { return "Unsent drafts" }

func sayIsDraft() string { return "This is your draft from" }

func sayConflict() string { return "Changed since you opened it" }

func sayTitleRequired() string { return "A title is required." }

func sayRegionRequired() string { return "A city or region is required." }

// sayNotNow is why an action is not possible; "" is the beginning of any reason.
func sayNotNow(why string) string {
	if why == "" {
		return "Not now"
	}
	return "Not now: " + why + "."
}

func sayUndoes() string { return action.Undo.String() + " undoes it." }

func sayUndone(what string) string { return "Undone: " + what }

func sayQueued() string { return "queued" }

func sayUnsent() string { return "to send" }

func sayToSend(n int) string { return fmt.Sprintf("%d %s", n, sayUnsent()) }

func sayServiceDown() string { return "service down" }

func sayTriesNow() string { return action.Refresh.String() + " tries now" }

func sayIsExported() string { return "exported to" }

func sayExported(n int) string { return screen.SayApplicants(n) + " " + sayIsExported() }

func sayStopsSending() string { return "esc stop sending" }
