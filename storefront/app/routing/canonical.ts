import { localised, type Language } from './localised.ts'

/** The parameters that make a page; those without a value are not written. */
export type Query = Readonly<Record<string, string | undefined>>

/** The one address of a page in a language, from the shop's own root. `rest` is its path without a language. */
export const canonical = (language: Language, rest: string, query: Query = {}): string => {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return localised(language, rest) + (entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`)
}
