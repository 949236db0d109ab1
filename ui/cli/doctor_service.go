package cli

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
	"shortlist/ui/doctor"
)

// signInWait is how long the service has to accept the sign-in.
const signInWait = 20 * time.Second

// The differences of the clocks from which the line is a warning, and bad: the receiver of
// callbacks rejects what is older.
const (
	skewWarning = 30 * time.Second
	skewBad     = callback.DefaultTolerance
)

// checkSignIn sends one request, with a sign-in if that is needed. The error is that of the
// context. The lines hold none of the service's text.
func (a *app) checkSignIn(ctx context.Context, s Setup, offline bool) ([]doctor.Line, error) {
	const area = doctor.SignIn
	if otherIdentity(ctx, s) != nil { // the line names neither
		return []doctor.Line{hint(area, say.DoctorSignIn, doctor.Bad, say.StoreOfOther, say.DecideWhose)}, nil
	}
	token, kept := config.TokenOf(s.Name, s.Account).Load()
	valid := kept && time.Now().Before(token.Expires)
	if offline {
		return []doctor.Line{finding(area, say.DoctorSignIn, doctor.Good, say.SignInNotTried(valid, localTime(token.Expires)))}, nil
	}
	client, err := a.deps.Client(s)
	if err != nil {
		return []doctor.Line{hint(area, say.DoctorSignIn, doctor.Bad, say.NoUsableAddress, say.CheckAddress)}, nil
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
		return []doctor.Line{hint(area, say.DoctorSignIn, doctor.Bad, what, do)}
	}
	switch {
	case err == nil:
		lines := []doctor.Line{finding(area, say.DoctorSignIn, doctor.Good, say.SignInWorks(localTime(p.Expires)))}
		return append(lines, clockLine(p, s.Config.Privacy.Keep != "")), nil
	case errors.Is(err, api.ErrNoPassword):
		return line(say.NoPasswordStored, say.DoctorLogin), nil
	case limited.Err() != nil:
		return line(say.SignInLate(signInWait), say.CheckConnection), nil
	case errors.Is(err, api.ErrNotEmployer):
		return line(say.SignInNotEmployer, say.DoctorLogin), nil
	case errors.Is(err, api.ErrSignIn) && !answered:
		return line(say.PasswordSourceFails(passwordKind(s.Account)), say.CheckPasswordSource), nil
	case errors.Is(err, api.ErrSignIn):
		return line(say.SignInRejected, say.DoctorLogin), nil
	case errors.Is(err, api.ErrNetwork):
		return line(say.ServiceUnreachable, say.CheckConnection), nil
	}
	return line(say.ServiceFails, say.WaitForService), nil
}

func clockLine(p api.Probe, erases bool) doctor.Line {
	const area = doctor.SignIn
	switch off := p.Skew.Abs(); {
	case !p.Timed:
		return finding(area, say.DoctorClock, doctor.Warning, say.ClockUnknown)
	case erases && p.Skew > account.MostAhead:
		return hint(area, say.DoctorClock, doctor.Bad, say.ClockSkew(p.Skew), say.SetClockForErasing)
	case off >= skewBad:
		return hint(area, say.DoctorClock, doctor.Bad, say.ClockSkew(p.Skew), say.SetClockForCallbacks)
	case off >= skewWarning:
		return hint(area, say.DoctorClock, doctor.Warning, say.ClockSkew(p.Skew), say.SetClock)
	}
	return finding(area, say.DoctorClock, doctor.Good, say.ClockAgrees)
}

// checkCallback checks the address and the secret of callbacks, and the receiver by a callback
// that is not kept.
func (a *app) checkCallback(ctx context.Context, s Setup) []doctor.Line {
	const area = doctor.Callback
	c := s.Config.Callback
	if c.Listen == "" && c.SecretCommand == "" && c.SecretFile == "" {
		return []doctor.Line{finding(area, say.DoctorReceiver, doctor.Good, say.NoCallbacks)}
	}
	var lines []doctor.Line
	if at, err := (listenFlags{}).address(c.Listen); err == nil {
		lines = append(lines, checkAddress(ctx, at))
	}
	secret, err := s.Config.CallbackSecret(ctx)
	if err != nil {
		source := "callback.secret_file"
		if c.SecretCommand != "" {
			source = "callback.secret_command"
		}
		if c.SecretCommand != "" && s.Config.Limits.Restricted {
			return append(lines, hint(area, say.DoctorSecret, doctor.Bad, say.CommandOff(source), say.UseFile("callback.secret_file")))
		}
		return append(lines, hint(area, say.DoctorSecret, doctor.Bad, say.SecretUnread(source), say.SetSecret))
	}
	if callback.SelfTest(ctx, secret, schemeOf(c)) != nil {
		return append(lines, hint(area, say.DoctorSelfTest, doctor.Bad, say.SelfTestFails, say.ObserveCallbacks))
	}
	return append(lines, finding(area, say.DoctorSelfTest, doctor.Good, say.SelfTestPasses))
}

// checkAddress checks that the address is free, or held by a receiver.
func checkAddress(ctx context.Context, at string) doctor.Line {
	const area = doctor.Callback
	l, err := callback.Listen(at)
	switch {
	case err == nil && l.Close() == nil:
		return finding(area, say.DoctorAddress, doctor.Good, say.AddressFree(at))
	case errors.Is(err, callback.ErrInUse) && receives(ctx, at):
		return finding(area, say.DoctorAddress, doctor.Good, say.AddressReceives(at))
	case errors.Is(err, callback.ErrInUse):
		return hint(area, say.DoctorAddress, doctor.Bad, say.AddressForeign(at), say.ChangeAddress)
	}
	return hint(area, say.DoctorAddress, doctor.Bad, say.AddressUnusable(at), say.ChangeAddress)
}

// receives reports whether a receiver answers at the address, by a request without a signature.
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
