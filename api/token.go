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
)

// tokenLife is how long a token lives that does not say so itself (§5).
const tokenLife = 24 * time.Hour

// renewBefore is how long before its end a token is renewed (CONTRACT 35), and
// renewEvery how often that is tried while the old one lives.
const (
	renewBefore = 2 * time.Minute
	renewEvery  = 15 * time.Second
)

// passwordTimeout bounds a program that is asked for the password.
const passwordTimeout = 5 * time.Minute

// Token is a bearer token and its life.
type Token struct {
	Value   string    `json:"value"`
	Issued  time.Time `json:"issued,omitzero"`
	Expires time.Time `json:"expires"`
	Again   bool      `json:"again,omitzero"` // it replaces one with which a create was refused, and no create was accepted since
}

// ending reports whether so little is left that a new token is due: two minutes,
// or a tenth of a life that is short itself.
func (t Token) ending(now time.Time) bool {
	margin := renewBefore
	if !t.Issued.IsZero() {
		margin = min(margin, t.Expires.Sub(t.Issued)/10)
	}
	return t.Expires.Sub(now) <= margin
}

// TokenStore keeps the token between runs. Its methods are called from several
// goroutines.
type TokenStore interface {
	Load() (Token, bool)
	Save(Token) error
	Clear() error
}

// session holds the one token all requests share and renews it for all of them
// at once.
type session struct {
	mu     sync.Mutex
	token  Token
	loaded bool
	outs   int       // how often a person signed out: a sign-in begun before that is void
	tried  time.Time // the last renewal before a token's end

	// What was refused, so that no sign-in follows by itself until a person signs
	// in (CONTRACT 35): the password, or a token as new as can be had.
	refused      error
	refusedToken string
	flight       singleflight.Group
}

// SignIn signs in with the password a person gave, whatever was refused before,
// and keeps the token (§4.1). A refused password is ErrSignIn; an account that is
// not an employer's is ErrNotEmployer, and nothing is kept of it.
func (c *Client) SignIn(ctx context.Context, password string) error {
	outs := c.signOuts()
	token, err := c.login(ctx, password)
	if err != nil {
		return err
	}
	if err := c.checkEmployer(ctx, token); err != nil {
		return err
	}
	c.keep(token, outs)
	return nil
}

// SignedIn reports whether a token is at hand that has not come to its end.
func (c *Client) SignedIn() bool {
	t := c.current()
	return t.Value != "" && c.now().Before(t.Expires)
}

// SignOut forgets the token, here and in the store. The service has no call for
// it (CONTRACT 35).
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

// keep makes t the token in use, unless a person has signed out since the
// sign-in that brought it began.
func (c *Client) keep(t Token, outs int) {
	c.session.mu.Lock()
	defer c.session.mu.Unlock()
	if c.session.outs != outs {
		return
	}
	c.session.token, c.session.loaded = t, true
	c.session.refused, c.session.refusedToken = nil, ""
	if c.opts.Tokens != nil {
		if err := c.opts.Tokens.Save(t); err != nil {
			c.log.Warn("token not kept", "error", err)
		}
	}
}

// bearer returns a token to send. One that is near its end is renewed meanwhile,
// and holds nobody up while it lives.
func (c *Client) bearer(ctx context.Context) (Token, error) {
	t, now := c.current(), c.now()
	if t.Value == "" || !now.Before(t.Expires) {
		return c.renew(ctx, t)
	}
	if t.ending(now) && c.due(now) {
		c.startRenewal(t)
	}
	return t, nil
}

// due reports whether a renewal ahead of time may be tried again.
func (c *Client) due(now time.Time) bool {
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

// startRenewal joins the sign-in under way or begins one. It ends with the
// client, not with the caller that happened to begin it.
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
	c.keep(token, outs)
	return token, nil
}

// signedInElsewhere takes a token that another copy of the program has kept since, as
// after a person's sign-in there.
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

// stopped returns why no sign-in is made by itself any more, if so.
func (c *Client) stopped(stale Token) error {
	c.session.mu.Lock()
	defer c.session.mu.Unlock()
	if c.session.refused != nil {
		return c.session.refused
	}
	if stale.Value != "" && stale.Value == c.session.refusedToken {
		return &Error{Kind: ErrSignIn, Call: "sign in", Host: c.base.Host, Err: errTokenRefused}
	}
	return nil
}

// errTokenRefused ends the loop of signing in and being refused all the same.
var errTokenRefused = errors.New("the service does not accept the sign-in it has just given")

// setAgain notes that a token replaces one with which a create was refused: where this
// one is refused, too, a third would change nothing. Once a create is accepted with it, it
// is like any other.
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

// answered notes what became of a token that was sent: one that is new and not
// accepted is the last that was asked for, until it is accepted after all.
func (c *Client) answered(t Token, isNew bool, err error) {
	c.session.mu.Lock()
	defer c.session.mu.Unlock()
	switch {
	case err == nil && c.session.refusedToken == t.Value:
		c.session.refusedToken = ""
	case isNew && errors.Is(err, ErrSignIn):
		c.session.refusedToken = t.Value
	}
}

func (c *Client) noPassword(err error) error {
	return &Error{Kind: ErrSignIn, Call: "sign in", Host: c.base.Host, Err: err}
}

func (c *Client) login(ctx context.Context, password string) (Token, error) {
	body, err := json.Marshal(wire.Login{Email: c.opts.Email, Password: password}, anyText)
	if err != nil {
		return Token{}, err
	}
	asked := c.now()
	var answer wire.Token
	err = c.call(ctx, request{
		name: "login", phrase: signInCall, method: http.MethodPost, path: "/AtsJob/login", body: body,
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
		return Token{}, &Error{Kind: ErrAnswer, Call: "sign in", Host: c.base.Host, Err: errors.New("no usable token in it")}
	}
	return Token{Value: answer.AccessToken, Issued: asked, Expires: expiry(answer.AccessToken, asked)}, nil
}

// expiry reads the end of a JWT's life from its exp claim, without verifying it,
// else it is the issue time and 24 hours (CONTRACT 35). A new token that has ended
// already tells that this machine's clock is ahead, and says nothing else.
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
