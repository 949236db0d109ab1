package config

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"

	"shortlist/model/lang"
)

// Problem is something wrong in a configuration file.
type Problem struct {
	File string `json:"file"`
	Line int    `json:"line"` // 0: the problem has no line
	Text string `json:"message"`
}

// String returns the place and the text of the problem.
func (p Problem) String() string {
	if p.Line == 0 {
		return p.File + ": " + p.Text
	}
	return fmt.Sprintf("%s:%d: %s", p.File, p.Line, p.Text)
}

// Check returns all problems of the files that Load reads, in the order of their lines. The error is about a file
// that cannot be read.
func Check(path string) ([]Problem, error) {
	own := path
	if own == "" {
		own = File()
	}
	var all []Problem
	var named Problem // where the default account is named last
	for _, file := range []string{system, own} {
		var data []byte
		var err error
		if file == system {
			data, err = hostData()
		} else if data, err = readFile(file); errors.Is(err, fs.ErrNotExist) && path == "" {
			continue
		} else if err != nil {
			err = sayNotRead(err)
		}
		if err != nil {
			return nil, err
		}
		for _, p := range problems(data) {
			p.File = file
			all = append(all, p)
		}
		if lines, _ := expressions(data); lines["account"] > 0 {
			named = Problem{File: file, Line: lines["account"]}
		}
	}
	if len(all) > 0 {
		return all, nil
	}
	c, err := Load(path)
	if _, ok := c.Accounts[c.Account]; err == nil && c.Account != "" && !ok {
		named.Text = lang.Text("account is %q, but there is no section %s", c.Account, Section(c.Account))
		all = append(all, named)
	}
	return all, err
}

// LineOf returns the line of a key of a file; 0 if the file does not have it.
func LineOf(path, key string) int {
	data, err := readFile(path)
	if err != nil {
		return 0
	}
	lines, _ := expressions(data)
	return lines[key]
}

// problems returns the problems in the text of a file. The decoder stops at the first
// value of a wrong type, so each such value is blanked and the text is decoded again.
func problems(data []byte) (out []Problem) {
	lines, spans := expressions(data)
	text := slices.Clone(data)
	for range len(spans) + 1 {
		c := Default()
		err := toml.NewDecoder(bytes.NewReader(text)).DisallowUnknownFields().Decode(&c)
		var strict *toml.StrictMissingError
		var wrong *toml.DecodeError
		switch {
		case errors.As(err, &strict):
			for _, missing := range strict.Errors {
				row, _ := missing.Position()
				key := strings.Join(missing.Key(), ".")
				out = append(out, Problem{Line: row, Text: sayUnknownSetting(key, nearestKey(missing.Key()))})
			}
		case errors.As(err, &wrong):
			row, _ := wrong.Position()
			out = append(out, Problem{Line: row, Text: strings.TrimPrefix(explain(err, text).Error(), sayAtLine(row, ""))})
			if blankKey(text, spans, row) {
				continue
			}
			return sorted(out) // nothing can be read beyond wrong syntax
		case err != nil:
			return append(out, Problem{Text: err.Error()})
		}
		for _, rule := range c.broken() {
			out = append(out, Problem{Line: lineOf(lines, rule.key), Text: rule.err.Error()})
		}
		break
	}
	return sorted(out)
}

func sorted(list []Problem) []Problem {
	slices.SortStableFunc(list, func(a, b Problem) int { return a.Line - b.Line })
	return list
}

// span is the place of a key and its value in a file.
type span struct{ line, from, to int }

// expressions returns the line of each key and section, and where each key's value is.
func expressions(data []byte) (lines map[string]int, spans []span) {
	lines = map[string]int{}
	var p unstable.Parser
	p.Reset(data)
	section := ""
	counts := map[string]int{}                             // of the sections of each list
	numbered := func(parts []string, header bool) string { // commands.prompts as commands.0.prompts.1
		at := ""
		for i, part := range parts {
			at += part
			if n, ok := counts[at]; ok && (header || i < len(parts)-1) {
				at += "." + strconv.Itoa(n-1)
			}
			at += "."
		}
		return at
	}
	for p.NextExpression() {
		e := p.Expression()
		var parts []string
		first := unstable.Range{}
		for it := e.Key(); it.Next(); {
			if len(parts) == 0 {
				first = it.Node().Raw
			}
			parts = append(parts, string(it.Node().Data))
		}
		key, line := strings.Join(parts, "."), p.Shape(first).Start.Line
		if e.Kind == unstable.ArrayTable {
			counts[strings.TrimSuffix(numbered(parts, false), ".")]++
		}
		if e.Kind == unstable.Table || e.Kind == unstable.ArrayTable {
			section = numbered(parts, true)
			lines[strings.TrimSuffix(section, ".")] = line
			lines[key] = line
			continue
		}
		lines[section+key] = line
		spans = append(spans, span{line: line, from: int(first.Offset)})
	}
	for i := range spans {
		spans[i].to = len(data)
		if i+1 < len(spans) {
			spans[i].to = spans[i+1].from
		}
	}
	return lines, spans
}

// blankKey blanks the key at a line and its value, and reports whether there was one.
func blankKey(text []byte, spans []span, line int) bool {
	for _, s := range spans {
		if s.line != line {
			continue
		}
		end := s.to
		if i := bytes.Index(text[s.from:s.to], []byte("\n[")); i >= 0 { // a section begins
			end = s.from + i
		}
		blank := false
		for i := s.from; i < end; i++ {
			if text[i] != '\n' && text[i] != ' ' {
				text[i], blank = ' ', true
			}
		}
		return blank
	}
	return false
}

// lineOf is the line of a key, or of the section that it is in; 0 if neither is in the file.
func lineOf(lines map[string]int, key string) int {
	for key != "" {
		if line, ok := lines[key]; ok {
			return line
		}
		key = key[:max(0, strings.LastIndexByte(key, '.'))]
	}
	return 0
}

func sayNotRead(err error) error { return lang.Errorf("read the configuration: %w", err) }
