package main

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// demo is a file of data: an account, its jobs and how many people of which trades apply.
type demo struct {
	Account Account
	Jobs    []plan
}

// plan is a job of a demo and its applicants.
type plan struct {
	Key, Status, Title, Region, Address, HTML string
	Country                                   string // "": ua
	Money                                     string // currency in any country; "": what currency means in country
	Currency                                  int
	Type1, Type2, From, To, Rate              *int
	Views                                     int
	Published                                 bool
	Age                                       float64 // days since it was made
	Crowd                                     []crowd
	Word                                      bool // every CV is from a word processor, and smaller than a PDF
	Questions                                 int  // of the form; 0: no form
	Suggested, Deleted                        int
}

type crowd struct {
	Trade      string
	Applicants int
	Named      lines // names in place of drawn ones: "shown | in the CV | gender"
}

// pool holds the parts of lives in one trade and one language. A line may hold
// {a|b|c}, one of which is chosen, and titles and family names have a male and a female form separated
// by "/".
type pool struct {
	Like                       []string // files of which this one changes something
	Language                   string
	Women                      float64 // share of women
	Beginner, Skilled, Leading level
	Side                       lines // posts in other trades, "title :: employer :: duty; duty"
	Employers                  lines
	Majors                     lines
	Schools                    lines // "institution :: level", with ":: major" where it is always the same
	Skills                     lines
	Extras                     lines
	Summaries                  lines  // %N is the years of work
	Tongues                    lines  // the second and third language
	Cities                     lines  // a city on two lines is drawn twice as often
	Start                      [2]int // age at the start in the trade
	Age                        [2]int
	Wish                       [2]int   // monthly salary in the first currency of the country; yearly in Britain
	Phone                      string   // the form of a number; "": a Ukrainian one
	British                    bool     // lives in London and Dublin, with numbers and money from there
	People                     []people // the origins of names
}

type level struct{ Titles, Duties lines }

func (p *pool) level(n int) level { return []level{p.Beginner, p.Skilled, p.Leading}[n] }

// people are first and family names of one origin; share is how often they are drawn, relative to the others.
type people struct {
	Share                int
	Women, Men, Families lines
}

// lines is a text with one entry a line.
type lines []string

func (l *lines) UnmarshalText(text []byte) error {
	*l = nil
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line != "" {
			*l = append(*l, line)
		}
	}
	return nil
}

// read reads a file of data into v, and leaves what the file does not have.
func read(v any, path ...string) {
	data, err := os.ReadFile(filepath.Join("data", filepath.Join(path...)+".toml"))
	must(err)
	must(toml.NewDecoder(bytes.NewReader(data)).DisallowUnknownFields().Decode(v))
}

var pools = map[string]*pool{}

// poolOf reads the lives of a trade once.
func poolOf(trade string) *pool {
	if pools[trade] == nil {
		pools[trade] = &pool{}
		pools[trade].fill(trade)
	}
	return pools[trade]
}

// fill takes what a file has, after what the files have that it is like.
func (p *pool) fill(name string) {
	var own pool
	read(&own, "lives", name)
	for _, like := range own.Like {
		p.fill(like)
	}
	read(p, "lives", name)
}

// scenario draws a demo, and its CVs. Its random numbers do not depend on what was drawn before.
func scenario(name string, seed uint64) *Scenario {
	rnd = rand.New(rand.NewPCG(2026, seed))
	decks, taken, phones, seen = map[string]*deck{}, map[string]bool{}, 100, 0
	var d demo
	read(&d, name)
	s := &Scenario{Account: d.Account, ActiveLimit: 7}
	for _, p := range d.Jobs {
		s.Jobs = append(s.Jobs, p.job())
	}
	finish(s)
	return s
}
