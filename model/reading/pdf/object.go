package pdf

// An object of a file is a bool, int, float64, nil or one of these types.
type (
	name  string
	str   []byte
	array []any
	dict  map[name]any

	ref struct{ num, gen int }

	stream struct {
		dict dict
		raw  []byte // decrypted, before its filters
	}

	// keyword is an operator, or a word of the file's structure.
	keyword string
)

// resolve follows references.
func (f *file) resolve(v any) any {
	for range 16 {
		r, ok := v.(ref)
		if !ok {
			return v
		}
		v = f.object(r.num)
	}
	return nil
}

// dict returns a dictionary, that of a stream for a stream, or nil for other objects.
func (f *file) dict(v any) dict {
	switch t := f.resolve(v).(type) {
	case dict:
		return t
	case *stream:
		return t.dict
	}
	return nil
}

func (f *file) array(v any) array    { a, _ := f.resolve(v).(array); return a }
func (f *file) name(v any) name      { n, _ := f.resolve(v).(name); return n }
func (f *file) str(v any) str        { s, _ := f.resolve(v).(str); return s }
func (f *file) stream(v any) *stream { s, _ := f.resolve(v).(*stream); return s }

func (f *file) num(v any, otherwise float64) float64 {
	if n, ok := number(f.resolve(v)); ok {
		return n
	}
	return otherwise
}

func (f *file) int(v any, otherwise int) int { return whole(f.num(v, float64(otherwise))) }

// nums returns the numbers of an array; ok if there are exactly n.
func (f *file) nums(v any, n int) (out []float64, ok bool) {
	a := f.array(v)
	if len(a) != n {
		return nil, false
	}
	for _, x := range a {
		out = append(out, f.num(x, 0))
	}
	return out, true
}

func number(v any) (float64, bool) {
	switch t := v.(type) {
	case int:
		return float64(t), true
	case float64:
		return t, true
	}
	return 0, false
}

// whole truncates a number to a range in which sums and products cannot overflow.
func whole(n float64) int {
	const most = 1 << 40
	if n != n {
		return 0
	}
	return int(max(-most, min(n, most)))
}

// bigEndian reads up to eight bytes.
func bigEndian(b []byte) int {
	v := 0
	for _, c := range b {
		v = v<<8 | int(c)
	}
	return v
}
