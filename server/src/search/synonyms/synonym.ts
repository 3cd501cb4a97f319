import { LONGEST_SYNONYM } from '@pasok/contract'
import type { FieldErrorCode } from '@pasok/words'
import { MOST_WORDS } from '../specification/phrases.ts'
import { FILLERS } from '../specification/read-query.ts'
import { bare, scan, singular } from '../specification/scan.ts'

/** What products that have a name have: all tokens of one of these lists. */
export type NameTokens = readonly (readonly string[])[]

/**
 * How a name of a group is found, a name in the normal form of `catalogue.synonym`: as one to four words beside each
 * other, or as one code. Undefined where a search would never find it: a size, a figure with a unit, words that say nothing.
 */
export const readName = (term: string): NameTokens | undefined => {
  const pieces = scan(term)
  const words = pieces.flatMap((piece) => (piece.kind === 'word' ? piece.word : []))
  const name = nameKey(term)
  if (term.length < 2 || term.length > LONGEST_SYNONYM) return undefined
  if (words.length === pieces.length && words.length > 0 && words.length <= MOST_WORDS) {
    if (words.join(' ') !== name || words.every((word) => FILLERS.has(word))) return undefined
    return ['w:', 'a:'].map((beginning) => words.map((word) => beginning + word))
  }
  const [code] = pieces
  return pieces.length === 1 && code?.kind === 'code' && code.text === name
    ? [[`c:${bare(code.text)}`]]
    : undefined
}

/** A name by its words in the singular: names that differ by a plural are one. */
export const nameKey = (term: string): string => term.split(' ').map(singular).join(' ')

/** Why names make no group, by their places; undefined where they do. `terms` are the names in their normal form. */
export const nameErrors = (
  terms: readonly string[],
): Readonly<Record<string, FieldErrorCode>> | undefined => {
  const keys = terms.map(nameKey)
  const errors = terms.flatMap((term, place): [string, FieldErrorCode][] => {
    if (!readName(term)) return [[`names.${place}`, 'unsearchable_name']]
    return keys.indexOf(nameKey(term)) < place ? [[`names.${place}`, 'name_twice']] : []
  })
  return errors.length > 0 ? Object.fromEntries(errors) : undefined
}

/** The keys of a group's names, by which it is compared with others. */
export const nameKeys = ({ names }: { readonly names: readonly string[] }): ReadonlySet<string> =>
  new Set(names.map(nameKey))

/** A group that has all of these names already. */
export const findGroupContaining = <G extends { readonly keys: ReadonlySet<string> }>(
  groups: Iterable<G>,
  keys: ReadonlySet<string>,
): G | undefined => {
  for (const group of groups) if (containsAll(group.keys, keys)) return group
  return undefined
}

/** Whether all keys of a group are among some keys. */
export const containsAll = (keys: ReadonlySet<string>, ofGroup: ReadonlySet<string>): boolean =>
  [...ofGroup].every((key) => keys.has(key))
