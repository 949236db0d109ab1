package api

import (
	"context"
	"encoding/base64"
	"errors"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/go-json-experiment/json"
	"golang.org/x/sync/singleflight"

	"shortlist/api/wire"
)

// tokenLife is how long a token lives that does not say so itself (§5).
const tokenLife = 24 * time.Hour

// renewBefore is how long before its end a token is renewed (CONTRACT 35).
const renewBefore = 2 * time.Minute

// Token is a bearer token and the end of its life.
type Token struct {
	Value   string    `json:"value"`
	Expires time.Time `json:"expires"`
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
	mu      sync.Mutex
	token   Token
	loaded  bool
	refused error // the last automatic sign-in was refused: no more until a person signs in (CONTRACT 35)
	flight  singleflight.Group
}

// SignIn signs in with the password a person gave, whatever was refused before,
// and keeps the token (§4.1). A refused password is ErrSignIn.
func (c *Client) SignIn(ctx context.Context, password string) error {
	token, err := c.login(ctx, password)
	if err != nil {
		return err
	}
	c.keep(token)
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

func (c *Client) keep(t Token) {
	c.session.mu.Lock()
	c.session.token, c.session.loaded, c.session.refused = t, true, nil
	c.session.mu.Unlock()
	if c.opts.Tokens != nil {
		if err := c.opts.Tokens.Save(t); err != nil {
			c.log.Warn("token not kept", "error", err)
		}
	}
}

// bearer returns a token to send, renewing one that is at its end. While the
// old one lives, a renewal that fails is no reason not to try.
func (c *Client) bearer(ctx context.Context) (Token, error) {
	t := c.current()
	left := t.Expires.Sub(c.now())
	if t.Value != "" && left > renewBefore {
		return t, nil
	}
	renewed, err := c.renew(ctx, t)
	if err != nil && t.Value != "" && left > 0 && ctx.Err() == nil {
		return t, nil
	}
	return renewed, err
}

// renew replaces the stale token, once for all callers that wait for it.
func (c *Client) renew(ctx context.Context, stale Token) (Token, error) {
	if t := c.current(); t.Value != "" && t.Value != stale.Value {
		return t, nil
	}
	result := c.session.flight.DoChan("login", func() (any, error) {
		// Other callers wait for this sign-in: it must not end with the one
		// that happened to start it.
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), c.opts.CallTimeout)
		defer cancel()
		return c.renewOnce(ctx, stale)
	})
	select {
	case <-ctx.Done():
		return Token{}, ctx.Err()
	case r := <-result:
		if r.Err != nil {
			return Token{}, r.Err
		}
		return r.Val.(Token), nil
	}
}

func (c *Client) renewOnce(ctx context.Context, stale Token) (Token, error) {
	if t := c.current(); t.Value != "" && t.Value != stale.Value {
		return t, nil
	}
	c.session.mu.Lock()
	refused := c.session.refused
	c.session.mu.Unlock()
	if refused != nil {
		return Token{}, refused
	}
	if c.opts.Password == nil {
		return Token{}, c.noPassword(ErrNoPassword)
	}
	password, err := c.opts.Password(ctx)
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
	c.keep(token)
	return token, nil
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
		name: "login", phrase: "sign in", method: http.MethodPost, path: "/AtsJob/login", body: body,
		retry: true, anonymous: true,
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
	return Token{Value: answer.AccessToken, Expires: expiry(answer.AccessToken, asked)}, nil
}

// expiry reads the end of a JWT's life from its exp claim, without verifying it,
// else it is the issue time and 24 hours (CONTRACT 35).
func expiry(jwt string, issued time.Time) time.Time {
	parts := strings.Split(jwt, ".")
	if len(parts) == 3 {
		if payload, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(parts[1], "=")); err == nil {
			var claims struct {
				Exp int64 `json:"exp"`
			}
			if wire.Unmarshal(payload, &claims) == nil && claims.Exp > 0 {
				return time.Unix(claims.Exp, 0)
			}
		}
	}
	return issued.Add(tokenLife)
}
