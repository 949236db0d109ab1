package sandbox

import (
	"crypto/rand"
	"crypto/subtle"
	"database/sql"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"shortlist/api/wire"
)

// account is the caller's account.
type account struct {
	id       int64
	email    string
	employer bool
	limit    int // of active jobs
}

// claims are the contents of an access token: subject, issue and expiry times, and the
// generation, which ExpireTokens increases.
type claims struct {
	jwt.RegisteredClaims
	Generation int64 `json:"gen"`
}

// Names in the meta table.
const (
	metaKey        = "token key"
	metaGeneration = "token generation"
)

// loadKey reads the key that signs tokens, making it on first use: tokens of a
// data file stay valid when the service starts again.
func loadKey(tx *sql.Tx) ([]byte, error) {
	var key []byte
	found, err := meta(tx, metaKey, &key)
	if err != nil || found {
		return key, err
	}
	key = make([]byte, 32)
	rand.Read(key)
	return key, setMeta(tx, metaKey, key)
}

// login returns a token (§4.1).
func (s *Server) login(c *call) error {
	m, err := c.body()
	if err != nil {
		return err
	}
	email, emailErr := m.text("email")
	password, passwordErr := m.text("password")
	if err := errors.Join(emailErr, passwordErr); err != nil {
		return fail(http.StatusBadRequest, CodeValidation, "%s.", err)
	}
	if strings.TrimSpace(email) == "" || password == "" {
		return fail(http.StatusBadRequest, CodeValidation, "email and password are required.")
	}
	a, err := findAccount(s.db.db, `email = ?`, strings.TrimSpace(email))
	known := err == nil
	if err != nil && !errors.Is(err, ErrNotFound) {
		return err
	}
	if subtle.ConstantTimeCompare([]byte(password), []byte(Password)) != 1 || !known {
		return fail(http.StatusUnauthorized, CodeCredentials, "The e-mail address or the password is wrong.")
	}
	token, err := s.issue(a)
	if err != nil {
		return err
	}
	return c.answer(wire.Token{AccessToken: token})
}

// issue makes a token that expires (§5 rule 3). Its times are whole seconds, as clients
// expect, and exactly its life apart (§8); a life is rounded up to seconds.
func (s *Server) issue(a account) (string, error) {
	var generation int64
	if _, err := meta(s.db.db, metaGeneration, &generation); err != nil {
		return "", err
	}
	issued := s.now().Truncate(time.Second)
	life := (s.opts.TokenTTL + time.Second - 1).Truncate(time.Second)
	token, err := jwt.NewWithClaims(jwt.SigningMethodHS256, claims{
		RegisteredClaims: jwt.RegisteredClaims{
			Subject:   strconv.FormatInt(a.id, 10),
			IssuedAt:  jwt.NewNumericDate(issued),
			ExpiresAt: jwt.NewNumericDate(issued.Add(life)),
		},
		Generation: generation,
	}).SignedString(s.key)
	if err != nil {
		return "", fmt.Errorf("sign token: %w", err)
	}
	return token, nil
}

// bearer finds the account of a request's token; the error is the 401 of §5
// rule 4.
func (s *Server) bearer(r *http.Request) (account, error) {
	refused := fail(http.StatusUnauthorized, CodeUnauthorized, "The access token is missing or invalid.")
	scheme, raw, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	if !strings.EqualFold(scheme, "Bearer") || raw == "" {
		return account{}, refused
	}
	var c claims
	_, err := jwt.ParseWithClaims(strings.TrimSpace(raw), &c, func(*jwt.Token) (any, error) { return s.key, nil },
		jwt.WithValidMethods([]string{jwt.SigningMethodHS256.Alg()}), jwt.WithExpirationRequired(), jwt.WithTimeFunc(s.now))
	if err != nil {
		return account{}, refused
	}
	var generation int64
	if _, err := meta(s.db.db, metaGeneration, &generation); err != nil {
		return account{}, err
	}
	id, err := strconv.ParseInt(c.Subject, 10, 64)
	if err != nil || c.Generation != generation {
		return account{}, refused
	}
	a, err := findAccount(s.db.db, `id = ?`, id)
	if errors.Is(err, ErrNotFound) {
		return account{}, refused
	}
	return a, err
}

// ExpireTokens makes all earlier tokens invalid (§5 rule 4).
func (s *Server) ExpireTokens() error {
	return s.db.tx(func(tx *sql.Tx) error {
		var generation int64
		if _, err := meta(tx, metaGeneration, &generation); err != nil {
			return err
		}
		return setMeta(tx, metaGeneration, generation+1)
	})
}

func findAccount(q querier, where string, arg any) (account, error) {
	var a account
	err := q.QueryRow(`SELECT id, email, employer, active_limit FROM accounts WHERE `+where, arg).Scan(&a.id, &a.email, &a.employer, &a.limit)
	if errors.Is(err, sql.ErrNoRows) {
		return a, ErrNotFound
	}
	if err != nil {
		return a, fmt.Errorf("read account: %w", err)
	}
	return a, nil
}
