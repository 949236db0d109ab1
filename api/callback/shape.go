package callback

import (
	"io"
	"slices"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"shortlist/api/internal/divert"
)

// Shape is a place in a JSON document and what stands there.
type Shape struct {
	Path string // as "attachments[].data"; "" is the document
	Type string // "object", "list", "text", "number", "truth" or "null"
}

// Bounds of a shape: names are a stranger's, and may be many.
const (
	maxName   = 64
	maxShapes = 200
)

// shapeOf tells the names and types of a document, without its values, each
// place and type once. The error tells that it is no JSON, or one too deep; what
// was read until then is told all the same.
func shapeOf(src io.Reader) (shapes []Shape, err error) {
	dec := jsontext.NewDecoder(divert.NewReader(src, divert.Options{
		Form: divert.Nothing, MaxString: maxName, MaxRecord: maxRest, MaxDepth: maxDepth,
	}), jsontext.AllowDuplicateNames(true), jsontext.AllowInvalidUTF8(true))
	if err := walk(dec, "", &shapes); err != nil {
		return shapes, err
	}
	if _, err := dec.ReadToken(); err != io.EOF {
		return shapes, errType // there is more behind it
	}
	return shapes, nil
}

var types = map[jsontext.Kind]string{'{': "object", '[': "list", '"': "text", '0': "number", 't': "truth", 'f': "truth", 'n': "null"}

func walk(dec *jsontext.Decoder, path string, shapes *[]Shape) error {
	token, err := dec.ReadToken()
	if err != nil {
		return err
	}
	kind := token.Kind()
	if s := (Shape{path, types[kind]}); len(*shapes) < maxShapes && !slices.Contains(*shapes, s) {
		*shapes = append(*shapes, s)
	}
	switch kind {
	case '{':
		for dec.PeekKind() != '}' {
			name, err := dec.ReadToken()
			if err != nil {
				return err
			}
			if err := walk(dec, strings.TrimPrefix(path+"."+name.String(), "."), shapes); err != nil {
				return err
			}
		}
	case '[':
		for dec.PeekKind() != ']' {
			if err := walk(dec, path+"[]", shapes); err != nil {
				return err
			}
		}
	default:
		return nil
	}
	_, err = dec.ReadToken()
	return err
}
