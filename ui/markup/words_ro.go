package markup

import "fmt"

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) TooLong(kibibytes int) string {
	return fmt.Sprintf("tot textul: depășește %d KiB", kibibytes)
}
func (*romanian) TooDeep() string {
	return "toate marcajele: etichetele sunt prea adânci sau neînchise"
}
func (*romanian) ExactForm(of string) string { return "forma exactă: " + of }
func (*romanian) SomeText() string           { return "o parte din text" }
func (*romanian) More() string               { return "altele de acest fel" }

func (*romanian) Block(kind string) string {
	return map[string]string{
		"ul": "liste", "ol": "liste", "table": "tabele", "pre": "text preformatat",
		"h1": "titluri", "h2": "titluri", "h3": "titluri", "h4": "titluri", "h5": "titluri", "h6": "titluri",
	}[kind]
}
func (*romanian) NestedTooDeep() string { return "liste și citate imbricate prea adânc" }

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
func (*romanian) Comments() string             { return "comentarii" }
func (*romanian) HiddenText() string           { return "text ascuns" }
func (*romanian) LineEnds() string             { return "sfârșituri de rând păstrate de un stil" }

func (*romanian) ScriptLinks() string { return "linkuri care rulează un script" }
func (*romanian) LinksWithin() string { return "linkuri către locuri din text" }
func (*romanian) OwnImages() string   { return "imagini cu date proprii sau fără adresă" }
