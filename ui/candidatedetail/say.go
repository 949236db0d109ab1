package candidatedetail

import (
	"strings"

	"shortlist/model/identity"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

func sayChoose() string {
	return lang.Text("Choose an applicant; %s previews, %s opens.", action.Preview, action.Open)
}

func sayPlace(at string, of string) string { return lang.Text("%s of %s", at, of) }

// saySame names what two applicants have in common.
func saySame(reasons []string) string {
	var out []string
	for _, r := range reasons {
		out = append(out, sayReason(r))
	}
	return lang.Text("same %s", strings.Join(out, lang.Text(" and ")))
}

// sayReason words what two applicants have in common, to follow the word "same".
func sayReason(r string) string {
	switch identity.Reason(r) {
	case identity.Email:
		return lang.TextIn("the same", "e-mail")
	case identity.Phone:
		return lang.TextIn("the same", "phone")
	case identity.Employer:
		return lang.TextIn("the same", "name and employer")
	case identity.Spelled:
		return lang.TextIn("the same", "name and employer, spelled otherwise")
	}
	return r
}
