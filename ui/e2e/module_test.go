//go:build unix

package e2e

import (
	"archive/zip"
	"bytes"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// publicPath is the environment variable that has the module compiled under its public path, which takes as long as most
// other tests together. .ci/check-release sets it.
const publicPath = "SHORTLIST_PUBLIC_PATH"

// TestTheModuleGetsItsPublicPath runs the command of CONTRIBUTING on a copy of the tree, vets the copy, and installs the
// program by path and version from a file proxy. Other modules come from the module cache.
func TestTheModuleGetsItsPublicPath(t *testing.T) {
	if os.Getenv(publicPath) == "" {
		t.Skipf("every package is compiled under its public path with %s=1", publicPath)
	}
	readTree(t)
	const path, version = "example.org/shortlist", "v0.0.1"
	contributing, err := os.ReadFile("CONTRIBUTING.md")
	modeltest.Must(t, err)
	command := regexp.MustCompile("(?m)^find .*").FindString(string(contributing))
	if !strings.Contains(command, path[:strings.Index(path, "/")]) {
		t.Fatalf("CONTRIBUTING has no command that gives the module a path, but %q", command)
	}
	dir := t.TempDir()
	modules, proxy := filepath.Join(dir, "tree"), filepath.Join(dir, "proxy", filepath.FromSlash(path), "@v")
	tree := filepath.Join(modules, filepath.FromSlash(path)+"@"+version) // as the archive of a module has it
	copyModule(t, tree)

	// -trimpath keeps the folder out of the compiled packages, so that a second run finds them compiled.
	const flags = "GOFLAGS=-trimpath -modcacherw -ldflags=-w"
	output(t, tree, nil, "sh", "-c", command)
	if left := output(t, tree, nil, "gofmt", "-l", "."); left != "" {
		t.Errorf("not formatted any more: %s", left)
	}
	output(t, tree, []string{flags}, "go", "vet", "./...")

	mod, err := os.ReadFile(filepath.Join(tree, "go.mod"))
	modeltest.Must(t, err)
	modeltest.Must(t, os.MkdirAll(proxy, 0o755))
	for name, content := range map[string][]byte{
		"list": []byte(version), version + ".info": []byte(`{"Version":"` + version + `"}`), version + ".mod": mod, version + ".zip": archive(t, modules),
	} {
		modeltest.Must(t, os.WriteFile(filepath.Join(proxy, name), content, 0o644))
	}
	cache := strings.TrimSpace(output(t, ".", nil, "go", "env", "GOMODCACHE"))
	output(t, dir, []string{
		flags, "GOBIN=" + dir, "GOMODCACHE=" + filepath.Join(dir, "modcache"), "GOSUMDB=off",
		"GOPROXY=file://" + filepath.Join(dir, "proxy") + ",file://" + filepath.Join(cache, "cache", "download"),
	}, "go", "install", path+"@"+version)
	if printed := output(t, dir, nil, filepath.Join(dir, "shortlist"), "version"); !strings.Contains(printed, version) {
		t.Errorf("it is not %s: %s", version, printed)
	}
}

// output returns what a command prints to its output; the test ends if it fails.
func output(t *testing.T, dir string, env []string, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), env...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s%s", cmd, err, out, &stderr)
	}
	return string(out)
}

// copyModule copies the source of the module: neither the repository, nor modules below it, nor what a release has made.
func copyModule(t *testing.T, to string) {
	t.Helper()
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != ".":
			_, other := os.Stat(filepath.Join(name, "go.mod"))
			if other == nil || strings.HasPrefix(name, ".") || name == "dist" || name == "release" {
				return fs.SkipDir
			}
			return nil
		case !d.Type().IsRegular():
			return nil
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return errors.Join(os.MkdirAll(filepath.Join(to, filepath.Dir(name)), 0o755), os.WriteFile(filepath.Join(to, name), data, 0o644))
	})
	modeltest.Must(t, err)
}

// archive returns the files of a folder as a ZIP file without entries for folders, which a module's may not have.
func archive(t *testing.T, dir string) []byte {
	t.Helper()
	var b bytes.Buffer
	w, files := zip.NewWriter(&b), os.DirFS(dir)
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		entry, err := w.Create(name)
		if err != nil {
			return err
		}
		_, err = entry.Write(data)
		return err
	})
	modeltest.Must(t, errors.Join(err, w.Close()))
	return b.Bytes()
}
