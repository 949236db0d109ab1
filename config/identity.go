package config

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"

	"shortlist/api"
	"shortlist/model"
)

// Identity returns the owner of an account's data.
func (a Account) Identity() model.Identity { return api.IdentityOf(a.BaseURL, a.Country, a.Email) }

// folderOf returns the name of the folders of an account: its own name, or that of an identity
// which KeepApart gave folders of its own.
func folderOf(account string, a Account) string {
	if a.Folder != "" {
		return a.Folder
	}
	apart := apartFolder(account, a)
	if _, err := os.Stat(apartMark(apart)); err != nil {
		return account
	}
	return apart
}

// apartFolder names the folders of an identity that is kept apart. No account can have this name.
func apartFolder(account string, a Account) string {
	id := a.Identity()
	sum := sha256.Sum256([]byte(id.Service + "\n" + string(id.Country) + "\n" + id.Email))
	return account + "+" + hex.EncodeToString(sum[:8])
}

// apartMark is the folder whose existence keeps an identity apart. It is beside the token, which
// all hosts of a home share.
func apartMark(apart string) string { return filepath.Join(base(stateFiles), "shortlist", apart) }

// KeepApart gives the identity of an account folders of its own. The folders of the account's other identities stay;
// they are used again when the account has their address and e-mail again.
func KeepApart(account string, a Account) error {
	return os.MkdirAll(apartMark(apartFolder(account, a)), 0o700)
}
