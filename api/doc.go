// Package api is the client of the service: one method an endpoint (§4), with
// the headers, token, retries, limits and errors that CONTRACT 20–40 asks for.
// Both kinds of numbers refer to CONTRACT.md in this folder.
// It speaks model types, knows no store and no screen, and is safe for
// concurrent use.
package api
