package pdf

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/md5"
	"crypto/rc4"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/binary"
	"fmt"

	"shortlist/model/reading/outcome"
)

// crypt decrypts the strings and streams of a file (ISO 32000-2 §7.6).
type crypt struct {
	key              []byte
	streams, strings name // how each is encrypted: V2 (RC4), AESV2, AESV3, None
	metadata         bool // whether metadata is encrypted too
	object           int  // number of the encryption dictionary, which is not encrypted; -1 if it is no object
}

// padding fills passwords up (§7.6.4.3.2); an empty password is all padding.
const padding = "\x28\xBF\x4E\x5E\x4E\x75\x8A\x41\x64\x00\x4E\x56\xFF\xFA\x01\x08\x2E\x2E\x00\xB6\xD0\x68\x3E\x80\x2F\x0C\xA9\xFE\x64\x53\x69\x7A"

// unlock derives the key of an encrypted file from the empty password. The error is ErrLocked if
// another password is needed.
func (f *file) unlock() error {
	if f.crypt != nil || f.trailer["Encrypt"] == nil {
		return nil
	}
	e := f.dict(f.trailer["Encrypt"])
	if e == nil {
		return nil
	}
	c := &crypt{streams: "V2", strings: "V2", metadata: true, object: -1}
	if r, ok := f.trailer["Encrypt"].(ref); ok {
		c.object = r.num
	}
	if m, ok := f.resolve(e["EncryptMetadata"]).(bool); ok {
		c.metadata = m
	}
	version := f.int(e["V"], 0)
	if version >= 4 {
		c.streams, c.strings = f.method(e, "StmF"), f.method(e, "StrF")
	}
	var ok bool
	if version >= 5 {
		c.key, ok = f.keyOf256(e)
	} else {
		c.key, ok = f.keyOf128(e, version, c.metadata)
	}
	if !ok {
		return fmt.Errorf("%w", outcome.ErrLocked)
	}
	f.crypt = c
	f.dropCaches()
	return nil
}

// method returns how a crypt filter of the encryption dictionary encrypts.
func (f *file) method(e dict, key name) name {
	filter := f.name(e[key])
	if filter == "" || filter == "Identity" {
		return "None"
	}
	if m := f.name(f.dict(f.dict(e["CF"])[filter])["CFM"]); m != "" {
		return m
	}
	return "None"
}

// keyOf128 derives a key of up to 128 bits (§7.6.4.3, algorithms 2, 4 and 5); ok if it is right.
func (f *file) keyOf128(e dict, version int, metadata bool) (key []byte, ok bool) {
	owner, user, revision := f.str(e["O"]), f.str(e["U"]), f.int(e["R"], 0)
	if len(owner) < 32 || len(user) < 16 {
		return nil, false
	}
	size := f.int(e["Length"], 40) / 8
	switch {
	case version == 4:
		size = 16
	case version == 1 || size < 5 || size > 32:
		size = 5
	}
	size = min(size, 16)
	var id []byte
	if ids := f.array(f.trailer["ID"]); len(ids) > 0 {
		id = f.str(ids[0])
	}
	h := md5.New()
	h.Write([]byte(padding))
	h.Write(owner[:32])
	h.Write(binary.LittleEndian.AppendUint32(nil, uint32(int64(f.num(e["P"], 0)))))
	h.Write(id)
	if revision >= 4 && !metadata {
		h.Write([]byte{255, 255, 255, 255})
	}
	key = h.Sum(nil)
	if revision >= 3 {
		for range 50 {
			sum := md5.Sum(key[:size])
			key = sum[:]
		}
	}
	key = key[:size]
	if revision == 2 {
		return key, bytes.Equal(rc4Of(key, []byte(padding))[:16], user[:16])
	}
	sum := md5.Sum(append([]byte(padding), id...))
	check := sum[:]
	for i := range 20 {
		turned := make([]byte, len(key))
		for j := range turned {
			turned[j] = key[j] ^ byte(i)
		}
		check = rc4Of(turned, check)
	}
	return key, bytes.Equal(check, user[:16])
}

func rc4Of(key, data []byte) []byte {
	c, err := rc4.NewCipher(key)
	if err != nil { // the key has an invalid length
		return data
	}
	out := make([]byte, len(data))
	c.XORKeyStream(out, data)
	return out
}

// keyOf256 derives a key of 256 bits (§7.6.4.3.3, algorithm 2.A); ok if the user password is
// empty.
func (f *file) keyOf256(e dict) (key []byte, ok bool) {
	user, wrapped, revision := f.str(e["U"]), f.str(e["UE"]), f.int(e["R"], 0)
	if len(user) < 48 || len(wrapped) < 32 {
		return nil, false
	}
	if !bytes.Equal(hash256(user[32:40], revision), user[:32]) {
		return nil, false
	}
	key = make([]byte, 32)
	unchain(hash256(user[40:48], revision), make([]byte, 16), key, wrapped[:32])
	return key, true
}

// unchain decrypts AES in CBC mode. key and data have valid lengths.
func unchain(key, iv, to, data []byte) {
	block, err := aes.NewCipher(key)
	if err != nil {
		return
	}
	cipher.NewCBCDecrypter(block, iv).CryptBlocks(to, data)
}

// hash256 returns the hash of the empty password and a salt (algorithm 2.B).
func hash256(salt []byte, revision int) []byte {
	sum := sha256.Sum256(salt)
	k := sum[:]
	if revision < 6 {
		return k
	}
	const enough = 2000 // rounds; chance ends it below 100
	for i := range enough {
		block, err := aes.NewCipher(k[:16])
		if err != nil {
			return nil
		}
		e := bytes.Repeat(k, 64)
		cipher.NewCBCEncrypter(block, k[16:32]).CryptBlocks(e, e)
		rest := 0
		for _, c := range e[:16] {
			rest += int(c)
		}
		switch rest % 3 {
		case 0:
			sum := sha256.Sum256(e)
			k = sum[:]
		case 1:
			sum := sha512.Sum384(e)
			k = sum[:]
		case 2:
			sum := sha512.Sum512(e)
			k = sum[:]
		}
		if i >= 63 && int(e[len(e)-1]) <= i-31 {
			break
		}
	}
	return k[:32]
}

// decrypt decrypts the strings and streams in an object.
func (c *crypt) decrypt(v any, r ref) any {
	switch t := v.(type) {
	case str:
		return str(c.bytes(t, r, c.strings))
	case array:
		for i := range t {
			t[i] = c.decrypt(t[i], r)
		}
	case dict:
		for k := range t {
			t[k] = c.decrypt(t[k], r)
		}
	case *stream:
		if t.dict["Type"] == name("XRef") || t.dict["Type"] == name("Metadata") && !c.metadata {
			return t
		}
		c.decrypt(t.dict, r)
		t.raw = c.bytes(t.raw, r, c.streams)
	}
	return v
}

func (c *crypt) bytes(data []byte, r ref, method name) []byte {
	if method == "None" {
		return data
	}
	key := c.key
	if method != "AESV3" { // a key for each object (algorithm 1)
		h := md5.New()
		h.Write(c.key)
		h.Write([]byte{byte(r.num), byte(r.num >> 8), byte(r.num >> 16), byte(r.gen), byte(r.gen >> 8)})
		if method == "AESV2" {
			h.Write([]byte("sAlT"))
		}
		key = h.Sum(nil)[:min(len(c.key)+5, 16)]
	}
	if method == "V2" {
		return rc4Of(key, data)
	}
	if len(data) < 32 || len(key) != 16 && len(key) != 32 {
		return nil
	}
	blocks := data[16 : len(data)/16*16]
	out := make([]byte, len(blocks))
	unchain(key, data[:16], out, blocks)
	if pad := int(out[len(out)-1]); pad >= 1 && pad <= 16 {
		out = out[:len(out)-pad]
	}
	return out
}
