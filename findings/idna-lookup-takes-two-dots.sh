#!/usr/bin/env bash
# Domains that cannot exist, by the profile that Go's idna recommends for looking names up.
#
# Guess: idna.Lookup refuses a domain with two dots in a row, and a part of more than 63 octets: no name server can hold either.
# What happens: it returns both without an error, also in letters outside ASCII, where the part grows by being encoded. A sign
#   such as "_" is refused. VerifyDNSLength, which Lookup does not set, refuses both.
# Version: golang.org/x/net v0.62.0, Go 1.26.8. Tried on 2026-11-29.
# Why it matters: an address with a slip such as "ivan@gmail..com" passes for a good one, and the person waits for a mail that no
#   server takes. shortlist checks with a profile of its own, and such a person is called instead.
set -euo pipefail

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
export GOFLAGS=-mod=mod GOPATH="$dir/go"

cat > main.go <<'GO'
package main

import (
	"fmt"
	"strings"

	"golang.org/x/net/idna"
)

func main() {
	strict := idna.New(idna.MapForLookup(), idna.BidiRule(), idna.StrictDomainName(true), idna.VerifyDNSLength(true))
	for _, domain := range []string{"пошта.укр", "gmail..com", "пошта..укр", strings.Repeat("a", 64) + ".ua", strings.Repeat("й", 58) + ".ua", "my_mail.ua"} {
		result, err := idna.Lookup.ToASCII(domain)
		_, strictly := strict.ToASCII(domain)
		fmt.Printf("%.24s: a part of %d, lookup refuses %v, with VerifyDNSLength %v\n", domain, len(strings.Split(result, ".")[0]), err != nil, strictly != nil)
	}
}
GO
cat > go.mod <<'MOD'
module tried

go 1.25.0

require golang.org/x/net v0.62.0
MOD
go run . > seen
cat seen

cat > expected <<'OUT'
пошта.укр: a part of 13, lookup refuses false, with VerifyDNSLength false
gmail..com: a part of 5, lookup refuses false, with VerifyDNSLength true
пошта..укр: a part of 13, lookup refuses false, with VerifyDNSLength true
aaaaaaaaaaaaaaaaaaaaaaaa: a part of 64, lookup refuses false, with VerifyDNSLength true
йййййййййййййййййййййййй: a part of 64, lookup refuses false, with VerifyDNSLength true
my_mail.ua: a part of 7, lookup refuses true, with VerifyDNSLength true
OUT
diff expected seen
