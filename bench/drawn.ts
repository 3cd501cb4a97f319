import { createHash } from 'node:crypto'

/** A number from 0 up to 1 that depends on the text alone: what is drawn is the same in every run. */
export const drawn = (text: string): number =>
  createHash('sha1').update(text).digest().readUInt32BE() / 2 ** 32

/** One of several, by the text alone. */
export const drawnFrom = <T>(several: readonly T[], text: string): T => {
  const one = several[Math.floor(drawn(text) * several.length)]
  if (one === undefined) throw new Error(`nothing to draw from for ${text}`)
  return one
}
