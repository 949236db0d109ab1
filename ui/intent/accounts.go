package intent

import (
	"context"

	"shortlist/api/account"
	"shortlist/model"
)

// Accounts are the ways to the accounts of this computer, which package cli implements. Its functions are called off
// the loop, but for CheckAddress.
type Accounts struct {
	// CheckAddress reads a base URL as typed and returns the host that the password would be
	// sent to. It does no I/O, and is called on the loop.
	CheckAddress func(baseURL string) (host string, err error)
	BaseURL      string // the address that the form for a new account begins with; "": the person types it
	// Connect signs in with what was typed on the welcome screen, sets the account up and
	// opens it.
	Connect func(context.Context, Credentials) (Opened, error)
	// Demo opens the embedded service as an account.
	Demo func(context.Context) (Opened, error)

	List    func() ([]Choice, error) // the accounts that are set up; nil: there is only the open one
	Open    func(ctx context.Context, name string) (Opened, error)
	SignOut func(ctx context.Context, name string) error // forgets the sign-in of an account
}

// Credentials are what a person types to sign in for the first time.
type Credentials struct {
	BaseURL  string
	Country  model.Country // only where the address does not name it
	Email    string
	Password string
}

// Opened is an account that the dashboard is opened on.
type Opened struct {
	Account *account.Account // nil: the welcome screen comes first
	Labels  model.JobTypeLabels
	IsDemo  bool
	// Receive receives callbacks until ctx ends; nil: this program receives none. It returns an
	// error if it cannot receive, and reports to trouble what keeps it from receiving for a while.
	Receive func(ctx context.Context, trouble func(error)) error
	// Undecided is what the person has to decide before the account is opened; Account is nil until then. Nil: nothing.
	Undecided *Undecided
	Close     func() error // releases the account once its work has ended; nil: the caller does
}

// Undecided is an account whose data on this computer belongs to another service or person than the configured one.
// The data is not read or sent before the person has decided.
type Undecided struct {
	Name       string // of the account
	Has, Wants string // the owner of the data, and the configured one

	KeepApart func(context.Context) (Opened, error) // opens a new store for the configured owner
	Move      func(context.Context) (Opened, error) // hands the data over to the configured owner
}

// Choice is an account that is set up on this computer.
type Choice struct {
	Name     string
	Email    string
	Host     string // "" if the address is unusable
	BaseURL  string
	Country  model.Country
	SignedIn bool   // its token is still good
	Keyring  bool   // its password may be in the keyring, until it is signed out
	Password string // the setting that supplies its password, also after signing out; "" for none
}
