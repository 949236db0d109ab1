package assets

import "embed"

//go:embed guides
var guides embed.FS

// Guides holds the guides as Markdown, one file for each topic, and those of other languages in a folder
// of its code each. A guide begins with its title.
var Guides = folder(guides, "guides")
