package model

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"

	"shortlist/model/lang"
)

// The bounds of §4.2 and §8.
const (
	MaxTitleUnits  = 20  // UTF-16 code units of the trimmed title (CONTRACT 8)
	MinDescription = 100 // characters of the visible text as people count them, the strictest reading of a minimum (CONTRACT 8)
)

// FormField names a field of the form; the values are the service's names (§4.2).
type FormField string

// The fields of §4.2.
const (
	FieldTitle       FormField = "title"
	FieldRegion      FormField = "region"
	FieldAddress     FormField = "address"
	FieldSalaryFrom  FormField = "salaryValue1"
	FieldSalaryTo    FormField = "salaryValue2"
	FieldRate        FormField = "salaryRateId"
	FieldCurrency    FormField = "currencyId"
	FieldType1       FormField = "jobType1"
	FieldType2       FormField = "jobType2"
	FieldDescription FormField = "description"
)

// FieldNeeds is not a field of the service and is never sent: see package needs.
const FieldNeeds FormField = "needs"

// FormFields lists the fields in the order of the form.
func FormFields() []FormField {
	return []FormField{
		FieldTitle, FieldRegion, FieldAddress, FieldSalaryFrom, FieldSalaryTo, FieldRate, FieldCurrency,
		FieldType1, FieldType2, FieldDescription,
	}
}

// text is the field of a draft; nil for a code.
func (f FormField) text(d *Draft) *string {
	switch f {
	case FieldTitle:
		return &d.Title
	case FieldRegion:
		return &d.Region
	case FieldAddress:
		return &d.Address
	case FieldSalaryFrom:
		return &d.SalaryFrom
	case FieldSalaryTo:
		return &d.SalaryTo
	case FieldDescription:
		return &d.Description
	case FieldNeeds:
		return &d.Needs
	}
	return nil
}

// Text returns what a draft holds in a field, as text; codes as their number.
func (f FormField) Text(d Draft) string {
	switch f {
	case FieldRate:
		return code(d.Rate)
	case FieldCurrency:
		return code(d.Currency)
	case FieldType1:
		return code(d.Type1)
	case FieldType2:
		return code(d.Type2)
	}
	if t := f.text(&d); t != nil {
		return *t
	}
	return ""
}

// Take copies the field from one draft into another.
func (f FormField) Take(into *Draft, from Draft) {
	switch f {
	case FieldRate:
		into.Rate = from.Rate
	case FieldCurrency:
		into.Currency = from.Currency
	case FieldType1:
		into.Type1 = from.Type1
	case FieldType2:
		into.Type2 = from.Type2
	default:
		if t := f.text(into); t != nil {
			*t = *f.text(&from)
		}
	}
}

func code[T ~int](v *T) string {
	if v == nil {
		return ""
	}
	return strconv.Itoa(int(*v))
}

// Draft is a job as a person writes it: salaries as typed, nothing sent yet.
type Draft struct {
	Title       string
	Region      string
	Address     string
	SalaryFrom  string // as typed: "25 000", "25000.00", "25k"; "" for none
	SalaryTo    string
	Rate        *Rate
	Currency    *Currency // nil: not chosen; never guessed (CONTRACT 1)
	Type1       *JobType
	Type2       *JobType
	Description string // HTML, as it will be sent
	Needs       string `json:",omitzero"` // one a line, as typed; never sent
	Questions   string `json:",omitzero"` // for the interview sheet, one a line; a form keeps and never shows them
}

// DraftOf turns a job into a draft. A lower salary that reads as null beside an upper one is 0 (CONTRACT 4). currency
// is the ledger's entry, or nil without one.
func DraftOf(j Job, currency *Currency) Draft {
	d := Draft{
		Title: j.Title, Region: j.Region, Address: j.Address,
		Rate: j.Rate, Currency: currency, Type1: j.Type1, Type2: j.Type2,
		Description: j.Description,
	}
	if j.SalaryFrom != nil {
		d.SalaryFrom = string(*j.SalaryFrom)
	}
	if j.SalaryTo != nil {
		d.SalaryTo = string(*j.SalaryTo)
		if j.SalaryFrom == nil {
			d.SalaryFrom = "0"
		}
	}
	return d
}

// Equal reports whether two drafts would send the same, and hold the same needs.
func (d Draft) Equal(o Draft) bool {
	return d.Title == o.Title && d.Region == o.Region && d.Address == o.Address &&
		d.SalaryFrom == o.SalaryFrom && d.SalaryTo == o.SalaryTo && d.Description == o.Description && d.Needs == o.Needs &&
		equal(d.Rate, o.Rate) && equal(d.Currency, o.Currency) && equal(d.Type1, o.Type1) && equal(d.Type2, o.Type2)
}

func equal[T comparable](a, b *T) bool {
	return a == b || a != nil && b != nil && *a == *b
}

// Problem is one broken rule: where it is broken, and a sentence a person can
// act on.
type Problem struct {
	Field   FormField
	Message string
}

// Problems is every broken rule of a draft, in the order of the form.
type Problems []Problem

// ByField returns the problems of one field.
func (p Problems) ByField(f FormField) []string {
	var out []string
	for _, problem := range p {
		if problem.Field == f {
			out = append(out, problem.Message)
		}
	}
	return out
}

// Error lists every problem, one a line, so that Problems is an error.
func (p Problems) Error() string {
	lines := make([]string, len(p))
	for i, problem := range p {
		lines[i] = fmt.Sprintf("%s: %s", problem.Field, problem.Message)
	}
	return strings.Join(lines, "\n")
}

// Body is a draft that passed validation, in the types the service takes
// (§4.2). Salaries are whole numbers.
type Body struct {
	Title, Region, Address, Description string
	SalaryFrom, SalaryTo                *int64
	Rate                                *Rate
	Currency                            Currency
	Type1, Type2                        *JobType
}

// Errors of ParseSalary, beside ErrNotDecimal.
var (
	// ErrAmbiguousSalary is for "25.000" and "25,000", which mean 25 to some and
	// 25 000 to others.
	ErrAmbiguousSalary = lang.NewError("this can be read two ways")
	// ErrSalaryCurrency is for "25000 грн" and "$2500": they name a currency, which only the code of §4.2 may do.
	ErrSalaryCurrency = lang.NewError("the currency has a field of its own")
)

// ParseSalary reads a salary as typed, exactly: spaces of any kind and
// apostrophes may group digits, "25000.00" is whole, and a closing k, тис., тыс.,
// mii or ezer counts in thousands: "2.5k" is 2500. Empty text is nil without an
// error.
func ParseSalary(s string) (*Decimal, error) {
	s = strings.Map(func(r rune) rune {
		switch r {
		case ' ', '\u00a0', '\u2009', '\u202f', '\'', '’', '_':
			return -1
		case ',':
			return '.'
		}
		return unicode.ToLower(r)
	}, strings.TrimSpace(s))
	if s == "" {
		return nil, nil
	}
	d, err := parseAmount(s)
	if err == nil {
		return &d, nil
	}
	if bare, named := withoutMoney(s); named {
		if _, bareErr := parseAmount(bare); !errors.Is(bareErr, ErrNotDecimal) {
			return nil, ErrSalaryCurrency
		}
	}
	return nil, err
}

// parseAmount reads a number in lower case without spaces, with "." before the
// fraction and perhaps a word for thousands behind it.
func parseAmount(s string) (Decimal, error) {
	exponent := ""
	for _, thousand := range []string{"k", "к", "тис", "тис.", "тисяч", "тисячі", "тыс", "тыс.", "тысяч", "demii", "mii", "ezer"} {
		if amount, found := strings.CutSuffix(s, thousand); found {
			s, exponent = amount, "e3" // behind an exponent of its own it is no number
			break
		}
	}
	if _, fraction, found := strings.Cut(s, "."); found && len(fraction) >= 3 && !strings.Contains(s, "e") {
		return "", ErrAmbiguousSalary
	}
	return ParseDecimal(s + exponent)
}

// withoutMoney cuts one currency sign, code or word off either end of a salary
// in lower case without spaces. Other words stay: "1 млн" without its word would
// be another number.
func withoutMoney(s string) (bare string, named bool) {
	money := func(word string) bool {
		if r, size := utf8.DecodeRuneInString(word); size == len(word) && unicode.Is(unicode.Sc, r) {
			return true
		}
		return slices.Contains([]string{
			"uah", "usd", "eur", "ron", "huf", "pln", "gbp", "czk", "mdl",
			"грн", "грн.", "гривня", "гривні", "гривень", "дол", "дол.", "долар", "долари", "доларів", "євро",
			"гривен", "гривны", "доллар", "доллары", "долларов", "евро",
			"euro", "euros", "dollar", "dollars", "lei", "delei", "leu", "dolari", "ft", "ft.", "forint", "euró", "dollár", "zł",
		}, word)
	}
	number := func(r rune) bool { return r >= '0' && r <= '9' || strings.ContainsRune("+-.", r) }
	if i := strings.IndexFunc(s, number); i > 0 && money(s[:i]) {
		return s[i:], true
	}
	// A word for thousands may stand before the money: "25 тис. грн".
	for i := range s {
		if i > 0 && money(s[i:]) {
			return s[:i], true
		}
	}
	return s, false
}

// Validate checks every rule of §4.2 for a new job at once. visible counts the
// characters of the description's visible text (CONTRACT 8); model cannot read
// HTML, so the caller hands it in. With no problems the body is what to send.
func Validate(d Draft, visible func(html string) int) (Body, Problems) {
	b, p := validate(d, visible)
	if d.Currency == nil && strings.TrimSpace(d.SalaryFrom+d.SalaryTo) != "" {
		p = p.with(Problem{FieldCurrency, lang.Text("Choose a currency.")})
	}
	return b, p
}

// ValidateChange is Validate for a change of a job, in a country that may be "". Fields
// that the person did not touch are sent unchanged (CONTRACT 3, 10).
func ValidateChange(base Job, d Draft, country Country, visible func(html string) int) (Body, Problems) {
	b, p := validate(d, visible)
	if d.Currency == nil {
		p = p.with(Problem{FieldCurrency, lang.Text("Choose the currency: the board doesn't report it, and a job sent without it switches to %s.", country.Code(0))})
	}
	for _, f := range []struct{ draft, was, sent *string }{
		{&d.Title, &base.Title, &b.Title}, {&d.Region, &base.Region, &b.Region}, {&d.Address, &base.Address, &b.Address},
	} {
		if *f.draft == *f.was {
			*f.sent = *f.was
		}
	}
	return b, p
}

// with adds a problem in the order of the form.
func (p Problems) with(add Problem) Problems {
	order := FormFields()
	at, _ := slices.BinarySearchFunc(p, add.Field, func(x Problem, f FormField) int {
		return slices.Index(order, x.Field) - slices.Index(order, f)
	})
	return slices.Insert(p, at, add)
}

// validate checks all but the missing currency.
func validate(d Draft, visible func(html string) int) (Body, Problems) {
	var p Problems
	add := func(f FormField, text string) { p = append(p, Problem{f, text}) }
	b := Body{
		Title: strings.TrimSpace(d.Title), Region: strings.TrimSpace(d.Region),
		Address: strings.TrimSpace(d.Address), Description: d.Description,
		Rate: d.Rate, Type1: d.Type1, Type2: d.Type2,
	}

	switch n := Units(b.Title); {
	case n == 0:
		add(FieldTitle, lang.Text("A title is required."))
	case n > MaxTitleUnits:
		add(FieldTitle, lang.Text("The title has %d characters; at most %d are allowed. Shorten it by %d.", n, MaxTitleUnits, n-MaxTitleUnits))
	}
	if b.Region == "" {
		add(FieldRegion, lang.Text("A city or region is required."))
	}

	from, fromOK := salary(d.SalaryFrom, FieldSalaryFrom, add)
	to, toOK := salary(d.SalaryTo, FieldSalaryTo, add)
	b.SalaryFrom, b.SalaryTo = from, to
	hasFrom := strings.TrimSpace(d.SalaryFrom) != ""
	switch {
	case to != nil && !hasFrom:
		add(FieldSalaryFrom, lang.Text("An upper salary needs a lower one. Fill in “from”, 0 is allowed."))
	case fromOK && toOK && from != nil && to != nil && *to < *from:
		add(FieldSalaryTo, lang.Text("The upper salary must not be below the lower one (%s).", DecimalOf(*from).Grouped()))
	}
	switch {
	case d.Rate != nil && !d.Rate.Valid():
		add(FieldRate, lang.Text("%d is not a salary rate. Choose per hour, day, week, month or year.", int(*d.Rate)))
	case d.Rate == nil && hasFrom:
		add(FieldRate, lang.Text("Choose what the salary is paid for: hour, day, week, month or year."))
	}
	switch {
	case d.Currency == nil:
	case !d.Currency.Valid():
		add(FieldCurrency, lang.Text("%d is not a currency code. It is 0, 1 or 2.", int(*d.Currency)))
	default:
		b.Currency = *d.Currency
	}
	if d.Type1 != nil && !d.Type1.Valid() {
		add(FieldType1, sayNotAJobType(int(*d.Type1)))
	}
	switch {
	case d.Type2 != nil && !d.Type2.Valid():
		add(FieldType2, sayNotAJobType(int(*d.Type2)))
	case d.Type2 != nil && d.Type1 == nil:
		add(FieldType2, lang.Text("A second job type needs a first one."))
	}

	switch n := visible(d.Description); {
	case n == 0:
		add(FieldDescription, lang.Text("A description is required."))
	case n < MinDescription:
		add(FieldDescription, lang.Text("The description has %d characters of text; at least %d are needed. Add %d.", n, MinDescription, MinDescription-n))
	}
	return b, p
}

// salary reads one salary field; ok is false when the text is there but broken.
func salary(typed string, f FormField, add func(FormField, string)) (value *int64, ok bool) {
	d, err := ParseSalary(typed)
	switch {
	case errors.Is(err, ErrAmbiguousSalary):
		add(f, lang.Text("“%s” can be read two ways. Write the whole number, like 25 000.", strings.TrimSpace(typed)))
		return nil, false
	case errors.Is(err, ErrSalaryCurrency):
		add(f, lang.Text("“%s” names a currency, which has a field of its own. Write the number alone.", strings.TrimSpace(typed)))
		return nil, false
	case err != nil:
		add(f, lang.Text("“%s” is not a number. Write it like 25 000.", strings.TrimSpace(typed)))
		return nil, false
	case d == nil:
		return nil, true
	case d.Negative():
		add(f, lang.Text("A salary cannot be negative."))
		return nil, false
	case !d.Whole():
		add(f, lang.Text("A salary must be a whole number, without a fraction."))
		return nil, false
	}
	n := d.rat().Num()
	if !n.IsInt64() {
		add(f, lang.Text("This number is too large for a salary."))
		return nil, false
	}
	v := n.Int64()
	return &v, true
}

// Units counts the UTF-16 code units of s, the strictest common reading of
// "characters" (CONTRACT 8).
func Units(s string) int {
	n := 0
	for _, r := range s {
		n += max(utf16.RuneLen(r), 1)
	}
	return n
}

// JobProblems returns the rules that a job of the service already breaks, so that it can be marked;
// it stays usable (CONTRACT 9). The currency, which the service never reports, is not checked.
func JobProblems(j Job, visible func(string) int) Problems {
	_, p := validate(DraftOf(j, nil), visible)
	return slices.DeleteFunc(p, func(x Problem) bool { return x.Field == FieldRate && j.SalaryFrom == nil })
}

func sayNotAJobType(code int) string { return lang.Text("%d is not a job type. It is 0 to 5.", code) }
