package sandbox

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model/lang"
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
			return errors.New(lang.Text("%q is not a duration like 300ms or 2s", arg))
		}
		set(f, d)
		return nil
	}}
}

func countWord(name, arg, help string, low, high int, set func(*Fault, int)) faultWord {
	return faultWord{name, arg, help, func(f *Fault, arg string) error {
		n, err := strconv.Atoi(arg)
		if err != nil || n < low || n > high {
			return errors.New(lang.Text("%q is not a number from %d to %d", arg, low, high))
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
		countWord("count", "N", lang.Text("affect this many requests, then stop; without it, all requests"), 1, most, func(f *Fault, n int) { f.Count = n }),
		countWord("skip", "N", lang.Text("let this many requests pass first"), 1, most, func(f *Fault, n int) { f.Skip = n }),

		durationWord("latency", lang.Text("wait before the action"), func(f *Fault, d time.Duration) { f.Latency = d }),
		countWord("slow", "BYTES", lang.Text("send this many bytes of the body a second"), 1, most, func(f *Fault, n int) { f.SlowBody = n }),
		{"cut", "[BYTES]", lang.Text("cut the connection before the answer, or after this many bytes of its body"), func(f *Fault, arg string) error {
			f.Cut = true
			if arg == "" {
				return nil
			}
			n, err := strconv.ParseInt(arg, 10, 64)
			if err != nil || n < 0 {
				return errors.New(lang.Text("%q is not a number of bytes", arg))
			}
			f.CutAfter = n
			return nil
		}},
		plainWord("lost", lang.Text("do the action, then cut the connection"), func(f *Fault) { f.Lost = true }),
		plainWord("hang", lang.Text("do the action, then never answer"), func(f *Fault) { f.Hang = true }),
		plainWord("expire", lang.Text("make every token given out so far invalid"), func(f *Fault) { f.ExpireNow = true }),

		countWord("status", "CODE", lang.Text("answer this status with an error body"), 200, 599, func(f *Fault, n int) { f.Status = n }),
		textWord("code", "TEXT", lang.Text("the code in that error body"), func(f *Fault, s string) { f.Code = s }),
		textWord("message", "TEXT", lang.Text("the message in that error body"), func(f *Fault, s string) { f.Message = s }),
		plainWord("html", lang.Text("answer an HTML page, as a proxy does"), func(f *Fault) { f.HTML = true }),
		plainWord("empty", lang.Text("answer an empty body"), func(f *Fault) { f.Empty = true }),
		textWord("redirect", "URL", lang.Text("redirect there"), func(f *Fault, s string) { f.Redirect = s }),
		durationWord("retry", lang.Text("answer 503 (or status) with Retry-After in seconds"), func(f *Fault, d time.Duration) { f.Retry = d }),
		durationWord("retry-date", lang.Text("answer 503 (or status) with Retry-After as a date"), func(f *Fault, d time.Duration) { f.Retry, f.RetryAt = d, true }),
		plainWord("done", lang.Text("with one of the seven above: also do the action"), func(f *Fault) { f.Done = true }),

		plainWord("strings", lang.Text("write ids and other numbers as strings"), func(f *Fault) { f.Strings = true }),
		plainWord("bom", lang.Text("write a byte order mark before the JSON"), func(f *Fault) { f.BOM = true }),
		plainWord("reorder", lang.Text("write keys in another order, cvFile before id"), func(f *Fault) { f.Reorder = true }),
		plainWord("escape", lang.Text("write base64 with \\u002B, \\/ and line breaks"), func(f *Fault) { f.Escape = true }),
		plainWord("badcv", lang.Text("write invalid base64"), func(f *Fault) { f.BadBase64 = true }),
		plainWord("extra", lang.Text("write unknown fields and statuses"), func(f *Fault) { f.Extra = true }),
		plainWord("duplicate", lang.Text("write a key of every object twice"), func(f *Fault) { f.Duplicate = true }),
		plainWord("surrogate", lang.Text("write text with a lone surrogate"), func(f *Fault) { f.Surrogate = true }),
		plainWord("nozone", lang.Text("write times without a zone"), func(f *Fault) { f.NoZone = true }),

		plainWord("limit", lang.Text("the active job limit is reached"), func(f *Fault) { f.OverLimit = true }),
		plainWord("subscription", lang.Text("the subscription is being approved"), func(f *Fault) { f.Subscription = true }),
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
			return nil, lang.Errorf("fault %q: %w", one, err)
		}
		out = append(out, f)
	}
	if len(out) == 0 {
		return nil, errors.New(lang.Text("fault %q: it is empty", spec))
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
			return f, errors.New(lang.Text("%q is not an endpoint; the endpoints are %s", string(f.Endpoint), joinEndpoints()))
		}
	}
	for part := range strings.SplitSeq(rest, ",") {
		name, arg, given := strings.Cut(strings.TrimSpace(part), "=")
		i := slices.Index(names, name)
		if i < 0 {
			return f, errors.New(lang.Text("%q is not a word of a fault; the words are %s", name, strings.Join(names, ", ")))
		}
		switch w := words[i]; {
		case w.arg == "" && given:
			return f, errors.New(lang.Text("%s takes no value", name))
		case w.arg != "" && w.arg[0] != '[' && arg == "", given && arg == "":
			return f, errors.New(lang.Text("%[1]s needs a value: %[1]s=%[2]s", name, strings.Trim(w.arg, "[]")))
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
		return errors.New(lang.Text("it has a condition, and no effect"))
	case (f.Code != "" || f.Message != "") && f.Status == 0 && f.Retry == 0:
		return errors.New(lang.Text("code and message need a status"))
	case f.Done && !f.replaces():
		return errors.New(lang.Text("done needs a status or another answer"))
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
	b.WriteString(lang.Text(`A fault is [ENDPOINT:]WORD[,WORD…]; separate several with ";". Without ENDPOINT it
affects all of these: %s.`, joinEndpoints()) + "\n\n")
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
	b.WriteString("\n" + lang.Text("Examples:") + " latency=300ms   applies:cut=20000   create:lost,count=1   allJobs:status=502,html,count=3\n")
	return b.String()
}
