package pdf

// operands are the operands before an operator.
type operands []any

// num returns the i-th operand from the end, or 0 if it does not exist or has a value that no page
// needs.
func (o operands) num(i int) float64 {
	if i > len(o) {
		return 0
	}
	const most = 1e7
	n, _ := number(o[len(o)-i])
	if !(n >= -most && n <= most) {
		return 0
	}
	return n
}

func (o operands) last() any {
	if len(o) == 0 {
		return nil
	}
	return o[len(o)-1]
}

func (o operands) matrix() matrix {
	return matrix{o.num(6), o.num(5), o.num(4), o.num(3), o.num(2), o.num(1)}
}

const (
	maxOperands  = 512
	maxSaved     = 256 // graphics states
	maxMarks     = 1000
	maxActual    = 4096 // bytes of a mark's replacement text
	maxDamage    = 100  // unreadable objects of a content stream
	stopInterval = 1024 // tokens
)

// run executes content (ISO 32000-1 annex A) with its resources. depth is the number of forms
// around it.
func (c *canvas) run(content []byte, resources dict, depth int) {
	f := c.file
	p := &parser{src: content}
	var before operands
	for tokens, damage := 1, 0; damage < maxDamage; tokens++ {
		if tokens%stopInterval == 0 && f.stopped() {
			return
		}
		v, err := p.next(0)
		if err == errEnd || err == errNested {
			return
		}
		if err != nil {
			damage++
			continue
		}
		op, ok := v.(keyword)
		if !ok {
			if _, stray := v.(closing); !stray {
				if len(before) > maxOperands {
					before = append(before[:0], before[maxOperands/2:]...)
				}
				before = append(before, v)
			}
			continue
		}
		if f.operators--; f.operators < 0 || f.text < 0 || len(c.page.Glyphs) >= f.limits.Glyphs {
			f.cut = true
			return
		}
		switch op {
		case "Do":
			c.drawObject(before, resources, depth)
		case "BI":
			c.inline++
			c.addImage(p.inlineImage())
		case "Tf":
			c.state.size = before.num(1)
			if len(before) >= 2 {
				if n, ok := before[len(before)-2].(name); ok {
					c.state.font = f.font(f.dict(resources["Font"])[n])
				}
			}
		case "BDC":
			c.beginMark(before, resources, depth)
		case "gs":
			if n, ok := before.last().(name); ok {
				state := f.dict(f.dict(resources["ExtGState"])[n])
				c.setState(state)
				c.drawMask(state, depth)
			}
		case "sh":
			c.addArea(area{box: c.state.clip.box, alpha: 1, vague: true})
		default:
			if !c.textOperator(op, before) && !c.colourOperator(op, before, resources) {
				c.pathOperator(op, before)
			}
		}
		before = before[:0]
	}
}

// textOperator executes the operators of text and state, and reports whether op is one of them.
func (c *canvas) textOperator(op keyword, o operands) bool {
	g := &c.state
	switch op {
	case "q":
		if len(c.saved) < maxSaved {
			c.saved = append(c.saved, c.state)
		} else {
			c.over++
		}
	case "Q":
		if c.over > 0 {
			c.over--
		} else if n := len(c.saved); n > 0 {
			c.state, c.saved = c.saved[n-1], c.saved[:n-1]
		}
	case "cm":
		g.ctm = o.matrix().mul(g.ctm)
	case "BT":
		c.line = shift(0, 0)
		c.text = c.line
	case "Tm":
		c.line = o.matrix()
		c.text = c.line
	case "w":
		g.lineWidth = o.num(1)
	case "d":
		g.dashed = len(o) > 1 && len(c.file.array(o[len(o)-2])) > 0
	case "Tc":
		g.charSpace = o.num(1)
	case "Tw":
		g.wordSpace = o.num(1)
	case "Tz":
		g.stretch = o.num(1) / 100
	case "TL":
		g.leading = o.num(1)
	case "Ts":
		g.rise = o.num(1)
	case "Tr":
		g.mode = int(o.num(1))
	case "TD":
		g.leading = -o.num(1)
		c.moveLine(o.num(2), o.num(1))
	case "Td":
		c.moveLine(o.num(2), o.num(1))
	case "T*":
		c.moveLine(0, -g.leading)
	case "\"":
		g.wordSpace, g.charSpace = o.num(3), o.num(2)
		c.moveLine(0, -g.leading)
		c.showAll(o.last())
	case "'":
		c.moveLine(0, -g.leading)
		c.showAll(o.last())
	case "Tj", "TJ":
		c.showAll(o.last())
	case "BMC":
		c.push(mark{unit: c.unit(), off: c.isOff()})
	case "EMC":
		c.endMark()
	default:
		return false
	}
	return true
}

// moveLine moves to another line.
func (c *canvas) moveLine(x, y float64) {
	c.line = shift(x, y).mul(c.line)
	c.text = c.line
}

// showAll shows a string, or several with distances between them.
func (c *canvas) showAll(v any) {
	switch t := v.(type) {
	case str:
		c.showString(t)
	case array:
		for _, part := range t {
			if s, ok := part.(str); ok {
				c.showString(s)
			} else if n, ok := number(part); ok {
				c.text = shift(-n/1000*c.state.size*c.state.stretch, 0).mul(c.text)
			}
		}
	}
}

// drawObject draws a form, or counts an image (§8.10 and §8.9).
func (c *canvas) drawObject(o operands, resources dict, depth int) {
	f := c.file
	n, _ := o.last().(name)
	s := f.stream(f.dict(resources["XObject"])[n])
	if s == nil {
		return
	}
	if f.layerOff(s.dict["OC"]) {
		defer func(off bool) { c.state.off = off }(c.state.off)
		c.state.off = true
	}
	switch f.name(s.dict["Subtype"]) {
	case "Image":
		if c.masking {
			return
		}
		if len(c.pictures) < maxPlaced {
			c.pictures = append(c.pictures, placed{s, c.state.ctm})
		}
		mask, _ := f.resolve(s.dict["ImageMask"]).(bool)
		c.addImage(mask || s.dict["SMask"] != nil || s.dict["Mask"] != nil)
	case "Form":
		c.drawForm(s, resources, depth)
	}
}

// drawForm draws a form; one without resources uses those around it.
func (c *canvas) drawForm(s *stream, resources dict, depth int) {
	f := c.file
	if depth >= f.limits.Forms || c.forms[s] {
		f.cut = f.cut || depth >= f.limits.Forms
		return
	}
	c.forms[s] = true
	state, saved, over, text, line := c.state, c.saved, c.over, c.text, c.line
	c.saved = nil
	if m, ok := f.nums(s.dict["Matrix"], 6); ok {
		c.state.ctm = matrix(m).mul(c.state.ctm)
	}
	if own := f.dict(s.dict["Resources"]); own != nil {
		resources = own
	}
	c.enterForm(s.dict)
	c.run(f.decode(s), resources, depth+1)
	c.state, c.saved, c.over, c.text, c.line = state, saved, over, text, line
	delete(c.forms, s)
}

// enterForm begins a form: it clips to the form's box and applies the effect of a group, which is
// first painted by itself (§11.4).
func (c *canvas) enterForm(form dict) {
	f, g := c.file, &c.state
	if b, ok := f.nums(form["BBox"], 4); ok {
		inner, upright := boxOf(g.ctm, b[0], b[1], b[2], b[3])
		g.clip.box = g.clip.intersect(inner)
		g.clip.vague = g.clip.vague || !upright
	}
	if f.name(f.dict(form["Group"])["S"]) == "Transparency" {
		g.within = g.vague
		g.group = g.fill.alpha
		g.stroke.alpha = g.group
		g.masked, g.blends = false, false
	}
}

// isOff reports whether the current content is in a hidden layer.
func (c *canvas) isOff() bool {
	n := len(c.marks)
	return c.state.off || n > 0 && c.marks[n-1].off
}

// unit returns the unit of the innermost mark.
func (c *canvas) unit() int32 {
	if n := len(c.marks); n > 0 {
		return c.marks[n-1].unit
	}
	return 0
}

// beginMark records the replacement text of marked content (§14.9.4) and the unit of the structure
// that it belongs to. Identifiers in forms are the forms' own: the content of a form is in the
// unit in which the form is drawn.
func (c *canvas) beginMark(o operands, resources dict, depth int) {
	f := c.file
	var properties dict
	switch t := o.last().(type) {
	case dict:
		properties = t
	case name:
		properties = f.dict(f.dict(resources["Properties"])[t])
	}
	m := mark{first: len(c.page.Glyphs), unit: c.unit(), off: c.isOff()}
	if len(o) >= 2 && o[len(o)-2] == name("OC") {
		if n, ok := o.last().(name); ok {
			m.off = m.off || f.layerOff(f.dict(resources["Properties"])[n])
		}
	}
	if id, ok := f.resolve(properties["MCID"]).(int); ok && depth == 0 && c.structure != nil {
		m.unit = c.structure.of[content{c.number, id}]
	}
	if s, ok := f.resolve(properties["ActualText"]).(str); ok {
		m.actual, m.has = textString(s), true
	}
	c.push(m)
}

func (c *canvas) push(m mark) {
	if len(c.marks) < maxMarks {
		c.marks = append(c.marks, m)
	}
}

func (c *canvas) endMark() {
	n := len(c.marks)
	if n == 0 {
		return
	}
	m := c.marks[n-1]
	c.marks = c.marks[:n-1]
	if !m.has || m.first >= len(c.page.Glyphs) || len(m.actual) >= maxActual || !c.reserveGlyph(len(m.actual)) {
		return
	}
	in := c.page.Glyphs[m.first:]
	in[0].Text, in[0].EndX, in[0].EndY = m.actual, in[len(in)-1].EndX, in[len(in)-1].EndY
	c.page.Glyphs, c.letters = c.page.Glyphs[:m.first+1], c.letters[:m.first+1]
}

// inlineImage skips an image among the operators, up to an EI that text follows. It reports
// whether the image is a mask.
func (p *parser) inlineImage() (mask bool) {
	var key name
	for {
		v, err := p.next(0)
		if err != nil {
			return mask
		}
		if v == keyword("ID") {
			break
		}
		if on, ok := v.(bool); ok && (key == "IM" || key == "ImageMask") {
			mask = on
		}
		key, _ = v.(name)
	}
	const ahead = 10 // bytes that must look like text
	for i := p.pos + 1; i+2 < len(p.src); i++ {
		if p.src[i] != 'E' || p.src[i+1] != 'I' || !isSpace(p.src[i-1]) || !isSpace(p.src[i+2]) {
			continue
		}
		if looksLikeText(p.src[i+2 : min(len(p.src), i+2+ahead)]) {
			p.pos = i + 2
			return mask
		}
	}
	p.pos = len(p.src)
	return mask
}

func looksLikeText(b []byte) bool {
	for _, c := range b {
		if c < '\t' || c > '~' {
			return false
		}
	}
	return true
}
