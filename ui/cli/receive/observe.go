package receive

import (
	"errors"
	"strings"
	"time"

	"shortlist/api/callback"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
)

// observationDoc is a callback as --json shows it. It holds no value of the callback.
type observationDoc struct {
	Method    string      `json:"method"`
	Bytes     int64       `json:"bytes"`
	Ended     string      `json:"ended,omitzero"` // why the body was not read completely
	Headers   []headerDoc `json:"headers"`
	Malformed string      `json:"malformed,omitzero"` // why the header of the signature cannot be read
	SentAt    time.Time   `json:"sentAt"`
	Skew      float64     `json:"skewSeconds"`

	Callback *schemeDoc `json:"callback"` // the settings with which the callback passes; null: no settings are known
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

// report prints the form of a callback. A callback that cannot be printed ends the command.
func (r *receiving) report(o callback.Observation) {
	var err error
	if r.app.JSON {
		err = r.app.Line(observationDocOf(o))
	} else {
		err = printObservation(r.app, o, r.setup.Config.Callback.Scheme())
	}
	if err != nil {
		r.stop(err)
	}
}

// printObservation prints a callback for a person, with the settings that make it pass.
func printObservation(a *command.App, o callback.Observation, configured callback.Scheme) error {
	header, sentAt, signed := lang.Text("header"), lang.Text("sent at"), lang.Text("signed")
	errs := []error{a.Printf("%s\n", lang.Plural(int(o.Bytes), "%[2]s of %[1]d byte", "%[2]s of %[1]d bytes", o.Method))}
	for _, h := range o.Headers {
		errs = append(errs, a.Field(header, h.Name+": "+valuesText(h.Values)))
	}
	if !o.Time.IsZero() {
		errs = append(errs, a.Field(sentAt, saySentAt(o.Time.UTC().Format(time.RFC3339), o.Skew.Round(time.Second))))
	}
	for _, s := range o.Schemes {
		errs = append(errs, a.Field(signed, lang.Text("%s with SHA-256 as %s", string(s.Signed), string(s.Encoding))))
	}
	return errors.Join(append(errs, a.Printf("\n%s\n", adviceOn(a, o, configured)))...)
}

func valuesText(values []callback.SeenValue) string {
	words := make([]string, len(values))
	for i, v := range values {
		words[i] = lang.TextIn("cli", "%d of %s", v.Length, v.Alphabet)
		if v.Name != "" {
			words[i] = v.Name + "=" + words[i]
		}
	}
	return strings.Join(words, ", ")
}

// adviceOn words the settings with which callbacks like this one pass.
func adviceOn(a *command.App, o callback.Observation, configured callback.Scheme) string {
	switch {
	case o.Ended != "":
		return lang.Text("The body was not read completely, so no setting could be tried: %s.", o.Ended) + "\n"
	case o.Malformed != nil:
		return lang.Text("This callback cannot pass: %s. Polling still finds new applications.", text.Line(o.Malformed.Error())) + "\n"
	case len(o.Schemes) == 0:
		return lang.Text(`No setting of the receiver fits. Is the secret right, does a proxy change the body, or is it signed in another way?
Polling still finds new applications.`) + "\n"
	}
	s := o.Schemes[0]
	advice := lang.Text("Callbacks signed like this one pass with the present configuration.") + "\n"
	if s.Signed != configured.Signed || s.Encoding != configured.Encoding {
		advice = lang.Text("Callbacks signed like this one pass with this in %s:\n\n[callback]\nsigned = %q\nencoding = %q", a.ConfigPath(), string(s.Signed), string(s.Encoding)) + "\n"
	}
	if o.Skew.Abs() > configured.Tolerance {
		advice += lang.Text("But its time is %s off, and the tolerance is %s: check this computer's clock, or set callback.tolerance.", amount.Duration(o.Skew.Abs()), amount.Duration(configured.Tolerance)) + "\n"
	}
	return advice
}

func saySentAt(when string, skew time.Duration) string {
	switch {
	case skew < 0:
		return lang.Text("%s by its own clock, %s before it arrived", when, amount.Duration(-skew))
	case skew > 0:
		return lang.Text("%s by its own clock, %s after it arrived", when, amount.Duration(skew))
	}
	return lang.Text("%s by its own clock, as it arrived", when)
}
