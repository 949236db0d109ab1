package account

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"shortlist/api"
	"shortlist/model/lang"
)

// longestName is the most runes of a job's title in an error.
const longestName = 60

// named puts the job's title into a failure, if it is known here, in place of its
// number. The screen adds the names of applicants, since blind mode may be switched on
// before it shows the error.
func (a *Account) named(ctx context.Context, err error, jobID int64) error {
	var e *api.Error
	if !errors.As(err, &e) {
		return err
	}
	title, unread := a.titleOf(context.WithoutCancel(ctx), jobID)
	if title = short(title); unread != nil || title == "" {
		return err // the number must do
	}
	e.Call = strings.Replace(e.Call, fmt.Sprintf("job %d", jobID), lang.Quoted(title), 1)
	return err
}

// short returns a title for use within a sentence.
func short(title string) string {
	title = strings.Join(strings.Fields(title), " ")
	if runes := []rune(title); len(runes) > longestName {
		title = string(runes[:longestName-1]) + "…"
	}
	return title
}

// whyOf returns the reason of a failure for storage, without the name of the call.
func whyOf(err error) string {
	if e, ok := err.(*api.Error); ok { // an error that wraps it has more to show
		return e.Reason()
	}
	return err.Error()
}
