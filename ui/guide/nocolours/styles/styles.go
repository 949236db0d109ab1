// Package styles keeps styles by their names.
package styles

import "github.com/alecthomas/chroma/v2"

// Registry holds the registered styles.
var Registry = map[string]*chroma.Style{}

// Register keeps a style.
func Register(style *chroma.Style) *chroma.Style {
	Registry[style.Name] = style
	return style
}
