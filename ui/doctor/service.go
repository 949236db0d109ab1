package doctor

import (
	"context"
	"errors"
	"time"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/api/callback"
	"shortlist/config"
	"shortlist/model/amount"
	"shortlist/model/lang"
)

// signInWait is how long the service has to accept the sign-in.
const signInWait = 20 * time.Second

// The differences of the clocks at which the line becomes a warning, and bad: the receiver
// rejects callbacks that seem older.
const (
	skewWarning = 30 * time.Second
	skewBad     = callback.DefaultTolerance
)

// CheckSignIn sends one request to the service of an account, after a sign-in if needed. With offline it sends none. It
// returns only errors of the context. Its lines have no text of the service.
func CheckSignIn(ctx context.Context, name string, a config.Account, erases bool, client func() (*api.Client, error), offline bool) ([]Line, error) {
	const area = SignIn
	token, kept := config.TokenOf(name, a).Load()
	valid := kept && time.Now().Before(token.Expires)
	if offline {
		return []Line{Finding(area, lang.Text("Sign-in"), Good, saySignInNotTried(valid, localTime(token.Expires)))}, nil
	}
	dialed, err := client()
	if err != nil {
		return []Line{Hint(area, lang.Text("Sign-in"), Bad, lang.Text("no usable address"), lang.Text("Correct base_url of the account. Run: shortlist config check"))}, nil
	}
	defer dialed.Close()
	limited, stop := context.WithTimeout(ctx, signInWait)
	defer stop()
	p, err := dialed.Probe(limited)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	var failed *api.Error
	answered := errors.As(err, &failed) && failed.Status != 0
	line := func(what, do string) []Line {
		return []Line{Hint(area, lang.Text("Sign-in"), Bad, what, do)}
	}
	switch {
	case err == nil:
		lines := []Line{Finding(area, lang.Text("Sign-in"), Good, lang.Text("The service accepts it. It is valid until %s.", localTime(p.Expires)))}
		return append(lines, clockLine(p, erases)), nil
	case errors.Is(err, api.ErrNoPassword):
		return line(SayNoPasswordStored(), lang.Text("Run: shortlist login")), nil
	case limited.Err() != nil:
		return line(lang.Text("The service has not answered in %s.", signInWait.String()), sayCheckConnection()), nil
	case errors.Is(err, api.ErrNotEmployer):
		return line(lang.Text("The account is not an employer’s."), lang.Text("Run: shortlist login")), nil
	case errors.Is(err, api.ErrSignIn) && !answered:
		return line(SayPasswordSourceFails(PasswordSource(a)), lang.Text("Try it by hand, then run shortlist login: it shows the reason.")), nil
	case errors.Is(err, api.ErrSignIn):
		return line(SaySignInRejected(), lang.Text("Run: shortlist login")), nil
	case errors.Is(err, api.ErrNetwork):
		return line(SayServiceUnreachable(), sayCheckConnection()), nil
	}
	return line(lang.Text("The service is reached, but it fails or is busy."), lang.Text("Try again later. Stored data stays usable.")), nil
}

func clockLine(p api.Probe, erases bool) Line {
	const area = SignIn
	switch off := p.Skew.Abs(); {
	case !p.Timed:
		return Finding(area, lang.Text("Clock"), Warning, lang.Text("The service sends no time to compare with."))
	case erases && p.Skew > account.MostAhead:
		return Hint(area, lang.Text("Clock"), Bad, sayClockSkew(p.Skew), saySetClockForErasing())
	case off >= skewBad:
		return Hint(area, lang.Text("Clock"), Bad, sayClockSkew(p.Skew), lang.Text("Callbacks are rejected. Set the clock, or turn on time synchronization (NTP)."))
	case off >= skewWarning:
		return Hint(area, lang.Text("Clock"), Warning, sayClockSkew(p.Skew), lang.Text("Set the clock, or turn on time synchronization (NTP)."))
	}
	return Finding(area, lang.Text("Clock"), Good, lang.Text("It agrees with the service’s."))
}

// CheckCallback checks the address and the secret of callbacks. It tests the receiver with a
// callback that is not kept. at is the address to listen on; "" if the configured one cannot be used.
func CheckCallback(ctx context.Context, conf *config.Config, at string) []Line {
	const area = Callback
	c := conf.Callback
	if c.Listen == "" && c.SecretCommand == "" && c.SecretFile == "" {
		return []Line{Finding(area, lang.Text("Receiver"), Good, lang.Text("Not configured. New applications are found by polling."))}
	}
	var lines []Line
	if at != "" {
		lines = append(lines, checkAddress(ctx, at))
	}
	secret, err := conf.CallbackSecret(ctx)
	if err != nil {
		source := "callback.secret_file"
		if c.SecretCommand != "" {
			source = "callback.secret_command"
		}
		if c.SecretCommand != "" && conf.Limits.Restricted {
			return append(lines, Hint(area, lang.Text("Secret"), Bad, SayCommandOff(source), sayUseFile("callback.secret_file")))
		}
		return append(lines, Hint(area, lang.Text("Secret"), Bad, lang.Text("There is no secret: %s is not set or gives nothing.", source), lang.Text("Set callback.secret_file, with chmod 600, or callback.secret_command.")))
	}
	if callback.SelfTest(ctx, secret, c.Scheme()) != nil {
		return append(lines, Hint(area, lang.Text("Self-test"), Bad, lang.Text("The receiver does not accept its own signature."), lang.Text("Check callback.signed and callback.encoding. Run: shortlist listen --observe")))
	}
	return append(lines, Finding(area, lang.Text("Self-test"), Good, lang.Text("A signed callback is accepted, a wrong signature is rejected. Nothing was stored.")))
}

// checkAddress checks that the address is free, or held by a receiver.
func checkAddress(ctx context.Context, at string) Line {
	const area = Callback
	l, err := callback.Listen(at)
	switch {
	case err == nil && l.Close() == nil:
		return Finding(area, lang.Text("Address"), Good, SayAddressFree(at))
	case errors.Is(err, callback.ErrInUse) && callback.Answers(ctx, at):
		return Finding(area, lang.Text("Address"), Good, SayAddressReceives(at))
	case errors.Is(err, callback.ErrInUse):
		return Hint(area, lang.Text("Address"), Bad, SayAddressForeign(at), sayChangeAddress())
	}
	return Hint(area, lang.Text("Address"), Bad, lang.Text("It is not possible to listen at %s.", at), sayChangeAddress())
}

func SayNoPasswordStored() string {
	return lang.Text("You are not signed in, and no password is stored.")
}

func SaySignInRejected() string { return lang.Text("The service rejects e-mail or password.") }

func SayServiceUnreachable() string { return lang.Text("The service cannot be reached.") }

func sayCheckConnection() string {
	return lang.Text("Check the connection, the proxy and the address. Stored data stays usable.")
}

func saySetClockForErasing() string {
	return lang.Text("Old applications are not erased until then. Set the clock, or turn on time synchronization (NTP).")
}

func sayChangeAddress() string { return lang.Text("End the other program, or change callback.listen.") }

func saySignInNotTried(valid bool, until string) string {
	if !valid {
		return lang.Text("Not tried. No valid sign-in is stored.")
	}
	return lang.Text("Not tried. The stored one is valid until %s.", until)
}

func SayPasswordSourceFails(source string) string {
	if source == "" {
		return lang.Text("Signing in was not possible.")
	}
	return lang.Text("%s gives no password.", source)
}

func sayClockSkew(skew time.Duration) string {
	if skew < 0 {
		return lang.Text("This computer is %s behind the service.", amount.Duration(-skew))
	}
	return lang.Text("This computer is %s ahead of the service.", amount.Duration(skew))
}

func SayAddressFree(at string) string { return lang.Text("%s is free.", at) }

func SayAddressReceives(at string) string {
	return lang.Text("A receiver of shortlist answers at %s.", at)
}

func SayAddressForeign(at string) string {
	return lang.Text("%s is in use by another program or user.", at)
}

func localTime(t time.Time) string { return t.Local().Format("2006-01-02 15:04") }
