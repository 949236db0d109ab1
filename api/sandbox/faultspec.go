package sandbox

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
)

// faultWord is one word of a fault's description on the command line. ParseFaults and
// FaultsHelp both use these.
type faultWord struct {
	name string
	arg  string // the value after "="; "" for a word without one
	help string
	set  func(f *Fault, arg string) error
}

func plainWord(name, help string, set func(*Fault)) faultWord {
	return faultWord{name, "", help, func(f *Fault, _ string) error { set(f); return nil }}
}

func durationWord(name, help string, set func(*Fault, time.Duration)) faultWord {
	return faultWord{name, "DURATION", help, func(f *Fault, arg string) error {
		d, err := time.ParseDuration(arg)
		if err != nil || d <= 0 {
			return errors.New(say.NoDuration(arg))
		}
		set(f, d)
		return nil
	}}
}

func countWord(name, arg, help string, low, high int, set func(*Fault, int)) faultWord {
	return faultWord{name, arg, help, func(f *Fault, arg string) error {
		n, err := strconv.Atoi(arg)
		if err != nil || n < low || n > high {
			return errors.New(say.NoNumber(arg, low, high))
		}
		set(f, n)
		return nil
	}}
}

func textWord(name, arg, help string, set func(*Fault, string)) faultWord {
	return faultWord{name, arg, help, func(f *Fault, arg string) error { set(f, arg); return nil }}
}

const most = 1 << 30

func faultWords() []faultWord {
	return []faultWord{
		countWord("count", "N", say.CountFault, 1, most, func(f *Fault, n int) { f.Count = n }),
		countWord("skip", "N", say.SkipFault, 1, most, func(f *Fault, n int) { f.Skip = n }),

		durationWord("latency", say.LatencyFault, func(f *Fault, d time.Duration) { f.Latency = d }),
		countWord("slow", "BYTES", say.SlowFault, 1, most, func(f *Fault, n int) { f.SlowBody = n }),
		{"cut", "[BYTES]", say.CutFault, func(f *Fault, arg string) error {
			f.Cut = true
			if arg == "" {
				return nil
			}
			n, err := strconv.ParseInt(arg, 10, 64)
			if err != nil || n < 0 {
				return errors.New(say.NoBytes(arg))
			}
			f.CutAfter = n
			return nil
		}},
		plainWord("lost", say.LostFault, func(f *Fault) { f.Lost = true }),
		plainWord("hang", say.HangFault, func(f *Fault) { f.Hang = true }),
		plainWord("expire", say.ExpireFault, func(f *Fault) { f.ExpireNow = true }),

		countWord("status", "CODE", say.StatusFault, 200, 599, func(f *Fault, n int) { f.Status = n }),
		textWord("code", "TEXT", say.CodeFault, func(f *Fault, s string) { f.Code = s }),
		textWord("message", "TEXT", say.MessageFault, func(f *Fault, s string) { f.Message = s }),
		plainWord("html", say.HTMLFault, func(f *Fault) { f.HTML = true }),
		plainWord("empty", say.EmptyFault, func(f *Fault) { f.Empty = true }),
		textWord("redirect", "URL", say.RedirectFault, func(f *Fault, s string) { f.Redirect = s }),
		durationWord("retry", say.RetryFault, func(f *Fault, d time.Duration) { f.Retry = d }),
		durationWord("retry-date", say.RetryDateFault, func(f *Fault, d time.Duration) { f.Retry, f.RetryAt = d, true }),
		plainWord("done", say.DoneFault, func(f *Fault) { f.Done = true }),

		plainWord("strings", say.StringsFault, func(f *Fault) { f.Strings = true }),
		plainWord("bom", say.BOMFault, func(f *Fault) { f.BOM = true }),
		plainWord("reorder", say.ReorderFault, func(f *Fault) { f.Reorder = true }),
		plainWord("escape", say.EscapeFault, func(f *Fault) { f.Escape = true }),
		plainWord("badcv", say.BadCVFault, func(f *Fault) { f.BadBase64 = true }),
		plainWord("extra", say.ExtraFault, func(f *Fault) { f.Extra = true }),
		plainWord("duplicate", say.DuplicateFault, func(f *Fault) { f.Duplicate = true }),
		plainWord("surrogate", say.SurrogateFault, func(f *Fault) { f.Surrogate = true }),
		plainWord("nozone", say.NoZoneFault, func(f *Fault) { f.NoZone = true }),

		plainWord("limit", say.LimitFault, func(f *Fault) { f.OverLimit = true }),
		plainWord("subscription", say.SubscriptionFault, func(f *Fault) { f.Subscription = true }),
	}
}

// ParseFaults reads faults as written on the command line, one or several separated by
// ";": "latency=300ms", "applies:cut=20000", "allJobs:status=502,html,count=3".
// FaultsHelp explains the words. An error names the wrong word and the possible ones.
func ParseFaults(spec string) (Faults, error) {
	var out Faults
	for one := range strings.SplitSeq(spec, ";") {
		one = strings.TrimSpace(one)
		if one == "" {
			continue
		}
		f, err := parseFault(one)
		if err != nil {
			return nil, say.FaultRefused(one, err)
		}
		out = append(out, f)
	}
	if len(out) == 0 {
		return nil, errors.New(say.NoFault(spec))
	}
	return out, nil
}

func parseFault(spec string) (f Fault, err error) {
	words := faultWords()
	names := make([]string, len(words))
	for i, w := range words {
		names[i] = w.name
	}
	// A colon names an endpoint only before the first "=": a value may hold one.
	rest := spec
	if before, after, ok := strings.Cut(spec, ":"); ok && !strings.ContainsAny(before, "=,") {
		f.Endpoint, rest = Endpoint(strings.TrimSpace(before)), after
		if !slices.Contains(Endpoints(), f.Endpoint) {
			return f, errors.New(say.NoEndpoint(string(f.Endpoint), joinEndpoints()))
		}
	}
	for part := range strings.SplitSeq(rest, ",") {
		name, arg, given := strings.Cut(strings.TrimSpace(part), "=")
		i := slices.Index(names, name)
		if i < 0 {
			return f, errors.New(say.UnknownFault(name, strings.Join(names, ", ")))
		}
		switch w := words[i]; {
		case w.arg == "" && given:
			return f, errors.New(say.TakesNoValue(name))
		case w.arg != "" && w.arg[0] != '[' && arg == "", given && arg == "":
			return f, errors.New(say.NeedsValue(name, strings.Trim(w.arg, "[]")))
		default:
			if err := w.set(&f, arg); err != nil {
				return f, fmt.Errorf("%s: %w", name, err)
			}
		}
	}
	return f, f.check()
}

// check rejects a fault without an effect, or without its intended effect.
func (f Fault) check() error {
	bare := f
	bare.Endpoint, bare.Skip, bare.Count = "", 0, 0
	switch {
	case bare == Fault{}:
		return errors.New(say.NoEffect)
	case (f.Code != "" || f.Message != "") && f.Status == 0 && f.Retry == 0:
		return errors.New(say.CodeWithoutStatus)
	case f.Done && !f.replaces():
		return errors.New(say.DoneWithoutAnswer)
	}
	return nil
}

func joinEndpoints() string {
	var names []string
	for _, e := range Endpoints() {
		names = append(names, string(e))
	}
	return strings.Join(names, ", ")
}

// FaultsHelp lists the words of ParseFaults for a help page.
func FaultsHelp() string {
	var b strings.Builder
	b.WriteString(say.FaultsHelp(joinEndpoints()) + "\n\n")
	for _, w := range faultWords() {
		form := w.name
		switch {
		case strings.HasPrefix(w.arg, "["):
			form += "[=" + strings.Trim(w.arg, "[]") + "]"
		case w.arg != "":
			form += "=" + w.arg
		}
		fmt.Fprintf(&b, "  %-20s %s\n", form, w.help)
	}
	b.WriteString("\n" + say.Examples + " latency=300ms   applies:cut=20000   create:lost,count=1   allJobs:status=502,html,count=3\n")
	return b.String()
}
