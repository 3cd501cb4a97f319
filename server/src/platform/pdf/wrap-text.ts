/**
 * Breaks a text into lines no wider than `width`. Lines break at spaces and at line breaks; only a word wider than a
 * line is broken within. `measure` returns a text's width.
 */
export const wrapText = (text: string, width: number, measure: (text: string) => number): string[] => {
  const space = measure(' ')
  // Measured with the space after it, as words are drawn, so that each word is shaped once for both.
  const measureWord = (word: string) => measure(`${word} `) - space
  return text
    .trim()
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = []
      let line = ''
      let used = 0
      for (const word of paragraph.split(' ').filter((one) => one !== '')) {
        const pieces = measureWord(word) > width ? broken(word, width, measure) : [word]
        for (const [index, piece] of pieces.entries()) {
          const needed = measureWord(piece)
          if (line !== '' && index === 0 && used + space + needed <= width) {
            line = `${line} ${piece}`
            used += space + needed
          } else {
            if (line !== '') lines.push(line)
            line = piece
            used = needed
          }
        }
      }
      return [...lines, line]
    })
}

/** The pieces of a word wider than a line: each as many characters as fit, at least one. */
const broken = (word: string, width: number, measure: (text: string) => number): string[] => {
  const pieces: string[] = []
  let piece = ''
  let used = 0
  for (const sign of word) {
    const needed = measure(sign)
    if (piece !== '' && used + needed > width) {
      pieces.push(piece)
      piece = ''
      used = 0
    }
    piece += sign
    used += needed
  }
  return [...pieces, piece]
}
