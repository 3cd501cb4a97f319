/** How many letters must be added, removed or changed to turn one text into the other. */
const distance = (one: string, other: string): number => {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, letter] of one.split('').entries()) {
    const current = [i + 1]
    for (const [j, against] of other.split('').entries()) {
      const changed = (previous[j] ?? 0) + (letter === against ? 0 : 1)
      current.push(Math.min(changed, (previous[j + 1] ?? 0) + 1, (current[j] ?? 0) + 1))
    }
    previous = current
  }
  return previous.at(-1) ?? 0
}

/** The nearest existing key. */
export const nearest = (key: string, keys: readonly string[]): string | undefined =>
  keys
    .map((candidate) => ({ candidate, far: distance(key.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far)[0]?.candidate
