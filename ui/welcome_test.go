package ui

import (
	"context"
	"errors"

	"shortlist/api"
	"shortlist/api/account"
)

// demoOf opens a day's service as the demo.
func demoOf(d *day) func(context.Context) (*account.Account, error) {
	return func(context.Context) (*account.Account, error) { return d.account, nil }
}

func checkAddress(typed string) (string, error) {
	u, err := api.ParseBaseURL(typed)
	if err != nil {
		return "", err
	}
	return u.Host, nil
}

// connectTo takes the password "right", and notes what was typed.
func connectTo(d *day, typed *[]Credentials) func(context.Context, Credentials) (*account.Account, error) {
	return func(_ context.Context, c Credentials) (*account.Account, error) {
		*typed = append(*typed, c)
		if c.Password != "right" {
			return nil, errors.New("not this password")
		}
		return d.account, nil
	}
}
