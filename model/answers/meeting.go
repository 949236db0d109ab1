package answers

import (
	"fmt"
	"strings"
	"time"

	"shortlist/model/calendar"
	"shortlist/model/lang"
)

// Meeting is what a letter about an interview offers or names.
type Meeting struct {
	Slots []calendar.Slot // one, but for an offer
	Zone  string
	Place string

	Method   calendar.Method `json:",omitempty"` // of its calendar; "" without one
	UID      string          `json:",omitempty"`
	Sequence int             `json:",omitempty"`
	With     []string        `json:",omitempty"` // addresses of colleagues
	Title    string          `json:",omitempty"` // in calendars
}

// Colleagues are the addresses of those who get a copy of the letter.
func (l *Letter) Colleagues() []string {
	if l.Meeting == nil {
		return nil
	}
	return l.Meeting.With
}

// In is the zone whose clock the letter shows; UTC if this computer does not know it.
func (m *Meeting) In() *time.Location {
	i := calendar.Interview{Zone: m.Zone}
	return i.In()
}

// Words returns the times in the language of a code, with the zone and the place: the first for a sentence, all of them a line
// each, with numbers.
func (m *Meeting) Words(code string) (first, all string) {
	l, _ := lang.Parse(code) // English without a known one
	in := m.In()
	where := calendar.ZoneWords(m.Slots[0].Start, in)
	if m.Place != "" {
		where += "; " + m.Place
	}
	var lines []string
	for i, s := range m.Slots {
		lines = append(lines, fmt.Sprintf("%d. %s", i+1, s.WordsOf(l, in)))
	}
	return m.Slots[0].WordsOf(l, in) + " (" + where + ")", strings.Join(lines, "\n") + "\n(" + where + ")"
}
