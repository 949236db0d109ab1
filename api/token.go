package api

import (
	"context"
	"encoding/base64"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/go-json-experiment/json"
	"golang.org/x/sync/singleflight"

	"shortlist/api/wire"
	"shortlist/model/lang"
)

// tokenLife is the validity of a token that carries no expiry time (§5).
const tokenLife = 24 * time.Hour

// renewBefore is how long before it expires a token is renewed (CONTRACT 35), and
// renewEvery the pause between attempts while the old one is valid.
const (
	renewBefore = 2 * time.Minute
	renewEvery  = 15 * time.Second
)

// passwordTimeout limits the run of the user's password command.
const passwordTimeout = 5 * time.Minute

// Token is a bearer token and its validity.
type Token struct {
	Value   string    `json:"value"`
	Issued  time.Time `json:"issued,omitzero"`
	Expires time.Time `json:"expires"`
	Again   bool      `json:"again,omitzero"` // it replaces a token with which a create was rejected, and no create has been accepted since
}

// ending reports whether the token should be renewed: less than renewBefore is left,
// or less than a tenth of a short validity.
func (t Token) ending(now time.Time) bool {
	margin := renewBefore
	if !t.Issued.IsZero() {
		margin = min(margin, t.Expires.Sub(t.Issued)/10)
	}
	return t.Expires.Sub(now) <= margin
}

// TokenStore keeps the token between runs. Its methods are safe for concurrent use.
type TokenStore interface {
	Load() (Token, bool)
	Save(Token) error
	Clear() error
}

// session holds the token that all requests share and renews it once for all of them.
type session struct {
	mu     sync.Mutex
	token  Token
	loaded bool
	outs   int       // number of sign-outs: a sign-in that started before one is void
	tried  time.Time // last attempt to renew a token before it expires
	own    string    // the last token of a sign-in by this client

	// After the service rejected the password or a new token, there is no automatic
	// sign-in until a person signs in (CONTRACT 35).
	refused      error
	refusedToken string
	flight       singleflight.Group
}

// SignIn signs in with the password that a person typed, even after earlier rejections,
// and keeps the token (§4.1). It returns ErrSignIn for a rejected password, and
// ErrNotEmployer, without keeping the token, for an account that is not an employer's.
func (c *Client) SignIn(ctx context.Context, password string) error {
	outs := c.signOuts()
	token, err := c.login(ctx, password)
	if err != nil {
		return err
	}
	if err := c.checkEmployer(ctx, token); err != nil {
		return err
	}
	c.keepToken(token, outs)
	return nil
}

// SignedIn reports whether there is a token that has not expired.
func (c *Client) SignedIn() bool {
	t := c.current()
	return t.Value != "" && c.now().Before(t.Expires)
}

// SignOut deletes the token, here and in the store. The service has no call for it
// (CONTRACT 35).
func (c *Client) SignOut() error {
	c.session.mu.Lock()
	defer c.session.mu.Unlock()
	c.session.token, c.session.loaded = Token{}, true
	c.session.outs++
	if c.opts.Tokens == nil {
		return nil
	}
	return c.opts.Tokens.Clear()
}

func (c *Client) current() Token {
	s := &c.session
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.loaded {
		s.loaded = true
		if c.opts.Tokens != nil {
			s.token, _ = c.opts.Tokens.Load()
		}
	}
	return s.token
}

func (c *Client) signOuts() int {
	c.session.mu.Lock()
	defer c.session.mu.Unlock()
	return c.session.outs
}

// keepToken makes t the current token, unless a person has signed out since its sign-in
// started, when the number of sign-outs was outs.
func (c *Client) keepToken(t Token, outs int) {
	c.session.mu.Lock()
	defer c.session.mu.Unlock()
	if c.session.outs != outs {
		return
	}
	c.session.token, c.session.loaded, c.session.own = t, true, t.Value
	c.session.refused, c.session.refusedToken = nil, ""
	if c.opts.Tokens != nil {
		if err := c.opts.Tokens.Save(t); err != nil {
			c.log.Warn("token not kept", "error", err)
		}
	}
}

// bearer returns a token to send. A token that expires soon is renewed in the
// background; requests do not wait for that while it is valid.
func (c *Client) bearer(ctx context.Context) (Token, error) {
	t, now := c.current(), c.now()
	if t.Value == "" || !now.Before(t.Expires) {
		return c.renew(ctx, t)
	}
	if t.ending(now) && c.renewalDue(now) {
		c.startRenewal(t)
	}
	return t, nil
}

// renewalDue reports whether an early renewal may be tried now, and records the attempt.
func (c *Client) renewalDue(now time.Time) bool {
	c.session.mu.Lock()
	defer c.session.mu.Unlock()
	if now.Sub(c.session.tried).Abs() < renewEvery {
		return false
	}
	c.session.tried = now
	return true
}

// renew replaces the stale token, once for all callers that wait for it.
func (c *Client) renew(ctx context.Context, stale Token) (Token, error) {
	if t := c.current(); t.Value != "" && t.Value != stale.Value {
		return t, nil
	}
	select {
	case <-ctx.Done():
		return Token{}, ctx.Err()
	case r := <-c.startRenewal(stale):
		if r.Err != nil {
			return Token{}, r.Err
		}
		return r.Val.(Token), nil
	}
}

// startRenewal joins the sign-in in progress or starts one. The sign-in belongs to the
// client: it goes on when the caller that started it is cancelled.
func (c *Client) startRenewal(stale Token) <-chan singleflight.Result {
	return c.session.flight.DoChan("login", func() (any, error) {
		var t Token
		err := c.opts.Crash.Guard(func() (err error) {
			t, err = c.renewOnce(c.life, stale)
			return err
		})
		return t, err
	})
}

func (c *Client) renewOnce(ctx context.Context, stale Token) (Token, error) {
	if t := c.current(); t.Value != "" && t.Value != stale.Value {
		return t, nil
	}
	if t, ok := c.signedInElsewhere(stale); ok {
		return t, nil
	}
	outs := c.signOuts()
	if err := c.stopped(stale); err != nil {
		return Token{}, err
	}
	if c.opts.Password == nil {
		return Token{}, c.noPassword(ErrNoPassword)
	}
	asking, cancel := context.WithTimeout(ctx, passwordTimeout)
	defer cancel()
	password, err := c.opts.Password(asking)
	if err != nil {
		return Token{}, c.noPassword(err)
	}
	token, err := c.login(ctx, password)
	if err != nil {
		if errors.Is(err, ErrSignIn) {
			c.session.mu.Lock()
			c.session.refused = err
			c.session.mu.Unlock()
		}
		return Token{}, err
	}
	c.keepToken(token, outs)
	return token, nil
}

// signedInElsewhere returns a token that another window has stored since, as after a
// sign-in there.
func (c *Client) signedInElsewhere(stale Token) (Token, bool) {
	if c.opts.Tokens == nil {
		return Token{}, false
	}
	t, ok := c.opts.Tokens.Load()
	c.session.mu.Lock()
	defer c.session.mu.Unlock()
	if !ok || t.Value == "" || t.Value == stale.Value || t.Value == c.session.refusedToken || !c.now().Before(t.Expires) {
		return Token{}, false
	}
	c.session.token, c.session.loaded, c.session.refused = t, true, nil
	return t, true
}

// stopped returns the error that prevents automatic sign-ins, or nil.
func (c *Client) stopped(stale Token) error {
	c.session.mu.Lock()
	defer c.session.mu.Unlock()
	if c.session.refused != nil {
		return c.session.refused
	}
	// The rejected token may also be that of another window: with a sign-in for it, the windows would
	// sign in against each other without end.
	if stale.Value != "" && c.session.refusedToken != "" && c.session.refusedToken == c.session.own {
		return &Error{Kind: ErrSignIn, Call: signInCall(), Host: c.base.Host, Err: errTokenRefused}
	}
	return nil
}

// errTokenRefused ends the loop of successful sign-ins and rejected tokens.
var errTokenRefused = lang.NewError("the service rejected the new sign-in as well")

// setAgain marks a token that replaces one with which a create was rejected. If the service rejects a create with it,
// too, a third token would not help. An accepted create clears the mark.
func (c *Client) setAgain(t Token, again bool) {
	c.session.mu.Lock()
	defer c.session.mu.Unlock()
	if c.session.token.Value != t.Value || c.session.token.Again == again {
		return
	}
	c.session.token.Again = again
	if c.opts.Tokens != nil {
		if err := c.opts.Tokens.Save(c.session.token); err != nil {
			c.log.Warn("token not kept", "error", err)
		}
	}
}

// isOwn reports whether a token comes from a sign-in by this client. The token of another window may have expired.
func (c *Client) isOwn(t Token) bool {
	c.session.mu.Lock()
	defer c.session.mu.Unlock()
	return t.Value == c.session.own
}

// answered records whether the service accepted a token. After a new token was rejected, no other is requested until
// the service accepts that one or the token of another window.
func (c *Client) answered(t Token, isNew bool, err error) {
	c.session.mu.Lock()
	defer c.session.mu.Unlock()
	switch {
	case err == nil:
		c.session.refusedToken = ""
	case isNew && errors.Is(err, ErrSignIn):
		c.session.refusedToken = t.Value
	}
}

func (c *Client) noPassword(err error) error {
	return &Error{Kind: ErrSignIn, Call: signInCall(), Host: c.base.Host, Err: err}
}

func (c *Client) login(ctx context.Context, password string) (Token, error) {
	body, err := json.Marshal(wire.Login{Email: c.opts.Email, Password: password}, anyText)
	if err != nil {
		return Token{}, err
	}
	asked := c.now()
	var answer wire.Token
	err = c.call(ctx, request{
		name: "login", phrase: signInCall(), method: http.MethodPost, path: "/AtsJob/login", body: body,
		retry: true, anonymous: true, password: password,
	}, &answer)
	var failed *Error
	if errors.As(err, &failed) && (failed.Kind == ErrRefused || failed.Kind == ErrForbidden) && !failed.HTML && failed.Status < 404 {
		failed.Kind = ErrSignIn
	}
	if err != nil {
		return Token{}, err
	}
	if answer.AccessToken == "" || strings.ContainsFunc(answer.AccessToken, func(r rune) bool { return r <= ' ' || r > '~' }) {
		return Token{}, &Error{Kind: ErrAnswer, Call: signInCall(), Host: c.base.Host, Err: errors.New(lang.Text("it has no usable token"))}
	}
	return Token{Value: answer.AccessToken, Issued: asked, Expires: expiry(answer.AccessToken, asked)}, nil
}

// expiry returns the exp claim of a JWT, without verifying the token, or else the issue
// time plus tokenLife (CONTRACT 35). An exp before the issue time means that this
// machine's clock is ahead, and is ignored.
func expiry(jwt string, issued time.Time) time.Time {
	parts := strings.Split(jwt, ".")
	if len(parts) == 3 {
		if payload, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(parts[1], "=")); err == nil {
			var claims struct {
				Exp *wire.Decimal `json:"exp"` // a fraction of a second is allowed (RFC 7519)
			}
			if wire.Unmarshal(payload, &claims) == nil && claims.Exp != nil {
				whole, _, _ := strings.Cut(string(*claims.Exp), ".")
				if at, err := strconv.ParseInt(whole, 10, 64); err == nil && time.Unix(at, 0).After(issued) {
					return time.Unix(at, 0)
				}
			}
		}
	}
	return issued.Add(tokenLife)
}
