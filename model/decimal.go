package model

import (
	"math/big"
	"strings"

	"shortlist/model/lang"
)

// Decimal is an exact decimal number in plain notation ("25000", "-1.5"), never
// a float (CONTRACT 6). The zero value is "", which is not a number.
type Decimal string

// ErrNotDecimal is returned by ParseDecimal for text that is not a number, or
// one beyond any money amount.
var ErrNotDecimal = lang.NewError("not a decimal number")

// maxDecimalDigits bounds the characters of a number, as received and in plain notation, so that "1E999999999" from a
// stranger costs nothing and a number that was read once can be read again.
const maxDecimalDigits = 40

// ParseDecimal reads a JSON number or its text form, with or without exponent,
// into plain notation without needless zeros: "25000.00" and "2.5E4" are both
// "25000".
func ParseDecimal(s string) (Decimal, error) {
	s = strings.TrimSpace(s)
	if s != "" && s[0] != '0' && len(s) <= maxDecimalDigits && strings.Trim(s, "0123456789") == "" {
		return Decimal(s), nil // as nearly every salary
	}
	mantissa, exponent, _ := strings.Cut(strings.ToLower(s), "e")
	if len(mantissa) == 0 || len(mantissa) > maxDecimalDigits || len(exponent) > 3 {
		return "", ErrNotDecimal
	}
	if strings.Trim(mantissa, "+-.0123456789") != "" || strings.Trim(exponent, "+-0123456789") != "" {
		return "", ErrNotDecimal
	}
	if strings.Contains(strings.ToLower(s), "e") && exponent == "" {
		return "", ErrNotDecimal
	}
	rat, ok := new(big.Rat).SetString(s)
	if !ok {
		return "", ErrNotDecimal
	}
	places, exact := rat.FloatPrec()
	if !exact {
		return "", ErrNotDecimal
	}
	text := rat.FloatString(places)
	if len(text) > maxDecimalDigits {
		return "", ErrNotDecimal
	}
	return Decimal(text), nil
}

// DecimalOf returns n as a Decimal.
func DecimalOf(n int64) Decimal { return Decimal(big.NewInt(n).String()) }

// Whole reports whether d has no fraction.
func (d Decimal) Whole() bool { return d != "" && !strings.Contains(string(d), ".") }

// Negative reports whether d is below zero.
func (d Decimal) Negative() bool { return strings.HasPrefix(string(d), "-") }

// Cmp compares two numbers: -1, 0 or +1. Text that is no number counts as zero.
func (d Decimal) Cmp(other Decimal) int { return d.rat().Cmp(other.rat()) }

func (d Decimal) rat() *big.Rat {
	if r, ok := new(big.Rat).SetString(string(d)); ok {
		return r
	}
	return new(big.Rat)
}

// Grouped returns d with thousands set apart by no-break spaces, as a salary may be typed in each language: "25 000". In
// Hungarian four digits are one group.
func (d Decimal) Grouped() string {
	whole, fraction, hasFraction := strings.Cut(string(d), ".")
	if hasFraction {
		return lang.Group(whole) + "." + fraction
	}
	return lang.Group(whole)
}
