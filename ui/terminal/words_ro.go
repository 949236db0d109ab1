package terminal

import "fmt"

var inRomanian = words{
	NoShell:      "nu există aici un shell la care să se revină",
	NoSuspending: "acest sistem nu poate suspenda programe",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Ended(err error) error        { return fmt.Errorf("programul s-a încheiat: %w", err) }
func (*romanian) NotPrepared(err error) error  { return fmt.Errorf("pregătirea terminalului: %w", err) }
func (*romanian) NotSuspended(err error) error { return fmt.Errorf("suspendarea programului: %w", err) }
