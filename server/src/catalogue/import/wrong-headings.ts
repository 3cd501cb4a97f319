import type { Mapping } from './mapping.ts'
import type { ImportProblem } from './problem.ts'

/** Every heading that a mapping reads. */
const named = (mapping: Mapping): Set<string> =>
  new Set([
    ...Object.values(mapping.columns),
    ...(mapping.sku_from ?? []),
    ...mapping.options.flatMap(({ name, value }) => [name, value]),
    ...mapping.attributes.flatMap(({ columns }) => Object.values(columns).filter((c) => c !== undefined)),
    ...(mapping.item_when === undefined ? [] : [mapping.item_when]),
  ])

/**
 * What is wrong with a file's headings. Where columns are called as the fields are, one with another name is a slip of
 * the pen; a mapping of its own leaves other columns alone, but those it names have to be there.
 */
export const wrongHeadings = (headings: readonly string[], mapping: Mapping): ImportProblem[] => {
  const known = named(mapping)
  const plain = Object.entries(mapping.columns).every(([field, column]) => field === column)
  const [code, wrong] = plain
    ? (['column_unknown', headings.filter((heading) => heading !== '' && !known.has(heading))] as const)
    : (['column_missing', [...known].filter((column) => !headings.includes(column))] as const)
  return wrong.map((column) => ({ line: 1, column, code, value: column, refusesRow: false }))
}
