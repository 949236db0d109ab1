package export

import (
	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/markup"
	"shortlist/ui/text"
)

// ChangesOf words the fields that the service saved differently, a line each, and those of a description.
func ChangesOf(changed []account.Difference) (out []string) {
	for _, c := range changed {
		if c.Field != model.FieldDescription {
			out = append(out, lang.Text("The service changed %s: sent “%s”, saved “%s”.", string(c.Field), text.Cut(text.Line(c.Mine), 60), text.Cut(text.Line(c.Theirs), 60)))
			continue
		}
		out = append(out, lang.Text("The service changed %s. Sent (−) and saved (+):", string(c.Field)))
		lines, _ := markup.DiffDescriptions(c.Mine, c.Theirs)
		for _, l := range lines {
			switch l.Kind {
			case markup.Gone:
				out = append(out, "− "+text.Cut(l.Text, 500))
			case markup.Fresh:
				out = append(out, "+ "+text.Cut(l.Text, 500))
			case markup.Same, markup.Skipped:
			}
		}
	}
	return out
}
