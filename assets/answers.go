package assets

import "embed"

//go:embed letters
var letters embed.FS

// AnswerLetters holds the letters to applicants, NAME.LANG.md: a title, which is the subject, and the text. source.LANG.md
// is the line about where the data comes from.
var AnswerLetters = folder(letters, "letters")
