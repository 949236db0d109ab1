package markup

import "fmt"

var inHungarian = words{
	TooDeep:  "minden jelölés: a címkék túl mélyen ágyazottak vagy lezáratlanok",
	SomeText: "a szöveg egy része",
	More:     "továbbiak",

	NestedTooDeep: "túl mélyen ágyazott listák és idézetek",

	Comments:   "megjegyzések",
	HiddenText: "rejtett szöveg",
	LineEnds:   "stílussal megőrzött sorvégek",

	ScriptLinks: "szkriptet futtató hivatkozások",
	LinksWithin: "szövegen belüli hivatkozások",
	OwnImages:   "beágyazott vagy cím nélküli képek",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) TooLong(kibibytes int) string {
	return fmt.Sprintf("az egész: hosszabb mint %d KiB", kibibytes)
}
func (*hungarian) ExactForm(of string) string { return "pontos forma: " + of }

func (*hungarian) Block(kind string) string {
	return map[string]string{
		"ul": "listák", "ol": "listák", "table": "táblázatok", "pre": "előformázott szöveg",
		"h1": "címsorok", "h2": "címsorok", "h3": "címsorok", "h4": "címsorok", "h5": "címsorok", "h6": "címsorok",
	}[kind]
}

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
