import type { Card } from '@pasok/contract'
import { languages } from '@pasok/words'
import { drawn, drawnFrom } from '../drawn.ts'
import { distinctVisits } from './distinct-visits.ts'
import type { Kind } from './kind.ts'
import { wordsOfNames } from './words.ts'

export const SHORTEST_MISTYPED = 5
const COUNTS = [2, 2, 3]

/** A search for two or three words of a product's name, one of them mistyped. */
export const typos: Kind = {
  name: 'Search with a typo',
  unit: 'searches',
  calls: ['search'],
  targetMs: 5,
  targetPerSecond: 300,
  choose: async (ask) => {
    const names = { en: await wordsOfNames(ask, 'en'), id: await wordsOfNames(ask, 'id') }
    return distinctVisits((n) => {
      const text = `typo ${n}`
      const language = drawnFrom(languages, `${text} language`)
      const words = drawnFrom(names[language], `${text} name`)
      const count = drawnFrom(COUNTS, `${text} count`)
      const first = Math.floor(drawn(`${text} first`) * (words.length - count + 1))
      const typed = words.slice(first, first + count)
      const long = [...typed.keys()].filter((at) => (typed[at]?.length ?? 0) >= SHORTEST_MISTYPED)
      if (typed.length < count || long.length === 0) return undefined
      const at = drawnFrom(long, `${text} word`)
      typed[at] = addTypo(typed[at] ?? '', text)
      const query = new URLSearchParams({ keyword: typed.join(' ') })
      return [{ path: `/api/v2/website/search?${query.toString()}`, language }]
    })
  },
  isRight: ([answer]) => (answer as { products: { records: readonly Card[] } }).products.records.length > 0,
  fewestRight: 0.8,
}

/** One letter, never the first, dropped, doubled or swapped with its neighbour. */
export const addTypo = (word: string, text: string): string => {
  const at = 1 + Math.floor(drawn(`${text} letter`) * (word.length - 2))
  const [before, letter = '', next = '', after] = [
    word.slice(0, at),
    word[at],
    word[at + 1],
    word.slice(at + 2),
  ]
  const slips = [before + next + after, before + letter + letter + next + after]
  if (letter !== next) slips.push(before + next + letter + after)
  return drawnFrom(slips, `${text} slip`)
}
