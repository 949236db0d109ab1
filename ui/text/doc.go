// Package text is the one door through which strangers' text reaches a
// terminal, a log, a file name or a spreadsheet, and holds the one function
// that measures text in cells (CONTRACT 48, 49).
//
// Which function for what:
//
//	a field of one line (name, title, server message)   Line
//	free text of many lines (note, CV as text)          Lines, then Wrap
//	a description, which is HTML                        Renderer.HTML
//	the window title                                    Title
//	a file name a stranger chose                        FileName
//	a cell of a CSV file                                Cell
//	columns of a list                                   Fit, Cut, PadLeft, Width; Steady
//
// Entities are decoded only where the source is HTML. A title "R&D &amp; QA" is
// shown as it is: the specification calls a description HTML and a title a
// string, and a decoded one would no longer be what the person edits and sends
// back. Where they are decoded, that comes before the cleaning, so that
// "&#27;[31m" is cleaned like the escape it stands for.
//
// Nothing here keeps state between calls but the cache inside a Renderer.
package text
