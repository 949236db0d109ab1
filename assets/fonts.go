package assets

import "embed"

// Fonts holds the fonts of the PDFs that are written (fonts/DejaVuSansCondensed.ttf and -Bold.ttf,
// version 2.37, under fonts/LICENSE): Latin with the letters of Romanian and Hungarian, Cyrillic with
// those of Ukrainian, and Greek. A PDF holds only the letters that it uses.
//
//go:embed fonts
var Fonts embed.FS
