package isolated

// Lacking describes the gaps of a kernel.
var Lacking = lacking
