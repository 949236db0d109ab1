package ui

import (
	"context"
	"errors"
	"io"
	"time"

	"shortlist/api/account"
	"shortlist/model"
)

// Credentials are what a person types to sign in for the first time.
type Credentials struct {
	BaseURL  string
	Country  model.Country // only where the address does not say
	Email    string
	Password string
}

// Options are what the dashboard is run with.
type Options struct {
	Account *account.Account // nil: the welcome screen comes first

	// CheckAddress reads a base URL as typed and returns the host that the
	// password would go to.
	CheckAddress func(baseURL string) (host string, err error)
	// Connect signs in with what was typed on the welcome screen, sets the
	// account up and returns it.
	Connect func(context.Context, Credentials) (*account.Account, error)
	// Demo opens the embedded service as an account.
	Demo func(context.Context) (*account.Account, error)

	Labels     model.JobTypeLabels
	Theme      string // auto, light, dark, contrast or plain
	Mouse      bool
	Restricted bool // no browser or other program is started
	IsDemo     bool
	Remote     bool // the terminal is on another machine: a link opened here would be seen by nobody
	Browse     func(url string) error

	Now    func() time.Time
	Input  io.Reader // nil: the terminal
	Output io.Writer // nil: the terminal
}

// Run shows the dashboard until the person quits or ctx ends.
func Run(ctx context.Context, o Options) error {
	return errors.New("not built yet")
}
