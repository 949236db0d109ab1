// Command notices prints the licences of everything that a released shortlist is built from: of the Go
// modules, of Go's own library and of the fonts. It fails at a licence that is not accepted yet.
//
//	go run -C assets/gen ./notices > NOTICES
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
)

// root is the module of shortlist, from the folder of this module.
const root = "../.."

// systems are those that a release is built for.
var systems = []string{"linux", "darwin", "windows", "freebsd"}

// accepted are the licences that a program under the MIT licence may be built with, each by a sentence
// of its text. All ask for their text and notices alone.
var accepted = []struct{ name, sentence string }{
	{"Bitstream Vera", "bitstream vera fonts copyright"},
	{"MIT", "permission is hereby granted, free of charge, to any person obtaining a copy"},
	{"BSD", "redistribution and use in source and binary forms"},
	{"Apache-2.0", "apache license version 2.0"},
	{"ISC", "permission to use, copy, modify, and/or distribute this software for any purpose"},
	{"ISC", "permission to use, copy, modify, and distribute this software for any purpose"},
	{"Unlicense", "this is free and unencumbered software released into the public domain"},
}

// file matches the names of files with a licence or a notice, which has to be printed, too.
var file = regexp.MustCompile(`(?i)^(un)?licen[cs]e|^copying|^notice`)

// read lists files that a person has read and that are printed unchanged: they hold no licence of the program, or are
// in the public domain.
var read = []string{
	"modernc.org/memory/LICENSE-LOGO", "modernc.org/sqlite/LICENSE-SQLITE",
}

// module is a module as "go list" prints it, with the folders of its linked packages.
type module struct {
	Path, Version, Dir string
	Replace            *module
	folders            []string
}

func main() {
	if err := write(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "notices:", err)
		os.Exit(1)
	}
}

func write(w io.Writer) error {
	modules, err := linked()
	if err != nil {
		return err
	}
	var out bytes.Buffer
	out.WriteString("shortlist is built with the following software and fonts. Each part is under its own licence.\n")
	library, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	parts := []*module{{Path: "Go, its library and runtime", Version: runtime.Version(), Dir: strings.TrimSpace(string(library))}}
	for _, path := range slices.Sorted(maps.Keys(modules)) {
		parts = append(parts, modules[path])
	}
	parts = append(parts, &module{Path: "DejaVu fonts", Dir: filepath.Join(root, "assets", "fonts")})
	var failed error
	for _, part := range parts {
		if err := part.write(&out); err != nil {
			failed = errors.Join(failed, fmt.Errorf("%s: %w", part.Path, err))
		}
	}
	if failed != nil {
		return failed
	}
	_, err = w.Write(out.Bytes())
	return err
}

// linked returns the modules with a package in the program of any system, by their paths.
func linked() (map[string]*module, error) {
	modules := map[string]*module{}
	for _, system := range systems {
		list := exec.Command("go", "list", "-deps", "-json=Module,Dir", ".")
		list.Dir, list.Stderr = root, os.Stderr
		list.Env = append(os.Environ(), "GOOS="+system, "GOARCH=amd64", "CGO_ENABLED=0")
		data, err := list.Output()
		if err != nil {
			return nil, fmt.Errorf("go list for %s: %w", system, err)
		}
		for packages := json.NewDecoder(bytes.NewReader(data)); ; {
			var p struct {
				Module *module
				Dir    string
			}
			if err := packages.Decode(&p); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				return nil, err
			}
			m := p.Module
			if m == nil || m.Path == "shortlist" || m.Replace != nil && m.Replace.Version == "" {
				continue // a module that a folder replaces is shortlist's own
			}
			if modules[m.Path] == nil {
				modules[m.Path] = m
			}
			modules[m.Path].link(p.Dir)
		}
	}
	return modules, nil
}

// link adds the folder of a package and those above it. A package may have a licence of its own.
func (m *module) link(dir string) {
	for ; len(dir) > len(m.Dir); dir = filepath.Dir(dir) {
		if !slices.Contains(m.folders, dir) {
			m.folders = append(m.folders, dir)
		}
	}
}

// write appends the texts of a module's licences.
func (m *module) write(out *bytes.Buffer) error {
	known := false
	slices.Sort(m.folders)
	for _, folder := range append([]string{m.Dir}, m.folders...) {
		entries, err := os.ReadDir(folder)
		if err != nil {
			return err
		}
		for _, e := range entries {
			if e.IsDir() || !file.MatchString(e.Name()) || filepath.Ext(e.Name()) == ".go" {
				continue
			}
			text, err := os.ReadFile(filepath.Join(folder, e.Name()))
			if err != nil {
				return err
			}
			within, err := filepath.Rel(m.Dir, filepath.Join(folder, e.Name()))
			if err != nil {
				return err
			}
			name := licence(string(text))
			notice := strings.HasPrefix(strings.ToLower(e.Name()), "notice")
			if name == "" && !notice && !slices.Contains(read, m.Path+"/"+within) {
				return fmt.Errorf("%s is no licence that is accepted: read it, then accept it or do without the module", within)
			}
			known = known || name != ""
			fmt.Fprintf(out, "\n%s\n%s\n%s\n\n%s\n", strings.Repeat("-", 80), strings.TrimSpace(m.Path+" "+m.Version+"  "+name), within, bytes.TrimSpace(text))
		}
	}
	if !known {
		return errors.New("it has no licence that is accepted")
	}
	return nil
}

// licence names the licence of a text; "" for one that is not accepted.
func licence(text string) string {
	words := strings.Join(strings.Fields(strings.ToLower(text)), " ")
	for _, l := range accepted {
		if strings.Contains(words, l.sentence) {
			return l.name
		}
	}
	return ""
}
