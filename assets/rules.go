package assets

import "embed"

//go:embed rules
var rules embed.FS

// Rules holds what laws ask of a job advert: a file for each country by its code, and below words a file for each language
// by its code, with the words that a rule is about. model/advice reads them.
var Rules = folder(rules, "rules")
