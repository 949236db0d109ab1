package cli

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"shortlist/api/callback"
	"shortlist/model/amount"
)

// observationDoc is a call of the service as --json shows it. Nothing in it was
// checked, and it holds no value of the call.
type observationDoc struct {
	Method  string      `json:"method"`
	Bytes   int64       `json:"bytes"`
	Ended   string      `json:"ended,omitzero"` // why the body was not read whole
	Headers []headerDoc `json:"headers"`
	Body    []placeDoc  `json:"body"`
	NotJSON bool        `json:"notJson,omitzero"`
	SentAt  time.Time   `json:"sentAt"`
	Skew    float64     `json:"skewSeconds"`
	Matches []matchDoc  `json:"matches"`

	Callback *schemeDoc `json:"callback"` // the settings that it passes with; null where there are none
}

type headerDoc struct {
	Name   string     `json:"name"`
	Values []valueDoc `json:"values"`
}

type valueDoc struct {
	Name     string `json:"name"`
	Length   int    `json:"length"`
	Alphabet string `json:"alphabet"`
}

type placeDoc struct {
	Path string `json:"path"`
	Type string `json:"type"`
}

type matchDoc struct {
	Header   string `json:"header"`
	Signed   string `json:"signed"`
	Hash     string `json:"hash"`
	Encoding string `json:"encoding"`
	Secret   string `json:"secret"` // how it is to be read
	Millis   bool   `json:"millis,omitzero"`
}

type schemeDoc struct {
	Signed   string `json:"signed"`
	Encoding string `json:"encoding"`
}

func observationDocOf(o callback.Observation) observationDoc {
	d := observationDoc{
		Method: o.Method, Bytes: o.Bytes, Ended: o.Ended, Headers: []headerDoc{}, Body: []placeDoc{}, NotJSON: o.NotJSON,
		SentAt: o.Time, Skew: o.Skew.Round(time.Millisecond).Seconds(), Matches: []matchDoc{},
	}
	for _, h := range o.Headers {
		doc := headerDoc{Name: h.Name, Values: []valueDoc{}}
		for _, v := range h.Values {
			doc.Values = append(doc.Values, valueDoc(v))
		}
		d.Headers = append(d.Headers, doc)
	}
	for _, s := range o.Shape {
		d.Body = append(d.Body, placeDoc(s))
	}
	for _, m := range o.Matches {
		d.Matches = append(d.Matches, matchDoc{m.Header, m.Signed, m.Hash, string(m.Encoding), m.Secret, m.Millis})
	}
	if s, ok := settable(o); ok {
		d.Callback = &schemeDoc{string(s.Signed), string(s.Encoding)}
	}
	return d
}

// settable is the way of signing that the receiver can be set to.
func settable(o callback.Observation) (callback.Scheme, bool) {
	for _, m := range o.Matches {
		if s, ok := m.Scheme(); ok {
			return s, true
		}
	}
	return callback.Scheme{}, false
}

// report prints what a call looked like. One that cannot be printed ends the command.
func (r *receiving) report(o callback.Observation) {
	var err error
	if r.app.json {
		err = r.app.line(observationDocOf(o))
	} else {
		err = r.app.observed(o, schemeOf(r.setup.Config.Callback))
	}
	if err != nil {
		r.stop(err)
	}
}

// observed prints a call for people, and what to set so that calls like it pass.
func (a *app) observed(o callback.Observation, configured callback.Scheme) error {
	errs := []error{a.printf("%s of %s\n", o.Method, amount.Plural(int(o.Bytes), "byte"))}
	for _, h := range o.Headers {
		errs = append(errs, a.field("header", h.Name+": "+valuesText(h.Values)))
	}
	if !o.Time.IsZero() {
		errs = append(errs, a.field("sent at", o.Time.UTC().Format(time.RFC3339)+", by its own word; "+skewText(o.Skew)))
	}
	for _, s := range o.Shape {
		if s.Path != "" && s.Type != "object" { // what is in one has its own line
			errs = append(errs, a.field("body", s.Path+" ("+s.Type+")"))
		}
	}
	if o.NotJSON {
		errs = append(errs, a.field("body", "is no JSON"))
	}
	for _, m := range o.Matches {
		errs = append(errs, a.field("signed", matchText(m)))
	}
	return errors.Join(append(errs, a.printf("\n%s\n", a.adviceOn(o, configured)))...)
}

func valuesText(values []callback.SeenValue) string {
	words := make([]string, len(values))
	for i, v := range values {
		words[i] = fmt.Sprintf("%d of %s", v.Length, v.Alphabet)
		if v.Name != "" {
			words[i] = v.Name + "=" + words[i]
		}
	}
	return strings.Join(words, ", ")
}

func skewText(skew time.Duration) string {
	switch skew = skew.Round(time.Second); {
	case skew < 0:
		return (-skew).String() + " before it came here"
	case skew > 0:
		return skew.String() + " after it came here"
	}
	return "just then"
}

// signedText names what is signed, with the line break spelled out.
func signedText(signed string) string { return strings.ReplaceAll(signed, "\n", `\n`) }

func matchText(m callback.Match) string {
	s := fmt.Sprintf("%s with %s as %s, in %s", signedText(m.Signed), m.Hash, m.Encoding, m.Header)
	if m.Secret != "text" {
		s += "; the secret is read as " + m.Secret
	}
	if m.Millis {
		s += "; the time is in milliseconds"
	}
	return s
}

// adviceOn says what has to be set for calls like this one to pass.
func (a *app) adviceOn(o callback.Observation, configured callback.Scheme) string {
	s, ok := settable(o)
	switch {
	case o.Ended != "":
		return "Its body was not read whole, so nothing could be tried: " + o.Ended + ".\n"
	case len(o.Matches) == 0:
		return "No way of signing that is known here gives one of its values. Is the secret the right one, and does a proxy change the body?\n"
	case !ok:
		return "It is signed with the secret, but in a way that the receiver cannot be set to. New applications are found by asking the service all the same.\n"
	}
	advice := "Calls signed like this one pass as it is configured.\n"
	if s.Signed != configured.Signed || s.Encoding != configured.Encoding {
		advice = fmt.Sprintf("Calls signed like this one pass with this in %s:\n\n[callback]\nsigned = %q\nencoding = %q\n", a.configPath(), s.Signed, s.Encoding)
	}
	if o.Skew.Abs() > configured.Tolerance && !slices.ContainsFunc(o.Matches, func(m callback.Match) bool { return m.Millis }) {
		advice += fmt.Sprintf("But its time is %s off, and the tolerance is %s: look at this machine's clock, or set callback.tolerance.\n", o.Skew.Abs().Round(time.Second), configured.Tolerance)
	}
	return advice
}
