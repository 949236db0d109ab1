package store

import (
	"fmt"
	"time"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

func sayNewer() string { return lang.Text("this data was written by a newer version of shortlist") }

func sayNotConverted() string {
	return lang.Text("a window on another host is preparing the store; try again in a moment")
}

// sayFailed names the operation that failed, with its cause.
func sayFailed(operation string, err error) error { return fmt.Errorf("%s: %w", operation, err) }

func orUnknown(host string) string {
	if host == "" {
		return "?"
	}
	return host
}

// clock is a time of the last day, or a date with it.
func clock(t time.Time) string {
	if time.Since(t).Abs() < 18*time.Hour {
		return t.Format("15:04")
	}
	return amount.Moment(t)
}
