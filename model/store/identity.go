package store

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"shortlist/model"
	"shortlist/model/lang"
)

// OtherIdentityError is returned for a store that holds the data of another service or person
// than the configured one. Its data may not be shown or sent under the configured identity.
type OtherIdentityError struct {
	Has   model.Identity // whose data the store holds
	Wants model.Identity // the configured one
	Moved bool           // the store was moved after this window opened it
}

// Error implements error. It is a whole sentence.
func (e *OtherIdentityError) Error() string {
	if e.Moved {
		return lang.Text("The store was handed over to %s. This window reads and sends nothing more: close it, and start shortlist again.", e.Has.String())
	}
	return lang.Text("The store holds the data of %s, but the configuration names %s. Nothing was shown or sent. Run “shortlist accounts keep-apart” to begin a store of its own, or “shortlist accounts move” if the same account has a new address.", e.Has.String(), e.Wants.String())
}

// Is makes it an ErrReadOnly in a window that had opened the store: text that is typed there is kept beside the store.
func (e *OtherIdentityError) Is(target error) bool { return e.Moved && target == ErrReadOnly }

// identityOf reads whose data a store holds; known is false for a store that was never marked.
func identityOf(ctx context.Context, q querier) (id model.Identity, known bool, err error) {
	err = q.QueryRowContext(ctx, "SELECT service, country, email FROM identity").Scan(&id.Service, &id.Country, &id.Email)
	if errors.Is(err, sql.ErrNoRows) {
		return id, false, nil
	}
	return id, err == nil, err
}

// adopt checks that the store belongs to the configured identity. It marks a store that has no
// identity, or no country, with the configured one. It is called before anything else is read.
func (s *Store) adopt(ctx context.Context) error {
	wants := s.options.Identity
	if wants == (model.Identity{}) {
		return nil
	}
	has, known, err := identityOf(ctx, s.db)
	if err != nil {
		return err
	}
	if known && !has.Same(wants) {
		return s.notTheirs(has)
	}
	if known && (has.Country != "" || wants.Country == "") || wants.Email == "" || s.ReadOnly() != nil {
		return nil // a store is not marked without an e-mail, without which nothing can be sent
	}
	return transact(ctx, s.db, func(tx *sql.Tx) error {
		has, known, err := identityOf(ctx, tx) // another window may have been quicker
		if err != nil {
			return err
		}
		if known && !has.Same(wants) {
			return s.notTheirs(has)
		}
		if known && wants.Country == "" {
			return nil
		}
		return putIdentity(ctx, tx, wants)
	})
}

func putIdentity(ctx context.Context, tx *sql.Tx, id model.Identity) error {
	return run(ctx, tx, "INSERT OR REPLACE INTO identity (one, service, country, email) VALUES (1, ?, ?, ?)", id.Service, string(id.Country), id.Email)
}

// saveIdentity marks a mended store whose identity could not be read: with that of this window, if it had the store
// open; else, if the store holds something, with an identity that matches no other, so that a person decides.
func (s *Store) saveIdentity(ctx context.Context, old querier, tx *sql.Tx, holds bool) error {
	var marked int
	err := tx.QueryRowContext(ctx, "SELECT count(*) FROM sqlite_schema WHERE name = 'identity'").Scan(&marked)
	if err != nil || marked == 0 { // a store of an earlier version
		return err
	}
	if _, known, err := identityOf(ctx, tx); known || err != nil {
		return err
	}
	if s.isOpen.Load() && s.options.Identity.Email != "" {
		return putIdentity(ctx, tx, s.options.Identity)
	}
	if _, whole := readable(ctx, old, "identity"); whole || !holds {
		return nil
	}
	return putIdentity(ctx, tx, model.Identity{Service: "?", Email: "?"})
}

// notTheirs returns an *OtherIdentityError. A window that had opened the store reads and writes no more.
func (s *Store) notTheirs(has model.Identity) error {
	e := &OtherIdentityError{Has: has, Wants: s.options.Identity, Moved: s.isOpen.Load()}
	if e.Moved {
		s.other.Store(e)
	}
	return e
}

// checkIdentity returns an *OtherIdentityError if another window has moved the store to another
// identity since this one opened it.
func (s *Store) checkIdentity(ctx context.Context, q querier) error {
	if s.options.Identity == (model.Identity{}) {
		return nil
	}
	has, known, err := identityOf(ctx, q)
	if err != nil || !known || has.Same(s.options.Identity) {
		return err
	}
	return s.notTheirs(has)
}

// Other returns an *OtherIdentityError if another window has moved the store to another
// identity, else nil. It does no I/O.
func (s *Store) Other() error {
	if e := s.other.Load(); e != nil {
		return e
	}
	return nil
}

// Move hands a store, with all that waits in it, from one identity to that of the options. It
// returns an *OtherIdentityError if the store belongs to neither of them.
func Move(ctx context.Context, path string, o Options, from model.Identity) (err error) {
	to := o.Identity
	o.Identity = model.Identity{}
	s, err := OpenWith(path, o)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	return s.write(ctx, lang.Text("save the settings"), func(tx *sql.Tx) error {
		has, known, err := identityOf(ctx, tx)
		if err != nil {
			return err
		}
		if known && has != from && has != to {
			return &OtherIdentityError{Has: has, Wants: to}
		}
		return putIdentity(ctx, tx, to)
	}, PartAll)
}

// Identity returns whose data the store holds; known is false for a store that was never marked.
func (p *Peek) Identity(ctx context.Context) (id model.Identity, known bool, err error) {
	id, known, err = identityOf(ctx, p.db)
	if noSuchTable(err) { // a store of an earlier version
		return id, false, nil
	}
	return id, known, wrap(lang.Text("read the store"), err)
}

func noSuchTable(err error) bool { return err != nil && strings.Contains(err.Error(), "no such table") }
