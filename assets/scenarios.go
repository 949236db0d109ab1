// Package assets holds what is built into the program.
package assets

import (
	"embed"
	"io/fs"
)

//go:embed scenarios
var scenarios embed.FS

// Scenarios holds the data that the embedded service can be started with: one JSON file a scenario,
// compressed (demo.json, its counterparts demo-ro.json, demo-hu.json and demo-en.json, empty.json, hostile.json,
// legacy.json) and the CV files they name (cv/…, which a "file" in a scenario gives).
//
// A scenario is an object of account, activeLimit, contract ("legacy": the service before
// 5 October 2026, whose atsIntegration field decides whether it sends CVs; absent: after it) and jobs, each with
// its applies. A job's url replaces the server's own link, and its currency (ISO 4217) its currencyId, which means
// different money in each country. The server gives the ids.
// Times are days before now ("daysAgo": 0.5), so that the data never looks old. In hostile.json any
// string may also be an object {"repeat": "<div>", "times": 5000, "then": "x"}, which means
// "<div>" 5,000 times followed by "x"; "first", also optional, comes before the repeats.
var Scenarios fs.FS = packed{folder(scenarios, "scenarios")}

// folder returns a folder of the embedded files.
func folder(files fs.FS, name string) fs.FS {
	sub, err := fs.Sub(files, name)
	if err != nil {
		panic(err) // the name is not a path
	}
	return sub
}
