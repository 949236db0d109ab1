package joblist

import (
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

// sayTabs are the names of the tabs, in their order.
func sayTabs() [deletedTab + 1]string {
	return [...]string{lang.TextIn("joblist", "All"), lang.Text("Active"), lang.Text("Stopped"), lang.Text("Inactive"), lang.TextIn("joblist", "Deleted")}
}

func sayNoJob() string { return lang.TextIn("joblist", "no job is selected") }

func sayNeeds() action.Label {
	return action.Label{Name: "needs", Title: "The needs of the job", Synonyms: "requirements, must-haves, criteria", Help: "write what you look for, one need a line; applicants do not see it"}.Translated()
}

// sayChange is the label of the action that changes a job's status.
func sayChange(c model.StatusChange) action.Label {
	switch c {
	case model.Activate:
		return action.Label{Name: "activate", Title: "activate the job", Synonyms: "publish, start, resume, post, reopen", Help: "publish the job (asks first)"}.Translated()
	case model.Stop:
		return action.Label{Name: "stop", Title: "stop the job", Synonyms: "pause, unpublish, close, deactivate, take down", Help: "take the job off the board; nothing is lost"}.Translated()
	case model.Delete:
		return action.Label{Name: "delete", Title: "delete the job", Synonyms: "remove, erase", Help: "delete the job (asks first)"}.Translated()
	}
	return action.Label{}
}

func sayChangeMarked(c model.StatusChange, marked int) action.Label {
	l := action.Label{Name: lang.Text("%s %d", c, marked), Synonyms: sayChange(c).Synonyms}
	switch c {
	case model.Activate:
		l.Title = lang.Plural(marked, "activate the %d marked job", "activate the %d marked jobs")
	case model.Stop:
		l.Title = lang.Plural(marked, "stop the %d marked job", "stop the %d marked jobs")
	case model.Delete:
		l.Title = lang.Plural(marked, "delete the %d marked job", "delete the %d marked jobs")
	}
	l.Help = lang.Text("%s (asks first)", l.Title)
	return l
}

func sayProgress(c model.StatusChange, undo bool, current, total int) string {
	doing := sayChanging(c)
	if undo {
		doing = lang.Text("undoing")
	}
	return lang.Text("%s %d of %d…", doing, current, total)
}

func sayViews(n int) string { return lang.Plural(n, "%d view", "%d views") }

func saySending(c model.StatusChange) string { return sayChanging(c) + "…" }

func sayQueued(c model.StatusChange) string { return lang.Text("%s queued", c) }

func sayRejected(c model.StatusChange) string { return lang.Text("%s rejected", c) }

func sayChanged(title string, s model.JobStatus) string {
	return lang.Text("“%s” is now %s.", title, word(s))
}

func sayNotChanged(title string, why string) string {
	return lang.Text("“%s” was not changed. %s", title, why)
}

// sayUndoes names the key that undoes a change. here is set if the list of jobs has the keys.
func sayUndoes(here bool) string {
	if here {
		return lang.Text("%s undoes it.", action.Undo)
	}
	return lang.Text("%s in the jobs undoes it.", action.Undo)
}

func saySeeQueue() string { return lang.Text("%s shows the queue.", action.Outbox) }

// sayOutcome counts jobs with an outcome.
func sayOutcome(n int, o outcome) string {
	return lang.Text("%d %s", n, map[result]string{
		changed: sayHasBecome(o.status), queued: lang.TextIn("outcome", "queued"), rejected: lang.TextIn("outcome", "rejected"),
		failed: lang.TextIn("outcome", "not changed"), notTried: lang.TextIn("outcome", "not tried"), dropped: lang.TextIn("outcome", "undone"),
		notDropped: lang.TextIn("outcome", "not undone"), beingSent: lang.TextIn("outcome", "being sent"), alreadySent: lang.TextIn("outcome", "already sent"),
	}[o.result])
}

// sayChangeJobs is a change of several jobs.
func sayChangeJobs(c model.StatusChange, jobs int) string {
	switch c {
	case model.Activate:
		return lang.Plural(jobs, "activate %d job", "activate %d jobs")
	case model.Stop:
		return lang.Plural(jobs, "stop %d job", "stop %d jobs")
	case model.Delete:
		return lang.Plural(jobs, "delete %d job", "delete %d jobs")
	}
	return c.String()
}

func sayEffect(c model.StatusChange, jobs int) string {
	one := jobs == 1
	switch {
	case c == model.Activate && one:
		return lang.Text("It will be public at once and counts against the account's limit of active jobs.")
	case c == model.Activate:
		return lang.Text("They will be public at once and count against the account's limit of active jobs.")
	case c == model.Delete && one:
		return lang.Text("It leaves the board and the job list. Undo brings it back as stopped.")
	case c == model.Delete:
		return lang.Text("They leave the board and the job list. Undo brings them back as stopped.")
	case one:
		return lang.Text("It leaves the board; nothing is lost.")
	}
	return lang.Text("They leave the board; nothing is lost.")
}

func sayUndoActivates(jobs int) string {
	return lang.Plural(jobs, "%d job will be activated: it is public at once and counts against the limit of active jobs.", "%d jobs will be activated: they are public at once and count against the limit of active jobs.")
}

// whySkipped words why a change leaves out marked jobs.
func whySkipped(why skipping) string {
	word := why.change.Result().Word()
	switch {
	case why.queued && why.reached:
		return lang.Text("already %s or queued for it", word)
	case why.queued:
		return lang.Text("already queued for it")
	}
	return lang.Text("already %s", word)
}

// sayChanging is a change that is under way.
func sayChanging(c model.StatusChange) string {
	switch c {
	case model.Activate:
		return lang.Text("activating")
	case model.Stop:
		return lang.Text("stopping")
	case model.Delete:
		return lang.Text("deleting")
	}
	return lang.Text("changing")
}

// sayHasBecome is the status that jobs have after a change.
func sayHasBecome(s model.JobStatus) string {
	switch s {
	case model.Activated:
		return lang.TextIn("jobs that became so", "active")
	case model.PreActivated:
		return lang.TextIn("jobs that became so", "pending")
	case model.Stopped:
		return lang.TextIn("jobs that became so", "stopped")
	case model.Deactivated:
		return lang.TextIn("jobs that became so", "inactive")
	case model.Deleted:
		return lang.TextIn("jobs that became so", "deleted")
	}
	return word(s)
}

// word is a status in a sentence. The service may send one that this version does not know.
func word(s model.JobStatus) string { return text.Line(s.Word()) }
