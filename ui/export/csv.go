package export

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"regexp"
	"strings"
	"sync"
	"time"

	"shortlist/model"
	"shortlist/model/phone"
	"shortlist/ui/text"
)

// writeCSV writes one row per applicant (RFC 4180). Every text is quoted, so that a
// spreadsheet that is set to another separator does not split it.
func writeCSV(w io.Writer, l List, o Options) error {
	out := bufio.NewWriter(w) // Flush returns its error
	if !o.NoMark {
		_, _ = out.WriteString("\ufeff")
	}
	separator := string(cmp.Or(o.Separator, ','))
	zone := zoneOf(l.Made)
	all := columns()
	for i, c := range all {
		if i > 0 {
			_, _ = out.WriteString(separator)
		}
		_, _ = out.WriteString(c.heading)
		if c.isTime {
			_, _ = out.WriteString(" (" + zone.String() + ")")
		}
	}
	_, _ = out.WriteString("\r\n")
	for _, e := range l.Entries {
		for i, c := range all {
			if i > 0 {
				_, _ = out.WriteString(separator)
			}
			_, _ = out.WriteString(csvCell(c.value(e), zone, separator))
		}
		_, _ = out.WriteString("\r\n")
	}
	return out.Flush()
}

// csvCell writes a value of a column.
func csvCell(value any, zone *time.Location, separator string) string {
	switch v := value.(type) {
	case nil:
		return ""
	case time.Time:
		return cell(moment(v, zone), true)
	case model.Decimal:
		if separator == ";" { // countries with this separator have a decimal comma
			return cell(strings.Replace(string(v), ".", ",", 1), true)
		}
		return cell(string(v), true)
	case int, bool, applyID:
		return cell(fmt.Sprint(v), true)
	case number:
		return cell(phoneCell(string(v)), false)
	}
	return cell(fmt.Sprint(value), false)
}

// simple matches values that a spreadsheet does not change: a number of at most 15
// digits, a date, true and false.
var simple = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:-?\d{1,15}|-?\d{1,12}[.,]\d{1,3}|\d{4}-\d\d-\d\d \d\d:\d\d|true|false|)$`)
})

// month matches the beginnings of the months' names in the languages of the three countries and in English.
const month = `(?:jan|ian|jän|feb|mar|már|apr|ápr|may|mai|máj|jun|jún|iun|jul|júl|iul|aug|sep|szept|oct|okt|nov|noi|dec|dez` +
	`|січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|лис|гру)[\pL]*`

// guessed matches texts that a spreadsheet would take for a number, a date or a time, and show in another form: 10.5,
// 1 000, 007, 3/4, (5), 1E5, 5 pm, 12 May.
var guessed = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^\s*(?:[\d\s.,:/%()'’–−-]*\d[\d\s.,:/%()'’–−-]*(?:[ap]\.?m\.?|[½¼¾])?|[−-]?[\d.,]*\de[+−-]?\d+|\d{1,4}[\s./-]*` + month +
		`[\s.,/-]*\d{0,4}\.?|` + month + `[\s./-]*\d{1,4}(?:[\s.,]+\d{1,4})?\.?|true|false)\s*$`)
})

// whole matches numbers that no spreadsheet changes.
var whole = regexp.MustCompile(`^(?:0|[1-9]\d{0,14})$`)

// cell writes a value so that no spreadsheet runs it (CONTRACT 48) or changes it. plain means that the
// value is no text. A number with more digits than a spreadsheet keeps is written as text.
func cell(value string, plain bool) string {
	if plain && simple().MatchString(value) {
		return value
	}
	value = text.Cell(value)
	if guessed().MatchString(value) && !whole.MatchString(value) && !strings.HasPrefix(value, "'") {
		value = "'" + value
	}
	return `"` + strings.ReplaceAll(strings.ReplaceAll(value, `"`, `""`), "\n", "\r\n") + `"`
}

// phoneCell writes a phone number so that no spreadsheet changes it. A bare number would
// lose its + or its first 0, or be calculated if it has dashes. An apostrophe in front of
// the number would be shown.
func phoneCell(s string) string {
	if phone.Alone(s) {
		return "tel:" + s
	}
	return s
}

// zoneOf returns this computer's zone at a time, without summer time: all times of a file
// are in the zone that its headings name, so that a spreadsheet recognises a cell as a date.
func zoneOf(t time.Time) *time.Location {
	name := "UTC"
	_, offset := t.Local().Zone()
	if offset != 0 {
		name += t.Local().Format("-07:00")
	}
	return time.FixedZone(name, offset)
}

func moment(t time.Time, zone *time.Location) string {
	if t.IsZero() {
		return ""
	}
	return t.In(zone).Format("2006-01-02 15:04")
}
