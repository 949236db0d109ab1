package cli

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"shortlist/api/callback"
	"shortlist/model/amount"
	"shortlist/ui/text"
)

// observationDoc is a call of the service as --json shows it. It holds no value of the
// call.
type observationDoc struct {
	Method    string      `json:"method"`
	Bytes     int64       `json:"bytes"`
	Ended     string      `json:"ended,omitzero"` // why the body was not read whole
	Headers   []headerDoc `json:"headers"`
	Malformed string      `json:"malformed,omitzero"` // why the header of the signature cannot be read
	SentAt    time.Time   `json:"sentAt"`
	Skew      float64     `json:"skewSeconds"`

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

type schemeDoc struct {
	Signed   string `json:"signed"`
	Encoding string `json:"encoding"`
}

func observationDocOf(o callback.Observation) observationDoc {
	d := observationDoc{
		Method: o.Method, Bytes: o.Bytes, Ended: o.Ended, Headers: []headerDoc{}, SentAt: o.Time, Skew: o.Skew.Round(time.Millisecond).Seconds(),
	}
	for _, h := range o.Headers {
		doc := headerDoc{Name: h.Name, Values: []valueDoc{}}
		for _, v := range h.Values {
			doc.Values = append(doc.Values, valueDoc(v))
		}
		d.Headers = append(d.Headers, doc)
	}
	if o.Malformed != nil {
		d.Malformed = o.Malformed.Error()
	}
	if len(o.Schemes) > 0 {
		d.Callback = &schemeDoc{string(o.Schemes[0].Signed), string(o.Schemes[0].Encoding)}
	}
	return d
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
	for _, s := range o.Schemes {
		errs = append(errs, a.field("signed", fmt.Sprintf("%s with SHA-256 as %s", s.Signed, s.Encoding)))
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

// adviceOn says what has to be set for calls like this one to pass.
func (a *app) adviceOn(o callback.Observation, configured callback.Scheme) string {
	switch {
	case o.Ended != "":
		return "Its body was not read whole, so nothing could be tried: " + o.Ended + ".\n"
	case o.Malformed != nil:
		return "It cannot pass: " + text.Line(o.Malformed.Error()) + ". New applications are found by polling all the same.\n"
	case len(o.Schemes) == 0:
		return "No setting of the receiver fits. Is the secret the right one, does a proxy change the body, or is it signed in another way?\n" +
			"New applications are found by polling all the same.\n"
	}
	s := o.Schemes[0]
	advice := "Calls signed like this one pass as it is configured.\n"
	if s.Signed != configured.Signed || s.Encoding != configured.Encoding {
		advice = fmt.Sprintf("Calls signed like this one pass with this in %s:\n\n[callback]\nsigned = %q\nencoding = %q\n", a.configPath(), s.Signed, s.Encoding)
	}
	if o.Skew.Abs() > configured.Tolerance {
		advice += fmt.Sprintf("But its time is %s off, and the tolerance is %s: look at this machine's clock, or set callback.tolerance.\n", o.Skew.Abs().Round(time.Second), configured.Tolerance)
	}
	return advice
}
