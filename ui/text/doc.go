// Package text is the one door through which strangers' text reaches a terminal, a log, a
// file name or a spreadsheet. Its Width is the one measure of text in cells (CONTRACT 48,
// 49).
//
// Functions by kind of text:
//
//	a field of one line (name, title, server message)   Line
//	free text of many lines (note, CV as text)          Lines, then Wrap
//	a description, which is HTML                        Renderer.HTML
//	a note, which is Markdown                           Renderer.Markdown
//	a JSON value of an unknown field                    Value
//	the window title                                    Title
//	a file name a stranger chose                        FileName
//	a cell of a CSV file                                Cell
//	columns of a list                                   Fit, Cut, PadLeft, Width; Steady
//
// Entities are decoded only in HTML. A title "R&amp;D" stays unchanged: the specification
// calls a title a string, and a decoded one would not be the title that the person edits
// and sends back. Entities are decoded before the text is cleaned, so that "&#27;[31m" is
// cleaned like an escape.
//
// Only a Renderer keeps state between calls: its cache.
package text
