package sandbox

import (
	"errors"
	"fmt"
	"math/big"
	"net/http"
	"strconv"
	"strings"
	"unicode/utf16"

	"github.com/go-json-experiment/json"

	"shortlist/model"
)

// This file states the rules of §4.2 by itself, without model.Validate. Tests compare
// the two statements.

const (
	maxTitle       = 20
	minDescription = 100
)

// jobInput is a body of create or update that broke no rule.
type jobInput struct {
	jobID                               int64 // update only
	title, region, address, description string
	salary1, salary2                    *big.Int
	rate, type1, type2                  *int
	currency                            int
}

// fill puts the input into a record, with the currency, which is 0 if it was not sent.
func (in jobInput) fill(r *Record) {
	r.Title, r.Region, r.Address, r.Description = in.title, in.region, in.address, in.description
	r.SalaryFrom, r.SalaryTo = decimalOf(in.salary1), decimalOf(in.salary2)
	r.Rate, r.Type1, r.Type2 = (*model.Rate)(in.rate), (*model.JobType)(in.type1), (*model.JobType)(in.type2)
	r.Currency = in.currency
}

func decimalOf(n *big.Int) *model.Decimal {
	if n == nil {
		return nil
	}
	d := model.Decimal(n.String())
	return &d
}

// jobInput reads and checks the body of create and update; the error is the 400
// of the first broken rule.
func (s *Server) jobInput(c *call) (jobInput, error) {
	m, err := c.body()
	if err != nil {
		return jobInput{}, err
	}
	in, err := m.job(!s.legacy.Load())
	if err == nil && c.r.Method == http.MethodPut {
		in.jobID, err = m.jobID()
	}
	if err != nil {
		return in, fail(http.StatusBadRequest, CodeValidation, "%s.", err)
	}
	return in, nil
}

// job reads the fields of §4.2. withCurrency is false before 5 October 2026, when
// currencyId is an unknown field.
func (m members) job(withCurrency bool) (in jobInput, err error) {
	// Every field is read, and the first problem in the order of §4.2 is returned.
	var problems []error
	check := func(err error) {
		if err != nil {
			problems = append(problems, err)
		}
	}
	in.title, err = m.required("title")
	check(err)
	if n := utf16Len(in.title); n > maxTitle {
		check(fmt.Errorf("title has %d characters, the maximum is %d", n, maxTitle))
	}
	in.region, err = m.required("region")
	check(err)
	_, err = m.required("description")
	check(err)
	if err == nil {
		// The white space around it stays: an edit without a change must change
		// nothing.
		in.description, _ = m.text("description")
		in.description = sanitize(in.description)
		// §4.2 taken literally: characters of the stored text, with its tags. A client
		// had better count the visible ones (CONTRACT 8).
		if n := utf16Len(strings.TrimSpace(in.description)); n < minDescription {
			check(fmt.Errorf("description has %d characters, the minimum is %d", n, minDescription))
		}
	}
	in.address, err = m.text("address")
	check(err)
	in.address = strings.TrimSpace(in.address)
	in.salary1, err = m.salary("salaryValue1")
	check(err)
	in.salary2, err = m.salary("salaryValue2")
	check(err)
	in.rate, err = m.integer("salaryRateId", 5)
	check(err)
	in.type1, err = m.integer("jobType1", 5)
	check(err)
	in.type2, err = m.integer("jobType2", 5)
	check(err)

	switch {
	case in.salary2 != nil && in.salary1 == nil:
		check(errors.New("salaryValue2 cannot be set without salaryValue1"))
	case in.salary1 != nil && in.salary2 != nil && in.salary2.Cmp(in.salary1) < 0:
		check(errors.New("salaryValue2 must not be less than salaryValue1"))
	}
	if in.salary1 != nil && in.rate == nil {
		check(errors.New("salaryRateId is required when salaryValue1 is set"))
	}
	if in.rate != nil && *in.rate == 4 {
		check(errors.New("salaryRateId must be one of 0, 1, 2, 3, 5"))
	}
	if in.type2 != nil && in.type1 == nil {
		check(errors.New("jobType2 cannot be set without jobType1"))
	}
	if raw, sent := m["currencyId"]; sent && withCurrency {
		// currencyId, unlike the other fields, is not declared nullable (§4.2): null is
		// "any other value".
		currency, err := m.integer("currencyId", 2)
		if err != nil || currency == nil {
			check(fmt.Errorf("currencyId must be 0, 1 or 2, not %.20s", raw))
		} else {
			in.currency = *currency
		}
	}
	if len(problems) > 0 {
		return in, problems[0]
	}
	return in, nil
}

func (m members) jobID() (int64, error) {
	id, err := strconv.ParseInt(string(m["jobId"]), 10, 64)
	if err != nil || id <= 0 {
		return 0, errors.New("jobId is required and must be greater than 0")
	}
	return id, nil
}

func (m members) statusChange() (int64, model.StatusChange, error) {
	id, err := m.jobID()
	if err != nil {
		return 0, 0, err
	}
	change, err := m.integer("jobStatus", 2)
	if err != nil || change == nil {
		return 0, 0, errors.New("jobStatus is required and must be 0, 1 or 2")
	}
	return id, model.StatusChange(*change), nil
}

// text reads a string; missing and null are "".
func (m members) text(name string) (string, error) {
	raw, ok := m[name]
	if !ok || raw.Kind() == 'n' {
		return "", nil
	}
	var s string
	if raw.Kind() != '"' || json.Unmarshal(raw, &s) != nil {
		return "", fmt.Errorf("%s must be a string", name)
	}
	return s, nil
}

// required reads a string and trims it; it must not be empty.
func (m members) required(name string) (string, error) {
	s, err := m.text(name)
	if err != nil {
		return "", err
	}
	if s = strings.TrimSpace(s); s == "" {
		return "", fmt.Errorf("%s is required", name)
	}
	return s, nil
}

// integer reads a number declared int or sbyte, from 0 to high; nil if missing or null. It rejects a
// fraction, an exponent and a string.
func (m members) integer(name string, high int) (*int, error) {
	raw, ok := m[name]
	if !ok || raw.Kind() == 'n' {
		return nil, nil
	}
	n, err := strconv.Atoi(string(raw))
	if err != nil || n < 0 || n > high {
		return nil, fmt.Errorf("%s must be a whole number from 0 to %d", name, high)
	}
	return &n, nil
}

// salary reads a decimal that must be whole and not negative: 25000.00 and
// 1.5E3 are whole (CONTRACT 6).
func (m members) salary(name string) (*big.Int, error) {
	raw, ok := m[name]
	if !ok || raw.Kind() == 'n' {
		return nil, nil
	}
	if raw.Kind() != '0' {
		return nil, fmt.Errorf("%s must be a number", name)
	}
	n, err := wholeNumber(string(raw))
	if err != nil {
		return nil, fmt.Errorf("%s %w", name, err)
	}
	return n, nil
}

// maxDecimal is the largest number of .NET's decimal, which §4.2 declares.
var maxDecimal, _ = new(big.Int).SetString("79228162514264337593543950335", 10)

// wholeNumber reads a JSON number with any exponent. It never holds more digits than
// maxDecimal has.
func wholeNumber(s string) (*big.Int, error) {
	mantissa, exponent, _ := strings.Cut(strings.ToLower(s), "e")
	negative := strings.HasPrefix(mantissa, "-")
	whole, fraction, _ := strings.Cut(strings.TrimPrefix(mantissa, "-"), ".")
	digits := strings.TrimRight(whole+fraction, "0")
	// The value is digits × 10^scale; digits ends in no 0, so a scale below 0
	// is a real fraction.
	scale := len(whole) - len(digits)
	digits = strings.TrimLeft(digits, "0")
	if digits == "" {
		return new(big.Int), nil
	}
	if exponent != "" {
		e, err := strconv.Atoi(exponent)
		if err != nil || e > 1000 || e < -1000 {
			return nil, errors.New("is out of range")
		}
		scale += e
	}
	switch {
	case negative:
		return nil, errors.New("must not be negative")
	case scale < 0:
		return nil, errors.New("must be a whole number")
	case len(digits)+scale > len(maxDecimal.String()):
		return nil, errors.New("is too large")
	}
	n, ok := new(big.Int).SetString(digits+strings.Repeat("0", scale), 10)
	if !ok {
		return nil, errors.New("must be a number")
	}
	if n.Cmp(maxDecimal) > 0 {
		return nil, errors.New("is too large")
	}
	return n, nil
}

func utf16Len(s string) int { return len(utf16.Encode([]rune(s))) }
