package list

import "fmt"

// Marks are the rows that a person has marked, by id: a filter, an order and a
// refresh leave them as they are.
type Marks map[int64]bool

// Toggle marks a row, or takes its mark away.
func (m Marks) Toggle(id int64) {
	if m[id] {
		delete(m, id)
	} else {
		m[id] = true
	}
}

// Label counts them for the head of the list; "" when there are none.
func (m Marks) Label() string {
	if len(m) == 0 {
		return ""
	}
	return fmt.Sprintf("%d marked ", len(m))
}
