import { FILTER } from '@pasok/contract'
import type { Language } from '../../routing/address.ts'
import {
  ALL_HITS,
  ALL_VALUES,
  parseAttribute,
  EXACT,
  HIGHEST,
  LOWEST,
  PRICE,
  type View,
} from '../../routing/query.ts'
import { readNumber } from '@pasok/ui/kit/typed-number.ts'
import { joinRange } from './filters/range.ts'
import { readPrice } from './filters/read-price.ts'
import { formatQuery } from './state.ts'

/** How an address of some page is written. */
export interface Usual {
  readonly language: Language
  /** Undefined where only the answer tells it: then a named one stays. */
  readonly usualView: View | undefined
  /** Whether filters and orders by price mean something. */
  readonly seesPrices?: boolean
}

const BEFORE_FILTERS = ['title', 'keyword', `${FILTER}brand`]
const AFTER_FILTERS = ['sort', 'view', 'page', ALL_HITS, EXACT, ALL_VALUES]

const isKnown = (name: string, seesPrices: boolean | undefined): boolean =>
  BEFORE_FILTERS.includes(name) ||
  AFTER_FILTERS.includes(name) ||
  parseAttribute(name, seesPrices) !== undefined

/**
 * What a form sent, as an address is written: a filter's repeated values joined, the two fields of a number made one,
 * what is empty, usual or unknown left out. Two fields that make no range stay as they were typed.
 */
export const tidy = (
  query: URLSearchParams,
  { language, usualView, seesPrices = false }: Usual,
): URLSearchParams => {
  const tidied = new URLSearchParams()
  const keep = (name: string) => {
    const [first = ''] = query.getAll(name)
    const text = name.startsWith(FILTER) ? joined(query, name) : first
    const isUsual = (name === 'sort' && text === 'default') || (name === 'view' && text === usualView)
    if (text.trim() !== '' && !isUsual) tidied.set(name, text)
  }
  for (const name of BEFORE_FILTERS) keep(name)
  const slugs = new Set([...query.keys()].flatMap((name) => parseAttribute(name, seesPrices) ?? []))
  const readOwnNumber = (typed: string) => readNumber(typed, language)
  for (const slug of slugs) {
    const [from, to] = [query.get(LOWEST + slug), query.get(HIGHEST + slug)]
    if (from === null && to === null) keep(FILTER + slug)
    else {
      const range = joinRange(from ?? '', to ?? '', slug === PRICE ? readPrice : readOwnNumber)
      if (range) tidied.set(FILTER + slug, range)
      if (range === undefined) {
        tidied.set(LOWEST + slug, from ?? '')
        tidied.set(HIGHEST + slug, to ?? '')
      }
    }
  }
  for (const name of AFTER_FILTERS) keep(name)
  return tidied
}

const joined = (query: URLSearchParams, name: string): string => {
  const values = query.getAll(name).filter((value) => value.trim() !== '')
  return [...new Set(values)].join(',')
}

/** Where an address leads that a form made before any script ran; undefined for one that is tidy already. */
export const tidiedAddress = (url: URL, usual: Usual): string | undefined => {
  const parameters = [...url.searchParams].filter(([name]) => isKnown(name, usual.seesPrices))
  const tidied = tidy(url.searchParams, usual)
  const inOrder = (entries: Iterable<[string, string]>) =>
    [...entries]
      .map((entry) => JSON.stringify(entry))
      .toSorted()
      .join()
  if (inOrder(parameters) === inOrder(tidied)) return undefined
  return url.pathname + formatQuery(tidied)
}
