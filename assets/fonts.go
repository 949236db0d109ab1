package assets

import (
	"embed"
	"io/fs"
)

//go:embed fonts
var fonts embed.FS

// Fonts holds the fonts of the PDFs that shortlist writes (DejaVuSansCondensed.ttf and -Bold.ttf, version 2.37, under
// LICENSE): Latin with the letters of Romanian and Hungarian, Cyrillic with those of Ukrainian, Greek, Armenian,
// Georgian, and signs. assets/gen/fonts makes them, without the tables and glyphs that no PDF uses. A PDF embeds only
// the letters that it uses.
var Fonts fs.FS = packed{folder(fonts, "fonts")}
