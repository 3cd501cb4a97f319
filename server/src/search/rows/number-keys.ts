/** A part number inside a longer text has at least so many letters and digits. */
const SHORTEST_KEY = 4
const MOST_PIECES = 8

/**
 * The part numbers that a text with something beside them may hold, the longest first: 'SKF 6204-2RS' has 6204-2RS. What
 * is left over has no digit, or it would be another part number.
 */
export const numberKeysIn = (text: string): string[] => {
  const pieces = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (pieces.length < 2 || pieces.length > MOST_PIECES) return []
  const first = pieces.findIndex(hasDigit)
  const last = pieces.findLastIndex(hasDigit)
  if (first === -1) return []
  const keys: string[] = []
  for (let from = 0; from <= first; from++)
    for (let to = last; to < pieces.length; to++)
      if (to - from + 1 < pieces.length) keys.push(pieces.slice(from, to + 1).join('-'))
  return keys
    .filter((key) => key.replaceAll('-', '').length >= SHORTEST_KEY)
    .toSorted((one, other) => other.length - one.length)
}

const hasDigit = (piece: string): boolean => /\d/.test(piece)
