package crash

import (
	"errors"
	"io"
	"strings"
	"testing"
)

func TestGuard(t *testing.T) {
	var value any
	var stack string
	report := Report(func(v any, s []byte) string {
		value, stack = v, string(s)
		return "/state/crash.txt"
	})
	if err := report.Guard(func() error { return io.EOF }); err != io.EOF || value != nil {
		t.Errorf("without a panic: %v, reported %v", err, value)
	}
	err := report.Guard(func() error { panic("a candidate's name") })
	var caught *Error
	if !errors.As(err, &caught) || caught.File != "/state/crash.txt" || !strings.Contains(err.Error(), caught.File) || strings.Contains(err.Error(), "name") {
		t.Errorf("got %v", err)
	}
	if value != "a candidate's name" || !strings.Contains(stack, "TestGuard") {
		t.Errorf("reported %v at\n%s", value, stack)
	}
	if err := Report(nil).Guard(func() error { panic("x") }); !errors.As(err, &caught) {
		t.Errorf("without a report: %v", err)
	}
}
