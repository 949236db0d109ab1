package assets

import _ "embed"

//go:embed guides.zip.zst
var guides []byte

// Guides holds the guides as Markdown, one file for each topic, and those of other languages in a folder
// of its code each. A guide begins with its title. Their sources are in guides/.
var Guides = packed(&guides)
