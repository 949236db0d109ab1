package command

import (
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"shortlist/config"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/ui/text"
)

// The annotation of flags that take the path of a file or a folder, and its value for flags
// that take - for the input or output. In restricted mode such a path must be below cv.dir.
const (
	PathFlag  = "shortlist_path"
	pathOrStd = "or -"
)

// TakesPaths marks flags of a command that take a path.
func TakesPaths(cmd *cobra.Command, names ...string) { markPaths(cmd, "", names) }

// TakesPathsOrStd marks flags of a command that take a path, or - for the input or output.
func TakesPathsOrStd(cmd *cobra.Command, names ...string) { markPaths(cmd, pathOrStd, names) }

func markPaths(cmd *cobra.Command, value string, names []string) {
	for _, name := range names {
		if err := cmd.Flags().SetAnnotation(name, PathFlag, []string{value}); err != nil {
			panic(err) // there is no such flag
		}
	}
}

// confineFlags rejects paths outside of cv.dir in restricted mode.
func (a *App) confineFlags(cmd *cobra.Command) (err error) {
	cmd.Flags().Visit(func(f *pflag.Flag) {
		of, marked := f.Annotations[PathFlag]
		path := f.Value.String()
		if err != nil || !marked || path == "" || path == "-" && of[0] == pathOrStd {
			return
		}
		var base string
		var inside bool
		if base, inside, err = a.Limited().Confined(filesystem.Expand(path)); err == nil && !inside {
			err = Misused(lang.Text("--%s: in restricted mode, files are read and written only below %s", f.Name, text.Line(base)))
		}
	})
	return err
}

// AllowFile rejects a file outside of cv.dir in restricted mode.
func (a *App) AllowFile(path string) error {
	base, inside, err := a.Limited().Confined(path)
	if err != nil || inside {
		return err
	}
	return Misused(lang.Text("in restricted mode, files are read only below %s", text.Line(base)))
}

// Limited returns the configuration with its limits. If it cannot be read, it returns the host's.
func (a *App) Limited() *config.Config {
	c, err := a.Configuration()
	if err != nil {
		host := config.Host()
		c = &host
	}
	return c
}
