package terminal

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image"
	"image/png"
	"regexp"
	"strconv"

	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/ansi/iterm2"
	"github.com/charmbracelet/x/ansi/sixel"
	"golang.org/x/image/draw"
)

// PicturePlace is the part of a screen that a picture may take.
type PicturePlace struct {
	Columns, Rows         int // of cells
	CellWidth, CellHeight int // pixels of a cell
	MostWidth, MostHeight int // pixels that the terminal draws; 0 if it reports none
}

// PictureQuestion asks a terminal of a kind for its pixels. Every terminal answers the last part.
func PictureQuestion(k PictureKind) string {
	q := "\x1b[16t\x1b[14t" + ansi.RequestPrimaryDeviceAttributes
	if k == Sixel {
		q = "\x1b[?2;1;0S" + q
	}
	return q
}

var (
	cellPixels   = regexp.MustCompile(`\x1b\[6;(\d+);(\d+)t`)
	screenPixels = regexp.MustCompile(`\x1b\[4;(\d+);(\d+)t`)
	sixelPixels  = regexp.MustCompile(`\x1b\[\?2;0;(\d+);(\d+)S`)
	attributes   = regexp.MustCompile(`\x1b\[\?[\d;]*c`)
)

// PictureAnswers splits the input from a terminal into the answers to PictureQuestion and keys. ended reports that the
// last answer is there.
func PictureAnswers(sent string) (answers, keys string, ended bool) {
	keys = sent
	for _, form := range []*regexp.Regexp{sixelPixels, cellPixels, screenPixels, attributes, refused} {
		for _, answer := range form.FindAllString(keys, -1) {
			answers += answer
		}
		keys = form.ReplaceAllString(keys, "")
	}
	return answers, keys, attributes.MatchString(answers)
}

// refused matches an answer that the size of a picture is not known.
var refused = regexp.MustCompile(`\x1b\[\?\d+(;\d+)*S`)

// PicturePlaceOf returns the place in a screen of columns × rows cells, by the terminal's answers to PictureQuestion.
func PicturePlaceOf(answers string, columns, rows int) PicturePlace {
	p := PicturePlace{Columns: columns, Rows: rows}
	pair := func(form *regexp.Regexp) (a, b int) {
		if m := form.FindStringSubmatch(answers); m != nil {
			a, _ = strconv.Atoi(m[1]) // a number that is too large is no number
			b, _ = strconv.Atoi(m[2])
		}
		return a, b
	}
	p.MostWidth, p.MostHeight = pair(sixelPixels)
	p.CellHeight, p.CellWidth = pair(cellPixels)
	if p.CellHeight == 0 || p.CellWidth == 0 {
		high, wide := pair(screenPixels)
		if high == 0 && p.MostWidth/columns < 4*smallWidth { // xterm reports the pixels of its window as the largest picture, and no others
			wide, high = p.MostWidth, p.MostHeight
		}
		p.CellHeight, p.CellWidth = high/rows, wide/columns
	}
	if p.CellHeight == 0 || p.CellWidth == 0 {
		p.CellHeight, p.CellWidth = smallHeight, smallWidth
	}
	return p
}

// A cell whose size is not known is taken to be small, so that the picture fits.
const (
	smallWidth  = 6
	smallHeight = 12
)

// fit returns the size in pixels at which a picture fits into a place. It never enlarges the picture.
func (p PicturePlace) fit(width, height int) (w, h int) {
	mostWidth, mostHeight := p.Columns*p.CellWidth, p.Rows*p.CellHeight
	if p.MostWidth > 0 && p.MostHeight > 0 {
		mostWidth, mostHeight = min(mostWidth, p.MostWidth), min(mostHeight, p.MostHeight)
	}
	w, h = min(width, mostWidth), min(height, mostHeight)
	if w*height < h*width {
		return max(w, 1), max(w*height/width, 1)
	}
	return max(h*width/height, 1), max(h, 1)
}

// WholePicture is the sequence that draws a PNG where the cursor is, as large as a place allows.
func WholePicture(k PictureKind, data []byte, p PicturePlace) (string, error) {
	config, err := png.DecodeConfig(bytes.NewReader(data))
	if err != nil || config.Width < 1 || config.Height < 1 {
		return "", fmt.Errorf("show the page: %w", err)
	}
	if k == Sixel {
		return sixels(data, p)
	}
	columns := p.Columns
	rows := max(config.Height*columns*p.CellWidth/(config.Width*p.CellHeight), 1)
	if rows > p.Rows { // a picture too high at full width gets the height of the place
		columns, rows = max(columns*p.Rows/rows, 1), p.Rows
	}
	if k == Kitty {
		plain := PictureOutput{wrap: func(sequence string) string { return sequence }}
		return plain.transmit(fmt.Sprintf("a=T,f=100,c=%d,r=%d,q=2,", columns, rows), data), nil
	}
	return ansi.ITerm2(iterm2.File{
		Width: fmt.Sprint(columns), Height: fmt.Sprint(rows), Inline: true, Size: int64(len(data)),
		Content: []byte(base64.StdEncoding.EncodeToString(data)),
	}), nil
}

// WipePicture is the sequence that removes pictures, because erasing the screen may leave them.
func WipePicture(k PictureKind) string {
	if k == Kitty {
		return "\x1b_Ga=d,d=A,q=2\x1b\\"
	}
	return ""
}

func sixels(data []byte, p PicturePlace) (string, error) {
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return "", fmt.Errorf("show the page: %w", err)
	}
	size := img.Bounds().Size()
	if w, h := p.fit(size.X, size.Y); w != size.X || h != size.Y {
		scaled := image.NewRGBA(image.Rect(0, 0, w, h))
		draw.BiLinear.Scale(scaled, scaled.Bounds(), img, img.Bounds(), draw.Src, nil)
		img = scaled
	}
	var b bytes.Buffer
	if err := (&sixel.Encoder{}).Encode(&b, img); err != nil {
		return "", fmt.Errorf("show the page: %w", err)
	}
	return ansi.SixelGraphics(0, 1, 0, b.Bytes()), nil
}
