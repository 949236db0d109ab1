package terminal

import "fmt"

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) NoShell() string      { return "nu există aici un shell la care să se revină" }
func (*romanian) NoSuspending() string { return "acest sistem nu poate suspenda programe" }

func (*romanian) Ended(err error) error       { return fmt.Errorf("programul s-a încheiat: %w", err) }
func (*romanian) NotPrepared(err error) error { return fmt.Errorf("pregătirea terminalului: %w", err) }
func (*romanian) NotHandedOver(err error) error {
	return fmt.Errorf("predarea terminalului: %w", err)
}
func (*romanian) NotSuspended(err error) error { return fmt.Errorf("suspendarea programului: %w", err) }
