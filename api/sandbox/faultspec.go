package sandbox

import (
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
			return fmt.Errorf("%q is no duration like 300ms or 2s", arg)
		}
		set(f, d)
		return nil
	}}
}

func countWord(name, arg, help string, low, high int, set func(*Fault, int)) faultWord {
	return faultWord{name, arg, help, func(f *Fault, arg string) error {
		n, err := strconv.Atoi(arg)
		if err != nil || n < low || n > high {
			return fmt.Errorf("%q is no number from %d to %d", arg, low, high)
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
		countWord("count", "N", "affect so many requests, then stop; without it, all", 1, most, func(f *Fault, n int) { f.Count = n }),
		countWord("skip", "N", "let so many requests pass first", 1, most, func(f *Fault, n int) { f.Skip = n }),

		durationWord("latency", "wait before the action", func(f *Fault, d time.Duration) { f.Latency = d }),
		countWord("slow", "BYTES", "send so many bytes of the body a second", 1, most, func(f *Fault, n int) { f.SlowBody = n }),
		{"cut", "[BYTES]", "cut the connection before the answer, or after so many bytes of its body", func(f *Fault, arg string) error {
			f.Cut = true
			if arg == "" {
				return nil
			}
			n, err := strconv.ParseInt(arg, 10, 64)
			if err != nil || n < 0 {
				return fmt.Errorf("%q is no number of bytes", arg)
			}
			f.CutAfter = n
			return nil
		}},
		plainWord("lost", "do the action, then cut the connection", func(f *Fault) { f.Lost = true }),
		plainWord("hang", "do the action, then never answer", func(f *Fault) { f.Hang = true }),
		plainWord("expire", "make every token given out so far invalid", func(f *Fault) { f.ExpireNow = true }),

		countWord("status", "CODE", "answer this status with an error body", 200, 599, func(f *Fault, n int) { f.Status = n }),
		textWord("code", "TEXT", "the code in that error body", func(f *Fault, s string) { f.Code = s }),
		textWord("message", "TEXT", "the message in that error body", func(f *Fault, s string) { f.Message = s }),
		plainWord("html", "answer an HTML page, as a proxy does", func(f *Fault) { f.HTML = true }),
		plainWord("empty", "answer an empty body", func(f *Fault) { f.Empty = true }),
		textWord("redirect", "URL", "redirect there", func(f *Fault, s string) { f.Redirect = s }),
		durationWord("retry", "answer 503 (or status) with Retry-After in seconds", func(f *Fault, d time.Duration) { f.Retry = d }),
		durationWord("retry-date", "answer 503 (or status) with Retry-After as a date", func(f *Fault, d time.Duration) { f.Retry, f.RetryAt = d, true }),
		plainWord("done", "with one of the seven above: also do the action", func(f *Fault) { f.Done = true }),

		plainWord("strings", "write ids and other numbers as strings", func(f *Fault) { f.Strings = true }),
		plainWord("bom", "write a byte order mark before the JSON", func(f *Fault) { f.BOM = true }),
		plainWord("reorder", "write keys in another order, cvFile before id", func(f *Fault) { f.Reorder = true }),
		plainWord("escape", `write base64 with \u002B, \/ and line breaks`, func(f *Fault) { f.Escape = true }),
		plainWord("badcv", "write invalid base64", func(f *Fault) { f.BadBase64 = true }),
		plainWord("extra", "write unknown fields and statuses", func(f *Fault) { f.Extra = true }),
		plainWord("duplicate", "write a key of every object twice", func(f *Fault) { f.Duplicate = true }),
		plainWord("surrogate", "write text with a lone surrogate", func(f *Fault) { f.Surrogate = true }),
		plainWord("nozone", "write times without a zone", func(f *Fault) { f.NoZone = true }),

		plainWord("limit", "the active job limit is reached", func(f *Fault) { f.OverLimit = true }),
		plainWord("subscription", "the subscription is being approved", func(f *Fault) { f.Subscription = true }),
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
			return nil, fmt.Errorf("fault %q: %w", one, err)
		}
		out = append(out, f)
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("fault %q: nothing in it", spec)
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
			return f, fmt.Errorf("%q is no endpoint; there are %s", f.Endpoint, joinEndpoints())
		}
	}
	for part := range strings.SplitSeq(rest, ",") {
		name, arg, given := strings.Cut(strings.TrimSpace(part), "=")
		i := slices.Index(names, name)
		if i < 0 {
			return f, fmt.Errorf("%q is no fault; there are %s", name, strings.Join(names, ", "))
		}
		switch w := words[i]; {
		case w.arg == "" && given:
			return f, fmt.Errorf("%s takes no value", name)
		case w.arg != "" && w.arg[0] != '[' && arg == "", given && arg == "":
			return f, fmt.Errorf("%s needs a value: %s=%s", name, name, strings.Trim(w.arg, "[]"))
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
		return fmt.Errorf("it has a condition, and no effect")
	case (f.Code != "" || f.Message != "") && f.Status == 0 && f.Retry == 0:
		return fmt.Errorf("code and message need a status")
	case f.Done && !f.replaces():
		return fmt.Errorf("done needs a status or another answer")
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
	b.WriteString("A fault is [ENDPOINT:]WORD[,WORD…]; separate several with \";\". Without ENDPOINT it\naffects all of these: " + joinEndpoints() + ".\n\n")
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
	b.WriteString("\nExamples: latency=300ms   applies:cut=20000   create:lost,count=1   allJobs:status=502,html,count=3\n")
	return b.String()
}
