package api

import (
	"context"
	"errors"
	"net/http"
)

// signInCall is what a sign-in is called in errors.
const signInCall = "sign in"

// checkEmployer asks with a new token whether the account is an employer's. The list
// of all jobs names no job, so that a 403 is about the account (§4.6, §5 rule 5). Any
// other failure says nothing of that, and does not stop a sign-in: its password was
// accepted.
func (c *Client) checkEmployer(ctx context.Context, token Token) error {
	r := allJobs("")
	r.phrase = signInCall
	err := c.send(ctx, r, token, func(*http.Response) error { return nil }) // the list itself is not read
	if errors.Is(err, ErrNotEmployer) || ctx.Err() != nil {
		return err
	}
	return nil
}
