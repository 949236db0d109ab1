package layout

import "testing"

// Rows of a narrow cell are one range of dates only if they are read as one, and something is beside them.
func TestARangeOfDatesThatWrapsIsJoined(t *testing.T) {
	for _, c := range []struct {
		rows []string
		want string
	}{
		{[]string{"2019 –", "2023"}, "2019 – 2023"},
		{[]string{"03.2019 –", "08.2023"}, "03.2019 – 08.2023"},
		{[]string{"May 2019", "– present"}, "May 2019 – present"},
		{[]string{"квітень", "2015 –", "грудень", "2018"}, "квітень 2015 – грудень 2018"},
		{[]string{"2019 –", "Budapest"}, "2019 –"},
		{[]string{"2019 –", "2015 –", "2017"}, "2019 –"},
		{[]string{"2019 – 2023", "2015"}, "2019 – 2023"},
		{[]string{"2009 –", "2011 – 2015"}, "2009 –"},
		{[]string{"2015. 03. – 2019.", "08."}, "2015. 03. – 2019. 08."},
		{[]string{"2015. 03. –", "2019.", "08."}, "2015. 03. – 2019. 08."},
		{[]string{"2015. március – 2019.", "augusztus"}, "2015. március – 2019. augusztus"},
		{[]string{"2015. 03. – 2019.", "2020."}, "2015. 03. – 2019."},
		{[]string{"2015 – 2019.", "Szeged"}, "2015 – 2019."},
		{[]string{"SQL", "Docker"}, "SQL"},
	} {
		for _, beside := range []bool{true, false} {
			spans := []span{{text: "Head nurse", x0: 200, x1: 260, y: 50, size: 10}}
			for i, r := range c.rows {
				spans = append(spans, span{text: r, x0: 50, x1: 90, y: 50 + 12*float64(i), size: 10})
			}
			want := c.want
			if !beside {
				spans, want = spans[1:], c.rows[0]
			}
			got := joinDates(spans, &work{maxWork, func() bool { return false }})
			for _, s := range got {
				if s.x0 == 50 && s.y == 50 && s.text != want {
					t.Errorf("%q, beside a text %v: %q", c.rows, beside, s.text)
				}
			}
		}
	}
}

// A line ends within a range of dates if both together are one and neither is, or the second one adds a month.
func TestALineDividesARange(t *testing.T) {
	for _, c := range []struct {
		above, line string
		want        bool
	}{
		{"2019 –", "2023", true},
		{"Aug 2014 – Jan", "2019", true},
		{"вересень 2013", "– липень 2015", true},
		{"2018. február –", "jelenleg", true},
		{"2015. 03. – 2019.", "08.", true},
		{"2014 – 2019", "2020", false},
		{"2014", "2019 – 2020", false},
		{"2019 –", "Budapest", false},
		{"Nurse 2019", "2020", false},
	} {
		if got := dividesRange(c.above, c.line); got != c.want {
			t.Errorf("%q, %q: %v", c.above, c.line, got)
		}
	}
}
