// Package identity finds applications that are likely of one person. They are never merged: it gives
// reasons, and a person judges (CONTRACT 28, 45).
package identity

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"shortlist/model"
	"shortlist/model/phone"
	"shortlist/model/spelling"
)

// Reason is why two applications may be of one person.
type Reason string

// The reasons, the strongest first.
const (
	Email    Reason = "e-mail"
	Phone    Reason = "phone"
	Employer Reason = "name and employer"                    // and about the same age; only maybe the same person
	Spelled  Reason = "name and employer, spelled otherwise" // like Employer, and still less sure
)

// Sure reports whether the reason is more than a maybe.
func (r Reason) Sure() bool { return r != Employer && r != Spelled }

// Key is something that applications of one person have in common.
type Key string

// The kinds of keys, by what they begin with.
const (
	emailKey = "e:"
	phoneKey = "p:"
	nameKey  = "n:"
)

// Contact reports whether the key is an address or a number, which identifies a person only while
// it has one name (CONTRACT 45).
func (k Key) Contact() bool { return !strings.HasPrefix(string(k), nameKey) }

// longest is the most bytes of a key. An address has at most 254 (RFC 5321); a longer name is
// ignored.
const longest = 254

// Keys returns the keys of an application: its e-mail address unless masked, its phone
// numbers, and its name, as it is spelled in any alphabet, if that has two words.
func Keys(c model.Candidate) (keys []Key) {
	add := func(kind, value string) {
		if k := Key(kind + value); value != "" && len(value) <= longest && !slices.Contains(keys, k) {
			keys = append(keys, k)
		}
	}
	contacts := c.Applicant.Contacts
	if email := strings.ToLower(strings.TrimSpace(contacts.Email)); !contacts.Masked() && strings.Contains(email, "@") {
		add(emailKey, email)
	}
	for _, n := range phone.Parse(contacts.Phone) {
		add(phoneKey, n.National)
	}
	if name := Name(c.Applicant.Name); strings.Contains(name, " ") {
		add(nameKey, spelled(name))
	}
	return keys
}

// Name folds a name: lower case, its words in order, whichever comes first where
// it was written.
func Name(s string) string {
	if len(s) > 4*longest { // a key of it would be too long by far
		return ""
	}
	words := strings.Fields(strings.Map(func(r rune) rune {
		switch {
		case spelling.IsApostrophe(r): // written or not, in the middle of a name
			return -1
		case unicode.IsLetter(r) || unicode.Is(unicode.M, r) || unicode.IsDigit(r):
			return unicode.ToLower(r)
		}
		return ' '
	}, s))
	slices.Sort(words)
	return strings.Join(words, " ")
}

// spelled is a folded name in the letters of any alphabet.
func spelled(name string) string {
	words := strings.Fields(name)
	for i, w := range words {
		words[i] = cmp.Or(spelling.Key(w), w)
	}
	slices.Sort(words)
	return strings.Join(words, " ")
}

// OneNameSpelled is OneName of names in any alphabet.
func OneNameSpelled(names []string) bool {
	all := make([]string, len(names))
	for i, name := range names {
		all[i] = spelled(name)
	}
	return OneName(all)
}

// OneName reports whether folded names can be one person's: the longest has all words of each. A patronymic may be
// left out, and so may the whole name.
func OneName(names []string) bool {
	if len(names) == 0 {
		return true
	}
	longest := strings.Fields(slices.MaxFunc(names, func(a, b string) int { return cmp.Compare(len(a), len(b)) }))
	for _, name := range names {
		for w := range strings.FieldsSeq(name) {
			if !slices.Contains(longest, w) {
				return false
			}
		}
	}
	return true
}

// Why returns why two applies may be of one person, the strongest reason first. shared are the keys that both have;
// the caller has checked that they identify a person.
func Why(a, b model.Candidate, shared []Key) (why []Reason) {
	for _, k := range shared {
		switch kind := string(k[:2]); {
		case kind == emailKey && !slices.Contains(why, Email):
			why = append(why, Email)
		case kind == phoneKey && !slices.Contains(why, Phone) && samePhone(a, b):
			why = append(why, Phone)
		case kind != nameKey || !sameAge(a, b):
		case Name(a.Applicant.Name) == Name(b.Applicant.Name):
			if sameEmployer(a, b, employer) {
				why = append(why, Employer)
			}
		case sameEmployer(a, b, employerSpelled):
			why = append(why, Spelled)
		}
	}
	slices.SortFunc(why, func(x, y Reason) int { return slices.Index(order[:], x) - slices.Index(order[:], y) })
	return why
}

var order = [...]Reason{Email, Phone, Employer, Spelled}

// samePhone reports whether two people have a number in common.
func samePhone(a, b model.Candidate) bool {
	theirs := phone.Parse(b.Applicant.Contacts.Phone)
	return slices.ContainsFunc(phone.Parse(a.Applicant.Contacts.Phone), func(n phone.Number) bool { return slices.ContainsFunc(theirs, n.Same) })
}

// sameAge reports whether two people were born about the same year, by their ages when they
// applied.
func sameAge(a, b model.Candidate) bool {
	if a.Applicant.Age == nil || b.Applicant.Age == nil {
		return false
	}
	apart := (a.Date.Year() - *a.Applicant.Age) - (b.Date.Year() - *b.Applicant.Age)
	return apart >= -1 && apart <= 1
}

// sameEmployer reports whether two people worked for one employer. fold gives an employer's names one form.
func sameEmployer(a, b model.Candidate, fold func(string) string) bool {
	had := map[string]bool{}
	for _, e := range a.Applicant.Experience {
		had[fold(e.Employer)] = true
	}
	return slices.ContainsFunc(b.Applicant.Experience, func(e model.Experience) bool {
		name := fold(e.Employer)
		return name != "" && had[name]
	})
}

// employer folds an employer's name: its letters and digits, in lower case.
func employer(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}

// employerSpelled folds an employer's name as it is spelled in any alphabet, without the
// words for its legal form: those are translated.
func employerSpelled(s string) string {
	words := strings.Fields(Name(s))
	words = slices.DeleteFunc(words, func(w string) bool { return slices.Contains(legalForms, w) })
	return spelled(strings.Join(words, " "))
}

var legalForms = strings.Fields("тов фоп тзов пп ат прат пат дп кп ооо оао зао ип чп llc ltd inc gmbh srl sa kft zrt bt tov fop pp jsc")
