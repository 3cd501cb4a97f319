/** The width of a text in pixels, at a size in pixels. */
export type Measured = (text: string, size: number) => number

/** A text fitted into a box. */
export interface Lines {
  readonly size: number
  readonly lines: readonly string[]
}

/** Breaks a text at its blanks; a word wider than the box gets a line of its own. */
const breakText = (text: string, size: number, width: number, measured: Measured): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && measured(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Cuts a line to the width and ends it with '…'. */
const cutLine = (line: string, size: number, width: number, measured: Measured): string => {
  let start = line
  while (start !== '' && measured(`${start}…`, size) > width) start = start.replace(/.$/su, '').trimEnd()
  return `${start}…`
}

/** Fits a text into a box at the largest of the given sizes, which descend; at the smallest size the text is cut. */
export const fitLines = (
  text: string,
  place: { readonly width: number; readonly height: number },
  sizes: readonly [number, ...number[]],
  measured: Measured,
): Lines => {
  const countRows = (size: number) => Math.max(1, Math.floor(place.height / (size * LINE_HEIGHT)))
  for (const size of sizes) {
    const lines = breakText(text, size, place.width, measured)
    const fits = lines.length <= countRows(size) && lines.every((line) => measured(line, size) <= place.width)
    if (fits) return { size, lines }
  }
  const size = sizes.at(-1) ?? sizes[0]
  const all = breakText(text, size, place.width, measured)
  const rows = countRows(size)
  const lines = all.slice(0, rows).map((line, index) => {
    const isCut = measured(line, size) > place.width || (index === rows - 1 && all.length > rows)
    return isCut ? cutLine(line, size, place.width, measured) : line
  })
  return { size, lines }
}

export const LINE_HEIGHT = 1.18
