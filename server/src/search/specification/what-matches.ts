import { valueTokens } from './item-tokens.ts'

/** A value of an item: a text, or a number in the attribute's unit. */
interface ShownValue {
  readonly code: string
  readonly unit: string | null
  readonly text: string | null
  readonly number: string | null
}

/**
 * The values of an item by which it was found: for each figure of the query the one that the query names, or else the
 * first that has it.
 */
export const whatMatches = <V extends ShownValue>(
  values: readonly V[],
  figures: readonly (readonly string[])[],
): V[] => {
  const read = values.map((value) => ({
    value,
    tokens: valueTokens(value.code, value.text ?? `${value.number} ${value.unit ?? ''}`),
  }))
  const found = figures.flatMap((figure) => {
    const named = figure.filter((token) => token.startsWith('@'))
    const by = (some: readonly string[]) => read.find(({ tokens }) => some.some((token) => tokens.has(token)))
    return (by(named) ?? by(figure))?.value ?? []
  })
  return [...new Set(found)]
}
