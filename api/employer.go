package api

import (
	"context"
	"errors"
	"net/http"

	"shortlist/model/lang"
)

// signInCall is the phrase for a sign-in in errors.
func signInCall() string { return lang.Text("sign in") }

// checkEmployer checks with a new token whether the account is an employer's. The list
// of all jobs names no job, so a 403 is about the account (§4.6, §5 rule 5). Other
// failures do not stop a sign-in: the password was accepted.
func (c *Client) checkEmployer(ctx context.Context, token Token) error {
	r := allJobs("")
	r.phrase = signInCall()
	err := c.send(ctx, r, token, func(*http.Response) error { return nil }) // the list itself is not read
	if errors.Is(err, ErrNotEmployer) || ctx.Err() != nil {
		return err
	}
	return nil
}
