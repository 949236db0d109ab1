package admin

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"strings"
	"time"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/api/callback"
	"shortlist/config"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/cli/receive"
	"shortlist/ui/doctor"
)

// signInWait is how long the service has to accept the sign-in.
const signInWait = 20 * time.Second

// The differences of the clocks at which the line becomes a warning, and bad: the receiver
// rejects callbacks that seem older.
const (
	skewWarning = 30 * time.Second
	skewBad     = callback.DefaultTolerance
)

// checkSignIn sends one request, after a sign-in if needed. It returns only errors of the
// context. Its lines have no text of the service.
func checkSignIn(ctx context.Context, a *command.App, s command.Setup, offline bool) ([]doctor.Line, error) {
	const area = doctor.SignIn
	if command.OtherIdentity(ctx, s) != nil { // the line names neither of the identities
		return []doctor.Line{hint(area, lang.Text("Sign-in"), doctor.Bad, lang.Text("The store holds the data of another address or e-mail than the configuration. Nothing was sent."), lang.Text("Run: shortlist accounts keep-apart, or: shortlist accounts move"))}, nil
	}
	token, kept := config.TokenOf(s.Name, s.Account).Load()
	valid := kept && time.Now().Before(token.Expires)
	if offline {
		return []doctor.Line{finding(area, lang.Text("Sign-in"), doctor.Good, saySignInNotTried(valid, command.LocalTime(token.Expires)))}, nil
	}
	client, err := a.Deps.Client(s)
	if err != nil {
		return []doctor.Line{hint(area, lang.Text("Sign-in"), doctor.Bad, lang.Text("no usable address"), lang.Text("Correct base_url of the account. Run: shortlist config check"))}, nil
	}
	defer client.Close()
	limited, stop := context.WithTimeout(ctx, signInWait)
	defer stop()
	p, err := client.Probe(limited)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	var failed *api.Error
	answered := errors.As(err, &failed) && failed.Status != 0
	line := func(what, do string) []doctor.Line {
		return []doctor.Line{hint(area, lang.Text("Sign-in"), doctor.Bad, what, do)}
	}
	switch {
	case err == nil:
		lines := []doctor.Line{finding(area, lang.Text("Sign-in"), doctor.Good, lang.Text("The service accepts it. It is valid until %s.", command.LocalTime(p.Expires)))}
		return append(lines, clockLine(p, s.Config.Privacy.Keep != "")), nil
	case errors.Is(err, api.ErrNoPassword):
		return line(SayNoPasswordStored(), lang.Text("Run: shortlist login")), nil
	case limited.Err() != nil:
		return line(lang.Text("The service has not answered in %s.", signInWait.String()), sayCheckConnection()), nil
	case errors.Is(err, api.ErrNotEmployer):
		return line(lang.Text("The account is not an employer’s."), lang.Text("Run: shortlist login")), nil
	case errors.Is(err, api.ErrSignIn) && !answered:
		return line(SayPasswordSourceFails(passwordKind(s.Account)), lang.Text("Try it by hand, then run shortlist login: it shows the reason.")), nil
	case errors.Is(err, api.ErrSignIn):
		return line(SaySignInRejected(), lang.Text("Run: shortlist login")), nil
	case errors.Is(err, api.ErrNetwork):
		return line(SayServiceUnreachable(), sayCheckConnection()), nil
	}
	return line(lang.Text("The service is reached, but it fails or is busy."), lang.Text("Try again later. Stored data stays usable.")), nil
}

func clockLine(p api.Probe, erases bool) doctor.Line {
	const area = doctor.SignIn
	switch off := p.Skew.Abs(); {
	case !p.Timed:
		return finding(area, lang.Text("Clock"), doctor.Warning, lang.Text("The service sends no time to compare with."))
	case erases && p.Skew > account.MostAhead:
		return hint(area, lang.Text("Clock"), doctor.Bad, sayClockSkew(p.Skew), saySetClockForErasing())
	case off >= skewBad:
		return hint(area, lang.Text("Clock"), doctor.Bad, sayClockSkew(p.Skew), lang.Text("Callbacks are rejected. Set the clock, or turn on time synchronization (NTP)."))
	case off >= skewWarning:
		return hint(area, lang.Text("Clock"), doctor.Warning, sayClockSkew(p.Skew), lang.Text("Set the clock, or turn on time synchronization (NTP)."))
	}
	return finding(area, lang.Text("Clock"), doctor.Good, lang.Text("It agrees with the service’s."))
}

// checkCallback checks the address and the secret of callbacks. It tests the receiver with a
// callback that is not kept.
func checkCallback(ctx context.Context, a *command.App, s command.Setup) []doctor.Line {
	const area = doctor.Callback
	c := s.Config.Callback
	if c.Listen == "" && c.SecretCommand == "" && c.SecretFile == "" {
		return []doctor.Line{finding(area, lang.Text("Receiver"), doctor.Good, lang.Text("Not configured. New applications are found by polling."))}
	}
	var lines []doctor.Line
	if at, err := receive.Address(c.Listen); err == nil {
		lines = append(lines, checkAddress(ctx, at))
	}
	secret, err := s.Config.CallbackSecret(ctx)
	if err != nil {
		source := "callback.secret_file"
		if c.SecretCommand != "" {
			source = "callback.secret_command"
		}
		if c.SecretCommand != "" && s.Config.Limits.Restricted {
			return append(lines, hint(area, lang.Text("Secret"), doctor.Bad, SayCommandOff(source), sayUseFile("callback.secret_file")))
		}
		return append(lines, hint(area, lang.Text("Secret"), doctor.Bad, lang.Text("There is no secret: %s is not set or gives nothing.", source), lang.Text("Set callback.secret_file, with chmod 600, or callback.secret_command.")))
	}
	if callback.SelfTest(ctx, secret, receive.SchemeOf(c)) != nil {
		return append(lines, hint(area, lang.Text("Self-test"), doctor.Bad, lang.Text("The receiver does not accept its own signature."), lang.Text("Check callback.signed and callback.encoding. Run: shortlist listen --observe")))
	}
	return append(lines, finding(area, lang.Text("Self-test"), doctor.Good, lang.Text("A signed callback is accepted, a wrong signature is rejected. Nothing was stored.")))
}

// checkAddress checks that the address is free, or held by a receiver.
func checkAddress(ctx context.Context, at string) doctor.Line {
	const area = doctor.Callback
	l, err := callback.Listen(at)
	switch {
	case err == nil && l.Close() == nil:
		return finding(area, lang.Text("Address"), doctor.Good, SayAddressFree(at))
	case errors.Is(err, callback.ErrInUse) && receives(ctx, at):
		return finding(area, lang.Text("Address"), doctor.Good, SayAddressReceives(at))
	case errors.Is(err, callback.ErrInUse):
		return hint(area, lang.Text("Address"), doctor.Bad, SayAddressForeign(at), sayChangeAddress())
	}
	return hint(area, lang.Text("Address"), doctor.Bad, lang.Text("It is not possible to listen at %s.", at), sayChangeAddress())
}

// receives reports whether a receiver answers a request without a signature at the address.
func receives(ctx context.Context, at string) bool {
	ctx, stop := context.WithTimeout(ctx, 3*time.Second)
	defer stop()
	network, address := "tcp", at
	if path, ok := strings.CutPrefix(at, callback.UnixPrefix); ok {
		network, address = "unix", path
	}
	transport := &http.Transport{DisableKeepAlives: true, DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, network, address)
	}}
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://localhost/", http.NoBody)
	if err != nil {
		return false
	}
	resp, err := transport.RoundTrip(req)
	if err != nil {
		return false
	}
	defer func() { _ = resp.Body.Close() }() // it has been read
	body, err := io.ReadAll(io.LimitReader(resp.Body, 1024))
	return err == nil && callback.IsReceiver(resp.StatusCode, string(body))
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
		return lang.Text("This computer is %s behind the service.", (-skew).String())
	}
	return lang.Text("This computer is %s ahead of the service.", skew.String())
}

func SayAddressFree(at string) string { return lang.Text("%s is free.", at) }

func SayAddressReceives(at string) string {
	return lang.Text("A receiver of shortlist answers at %s.", at)
}

func SayAddressForeign(at string) string {
	return lang.Text("%s is in use by another program or user.", at)
}
