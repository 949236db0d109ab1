package api

import (
	"context"
	"net/http"
	"time"

	"shortlist/model/lang"
)

// Probe is what one request shows of the sign-in and of the service's clock.
type Probe struct {
	Expires time.Time     // of the token in use
	Skew    time.Duration // how far this computer's clock is ahead of the service's, to the second
	Timed   bool          // the answer had a Date header; Skew is 0 without one
}

// Time asks the service for its time, without a sign-in; any answer has it. It is zero if the
// service sends none.
func (c *Client) Time(ctx context.Context) (time.Time, error) {
	r := allJobs("")
	r.name, r.phrase, r.method, r.anonymous, r.anyStatus = "time", lang.Text("ask for the time"), http.MethodHead, true, true
	var date time.Time
	err := c.retrying(ctx, r, func() error {
		return c.authorised(ctx, r, func(resp *http.Response) error {
			date, _ = http.ParseTime(resp.Header.Get("Date")) // a service without a clock is no failure
			return nil
		})
	})
	return date, err
}

// Probe sends one request that changes nothing, with a sign-in if there is no valid token. It
// does not read the answer and does not try again.
func (c *Client) Probe(ctx context.Context) (Probe, error) {
	var p Probe
	r := allJobs("")
	r.phrase = signInCall()
	asked := c.now()
	err := c.authorised(ctx, r, func(resp *http.Response) error {
		answered := c.now()
		date, err := http.ParseTime(resp.Header.Get("Date"))
		if err != nil {
			return nil // a service without a clock is no failure
		}
		middle := asked.Add(answered.Sub(asked) / 2)
		p.Skew, p.Timed = middle.Sub(date.Add(time.Second/2)).Round(time.Second), true // Date has whole seconds
		return nil
	})
	p.Expires = c.current().Expires
	return p, err
}
