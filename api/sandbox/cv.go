package sandbox

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"strconv"

	"github.com/go-json-experiment/json/jsontext"
)

// cvRef is the place of an apply's CV: no CV (source ""), in the scenario's files, in
// the database, or generated on request.
type cvRef struct {
	apply       int64
	source, ref string
	name        string
	contentType string
}

// The sources of a CV.
const (
	cvFile = "file" // ref is a path in Options.files
	cvBlob = "blob" // in the table cvs
	cvMade = "made" // ref is the size in bytes
)

// openCV opens the bytes of a CV. Do not read it during a transaction.
func (s *Server) openCV(ref cvRef) (io.ReadCloser, error) {
	switch ref.source {
	case cvFile:
		f, err := s.files.Open(ref.ref)
		if err != nil {
			return nil, fmt.Errorf("open CV: %w", err)
		}
		return f, nil
	case cvBlob:
		var data []byte
		if err := s.db.db.QueryRow(`SELECT data FROM cvs WHERE apply_id = ?`, ref.apply).Scan(&data); err != nil {
			return nil, fmt.Errorf("read CV: %w", err)
		}
		return io.NopCloser(bytes.NewReader(data)), nil
	case cvMade:
		size, err := strconv.Atoi(ref.ref)
		if err != nil {
			return nil, fmt.Errorf("size of CV: %w", err)
		}
		return io.NopCloser(madeCV(ref.apply, size)), nil
	default:
		return nil, fmt.Errorf("read CV: %w", ErrNotFound)
	}
}

// writeCV writes the member cvFile (§2.2), and encodes the content while it reads.
func (s *Server) writeCV(out *bufio.Writer, c *call, a *apply) (err error) {
	f, err := s.openCV(a.cv)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	name, err := jsontext.AppendQuote(nil, a.cv.name)
	if err != nil {
		return fmt.Errorf("encode CV name: %w", err)
	}
	kind, err := jsontext.AppendQuote(nil, a.cv.contentType)
	if err != nil {
		return fmt.Errorf("encode CV type: %w", err)
	}
	fmt.Fprintf(out, `"cvFile":{"name":%s,"data":"`, name)
	if err := writeBase64(out, f, c.effect); err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, `","type":"CV","contentType":%s}`, kind)
	return err
}

// chunk is a multiple of 3, so that encoded chunks join into one text.
const chunk = 48 << 10

// writeBase64 copies r as base64, in the forms that effect asks for.
func writeBase64(out io.Writer, r io.Reader, effect Fault) error {
	var raw [chunk]byte
	var encoded [chunk / 3 * 4]byte
	for {
		n, err := io.ReadFull(r, raw[:])
		if n > 0 {
			text := encoded[:base64.StdEncoding.EncodedLen(n)]
			base64.StdEncoding.Encode(text, raw[:n])
			if _, err := out.Write(effect.base64(text)); err != nil {
				return err
			}
		}
		switch {
		case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
			return nil
		case err != nil:
			return fmt.Errorf("read CV: %w", err)
		}
	}
}
