import type { Mapping } from './mapping.ts'
import type { ImportProblem } from '../problem.ts'

/** All headings that a mapping reads, except those of options, because shop systems write as many as they have. */
const listHeadings = (mapping: Mapping): Set<string> =>
  new Set([
    ...Object.values(mapping.columns),
    ...(mapping.sku_from ?? []),
    ...mapping.attributes.flatMap(({ columns }) => Object.values(columns).filter((c) => c !== undefined)),
    ...(mapping.product_from ?? []).map(({ column }) => column),
    ...[mapping.drawing, mapping.item_drawing].flatMap((drawn) =>
      Object.values(drawn?.parameters ?? {}).flatMap((of) => ('column' in of ? [of.column] : [])),
    ),
    ...[...mapping.leave_out_when, mapping.product_when, mapping.item_when].flatMap((when) =>
      when === undefined ? [] : [typeof when === 'string' ? when : when.column],
    ),
  ])

/**
 * The problems of a file's headings. With the plain mapping, an unknown heading is a mistake; another mapping ignores
 * other columns, but those it names must exist.
 */
export const wrongHeadings = (headings: readonly string[], mapping: Mapping): ImportProblem[] => {
  const known = listHeadings(mapping)
  const options = new Set(mapping.options.flatMap(({ name, value }) => [name, value]))
  const plain = Object.entries(mapping.columns).every(([field, column]) => field === column)
  const [code, wrong] = plain
    ? ([
        'column_unknown',
        headings.filter((heading) => heading !== '' && !known.has(heading) && !options.has(heading)),
      ] as const)
    : ([
        'column_missing',
        [...known].filter((column) => !headings.includes(column) && !mapping.may_lack.includes(column)),
      ] as const)
  return wrong.map((column) => ({ line: 1, column, code, value: column, refusesRow: false }))
}
