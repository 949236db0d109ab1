package office

import (
	"regexp"
	"strconv"
	"strings"
)

// symbol returns the text of a letter of a font, by its hexadecimal code.
func symbol(font, hex string) string {
	n, err := strconv.ParseUint(hex, 16, 16)
	if err != nil {
		return ""
	}
	return inFont(font, string(rune(n)))
}

// inFont returns text as a font shows it: the letters of a font of symbols are signs, and so are those of the private
// area that Word keeps for such fonts.
func inFont(font, s string) string {
	signs := symbolFont(font) != nil
	if !signs && strings.IndexFunc(s, isPrivate) < 0 {
		return s
	}
	var out strings.Builder
	for _, c := range s {
		if isPrivate(c) || signs && c > ' ' && c <= 0xFF && c != '\u00a0' {
			out.WriteString(symbolText(font, byte(c)))
		} else {
			out.WriteRune(c)
		}
	}
	return out.String()
}

func isPrivate(c rune) bool { return c >= 0xF020 && c <= 0xF0FF }

// symbolFont returns the letters of a font of symbols from a space on, or nil.
func symbolFont(name string) []rune {
	switch name = strings.ToLower(strings.ReplaceAll(name, " ", "")); {
	case strings.HasPrefix(name, "wingdings2"):
		return wingdings2
	case strings.HasPrefix(name, "wingdings3"):
		return wingdings3
	case strings.HasPrefix(name, "wingdings"):
		return wingdings
	case strings.HasPrefix(name, "webdings"):
		return webdings
	case strings.HasPrefix(name, "symbol") && !strings.HasPrefix(name, "symbola"), strings.HasPrefix(name, "standardsymbols"):
		return greek
	}
	return nil
}

// otherSigns matches the names of fonts of other signs.
var otherSigns = regexp.MustCompile(`(?i)dings|awesome|icon`)

// symbolText returns the text of a letter of a font of symbols. Without the font, most are bullets.
func symbolText(font string, code byte) string {
	letters := symbolFont(font)
	if letters == nil {
		switch letters = wingdings; {
		case code == 0xB7:
			return "•"
		case otherSigns.MatchString(font):
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
	wingdings2 = []rune(" ✎✎✎✎✄✀☎☎?????????📋???????????????👈👉??????👆👇???✗✓☒☑☒☒⊗⊗?⦸????‽???????????⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿?☉?☽☾?✝??????????" +
		"???■■·●•●○○○○⊙⦿■■▪■□□□□□▣□■◆◆◆◆◇◇◈◇◆◆◆◆◆◊◇●●●●■◆⬟⯂⬣⬢⯃⯄✚✚✚✚✚✚✚✕✕✕✕✕✕✕✱✱✱✱✱✱✱✱✱✱✱✱✱✱✱✱✱★★★★★★✶★★★★✹★★✯★★??※⁂")
	wingdings3 = []rune(" ←→↑↓↖↗↙↘←→↑↓↖↘↑↓↔↕←→↑↓↓←→←→←→←→????←←??←→↑↓↺↺↺↰↻↺⎋⌤⌃⌥␣⍽⇪↑←→←→←→←→←→←→←→↑↓↖↗↙↘↔↕▲▼△▽◀▶◁▷◣◢◤◥◀▶▲?▼▲▼◀▶←→↑↓←→↑↓←→↑" +
		"↓←→↑↓←→↑↓←→↑↓←→↑↓←→↑↓←→←→←→←????→←→←→←→↑↓←→↑↓←→↑↓←→↑↓←→↑↓←→←→←→←→←→↑↓↖↗↙↘←→↑↓↖↗↙↘←→↑↓↖↗↙↘←→↑↓←→↑↓")
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
