package markup

import "fmt"

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) TooLong(kibibytes int) string {
	return fmt.Sprintf("az egész: hosszabb mint %d KiB", kibibytes)
}
func (*hungarian) TooDeep() string {
	return "minden jelölés: a címkék túl mélyen ágyazottak vagy lezáratlanok"
}
func (*hungarian) ExactForm(of string) string { return "pontos forma: " + of }
func (*hungarian) SomeText() string           { return "a szöveg egy része" }
func (*hungarian) More() string               { return "továbbiak" }

func (*hungarian) Block(kind string) string {
	return map[string]string{
		"ul": "listák", "ol": "listák", "table": "táblázatok", "pre": "előformázott szöveg",
		"h1": "címsorok", "h2": "címsorok", "h3": "címsorok", "h4": "címsorok", "h5": "címsorok", "h6": "címsorok",
	}[kind]
}
func (*hungarian) NestedTooDeep() string { return "túl mélyen ágyazott listák és idézetek" }

func (*hungarian) Tag(tag string) string {
	return map[string]string{
		"u": "aláhúzás", "ins": "aláhúzás", "s": "áthúzott szöveg", "strike": "áthúzott szöveg", "del": "áthúzott szöveg",
		"mark": "kiemelés", "sub": "alsó index", "sup": "felső index",
		"center": "a szöveg igazítása", "dl": "fogalomlisták", "script": "szkriptek", "style": "stíluslapok", "iframe": "beágyazott oldalak",
	}[tag]
}
func (*hungarian) UnknownTag(tag string) string { return "HTML-címke: <" + tag + ">" }
func (*hungarian) Attribute(name string) string { return "attribútum: " + name }
func (*hungarian) Style(name string) string     { return "stílus: " + name }
func (*hungarian) Comments() string             { return "megjegyzések" }
func (*hungarian) HiddenText() string           { return "rejtett szöveg" }
func (*hungarian) LineEnds() string             { return "stílussal megőrzött sorvégek" }

func (*hungarian) ScriptLinks() string { return "szkriptet futtató hivatkozások" }
func (*hungarian) LinksWithin() string { return "szövegen belüli hivatkozások" }
func (*hungarian) OwnImages() string   { return "beágyazott vagy cím nélküli képek" }
