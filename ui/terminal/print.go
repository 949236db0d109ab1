package terminal

import (
	"fmt"
	"io"
	"os"

	"shortlist/ui/text"
)

// Print prints lines to out after the dashboard has ended; nil: to the terminal. A terminal that is gone prints nothing.
func Print(out io.Writer, lines []string) {
	if out == nil {
		out = os.Stdout
	}
	for _, line := range lines {
		_, _ = fmt.Fprintln(out, text.Line(line))
	}
}
