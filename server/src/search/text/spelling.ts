import type { ReadText, Word } from './parse-query.store.ts'
import { joinSizes } from './typed-text.ts'

/** The text with its mistyped words corrected; undefined if there are none. */
export const correctedText = (text: string, words: readonly Word[]): string | undefined => {
  if (words.every(({ instead }) => instead.length === 0)) return undefined
  const pieces = joinSizes(text).trim().split(/\s+/)
  return pieces
    .map((piece, place) => {
      const within = words.filter((word) => word.piece === place)
      return within.some(({ instead }) => instead.length > 0)
        ? within.map(({ word, instead }) => instead[0]?.join(' ') ?? word).join(' ')
        : piece
    })
    .join(' ')
}

/** The most readings of a text that are tried. */
const MOST_READINGS = 9

/**
 * The ways to read a text whose words may be mistyped for several others each: one spelling a word, the likeliest first.
 * The text itself where there is no choice. A word that a brand's name may be is that.
 */
export const listReadings = (read: ReadText): ReadText[] => {
  let readings = [read]
  for (const [place, { instead, brands }] of read.words.entries()) {
    if (instead.length < 2) continue
    const spellings = brands.length > 0 ? instead.slice(0, 1) : instead
    readings = readings
      .flatMap((reading) =>
        spellings.map((spelling) => ({
          ...reading,
          words: reading.words.with(place, { ...(reading.words[place] as Word), instead: [spelling] }),
        })),
      )
      // Cut at each word: all readings of sixteen words would fill the memory.
      .slice(0, MOST_READINGS)
  }
  return readings
}
