import type { ComparedCard } from '@pasok/contract'

/** One product's value in a compared row. */
export interface Cell {
  readonly text: string
  /** The text's language, where it is not the reader's. */
  readonly lang?: string | undefined
}

/** What the products have of one thing, each in its column; undefined where one has nothing of it. */
export interface CompareRow {
  readonly key: string
  readonly name: string
  readonly cells: readonly (Cell | undefined)[]
}

/** Do the products differ in a row? Of which one has nothing differs from those that have something. */
export const differs = ({ cells }: Pick<CompareRow, 'cells'>): boolean =>
  new Set(cells.map((cell) => cell?.text)).size > 1

/** The technical values of products, a row for each attribute that one of them has, in the order that they have them. */
export const attributeRows = (products: readonly Pick<ComparedCard, 'attributes'>[]): CompareRow[] => {
  const names = new Map(
    products.flatMap(({ attributes }) => attributes.map(({ code, name }) => [code, name])),
  )
  return [...names].map(([code, name]) => ({
    key: code,
    name,
    cells: products.map(({ attributes }) => buildCell(attributes.filter((value) => value.code === code))),
  }))
}

/** An attribute may have several values. */
const buildCell = (values: ComparedCard['attributes']): Cell | undefined => {
  const [first] = values
  if (!first) return undefined
  const text = values.map((value) => (value.unit ? `${value.text} ${value.unit}` : value.text)).join(', ')
  return { text, lang: first.fallback_language?.['text'] }
}
