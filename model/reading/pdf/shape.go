package pdf

// letters are a range of the page's letters, by index.
type letters struct{ from, to int }

// drawMask draws the group of a soft mask (ISO 32000-1 §11.6.5.2) for its letters: they are a shape
// through which later paint is seen.
func (c *canvas) drawMask(state dict, depth int) {
	f := c.file
	mask, ok := f.resolve(state["SMask"]).(dict)
	if !ok {
		if state["SMask"] != nil {
			c.state.mask = letters{}
		}
		return
	}
	from := len(c.letters)
	if s := f.stream(mask["G"]); s != nil && !c.masking {
		c.masking = true
		saved := c.state
		c.state.fill, c.state.stroke = black(), black()
		c.drawForm(s, nil, depth)
		c.state = saved
		c.masking = false
	}
	c.state.mask = letters{from, len(c.letters)}
}

// clipToLetter adds the last letter to those whose shape is the clip.
func (c *canvas) clipToLetter() {
	g, n := &c.state, len(c.letters)
	if g.shape.to != n-1 {
		g.shape.from = n - 1
	}
	g.shape.to = n
	g.clip.vague = true
}

// reveal marks the letters through whose shape an area is seen, unless its colour is that of the
// background.
func (c *canvas) reveal(a area) {
	const faint = 0.02
	if a.alpha < faint {
		return
	}
	for _, r := range [...]letters{c.state.shape, c.state.mask} {
		for i := r.from; i < min(r.to, len(c.letters)); i++ {
			l := &c.letters[i]
			x, y := float64(l.x), float64(l.y)
			if !c.spendLook(&a, x, y) {
				return
			}
			if !l.bare || !a.contains(x, y) {
				continue
			}
			if ground := c.background(x, y); a.ink.known && ground.known && indistinct(a.ink.mixedOver(ground, a.alpha), ground) {
				continue
			}
			l.bare, l.after = false, int32(len(c.areas))+1
		}
	}
}
