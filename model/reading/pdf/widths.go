package pdf

import (
	_ "embed"
	"strconv"
	"strings"
)

// fontMetrics are the widths of the standard fonts, a font a line: its name, then the thousandths of the em of each code of
// WinAnsiEncoding from a space on. Source: the Adobe Font Metrics of the core fonts.
//
//go:embed widths.txt
var fontMetrics string

// standardWidths returns the widths of the standard font (ISO 32000-1 §9.6.2.2) whose name is
// nearest to base.
func standardWidths(base string) (out [256]float64) {
	if strings.Contains(base, "Courier") {
		for i := range out {
			out[i] = 600
		}
		return out
	}
	bold, times := strings.Contains(base, "Bold"), strings.Contains(base, "Times")
	nearest := map[[2]bool]string{{}: "Helvetica ", {false, true}: "Helvetica-Bold ", {true, false}: "Times-Roman ", {true, true}: "Times-Bold "}[[2]bool{times, bold}]
	for line := range strings.Lines(fontMetrics) {
		if widths, is := strings.CutPrefix(line, nearest); is {
			for i, width := range strings.Fields(widths) {
				out[' '+i], _ = strconv.ParseFloat(width, 64)
			}
		}
	}
	return out
}
