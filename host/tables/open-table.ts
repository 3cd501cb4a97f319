import { catalogueImport } from '@pasok/server'

const MOST_SHOWN = 12

/** Headings of which a file must have one, for what they tell. */
const needed = ({ columns, product_from, sku_from }: catalogueImport.Mapping) => [
  { what: 'product codes', anyOf: [columns.product, ...(product_from ?? []).map(({ column }) => column)] },
  { what: 'part numbers', anyOf: [columns.sku, ...(sku_from ?? [])] },
]

/** A file's rows, to be read once and closed. */
interface Table {
  readonly rows: AsyncIterable<catalogueImport.FileRow>
  /** The hidden parts of a workbook, which are left out. */
  readonly hidden: catalogueImport.Hidden
  close(): Promise<unknown>
}

/**
 * Opens a file and reads its first row, so that an unreadable file is reported before a database is opened. Throws
 * UnreadableFile, while reading too; also where no column holds product codes or part numbers: each row would be
 * refused for the same reason.
 */
export const openTable = async (file: string, mapping: catalogueImport.Mapping): Promise<Table> => {
  let hidden: catalogueImport.Hidden = { rows: 0, columns: 0, sheets: 0 }
  const read = catalogueImport.readTable(file, (some) => {
    hidden = some
  })
  const rows = looked(read, mapping)
  const first = await rows.next()
  if (first.done)
    throw new catalogueImport.UnreadableFile(
      'The file has headings and no row below them: nothing was imported or retired.',
    )
  const all = async function* () {
    yield first.value
    yield* rows
  }
  return { rows: all(), hidden, close: () => rows.return(undefined) }
}

async function* looked(
  rows: AsyncIterable<catalogueImport.FileRow>,
  mapping: catalogueImport.Mapping,
): AsyncGenerator<catalogueImport.FileRow> {
  let seen = false
  for await (const row of rows) {
    if (!seen && 'cells' in row) {
      seen = true
      look(Object.keys(row.cells), mapping)
    }
    yield row
  }
}

const look = (headings: readonly string[], mapping: catalogueImport.Mapping): void => {
  for (const { what, anyOf } of needed(mapping)) {
    const names = anyOf.filter((name) => name !== undefined)
    if (names.some((name) => headings.includes(name))) continue
    throw new catalogueImport.UnreadableFile(
      `No column holds the ${what}: ${names.map((name) => `'${name}'`).join(' or ')} is not among the headings ` +
        `(${shown(headings)}). --mapping says what columns mean.`,
    )
  }
}

/** As many headings as show what kind of file it is, short enough to be read where it is none of ours. */
const shown = (headings: readonly string[]): string =>
  [
    ...headings.slice(0, MOST_SHOWN).map((heading) => `'${heading.slice(0, 40)}'`),
    ...(headings.length > MOST_SHOWN ? ['…'] : []),
  ].join(', ')
