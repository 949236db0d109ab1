package team

import (
	"errors"
	"strings"

	"shortlist/model/lang"
)

// Grant returns the SQL that makes a manager of a role, which it makes if it is missing. It has no password.
func Grant(manager string) (string, error) {
	if manager == "" || len(manager) > 63 || strings.ContainsRune(manager, 0) {
		return "", errors.New(lang.Text("a name of a role has 1 to 63 bytes"))
	}
	text, name := "'"+strings.ReplaceAll(manager, "'", "''")+"'", `"`+strings.ReplaceAll(manager, `"`, `""`)+`"`
	if strings.Contains(manager, `\`) {
		text = " E" + strings.ReplaceAll(text, `\`, `\\`)
	}
	return "DO $grant$ BEGIN\n  IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = " + text + ") THEN\n    CREATE ROLE " + name + " LOGIN;\n  END IF;\nEND $grant$;\n" +
		"GRANT shortlist_member TO " + name + ";\n", nil
}
