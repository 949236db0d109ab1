package pdf

// layers are the optional content groups that are hidden when the file is opened (ISO 32000-1
// §8.11), by the numbers of their objects.
type layers struct {
	off    map[int]bool
	others bool // groups in neither list are hidden
	on     map[int]bool
}

const maxLayers = 1000

// readLayers reads the hidden layers of the file.
func (f *file) readLayers() *layers {
	usual := f.dict(f.dict(f.dict(f.trailer["Root"])["OCProperties"])["D"])
	out := &layers{off: map[int]bool{}, on: map[int]bool{}, others: f.name(usual["BaseState"]) == "OFF"}
	for key, into := range map[name]map[int]bool{"OFF": out.off, "ON": out.on} {
		list := f.array(usual[key])
		for _, v := range list[:min(len(list), maxLayers)] {
			if r, ok := v.(ref); ok {
				into[r.num] = true
			}
		}
	}
	return out
}

// layerOff reports whether content is hidden: its group is off, or all of its groups are. Content
// with a more complex condition counts as visible.
func (f *file) layerOff(v any) bool {
	if v == nil {
		return false
	}
	if f.layers == nil {
		f.layers = f.readLayers()
	}
	l := f.layers
	if len(l.off) == 0 && !l.others {
		return false
	}
	off := func(v any) bool {
		r, ok := v.(ref)
		return ok && (l.off[r.num] || l.others && !l.on[r.num])
	}
	d := f.dict(v)
	if f.name(d["Type"]) != "OCMD" {
		return off(v)
	}
	if p := f.name(d["P"]); d["VE"] != nil || p != "" && p != "AnyOn" {
		return false
	}
	if list := f.array(d["OCGs"]); list != nil {
		for _, v := range list[:min(len(list), maxLayers)] {
			if !off(v) {
				return false
			}
		}
		return len(list) > 0 && len(list) <= maxLayers
	}
	return off(d["OCGs"])
}
