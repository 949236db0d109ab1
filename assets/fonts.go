package assets

import _ "embed"

//go:embed fonts.zip.zst
var fonts []byte

// Fonts holds the fonts of the PDFs that are written (DejaVuSansCondensed.ttf and -Bold.ttf, version 2.37,
// under LICENSE): Latin with the letters of Romanian and Hungarian, Cyrillic with those of Ukrainian, Greek,
// Armenian, Georgian, and signs. A PDF holds only the letters that it uses. Their sources are in fonts/, which
// assets/gen/fonts writes without the tables and glyphs that no PDF uses.
var Fonts = packed(&fonts)
