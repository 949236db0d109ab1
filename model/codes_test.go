package model

import "testing"

func TestACodeIsTypedAsNumberNameOrBeginning(t *testing.T) {
	for _, c := range []struct {
		field FormField
		typed string
		in    Country
		want  string // of the field; "-": refused
	}{
		{FieldCurrency, "eur", Hungary, "1"},
		{FieldCurrency, "EUR", Romania, "0"},
		{FieldCurrency, "eur", "", "-"}, // an unknown country names no currency
		{FieldRate, "mon", Ukraine, "3"},
		{FieldRate, "7", Ukraine, "7"}, // the draft is checked later
		{FieldRate, "year", Ukraine, "5"},
		{FieldRate, "fortnight", Ukraine, "-"},
		{FieldType1, "", Ukraine, ""},
		{FieldType2, "sales", Ukraine, "-"},
		{FieldSalaryTo, "25k", Ukraine, "25k"},
	} {
		var d Draft
		e, err := c.field.Edit(c.typed, c.in)
		if (err != nil) != (c.want == "-") {
			t.Errorf("%s %q: %v", c.field, c.typed, err)
			continue
		}
		if e(&d); err == nil && c.field.Text(d) != c.want {
			t.Errorf("%s %q is %q, want %q", c.field, c.typed, c.field.Text(d), c.want)
		}
	}
}
