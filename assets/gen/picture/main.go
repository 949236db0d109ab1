// Command picture draws screens of the program: it runs the English demo in a pseudo-terminal, presses keys, and
// draws the cells in Go Mono. Without flags it draws ../dashboard.png; with -tour it draws every screen of a tour in
// several sizes and colours. See ../README.md.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	folder := flag.String("tour", "", "folder for the pictures of the tour, instead of ../dashboard.png")
	program := flag.String("program", "", "program to draw (default: built from this tree)")
	sizes := flag.String("sizes", "80x24,120x40,200x60,300x80", "sizes of the tour")
	looks := flag.String("looks", "dark,light,contrast,16", "colours of the tour")
	flag.StringVar(&language, "language", "en", "language of the tour")
	flag.Parse()
	if err := run(*folder, *program, strings.Split(*sizes, ","), strings.Split(*looks, ",")); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(folder, program string, sizes, looks []string) error {
	dir, err := os.MkdirTemp("", "picture-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if program == "" {
		program = filepath.Join(dir, "shortlist")
		build := exec.Command("go", "build", "-o", program, ".")
		build.Dir, build.Stderr = filepath.Join("..", ".."), os.Stderr
		if err := build.Run(); err != nil {
			return err
		}
	}
	if folder == "" {
		return visit(program, dir, room{120, 38, "dark"}, readme, func(string) string { return filepath.Join("..", "dashboard.png") })
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	var all []error
	for _, size := range sizes {
		var r room
		if _, err := fmt.Sscanf(size, "%dx%d", &r.columns, &r.rows); err != nil {
			return fmt.Errorf("%q is no size such as 80x24", size)
		}
		for _, r.look = range looks {
			err := visit(program, dir, r, tour, func(name string) string {
				return filepath.Join(folder, fmt.Sprintf("%s-%s-%s.png", size, r.look, name))
			})
			if err != nil {
				all = append(all, fmt.Errorf("%s %s: %w", size, r.look, err))
			}
		}
	}
	return errors.Join(all...)
}

// visit runs the demo in a room, goes from stop to stop, and draws each that has a name into the file of that name.
func visit(program, dir string, r room, stops []stop, file func(name string) string) error {
	d, err := start(program, dir, r)
	if err != nil {
		return err
	}
	defer d.end()
	for _, s := range stops {
		if err := d.press(s.keys); err != nil {
			return err
		}
		if err := d.await(s.sees); err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
		if s.name == "" {
			continue
		}
		if err := save(d, file(s.name)); err != nil {
			return err
		}
	}
	return nil
}
