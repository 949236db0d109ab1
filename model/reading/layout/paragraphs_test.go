package layout

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

const whole = "She keeps the archive of a small town and writes letters to everybody who asks for a copy of what is kept in it, and always answers."

var torn = []string{"She keeps the archive of a small town and", "writes letters to everybody who asks for", "a copy of what is kept in it, and always", "answers."}

func TestLinesAreJoinedToParagraphs(t *testing.T) {
	var centred, ended []Glyph
	for i, text := range torn {
		y := 50 + 12*float64(i)
		centred = append(centred, line(300-2.5*float64(len(text)), y, text)...)
		ended = append(ended, line(560-5*float64(len(text)), y, text)...)
	}
	side := []Glyph{}
	for i := range 8 {
		side = append(side, line(40, 50+17*float64(i), fmt.Sprintf("what she did in the year of %d", 2010+i))...)
	}
	for name, c := range map[string]struct {
		page []Glyph
		want string
	}{
		"as they run":            {lines(50, 50, torn...), whole},
		"centred":                {centred, whole},
		"to the right":           {join(side, ended), whole},
		"set in":                 {join(line(60, 50, torn[0]), lines(50, 62, torn[1:]...)), whole},
		"filled up":              {join(spaced(50, 50, 130, "Engineer with eleven"), spaced(50, 62, 130, "years of experience in"), spaced(50, 74, 130, "payment systems and"), line(50, 86, "migrations.")), "Engineer with eleven years of experience in payment systems and migrations."},
		"an item of two lines":   {join(line(50, 50, "• written by hand and sent to"), line(60, 62, "everyone who asks for it")), "• written by hand and sent to everyone who asks for it"},
		"a bullet far from it":   {join(line(50, 50, "•"), line(70, 50, "written by hand and sent to"), line(70, 62, "Everyone who asks for it")), "• written by hand and sent to Everyone who asks for it"},
		"a bullet by itself":     {join(line(50, 50, "•"), line(70, 54, "written by hand")), "• written by hand"},
		"a name of two":          {lines(50, 50, "Olena Hnatiuk-", "Kovalska"), "Olena Hnatiuk-Kovalska"},
		"a soft hyphen":          {lines(50, 50, "the long paragraph is hy\u00ad", "phenated here"), "the long paragraph is hyphenated here"},
		"a hyphen of its own":    {lines(50, 50, "The long paragraph goes on to be hyphen-", "ated here, and ends"), "The long paragraph goes on to be hyphen-ated here, and ends"},
		"two words that fill it": {join(line(50, 50, "She keeps the archives at"), line(50, 62, "bibliography,"), line(145, 62, "papers"), line(50, 74, "still in use for everyone"), line(50, 86, "and so on.")), "She keeps the archives at bibliography, papers still in use for everyone and so on."},
		"an address in the way": {lines(50, 50, "eleanor.whitfield.of.somewhere@example.org", "Engineer with eleven", "years of experience in", "payment systems and", "migrations."),
			"eleanor.whitfield.of.somewhere@example.org\nEngineer with eleven years of experience in payment systems and migrations."},
	} {
		if got := textOf(c.page); !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

func TestLinesStayApart(t *testing.T) {
	const long = "a line that is as long as most of the others"
	for name, c := range map[string]struct {
		page []Glyph
		want string
	}{
		"where there was room":      {lines(50, 50, long, "a short one", long), long + " a short one\n" + long},
		"after a gap":               {join(lines(50, 50, long, long), lines(50, 90, long, long)), long + " " + long + "\n\n" + long + " " + long},
		"in another size":           {join(at(50, 50, 14, "A larger line here"), line(50, 64, "and its text in lower case goes on")), "A larger line here\nand its text in lower case goes on"},
		"in another weight":         {join(bold(line(50, 50, "A bold line of some words")), line(50, 62, "and its text in lower case")), "A bold line of some words\nand its text in lower case"},
		"items of a list":           {lines(50, 50, "• the first item of them all", "• the second item of them", "- the third item"), "• the first item of them all\n• the second item of them\n- the third item"},
		"single words":              {lines(50, 50, "English", "Romanian", "Hungarian"), "English\nRomanian\nHungarian"},
		"short lines":               {lines(50, 50, "Go and Rust", "C and Pascal", "Java and SQL"), "Go and Rust\nC and Pascal\nJava and SQL"},
		"of which one is longer":    {lines(50, 50, "University of Szeged", "2012 – 2016", "Grade: good"), "University of Szeged\n2012 – 2016\nGrade: good"},
		"far to the right":          {join(line(50, 50, long), line(120, 62, "Begins elsewhere and ends elsewhere, far away")), long + "\nBegins elsewhere and ends elsewhere, far away"},
		"a table of words":          {join(line(50, 50, "English"), line(145, 50, "fluent"), line(50, 62, "Irish"), line(145, 62, "native")), "English   fluent\nIrish   native"},
		"a heading before its text": {join(bold(line(50, 50, "SKILLS")), line(50, 80, long), bold(line(50, 110, "WORK")), line(50, 140, long)), "SKILLS\n\n" + long + "\n\nWORK\n\n" + long},
	} {
		if got := textOf(c.page); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// If words are broken throughout the document, hyphens at line ends are the typesetter's;
// otherwise they belong to the words.
func TestHyphensGoWhereTheyAreMany(t *testing.T) {
	broken := lines(50, 50, "the long paragraph goes on to be, as we see, hyphen-", "ated in this line and then in another that is of-", "fered here, and there is a third one, too, right in-", "side of it")
	if got := textOf(broken); !strings.Contains(got, "hyphenated") || !strings.Contains(got, "offered") || !strings.Contains(got, "inside") {
		t.Errorf("three: %q", got)
	}
	once := lay(lines(50, 50, "the long paragraph goes on to be hyphen-", "ated in this line")).Paragraphs()
	twice := lay(lines(50, 50, "the long paragraph goes on to be, as we see, hyphen-", "ated in this line and then in another that is of-", "fered here")).Paragraphs()
	if got := Text([][]Paragraph{once}, UnknownEnds); got[0].Text != "the long paragraph goes on to be hyphen-ated in this line" {
		t.Errorf("one: %q", got[0].Text)
	}
	if got := Text([][]Paragraph{twice}, UnknownEnds); !strings.Contains(got[0].Text, "hyphenated") {
		t.Errorf("two in a short text: %q", got[0].Text)
	}
	long := [][]Paragraph{twice}
	for range 20 {
		long = append(long, lay(lines(50, 50, "a text of two lines that has no words which are broken", "in this one or in another")).Paragraphs())
	}
	if got := Text(long, UnknownEnds); !strings.Contains(got[0].Text, "hyphen-ated") {
		t.Errorf("two in a long text: %q", got[0].Text)
	}
	if got := Text([][]Paragraph{once, twice}, UnknownEnds); !strings.Contains(got[0].Text, "hyphenated") {
		t.Errorf("three on two pages: %q", got[0].Text)
	}
}

// TestDatesBelowASentenceBeginALine, although the sentence fills its last line.
func TestDatesBelowASentenceBeginALine(t *testing.T) {
	page := lines(50, 50, "2019 – 2023", "Driver", "Long trips to Poland and Germany with a lorry of forty tons, loading.", "2015 – 2019", "Courier",
		"Parcels for all of the town and for two towns beside it, since the year", "2015 – 2019 were busy")
	if got := textOf(page); !inOrder(got, "loading.\n", "2015 – 2019\nCourier", "since the year 2015 – 2019 were busy") {
		t.Errorf("%q", got)
	}
}

// TestOnlyALongLetterLosesWhatABreakAdds: a compound has the letter twice.
func TestOnlyALongLetterLosesWhatABreakAdds(t *testing.T) {
	for broken, want := range map[string]string{
		"hosz-szabb": "hosszabb", "asz-szony": "asszony", "meny-nyiség": "mennyiség", "ész-szerű": "ésszerű", "eredmény-nyel": "eredménnyel", "garázs-zsal": "garázzsal", "személy-lyel": "személlyel",
		"húsz-szal": "hússzal", "kertész-szé": "kertésszé", "ügy-gyel": "üggyel", "szakasz-szal": "szakasszal",
		"fodrász-szalon": "fodrászszalon", "gépész-szerelő": "gépészszerelő", "fogász-szakorvos": "fogászszakorvos", "állomány-nyilvántartás": "állománynyilvántartás", "rész-számla": "részszámla",
		"nagy-gyakorlat": "nagygyakorlat", "ügy-gyűjtő": "ügygyűjtő", "négy-gyermekes": "négygyermekes", "munka-társ": "munkatárs",
	} {
		begin, rest, _ := strings.Cut(broken, "-")
		if got := begin[:len(begin)-addedLetters(begin, rest)] + rest; got != want {
			t.Errorf("%s is joined as %s, want %s", broken, got, want)
		}
	}
}

// Hungarian writes a long letter of two signs out at a break, and so does the text of LibreOffice's PDF.
func TestLongHungarianLettersAreJoined(t *testing.T) {
	broken := lines(50, 50, "a könyvelés a cégnél tavaly óta már sokkal hosz-", "szabb volt és a feladat is jóval kevésbé köny-", "nyű az új munkatársnak akinek a havi rész-",
		"számlák és a bér is része lett ezért a vezető egy-", "gyel több embert keres aki ebben már meg-", "győzően tapasztalt")
	got := textOf(broken)
	for _, want := range []string{"hosszabb", "könnyű", "részszámlák", "eggyel", "meggyőzően"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing in %q", want, got)
		}
	}
}

func TestHeadings(t *testing.T) {
	const body = "running text that is as long as most of the page, and a little more than that"
	headings := func(of ...[]Glyph) (out []string) {
		w := written(lay(of...))
		all := strings.Split(w.Text, "\n")
		for _, n := range w.Headings {
			out = append(out, all[n])
		}
		return out
	}
	text := lines(50, 200, body, body, body)
	for name, c := range map[string]struct {
		page []Glyph
		want []string
	}{
		"larger":            {join(at(50, 50, 14, "Olena Koval"), text), []string{"Olena Koval"}},
		"a little larger":   {join(at(50, 50, 11, "Olena Koval"), text), nil},
		"bold":              {join(bold(line(50, 50, "Skills")), text), []string{"Skills"}},
		"bold, as all else": {join(bold(line(50, 50, "Skills")), bold(text)), nil},
		"a long bold line":  {join(bold(line(50, 50, strings.Repeat("bold ", 20))), text), nil},
		"an item":           {join(bold(line(50, 50, "• Skills")), text), nil},
		"no letters":        {join(bold(line(50, 50, "2019 - 2020")), text), nil},
		"two":               {join(bold(line(50, 50, "Skills")), line(50, 90, body), bold(line(50, 130, "Work")), text), []string{"Skills", "Work"}},
	} {
		if got := headings(c.page); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

func TestItemsFollowByTheirNumbers(t *testing.T) {
	for _, c := range []struct {
		last, text string
		want       bool
	}{
		{"1. One", "2. Two", true}, {"9) One", "10) Two", true}, {"a. one", "b. two", true}, {"(c) one", "(d) two", true}, {"III. One", "IV. Two", true}, {"h. one", "i. two", true},
		{"а) один", "б) два", true}, {"1. One", "3. Three", false}, {"2019. One", "2020. Two", false}, {"a. one", "b.", false}, {"Dr. Kiss", "Ds. Two", false}, {"one", "two", false},
	} {
		if got := isNextItem(c.last, c.text); got != c.want {
			t.Errorf("%q, %q: %v", c.last, c.text, got)
		}
	}
}

func TestAddressesGoOnInTheNextLine(t *testing.T) {
	for want, lines := range map[string][2]string{
		"at https://clinic.example.org here":          {"at https://", "clinic.example.org here"},
		"jane.long.name@mail.example.com":             {"jane.long.name", "@mail.example.com"},
		"linkedin.example.com/in/jane-example":        {"linkedin.example.com/in/", "jane-example"},
		"see example.com/ and call":                   {"see example.com/", "and call"},
		"https://example.com/jane/references":         {"https://example.com/jane/", "references"},
		"https://example.com/jane/cv":                 {"https://example.com/ja", "ne/cv"},
		"https://example.com/jane gitlab.com/jane":    {"https://example.com/jane", "gitlab.com/jane"},
		"jane.example.candidate@example.com":          {"jane.example.can", "didate@example.com"},
		"mail: jane.candidate@example.com":            {"mail: jane.can", "didate@example.com"},
		"jane_example+cv@example.com":                 {"jane_example", "+cv@example.com"},
		"janeexamplecandidate@example.com":            {"janeexamplecan", "didate@example.com"},
		"responsible: jane@example.com":               {"responsible:", "jane@example.com"},
		"see example.com jane@example.com":            {"see example.com", "jane@example.com"},
		"vue.js jane@example.com":                     {"vue.js", "jane@example.com"},
		"Skype: dr.kovach92 jane@example.com":         {"Skype: dr.kovach92", "jane@example.com"},
		"Телеграм: best_nurse jane@example.com":       {"Телеграм: best_nurse", "jane@example.com"},
		"Instagram: @jane.k":                          {"Instagram:", "@jane.k"},
		"jane_kovach jane@example.com":                {"jane_kovach", "jane@example.com"},
		"Git, c++ jane@example.com":                   {"Git, c++", "jane@example.com"},
		"sales, b2b jane@example.com":                 {"sales, b2b", "jane@example.com"},
		"I know kubernetes.io. jane@example.com":      {"I know kubernetes.io.", "jane@example.com"},
		"jane@example.com ci/cd":                      {"jane@example.com", "ci/cd"},
		"since 01.05.2020 jane@example.com":           {"since 01.05.2020", "jane@example.com"},
		"write to jane@example.com":                   {"write to", "jane@example.com"},
		"mail jane@mail.example.com, phone":           {"mail jane@mail.example.", "com, phone"},
		"mail jane@mail.example.org or":               {"mail jane@mail.example.o", "rg or"},
		"(jane@example.com)":                          {"(jane@exa", "mple.com)"},
		"JANE@EXAMPLE.COM":                            {"JANE@EXAMPLE.", "COM"},
		"MAIL: JANE.K@EXAMPLE.ORG":                    {"MAIL: JANE.K@EXAM", "PLE.ORG"},
		"JANE@EXAMPLE.COM EXPERIENCE":                 {"JANE@EXAMPLE.COM", "EXPERIENCE"},
		"JANE@EXAMPLE. com":                           {"JANE@EXAMPLE.", "com"},
		"jane@example.com kyiv":                       {"jane@example.com", "kyiv"},
		"jane@example.co m":                           {"jane@example.co", "m"},
		"jane@work or call":                           {"jane@work", "or call"},
		"jane@work Example.com":                       {"jane@work", "Example.com"},
		"@jane example.com":                           {"@jane", "example.com"},
		"jane@my-mail.example.com here":               {"jane@my" + brokenWord + "mail.example.c", "om here"},
		"https://jane.example.com/cv":                 {"https://jane.example", ".com/cv"},
		"https://jane.example.com ...":                {"https://jane.example.com", "..."},
		"see https://example.com/jane. Then 2 others": {"see https://example.com/jane.", "Then 2 others"},
	} {
		if got := toPlain.Replace(joinLines(lines[0], lines[1])); got != want {
			t.Errorf("%q", got)
		}
	}
}

func TestANarrowColumnDividesAnAddress(t *testing.T) {
	page := join(lines(50, 50, "https://", "portfolio.example", ".com/jane"), lines(50, 140, "Mail to", "jane@mail.example.", "com, or call"))
	const want = "https://portfolio.example.com/jane\n\nMail to\njane@mail.example.com, or call"
	if got := textOf(page); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestLinesOfAListAreAlike(t *testing.T) {
	for _, c := range []struct {
		line, next string
		want       bool
	}{
		{"Nurse at Kert Hospital since 2019", "Nurse at Zorya Clinic 2015–2019", true}, {"English – C1", "German – A2", true}, {"Born: 1 May 1990", "Licence: B", true},
		{"September 2016 –", "March 2020", false}, {"Led a team", "of nurses", false}, {"a line with – as long as those of running text are", "and – another one", false},
	} {
		if got := areItems(c.line, c.next); got != c.want {
			t.Errorf("%q, %q: %v", c.line, c.next, got)
		}
	}
}

// A line that ends where half of the page is left goes on in the next one only if that begins within a sentence.
func TestShortLinesStayApart(t *testing.T) {
	short := []string{"Driving licence B and forklift", "English B2, spoken every day", "SAP since 2019, module MM"}
	apart := strings.Join(short, "\n")
	above := line(50, 20, "A summary that goes on to the right edge of the page, where the margin of the page begins at last")
	column := []string{"She keeps the archive of a small", "town near Kyiv and Lviv and then", "writes letters to all who ask for"}
	for name, c := range map[string]struct {
		page []Glyph
		want string
	}{
		"alone on the page":              {lines(50, 50, short...), apart},
		"below a long line":              {join(above, lines(50, 60, short...)), "A summary that goes on to the right edge of the page, where the margin of the page begins at last\n\n" + apart},
		"of another alphabet":            {lines(50, 50, "Українська мова з дитинства", "Англійська на рівні середньому", "Польська для роботи з клієнтом"), "Українська мова з дитинства\nАнглійська на рівні середньому\nПольська для роботи з клієнтом"},
		"with a number at the beginning": {lines(50, 50, "2019: a course of bookkeeping", "2020: a course of stock taking", "2021: a course of payroll work"), "2019: a course of bookkeeping\n2020: a course of stock taking\n2021: a course of payroll work"},
		"running text":                   {lines(50, 50, column...), strings.Join(column, " ")},
		"an item that goes on":           {join(line(50, 50, "• Worked for the State Bank of"), line(60, 62, "Ukraine and its branches in"), line(60, 74, "Lviv and Odesa")), "• Worked for the State Bank of Ukraine and its branches in Lviv and Odesa"},
		"a broken name":                  {lines(50, 50, "Taught by Professor Hnatiuk-", "Kovalska of the university"), "Taught by Professor Hnatiuk-Kovalska of the university"},
		"beside a column":                {join(lines(50, 50, "Prepared reports for the State", "Bank of Ukraine, paid salaries,", "Taxes and fees, and kept the", "books of a small shop in Lviv"), lines(230, 50, "Another column of the page, where", "it goes on and on until the margin", "is reached, and a fourth line of it", "ends here")), "Prepared reports for the State Bank of Ukraine, paid salaries, Taxes and fees, and kept the books of a small shop in Lviv\n\nAnother column of the page, where it goes on and on until the margin is reached, and a fourth line of it ends here"},
	} {
		page := Lay(Page{Width: 595, Height: 842, Glyphs: c.page}, never)
		if got := written(page).Text; strings.TrimSpace(got) != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// A column so narrow that each line fills it has contacts, one below the other, and then a heading in capitals.
func TestContactsBelowEachOtherAreLines(t *testing.T) {
	page := lines(50, 50, "Long Street 5, 1011 Budapest", "+36 1 555 0123", "jane.example.of.kyiv@exam", "ple.com", "https://example.com/jane-the-e", "Head nurse, Zorya Clinic")
	const want = "Long Street 5, 1011 Budapest\n+36 1 555 0123\njane.example.of.kyiv@example.com\nhttps://example.com/jane-the-e\nHead nurse, Zorya Clinic"
	if got := textOf(page); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	text := join(lines(50, 50, "I have cared for patients on a ward of twenty for", "seven years, in English and in Hungarian.", "WORK EXPERIENCE AND TRAINING OF ALL THE YEARS"), lines(50, 100, "Nurse, Zorya Clinic"))
	if got := textOf(text); !strings.Contains(got, "Hungarian.\nWORK") {
		t.Errorf("%q", got)
	}
}
