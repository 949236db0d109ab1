package account

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"shortlist/api"
)

// longestName is the most runes that an error gives of a job's title.
const longestName = 60

// named words a failure at a job with the job's title, where it is known here, in place of
// its number. Applicants are named by whoever shows the failure: blind mode may be
// switched on the way there.
func (a *Account) named(ctx context.Context, err error, jobID int64) error {
	var e *api.Error
	if !errors.As(err, &e) {
		return err
	}
	title, unread := a.titleOf(context.WithoutCancel(ctx), jobID)
	if title = short(title); unread != nil || title == "" {
		return err // the number has to do
	}
	e.Call = strings.Replace(e.Call, fmt.Sprintf("job %d", jobID), "“"+title+"”", 1)
	return err
}

// short is a title as it stands within a sentence.
func short(title string) string {
	title = strings.Join(strings.Fields(title), " ")
	if runes := []rune(title); len(runes) > longestName {
		title = string(runes[:longestName-1]) + "…"
	}
	return title
}

// whyOf is what is kept of a failure beside what failed: the reason alone, without which
// call it was.
func whyOf(err error) string {
	if e, ok := err.(*api.Error); ok { // one that wraps it says more
		return e.Reason()
	}
	return err.Error()
}
