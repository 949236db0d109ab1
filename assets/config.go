package assets

import _ "embed"

// Config is an example of a configuration file with every section.
//
//go:embed config.toml
var Config string
