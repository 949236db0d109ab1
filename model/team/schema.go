package team

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"
)

// schemaVersion is the version of the tables that this program makes, and oldestSchema that of the oldest ones with which it
// works: managers update one after the other, and the tables come last.
const (
	schemaVersion = 1
	oldestSchema  = 1
)

// schemaFiles are begin.sql and the statements that bring the tables from each version to the next: 1.sql makes them, 2.sql
// makes those of version 2 of them. A file that was released never changes.
//
//go:embed schema
var schemaFiles embed.FS

// Schema returns the SQL that makes the tables of a team, or brings earlier ones to this version. Run again, it changes
// nothing.
func Schema() string {
	files, err := fs.Sub(schemaFiles, "schema")
	if err != nil {
		panic(err) // a wrong path
	}
	return schemaOf(files, schemaVersion)
}

func schemaOf(files fs.FS, newest int) string {
	read := func(name string) string {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			panic(err) // it is embedded
		}
		return string(data)
	}
	var b strings.Builder
	b.WriteString(strings.ReplaceAll(read("begin.sql"), "NEWEST", fmt.Sprint(newest)))
	for version := 1; version <= newest; version++ {
		fmt.Fprintf(&b, "\nDO $version$ BEGIN IF current_setting('shortlist.version')::int < %[1]d THEN EXECUTE $statements$\n%[2]s\n"+
			"UPDATE shortlist.state SET version = %[1]d;\n$statements$; END IF; END $version$;\n", version, strings.TrimSpace(read(fmt.Sprint(version, ".sql"))))
	}
	return b.String() + "COMMIT;\n"
}
