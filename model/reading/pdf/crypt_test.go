package pdf

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/md5"
	"crypto/rc4"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/model/reading/outcome"
)

// The files were encrypted by qpdf with an empty password.
func TestEncryptedFilesAreRead(t *testing.T) {
	for file, source := range map[string]string{
		"qpdf-rc4-40-hu2.pdf": "hu2", "qpdf-rc4-128-en1.pdf": "en1", "qpdf-aes128-ro2.pdf": "ro2", "qpdf-aes256-uk1.pdf": "uk1", "qpdf-objstm-aes256-linear-hu2.pdf": "hu2",
	} {
		words, err := os.ReadFile(filepath.Join("..", "testdata", "corpus", "src", source+".one.txt"))
		modeltest.Must(t, err)
		text := readText(t, corpusFile(t, file))
		all, found := 0, 0
		for word := range strings.FieldsSeq(string(words)) {
			if all++; strings.Contains(text, word) {
				found++
			}
		}
		if found*100 < all*97 {
			t.Errorf("%s: %d of %d words", file, found, all)
		}
	}
	if _, err := Read(corpusFile(t, "qpdf-locked-en1.pdf"), Standard(), never); !errors.Is(err, outcome.ErrLocked) {
		t.Errorf("locked: %v", err)
	}
}

// locked returns a file of encrypted objects, counted from 1; the last one is the encryption
// dictionary.
func locked(entries, id string, encrypt func(num int, data string) string) []byte {
	d := newDraft()
	d.object(1, "<</Type/Catalog/Pages 2 0 R>>")
	d.object(2, "<</Type/Pages/Kids[3 0 R]/Count 1>>")
	d.object(3, "<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F<</Subtype/Type1/BaseFont/Helvetica>>>>>>>>")
	d.object(4, streamOf("", encrypt(4, show(greeting))))
	d.object(300, fmt.Sprintf("<</A[<%x>]>>", encrypt(300, "a string")))
	d.object(6, "<</Filter/Standard"+entries+">>")
	d.object(7, streamOf("/Type/Metadata", encrypt(7, "metadata")))
	return d.end(d.table(fmt.Sprintf("/Root 1 0 R/Encrypt 6 0 R/ID[<%x>]", id), 1, 2, 3, 4, 300, 6, 7))
}

func checkUnlocked(t *testing.T, data []byte, metadata string) {
	t.Helper()
	if got := readText(t, data); got != greeting {
		t.Errorf("its text is %q", got)
	}
	f, err := open(data, Standard(), never)
	modeltest.Must(t, err)
	if f.rebuilt {
		t.Error("it was rebuilt")
	}
	if a := f.array(f.dict(ref{300, 0})["A"]); len(a) != 1 || string(f.str(a[0])) != "a string" {
		t.Errorf("a string in it is %q", a)
	}
	if filter := f.name(f.dict(ref{6, 0})["Filter"]); filter != "Standard" || len(f.str(f.dict(ref{6, 0})["U"])) < 32 {
		t.Errorf("its dictionary is decrypted: %v", f.dict(ref{6, 0}))
	}
	if s := f.stream(ref{7, 0}); string(s.raw) != metadata {
		t.Errorf("its metadata are %q, want %q", s.raw, metadata)
	}
}

func rc4With(key []byte, data string) string {
	c, err := rc4.NewCipher(key)
	if err != nil {
		panic(err)
	}
	out := make([]byte, len(data))
	c.XORKeyStream(out, []byte(data))
	return string(out)
}

// objectKey derives the key of an object from the key of the file (ISO 32000-1 §7.6.2, algorithm
// 1).
func objectKey(key []byte, num int, more string) []byte {
	sum := md5.Sum([]byte(string(key) + string([]byte{byte(num), byte(num >> 8), byte(num >> 16), 0, 0}) + more))
	return sum[:min(len(key)+5, 16)]
}

func chained(key []byte, iv, data string) string {
	block, err := aes.NewCipher(key)
	if err != nil {
		panic(err)
	}
	out := []byte(data)
	cipher.NewCBCEncrypter(block, []byte(iv)).CryptBlocks(out, out)
	return string(out)
}

func padded(data string) string {
	n := 16 - len(data)%16
	return data + strings.Repeat(string(rune(n)), n)
}

func TestKeysOf40Bits(t *testing.T) {
	owner, id := strings.Repeat("O", 32), "identifier"
	sum := md5.Sum([]byte(padding + owner + string(binary.LittleEndian.AppendUint32(nil, 0xFFFFFFFC)) + id))
	key := sum[:5]
	of := func(user, id string) []byte {
		return locked(fmt.Sprintf("/V 1/R 2/P -4/O(%s)/U<%x>", owner, user), id, func(num int, data string) string { return rc4With(objectKey(key, num, ""), data) })
	}
	checkUnlocked(t, of(rc4With(key, padding), id), "metadata")
	for name, data := range map[string][]byte{
		"another password": of(strings.Repeat("U", 32), id), "another identifier": of(rc4With(key, padding), "other"), "half a user": of(rc4With(key, padding)[:8], id),
	} {
		if _, err := Read(data, Standard(), never); !errors.Is(err, outcome.ErrLocked) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A crypt filter has a key of 128 bits: strings may use another filter than streams, and metadata
// none.
func TestCryptFilters(t *testing.T) {
	owner, id := strings.Repeat("O", 32), "identifier"
	sum := md5.Sum([]byte(padding + owner + string(binary.LittleEndian.AppendUint32(nil, 0xFFFFFFFC)) + id + "\xFF\xFF\xFF\xFF"))
	key := sum[:]
	for range 50 {
		sum := md5.Sum(key)
		key = sum[:]
	}
	check := md5.Sum([]byte(padding + id))
	user := string(check[:])
	for i := range 20 {
		turned := bytes.Clone(key)
		for j := range turned {
			turned[j] ^= byte(i)
		}
		user = rc4With(turned, user)
	}
	const iv = "0123456789abcdef"
	data := locked(fmt.Sprintf("/V 4/R 4/Length 128/P -4/O(%s)/U<%x>/EncryptMetadata false/StmF/A/StrF/Identity/CF<</A<</CFM/AESV2>>>>", owner, user+strings.Repeat("\x00", 16)), id,
		func(num int, data string) string {
			if num != 4 {
				return data
			}
			return iv + chained(objectKey(key, num, "sAlT"), iv, padded(data))
		})
	checkUnlocked(t, data, "metadata")
}

func TestKeysOf256Bits(t *testing.T) {
	key := []byte(strings.Repeat("k", 32))
	hash := func(salt string) []byte { sum := sha256.Sum256([]byte(salt)); return sum[:] }
	const iv = "0123456789abcdef"
	user := string(hash("validate")) + "validate" + "key salt"
	wrapped := chained(hash("key salt"), strings.Repeat("\x00", 16), string(key))
	of := func(user string) []byte {
		return locked(fmt.Sprintf("/V 5/R 5/Length 256/P -4/O(%s)/U<%x>/UE<%x>/StmF/A/StrF/A/CF<</A<</CFM/AESV3>>>>", strings.Repeat("O", 48), user, wrapped), "",
			func(_ int, data string) string { return iv + chained(key, iv, padded(data)) })
	}
	checkUnlocked(t, of(user), "metadata")

	// The cross-reference describes the encryption but leads to no page, so the file is
	// rebuilt.
	whole := string(of(user))
	d := newDraft()
	d.Truncate(0)
	d.WriteString(whole[:strings.LastIndex(whole, "xref\n0")])
	start := d.stream(9, "/Index[1 1]/Root 1 0 R/Encrypt 6 0 R", [3]int{1, strings.Index(whole, "1 0 obj"), 0})
	data := strings.Replace(string(d.end(start)), "/Type/XRef", "/Pad("+strings.Repeat("x", 400)+")/Type/XRef", 1)
	if got := readText(t, []byte(data)); got != greeting {
		t.Errorf("rebuilt: %q", got)
	}

	if _, err := Read(of("x"+user[1:]), Standard(), never); !errors.Is(err, outcome.ErrLocked) {
		t.Errorf("another password: %v", err)
	}
}
