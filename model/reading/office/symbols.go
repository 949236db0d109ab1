package office

import (
	"strconv"
	"strings"
)

// symbol returns the text of a letter of a font, by its hexadecimal code.
func symbol(font, hex string) string {
	n, err := strconv.ParseUint(hex, 16, 16)
	if err != nil {
		return ""
	}
	if n >= 0xF020 && n <= 0xF0FF || n < 0x100 && symbolFont(font) != nil {
		return symbolText(font, byte(n))
	}
	return string(rune(n))
}

// symbolFont returns the letters of a font of symbols from a space on, or nil.
func symbolFont(name string) []rune {
	switch name = strings.ToLower(name); {
	case strings.HasPrefix(name, "wingdings 2"), strings.HasPrefix(name, "wingdings 3"):
		return nil
	case strings.HasPrefix(name, "wingdings"):
		return wingdings
	case strings.HasPrefix(name, "webdings"):
		return webdings
	case strings.HasPrefix(name, "symbol"), strings.HasPrefix(name, "standard symbols"):
		return greek
	}
	return nil
}

// symbolText returns the text of a letter of a font of symbols. Without the font, most are bullets.
func symbolText(font string, code byte) string {
	letters := symbolFont(font)
	if letters == nil {
		switch letters = wingdings; {
		case code == 0xB7:
			return "•"
		case strings.Contains(font, "dings"): // other fonts of bullets
			return "•"
		}
	}
	if at := int(code) - ' '; at >= 0 && at < len(letters) && letters[at] != '?' {
		return string(letters[at])
	}
	return "•"
}

// The fonts, as their makers' tables give them; a letter that Unicode has no sign for is a question mark.
var (
	greek = []rune(" !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼" +
		strings.Repeat("?", 0xA0-0x7F) + "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪?〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭")
	wingdings = []rune(" ✏✂✁👓🔔📖🕯☎✆✉🖃📪📫📬📭📁📂📄🗏🗐🗄⌛⌨🖰🖲💻🖴💾🖬✇✍🖎✌👌👍👎☜☞☝☟✋☺😐☹💣☠⚐🏱✈☼💧❄🕆✞🕈✠✡☪☯ॐ☸♈♉♊♋♌♍♎♏♐♑♒♓&&●❍■□❐❑❒⬧⧫◆❖⬥⌧⍓⌘❀✿❝❞?" +
		"⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿❦❧❦❧❧❦❧❦·•▪○●●◉◎◯▪□▲✦★✶✴✹✵⌖⌖✧⌑?✪✰🕐🕑🕒🕓🕔🕕🕖🕗🕘🕙🕚🕛↪↩⮒⮓⮑⮐⮔⮕↶↷↻↺⤾⤿⤴⤵❧❧⌫⌦⮘➢⮙⮛⮈➲⮉⮋←→↑↓↖↗↙↘⇐➔⇑⇓⇖⇗⇙⇘⇦⇨⇧⇩⇔⇕⬀⬁⬃⬂▭▫✗✓☒☑")
	webdings = func() []rune { // its pictures of work and of contacts
		out := []rune(strings.Repeat("?", 0xFF-' '))
		for code, r := range map[byte]rune{
			0x46: '🏭', 0x48: '🏠', 0x4E: '👁', 0x61: '✔', 0x62: '🚲', 0x63: '□', 0x67: '■', 0x69: 'ℹ', 0x6E: '●', 0x72: '✗', 0x73: '❓', 0x8E: '🚘',
			0x99: '✉', 0x9A: '✉', 0x9B: '✉', 0xA7: '📖', 0xBF: '💻', 0xC5: '☎', 0xC8: '📱', 0xC9: '☎', 0xD2: '📥', 0xEC: '🎓', 0xFC: '🌍',
		} {
			out[code-' '] = r
		}
		return out
	}()
)
