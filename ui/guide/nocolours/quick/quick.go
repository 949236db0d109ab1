// Package quick writes source code without colours.
package quick

import "io"

// Highlight writes the source code as it is.
func Highlight(w io.Writer, source, _, _, _ string) error {
	_, err := io.WriteString(w, source)
	return err
}
