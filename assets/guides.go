package assets

import "embed"

// Guides holds the guides as Markdown, one file of guides/ for each topic. Each begins with its title.
//
//go:embed guides
var Guides embed.FS
