package picture

import (
	"bytes"
	"encoding/binary"

	"golang.org/x/image/math/f64"
)

// orientation returns the transformation of the unit square that turns a JPEG upright, by its EXIF
// tag: telephones store the camera's pixels and how they were held.
func orientation(data []byte) f64.Aff3 {
	turns := map[int]f64.Aff3{
		2: {-1, 0, 1, 0, 1, 0}, 3: {-1, 0, 1, 0, -1, 1}, 4: {1, 0, 0, 0, -1, 1},
		5: {0, 1, 0, 1, 0, 0}, 6: {0, -1, 1, 1, 0, 0}, 7: {0, -1, 1, -1, 0, 1}, 8: {0, 1, 0, -1, 0, 1},
	}
	if turn, ok := turns[exifOrientation(data)]; ok {
		return turn
	}
	return f64.Aff3{1, 0, 0, 0, 1, 0}
}

// exifOrientation returns the orientation in the first directory of the EXIF segment, or 0
// without one.
func exifOrientation(data []byte) int {
	const head, tag = "Exif\x00\x00", 0x0112
	at := bytes.Index(data[:min(len(data), 64<<10)], []byte(head))
	if at < 0 {
		return 0
	}
	tiff := data[at+len(head):]
	var order binary.ByteOrder = binary.BigEndian
	if bytes.HasPrefix(tiff, []byte("II")) {
		order = binary.LittleEndian
	}
	if len(tiff) < 8 {
		return 0
	}
	directory := uint64(order.Uint32(tiff[4:]))
	if directory+2 > uint64(len(tiff)) {
		return 0
	}
	entries := tiff[directory+2:]
	for range order.Uint16(tiff[directory:]) {
		if len(entries) < 12 {
			return 0
		}
		if order.Uint16(entries) == tag {
			return int(order.Uint16(entries[8:]))
		}
		entries = entries[12:]
	}
	return 0
}
