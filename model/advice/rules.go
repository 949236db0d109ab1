package advice

import (
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/pelletier/go-toml/v2"

	"shortlist/assets"
	"shortlist/model"
	"shortlist/model/lang"
)

// Words are a few words in each language of the program, by its code.
type Words map[string]string

// String returns the words in the language of this process.
func (w Words) String() string {
	if s := w[lang.Current().Code()]; s != "" {
		return s
	}
	return w[lang.English.Code()]
}

// Law is what an article of a law asks of adverts in one country. Days are written as 2006-01-02.
type Law struct {
	Like    string // another law of the list, of which this one takes what it leaves out but the day, and the note
	Name    Words  // such as Law on Advertising
	Article Words  // such as Art. 24-1
	Source  string // where it was read
	URL     string // of the official text, or of what the authority or others write about it
	Checked string // the newest day for which the source confirms it; "": not verified
	Since   string // the day from which it holds; "": not known
	Note    Words  // what else one has to know
	Fine    *Fine  // nil: none is known

	Country  model.Country `toml:"-"`
	Reviewed string        `toml:"-"` // who practises law there and has read the list; "" for none
}

// Fine is what breaking a law may cost.
type Fine struct {
	Amount Words
	Since  string
	Source string
}

// String names the law and its article.
func (l *Law) String() string { return l.Name.String() + ", " + l.Article.String() }

// lasts is how long a check counts, in months.
const lasts = 12

// Age words that the law was not checked, or long ago; "" if it was.
func (l *Law) Age(now time.Time) string {
	checked, err := time.Parse(time.DateOnly, l.Checked)
	switch {
	case err != nil:
		return lang.Text("Not verified.")
	case checked.AddDate(0, lasts, 0).Before(now):
		return lang.Text("Last checked over a year ago.")
	}
	return ""
}

// complete takes from another law what this one leaves out.
func (l *Law) complete(from *Law) {
	if l.Name == nil {
		l.Name, l.Article = from.Name, from.Article
	}
	if l.URL == "" {
		l.URL = from.URL
	}
	if l.Source == "" {
		l.Source = from.Source
	}
	if l.Since == "" {
		l.Since = from.Since
	}
	if l.Fine == nil {
		l.Fine = from.Fine
	}
}

// list is the file of a country.
type list struct {
	ReviewedBy string `toml:"reviewed_by"`
	Law        map[string]*Law
	Kinds      map[Kind]string // the law that each kind of words is about
}

// book holds all rules.
type book struct {
	laws  map[model.Country]map[Kind]*Law
	index map[string][]entry // by the beginning of the first word
}

// entry is a pattern of a kind.
type entry struct {
	pattern
	kind   Kind // "": of every kind
	except bool // what it meets is not meant
	sure   bool // exceptions do not count for it
}

// rules reads the rules, once they are needed.
var rules = sync.OnceValue(func() *book {
	b := &book{laws: map[model.Country]map[Kind]*Law{}, index: map[string][]entry{}}
	for _, k := range model.Countries() {
		var l list
		read(string(k)+".toml", &l)
		b.laws[k] = map[Kind]*Law{}
		for kind, name := range l.Kinds {
			law := l.Law[name]
			if from := l.Law[law.Like]; from != nil {
				law.complete(from)
			}
			law.Country, law.Reviewed = k, l.ReviewedBy
			b.laws[k][kind] = law
		}
	}
	files, err := fs.ReadDir(assets.Rules, "words")
	if err != nil {
		panic(err)
	}
	for _, f := range files {
		var kinds map[Kind]struct {
			Words, Except []string
			People        string   // words for applicants that an advert may turn away
			Traits        []string // what an advert may ask of applicants, without the words that ask
			Qualities     []string // Traits that something else may have, too, such as healthy food
			Refused       []string // only in "all": patterns in which PEOPLE becomes the People of each kind
			Wanted        []string // only in "all": patterns in which TRAIT becomes each of the Traits
			Persons       string   // only in "all": words for applicants, which become PERSON in Traits
		}
		read(path.Join("words", f.Name()), &kinds)
		refused, wanted, persons := kinds["all"].Refused, kinds["all"].Wanted, kinds["all"].Persons
		for kind, words := range kinds {
			if kind == "all" {
				kind = ""
			}
			if words.People != "" {
				for _, s := range refused {
					b.add(entry{pattern: patternOf(strings.ReplaceAll(s, "PEOPLE", words.People)), kind: kind})
				}
			}
			for _, s := range wanted {
				ask := func(trait string) {
					b.add(entry{pattern: patternOf(strings.ReplaceAll(s, "TRAIT", trait)), kind: kind})
				}
				for _, trait := range words.Traits {
					ask(strings.ReplaceAll(trait, "PERSON", persons))
				}
				for _, quality := range words.Qualities {
					ask(quality + " " + persons)
				}
				s = besideAsking.Replace(s + " ")
				for _, quality := range words.Qualities {
					ask(quality)
				}
			}
			for _, s := range words.Words {
				s, sure := strings.CutPrefix(s, "! ")
				b.add(entry{pattern: patternOf(s), kind: kind, sure: sure})
			}
			for _, s := range words.Except {
				b.add(entry{pattern: patternOf(s), kind: kind, except: true})
			}
		}
	}
	return b
})

// besideAsking has no other word between a trait and what asks for it: "healthy wanted", and not "healthy food is wanted".
var besideAsking = strings.NewReplacer("TRAIT ~ ", "TRAIT ", "TRAIT .. ", "TRAIT ", "TRAIT $ ", "TRAIT $ ", "TRAIT ", "TRAIT $ ")

// read reads a file of the program; a test reads them all.
func read(name string, into any) {
	data, err := fs.ReadFile(assets.Rules, name)
	if err == nil {
		err = toml.Unmarshal(data, into)
	}
	if err != nil {
		panic(name + ": " + err.Error())
	}
}

func (b *book) add(e entry) {
	for _, key := range e.keys() {
		b.index[key] = append(b.index[key], e)
	}
}

// span is a part of a text, in bytes.
type span struct{ from, to int }

// find returns the first words of each kind in a text, as a reader understands them.
func (b *book) find(text string) map[Kind]span {
	tokens := tokensOf(text)
	type found struct {
		entry    *entry
		from, to int // tokens
	}
	var meant []found
	excepted := map[Kind][]bool{} // tokens that an exception meets
	for at, t := range tokens {
		for _, key := range []string{t.key(), ""} {
			for i := range b.index[key] {
				e := &b.index[key][i]
				end := e.match(tokens, at, at)
				if end <= at {
					continue
				}
				if !e.except {
					meant = append(meant, found{e, at, end})
					continue
				}
				if excepted[e.kind] == nil {
					excepted[e.kind] = make([]bool, len(tokens))
				}
				for i := at; i < end; i++ {
					excepted[e.kind][i] = true
				}
			}
		}
	}
	isExcepted := func(kind Kind, f found) bool {
		return excepted[kind] != nil && slices.Contains(excepted[kind][f.from:f.to], true)
	}
	out := map[Kind]span{}
	for _, f := range meant {
		kind := f.entry.kind
		if _, before := out[kind]; before || !f.entry.sure && (isExcepted(kind, f) || isExcepted("", f)) {
			continue
		}
		out[kind] = span{tokens[f.from].start, tokens[f.to-1].end}
	}
	return out
}
