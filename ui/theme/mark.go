package theme

import "charm.land/lipgloss/v2"

// marks are the colours of Mark. Neighbours differ, and each has a contrast of 4.5 to the background.
var marks = map[Background][]string{
	Dark: {
		"#7FBFFF", "#FFB74D", "#D6A3E8", "#AED581", "#FF9BBE", "#4DD0E1",
		"#FFF176", "#AAB4FF", "#4DD0A1", "#FF9E94", "#CDBBB2", "#E6EE9C",
	},
	Unknown: { // on black and on white
		"#1876D4", "#B65E05", "#9E41FA", "#048904", "#E40675", "#038383",
		"#79790D", "#6464EE", "#0F874B", "#E61F1F", "#CF05CF", "#49840F",
	},
	Light: {
		"#0D4FA8", "#A84300", "#6A1B9A", "#3D6B00", "#AD1457", "#006978",
		"#7A5A00", "#3A32C8", "#00695C", "#B71C1C", "#5D4037", "#4B5A00",
	},
}

// Mark is the style of words that belong to the n-th of several things, counted from 0. Something beside the words has
// to name the thing as well: eyes and screens without these colours see that the words are marked, not to what they belong.
func (t *Theme) Mark(n int) Style {
	style := Style{}.Bold().Underline()
	if of := marks[t.Screen.Background]; !t.Plain && !t.Screen.hasFew() {
		return style.Foreground(lipgloss.Color(of[n%len(of)]))
	}
	return style
}
