package model

// Identity is the owner of data on this computer: a service and a person's account there. api.IdentityOf makes one,
// in which the same address is always written the same way.
type Identity struct {
	Service string  `json:"service"`          // scheme, host, port and path
	Country Country `json:"country,omitzero"` // "": neither the address nor the configuration gives it
	Email   string  `json:"email"`
}

// Same reports whether two identities are one. A country counts only if both have one.
func (i Identity) Same(other Identity) bool {
	return i.Service == other.Service && i.Email == other.Email &&
		(i.Country == other.Country || i.Country == "" || other.Country == "")
}

// String names the person and the service, in any language.
func (i Identity) String() string {
	s := i.Email + " <" + i.Service + ">"
	if i.Country != "" {
		s += " (" + string(i.Country) + ")"
	}
	return s
}

// ApartStore is a store on this computer that an account does not use: that of another service or person to which the
// account belonged before, or of an account that is not configured.
type ApartStore struct {
	Account string // by which commands open it; "" if they cannot
	Folder  string // the name of its folders
	Path    string // of its file, which may be missing beside files of applicants
}
