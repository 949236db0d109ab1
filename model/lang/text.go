package lang

import (
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/leonelquinteros/gotext"

	"shortlist/assets"
)

// FileVariable is the environment variable with the path of a file of gettext, whose texts are shown in place of those
// in the program: a translator sees a change without building anything.
const FileVariable = "SHORTLIST_TEXTS"

// own is the file that FileVariable names; nil: none, or one that cannot be read.
var own = sync.OnceValue(func() *gotext.Po {
	path := os.Getenv(FileVariable)
	if path == "" {
		return nil
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return nil // the texts in the program are shown
	}
	return parsed(data)
})

// catalogue holds the texts of this process; nil if they are in English. A text that a language lacks is in English.
var catalogue = sync.OnceValue(func() *gotext.Po {
	switch po := own(); {
	case po != nil:
		return po
	case current == English:
		return nil
	}
	return catalogueOf(current)
})

func catalogueOf(l Language) *gotext.Po { return parsed(assets.Texts(l.Code())) }

func parsed(data []byte) *gotext.Po {
	po := gotext.NewPo()
	po.Parse(data)
	return po
}

// InEnglish reports whether the texts are those in the code.
func InEnglish() bool { return catalogue() == nil }

// none stops gettext from filling values in: lang fills them in itself, as for English.
var none []any

// Text returns a text in the language of this process. english is a format of package fmt. A text for translators is
// a sentence as a whole: a text that is put together from parts cannot be translated.
func Text(english string, values ...any) string { return TextIn("", english, values...) }

// TextIn is Text for an English text that has another translation elsewhere. context names the difference.
func TextIn(context, english string, values ...any) string {
	return write(Word(context, english), values)
}

// TextOf is Text in another language than that of this process.
func TextOf(l Language, english string) string { return catalogueOf(l).Get(english, none...) }

// WordOf is Word in another language than that of this process.
func WordOf(l Language, context, english string) string {
	if l == English {
		return english
	}
	po, ok := others.Load(l)
	if !ok {
		po, _ = others.LoadOrStore(l, catalogueOf(l))
	}
	return po.(*gotext.Po).GetC(english, context, none...)
}

// others holds the catalogues that WordOf has read, by language.
var others sync.Map

// Mark returns an English text for Word to translate later, where both are needed.
func Mark(_, english string) string { return english }

// Word translates a text that Mark or another package marks for translators. It is no format.
func Word(context, english string) string {
	switch po := catalogue(); {
	case po == nil || english == "": // gettext keeps the header under the empty text
		return english
	case context == "":
		return po.Get(english, none...)
	default:
		return po.GetC(english, context, none...)
	}
}

// Plural returns a text about n things: one if n is 1, else many, or what the grammar of the language asks for. The
// first value of both formats is n, which %d writes as Number does.
func Plural(n int, one, many string, values ...any) string {
	return PluralIn("", n, one, many, values...)
}

// PluralIn is Plural for an English text that has another translation elsewhere. context names the difference.
func PluralIn(context string, n int, one, many string, values ...any) string {
	size := max(n, -n)
	format := many
	switch po := catalogue(); {
	case po != nil && context == "":
		format = po.GetN(one, many, size, none...)
	case po != nil:
		format = po.GetNC(one, many, size, context, none...)
	case size == 1:
		format = one
	}
	return write(format, append([]any{count(n)}, values...))
}

// Errorf returns an error by a format of fmt.Errorf in the language of this process.
func Errorf(english string, values ...any) error { return fmt.Errorf(Word("", english), values...) }

// NewError returns an error to compare with, as errors.New does. Its text is chosen when it is read: in a variable of
// a package, it would be chosen at the program's start.
func NewError(english string) error { return &translated{english} }

type translated struct{ english string }

func (e *translated) Error() string { return Text(e.english) }

// write fills values into a format. It leaves out a full stop behind a value that ends a sentence itself, as a text
// from the service, the system or a person may.
func write(format string, values []any) string {
	if !strings.Contains(format, "%") {
		return format
	}
	ended := false
	for i, v := range values {
		if err, ok := v.(error); ok {
			v = err.Error()
		}
		if s, ok := v.(string); ok && endsSentence(s) {
			if !ended {
				values = slices.Clone(values)
			}
			values[i], ended = ending(s), true
		}
	}
	text := fmt.Sprintf(format, values...)
	if ended {
		text = stop.ReplaceAllString(text, "$1")
	}
	return text
}

// ending is a value that ends a sentence. end marks its end.
type ending string

const end = "\x00"

// stop matches the mark, and the full stop behind it that is one too many.
var stop = regexp.MustCompile(end + `(?:([` + closing + `]*)\.)?`)

// Format writes a value with the mark behind it.
func (e ending) Format(f fmt.State, verb rune) {
	if verb == 's' || verb == 'v' {
		_, _ = io.WriteString(f, string(e)+end)
		return
	}
	_, _ = fmt.Fprintf(f, fmt.FormatString(f, verb), string(e))
}

// count is a number of things.
type count int

// Format writes a number of things in the groups of the language.
func (c count) Format(f fmt.State, _ rune) { _, _ = io.WriteString(f, Number(int(c))) }

// Number writes a whole number with thousands set apart: "25 000".
func Number(n int) string { return Group(strconv.Itoa(n)) }

// ungrouped leaves thousands together.
var ungrouped atomic.Bool

// GroupThousands sets whether Group sets thousands apart, as it does by default. Voices of screen readers end a number at the space
// there, and read "25 000" as twenty-five and three zeros.
func GroupThousands(yes bool) { ungrouped.Store(!yes) }

// Group sets the thousands of a whole number apart by no-break spaces, as a salary may be typed in each language. In
// Hungarian four digits are one group.
func Group(digits string) string {
	sign := ""
	if rest, negative := strings.CutPrefix(digits, "-"); negative {
		sign, digits = "-", rest
	}
	if ungrouped.Load() || len(digits) == 4 && current == Hungarian {
		return sign + digits
	}
	var b strings.Builder
	for i, r := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 {
			b.WriteRune('\u00a0')
		}
		b.WriteRune(r)
	}
	return sign + b.String()
}
