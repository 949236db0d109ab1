package sandbox

import (
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strconv"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"shortlist/api/wire"
)

// Endpoint names one of the eight calls of §4, for faults and counts.
type Endpoint string

// The endpoints of §4. Other requests count as Unknown.
const (
	Login        Endpoint = "login"
	Create       Endpoint = "create"
	Update       Endpoint = "update"
	ChangeStatus Endpoint = "changeStatus"
	GetJob       Endpoint = "job"
	AllJobs      Endpoint = "allJobs"
	Applies      Endpoint = "applies"
	MarkViewed   Endpoint = "markViewed"
	Unknown      Endpoint = "unknown"
)

// Endpoints lists the eight calls of §4.
func Endpoints() []Endpoint {
	return []Endpoint{Login, Create, Update, ChangeStatus, GetJob, AllJobs, Applies, MarkViewed}
}

// The codes of errors that the specification leaves open (§7). JobsOverLimit and
// SubscriptionOnApproving are in package wire.
const (
	CodeValidation   = "ValidationError"
	CodeContentType  = "ContentTypeRequired" // an authenticated request without Content-Type: application/json (§5 rule 2)
	CodeUnauthorized = "Unauthorized"
	CodeCredentials  = wire.CodeCredentials
	CodeForbidden    = "Forbidden"
	CodeNotFound     = "NotFound"
	CodeServer       = "ServerError"
)

// maxBody bounds a request's body, in bytes. The specification has no bound (§8); this
// one only keeps a runaway client from filling memory.
const maxBody = 32 << 20

// failure is an error for the client (§2.4).
type failure struct {
	status        int
	code, message string
}

func (f *failure) Error() string { return fmt.Sprintf("%d %s: %s", f.status, f.code, f.message) }

func fail(status int, code, format string, args ...any) error {
	return &failure{status, code, fmt.Sprintf(format, args...)}
}

// call is one request on its way through the service.
type call struct {
	w       http.ResponseWriter
	r       *http.Request
	account account // the zero account on login
	effect  Fault   // the sum of the active faults
}

func (s *Server) routes() http.Handler {
	mux := http.NewServeMux()
	for _, on := range []struct {
		method, path string
		name         Endpoint
		answer       func(*call) error
	}{
		{http.MethodPost, "login", Login, s.login},
		{http.MethodPost, "create", Create, s.createJob},
		{http.MethodPut, "update", Update, s.updateJob},
		{http.MethodPost, "changeStatus", ChangeStatus, s.changeStatus},
		{http.MethodGet, "{id}", GetJob, s.getJob},
		{http.MethodGet, "allJobs", AllJobs, s.allJobs},
		{http.MethodGet, "appliesByJob/{id}", Applies, s.getApplies},
		{http.MethodPost, "{id}/markViewed", MarkViewed, s.markViewed},
	} {
		if on.name != Login {
			on.answer = s.authenticated(on.name, on.answer)
		}
		mux.Handle(on.method+" "+wire.BasePath+"/AtsJob/"+on.path, s.endpoint(on.name, on.answer))
	}
	s.unknown = s.endpoint(Unknown, func(c *call) error {
		return fail(http.StatusNotFound, CodeNotFound, "There is no %s %s.", c.r.Method, c.r.URL.Path)
	})
	mux.Handle("/", s.unknown)
	return mux
}

// authenticated lets a call through if it meets §5: a valid token, the content type, an
// employer's account, in this order. A missing content type is 400 if §4 lists that
// among the errors of the call, else 401: an authenticated request has that header.
func (s *Server) authenticated(name Endpoint, h func(*call) error) func(*call) error {
	missing := http.StatusUnauthorized
	if name == Create || name == Update || name == ChangeStatus {
		missing = http.StatusBadRequest
	}
	return func(c *call) error {
		var err error
		if c.account, err = s.bearer(c.r); err != nil {
			return err
		}
		// GET, and POST without a body, need the header too (§5 rule 2, CONTRACT 37).
		if kind, _, err := mime.ParseMediaType(c.r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
			return fail(missing, CodeContentType, "The header Content-Type: application/json is required.")
		}
		if !c.account.employer {
			return fail(http.StatusForbidden, CodeForbidden, "The account is not an employer account.")
		}
		return h(c)
	}
}

// id reads the id in the path. The error for anything but a positive 64-bit number is
// notYours.
func (c *call) id(notYours error) (int64, error) {
	id, err := strconv.ParseInt(c.r.PathValue("id"), 10, 64)
	if err != nil || id <= 0 {
		return 0, notYours
	}
	return id, nil
}

// body reads the request's JSON object, member by member. It is strict: it rejects a
// repeated member, bad UTF-8, and anything after the object.
func (c *call) body() (members, error) {
	data, err := io.ReadAll(io.LimitReader(c.r.Body, maxBody+1))
	if err != nil {
		return nil, fail(http.StatusBadRequest, CodeValidation, "The body could not be read.")
	}
	if len(data) > maxBody {
		return nil, fail(http.StatusBadRequest, CodeValidation, "The body is larger than %d bytes.", maxBody)
	}
	var m members
	if err := json.Unmarshal(data, &m); err != nil || m == nil {
		return nil, fail(http.StatusBadRequest, CodeValidation, "The body is not a JSON object.")
	}
	return m, nil
}

// members is a JSON object whose values are not read yet.
type members map[string]jsontext.Value

// contentType is the content type of a .NET server, with a charset (CONTRACT 26).
const contentType = "application/json; charset=utf-8"

// encode writes JSON; bad UTF-8 in a stranger's text becomes U+FFFD.
func encode(v any) ([]byte, error) {
	data, err := json.Marshal(v, jsontext.AllowInvalidUTF8(true))
	if err != nil {
		return nil, fmt.Errorf("encode: %w", err)
	}
	return data, nil
}

// answer writes one JSON value.
func (c *call) answer(v any) error {
	data, err := encode(v)
	if err != nil {
		return err
	}
	c.w.Header().Set("Content-Type", contentType)
	_, err = c.w.Write(c.effect.preamble(c.effect.reshape(data)))
	return err
}

// failed sends an error to the client (§2.4). Any error but a failure is a server
// error, whose cause goes only to the log.
func (s *Server) failed(w http.ResponseWriter, r *http.Request, err error) {
	var f *failure
	if !errors.As(err, &f) {
		s.log.Error("sandbox: request failed", "method", r.Method, "path", r.URL.Path, "error", err)
		f = &failure{http.StatusInternalServerError, CodeServer, "Something went wrong on our side."}
	}
	data, err := encode(wire.Error{Code: f.code, Message: f.message})
	if err != nil {
		s.log.Error("sandbox: encode error", "error", err)
		return
	}
	w.Header().Set("Content-Type", contentType)
	w.WriteHeader(f.status)
	if _, err := w.Write(data); err != nil {
		s.log.Debug("sandbox: client left", "error", err)
	}
}
