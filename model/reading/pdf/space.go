package pdf

import "image/color"

// space is a colour space (ISO 32000-1 §8.6), with the precision of a picture in sixteen colours.
type space struct {
	n       int // components; 0 for an unknown space
	indexed bool
	ink     bool                // one component, and more of it is darker
	tinted  bool                // one component, and more of it is nearer to an ink
	rgb     func(of, to []byte) // from components from 0 to 255, or from an index
}

const (
	maxComponents = 4
	maxSpaces     = 4 // nesting depth
)

func grey() space {
	return space{n: 1, rgb: func(of, to []byte) { to[0], to[1], to[2] = of[0], of[0], of[0] }}
}

func tint() space {
	return space{n: 1, ink: true, rgb: func(of, to []byte) { to[0], to[1], to[2] = ^of[0], ^of[0], ^of[0] }}
}

// space reads a colour space. A tint of any ink is grey.
func (f *file) space(v any, depth int) space {
	v = f.resolve(v)
	kind, rest := f.name(v), array(nil)
	if a, ok := v.(array); ok && len(a) > 0 {
		kind, rest = f.name(a[0]), a[1:]
	}
	at := func(i int) any {
		if i < len(rest) {
			return f.resolve(rest[i])
		}
		return nil
	}
	switch kind {
	case "DeviceGray", "CalGray", "G":
		return grey()
	case "DeviceRGB", "CalRGB", "RGB":
		return ofComponents(3)
	case "DeviceCMYK", "CMYK":
		return ofComponents(4)
	case "ICCBased":
		return ofComponents(f.int(f.dict(at(0))["N"], 0))
	case "Separation":
		return tint()
	case "DeviceN":
		if n := len(f.array(at(0))); n != 1 {
			return ofComponents(n &^ 3) // four inks are most likely CMYK
		}
		return tint()
	case "Indexed", "I":
		if depth < maxSpaces {
			return f.indexed(f.space(at(0), depth+1), f.int(at(1), 0), at(2))
		}
	}
	return space{}
}

func ofComponents(n int) space {
	switch n {
	case 1:
		return grey()
	case 3:
		return space{n: 3, rgb: func(of, to []byte) { copy(to, of) }}
	case 4:
		return space{n: 4, rgb: func(of, to []byte) { to[0], to[1], to[2] = color.CMYKToRGB(of[0], of[1], of[2], of[3]) }}
	}
	return space{}
}

// indexed returns a space that is a table of colours of another space.
func (f *file) indexed(base space, highest int, table any) space {
	if base.n == 0 || base.indexed || highest < 0 || highest > 255 {
		return space{}
	}
	var colours []byte
	switch t := table.(type) {
	case str:
		colours = t
	case *stream:
		colours = f.decode(t)
	}
	rgb := make([]byte, 3*(highest+1))
	for i := 0; i <= highest && (i+1)*base.n <= len(colours); i++ {
		base.rgb(colours[i*base.n:(i+1)*base.n], rgb[3*i:3*i+3])
	}
	return space{n: 1, indexed: true, rgb: func(of, to []byte) {
		i := min(int(of[0]), highest)
		copy(to, rgb[3*i:3*i+3])
	}}
}
