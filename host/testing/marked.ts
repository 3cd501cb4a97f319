import type { catalogueImport } from '@pasok/server'

/** Around every text that comes from data, as ⟦⟧ stand around those from words. */
const inData = (text: string): string => (text.trim() === '' ? text : `‹${text}›`)

const inHtml = (html: string): string => html.replace(/>([^<]+)</g, (_, text: string) => `>${inData(text)}<`)
const inPath = (path: string): string =>
  path
    .split('>')
    .map((step) => inData(step.trim()))
    .join(' > ')

const markCell = (column: string, cell: string): string => {
  // A country's code: its name comes from neither the words nor the file.
  if (column === 'origin') return ''
  if (/^(brand|sni|((item_)?name|tab_\d_title)_(en|id))$/.test(column)) return inData(cell)
  // A column of numbers has no language.
  if (/^attr_.*_(en|id)$/.test(column)) return inData(cell)
  if (/^(description|tab_\d_html)_(en|id)$/.test(column)) return inHtml(cell)
  // 'Title=file=last day|…'
  if (column === 'certificates')
    return cell.replace(/(^|\|)([^=|]+)/g, (_, start, title) => start + inData(title))
  return /^category_(en|id)$/.test(column) ? inPath(cell) : cell
}

/** A row of the demo's catalogue with every text marked. */
export const markRow = (row: catalogueImport.FileRow): catalogueImport.FileRow =>
  'cells' in row
    ? {
        ...row,
        cells: Object.fromEntries(
          Object.entries(row.cells).map(([column, cell]) => [column, markCell(column, cell)]),
        ),
      }
    : row

/** Settings or legal texts with every text marked, but for addresses, days and numbers. */
export const markTexts = (value: unknown): unknown => {
  if (typeof value === 'string')
    return /^(https?:|[^@\s]+@|\d{4}-\d\d-\d\d$|\d+$)/.test(value) ? value : inData(value)
  if (Array.isArray(value)) return value.map(markTexts)
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, markTexts(part)]))
    : value
}

const NAMED = new Set(['name_en', 'name_id', 'unit', 'name', 'note_en', 'note_id'])

/** The mapping of the demo's catalogue with what it calls attributes, stock tags and brands marked. */
export const markMapping = (mapping: catalogueImport.Mapping): catalogueImport.Mapping => {
  const mark = <T extends object>(list: readonly T[]): T[] =>
    list.map(
      (entry) =>
        Object.fromEntries(
          Object.entries(entry).map(([key, text]: [string, unknown]) => [
            key,
            NAMED.has(key) ? markTexts(text) : text,
          ]),
        ) as T,
    )
  return {
    ...mapping,
    // They name categories as they are called without marks.
    category_filters: [],
    relations: undefined,
    // Their drawings name values as they are written without marks.
    attributes: mark(mapping.attributes).map((attribute) => ({ ...attribute, drawings: undefined })),
    stock_tags: mark(mapping.stock_tags),
    brands: mark(mapping.brands),
  }
}
