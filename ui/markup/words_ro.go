package markup

import "fmt"

var inRomanian = words{
	TooDeep:  "toate marcajele: etichetele sunt prea adânci sau neînchise",
	SomeText: "o parte din text",
	More:     "altele de acest fel",

	NestedTooDeep: "liste și citate imbricate prea adânc",

	Comments:   "comentarii",
	HiddenText: "text ascuns",
	LineEnds:   "sfârșituri de rând păstrate de un stil",

	ScriptLinks: "linkuri care rulează un script",
	LinksWithin: "linkuri către locuri din text",
	OwnImages:   "imagini cu date proprii sau fără adresă",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) TooLong(kibibytes int) string {
	return fmt.Sprintf("tot textul: depășește %d KiB", kibibytes)
}
func (*romanian) ExactForm(of string) string { return "forma exactă: " + of }

func (*romanian) Block(kind string) string {
	return map[string]string{
		"ul": "liste", "ol": "liste", "table": "tabele", "pre": "text preformatat",
		"h1": "titluri", "h2": "titluri", "h3": "titluri", "h4": "titluri", "h5": "titluri", "h6": "titluri",
	}[kind]
}

func (*romanian) Tag(tag string) string {
	return map[string]string{
		"u": "subliniere", "ins": "subliniere", "s": "text tăiat", "strike": "text tăiat", "del": "text tăiat",
		"mark": "evidențiere", "sub": "text coborât (indice)", "sup": "text ridicat (exponent)",
		"center": "alinierea textului", "dl": "liste de termeni", "script": "scripturi", "style": "foi de stil", "iframe": "pagini încorporate",
	}[tag]
}
func (*romanian) UnknownTag(tag string) string { return "eticheta <" + tag + ">" }
func (*romanian) Attribute(name string) string { return "atributul " + name }
func (*romanian) Style(name string) string     { return "stilul " + name }
