package load

import (
	"fmt"
	"io"
	"reflect"
	"strings"
	"sync"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
)

// Trace writes down what the dashboard does, a line for each message, intent and event: when, what, and of which ids.
// It writes no typed text, and nothing that identifies an applicant. A nil Trace writes nothing.
type Trace struct {
	mu  sync.Mutex
	out io.Writer
	now func() time.Time
}

// NewTrace returns a trace by a clock; nil where out is nil.
func NewTrace(out io.Writer, now func() time.Time) *Trace {
	if out == nil {
		return nil
	}
	return &Trace{out: out, now: now}
}

// Message writes what reached the loop. A key that types text is only "text": it may be a
// password.
func (t *Trace) Message(msg tea.Msg) {
	if t == nil {
		return
	}
	switch msg := msg.(type) {
	case tea.KeyMsg:
		key := msg.String()
		if msg.Key().Text != "" {
			key = "text"
		}
		t.line("message", "key "+key)
	case tea.PasteMsg:
		t.line("message", "paste")
	case Done:
		t.line("message", "result for "+msg.Name())
	default:
		t.line("message", name(msg)+numbers(reflect.ValueOf(msg), 0))
	}
}

// Intent writes what a pane, screen or box wants.
func (t *Trace) Intent(intent any) {
	if t != nil {
		t.line("intent", name(intent)+numbers(reflect.ValueOf(intent), 0))
	}
}

// Event writes what the account has reported.
func (t *Trace) Event(event any) {
	if t != nil {
		t.line("event", name(event)+numbers(reflect.ValueOf(event), 0))
	}
}

// line writes one line. A trace that cannot be written must not end the program.
func (t *Trace) line(kind, what string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	_, _ = fmt.Fprintf(t.out, "%s %-7s %s\n", t.now().Format("15:04:05.000"), kind, what)
}

func name(v any) string {
	full := reflect.TypeOf(v).String()
	return full[strings.LastIndexByte(full, '.')+1:]
}

// mostIDs is how many ids of a list are written.
const mostIDs = 5

// deepest is how deep a value is looked into: an intent, what it holds, and the fields of that.
const deepest = 2

// numbers writes the flags and the numbers of a value: of an application or a job only its id.
// Texts are left out, whatever they are.
func numbers(v reflect.Value, depth int) string {
	if !v.IsValid() {
		return ""
	}
	switch known := v.Interface().(type) {
	case model.Candidate:
		return fmt.Sprintf(" application=%d", known.ApplyID())
	case model.Job:
		return fmt.Sprintf(" job=%d", known.ID)
	}
	if v.Kind() == reflect.Pointer {
		if v.IsNil() {
			return ""
		}
		v = v.Elem()
	}
	if v.Kind() != reflect.Struct || depth > deepest {
		return ""
	}
	var b strings.Builder
	for i := range v.NumField() {
		field, f := v.Type().Field(i), v.Field(i)
		if !field.IsExported() {
			continue
		}
		switch f.Kind() {
		case reflect.Bool:
			if f.Bool() {
				fmt.Fprintf(&b, " %s", field.Name)
			}
		case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
			if f.Int() != 0 {
				fmt.Fprintf(&b, " %s=%d", field.Name, f.Int())
			}
		case reflect.Slice:
			if f.Len() > 0 {
				fmt.Fprintf(&b, " %s=%d", field.Name, f.Len())
				b.WriteString(first(f, depth))
			}
		case reflect.Struct, reflect.Pointer:
			b.WriteString(numbers(f, depth+1))
		default:
		}
	}
	return b.String()
}

// first writes the first ids of a list.
func first(list reflect.Value, depth int) string {
	var b strings.Builder
	for i := range min(list.Len(), mostIDs) {
		if e := list.Index(i); e.CanInt() && e.Kind() == reflect.Int64 {
			fmt.Fprintf(&b, ",%d", e.Int())
		} else if e.Kind() == reflect.Struct {
			b.WriteString(numbers(e, depth+1))
		}
	}
	return b.String()
}
