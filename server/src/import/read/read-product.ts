import { LONGEST_SNI } from '@pasok/contract'
import type { CellReader, Cells } from './cell-reader.ts'
import {
  certificatesBy,
  country,
  LONGEST_CODE,
  pathBy,
  percent,
  picturesBy,
  textUpTo,
  wholeFrom,
  yesOrNo,
} from './cell-values.ts'
import { readDrawings } from './drawing-cells.ts'
import { TABS, type Field } from './fields.ts'
import type { Mapping } from './mapping.ts'
import { both, type Cell, type GivenTab, type ImportRow } from './row.ts'

const LONGEST_NAME = 300
const LONGEST_TEXT = 100_000

/** Reads the product of a row. */
export const readProduct = (
  code: string,
  reader: CellReader,
  cells: Cells,
  mapping: Mapping,
): ImportRow['product'] => {
  const { field } = reader
  const path = pathBy(mapping)
  const category = readCategory(field('category_en', path), field('category_id', path), reader, mapping)
  return {
    code,
    name: both(field('name_en', textUpTo(LONGEST_NAME)), field('name_id', textUpTo(LONGEST_NAME))),
    description: both(
      field('description_en', textUpTo(LONGEST_TEXT)),
      field('description_id', textUpTo(LONGEST_TEXT)),
    ),
    category,
    brand: field('brand', textUpTo(LONGEST_CODE)),
    featured: field('featured', yesOrNo),
    display_price: field('display_price', yesOrNo),
    display_add_to_cart: field('display_add_to_cart', yesOrNo),
    popularity: field('popularity', wholeFrom(0)),
    origin: field('origin', country),
    tkdn_percent: field('tkdn_percent', percent),
    sni: field('sni', textUpTo(LONGEST_SNI)),
    images: field('images', picturesBy(mapping)),
    drawings: readDrawings('drawing', reader, cells, mapping),
    datasheet: field('datasheet', textUpTo(LONGEST_NAME)),
    certificates: field('certificates', certificatesBy(mapping)),
    tabs: readTabs(field),
  }
}

const readCategory = (
  en: Cell<string[]>,
  id: Cell<string[]>,
  { refuse }: CellReader,
  mapping: Mapping,
): ImportRow['product']['category'] => {
  if (en && id && en.length !== id.length)
    return refuse(mapping.columns.category_id ?? '', 'category_paths_differ', id.join(' > '))
  if (en || id) return { ...(en && { en }), ...(id && { id }) }
  return en === null || id === null ? null : undefined
}

const readTabs = (field: CellReader['field']): GivenTab[] =>
  Array.from({ length: TABS }, (_, position) => {
    const name = (part: string) => `tab_${position + 1}_${part}` as Field
    const title = both(
      field(name('title_en'), textUpTo(LONGEST_CODE)),
      field(name('title_id'), textUpTo(LONGEST_CODE)),
    )
    const html = both(
      field(name('html_en'), textUpTo(LONGEST_TEXT)),
      field(name('html_id'), textUpTo(LONGEST_TEXT)),
    )
    return { position, title, html }
  }).filter(({ title, html }) => Object.keys(title).length + Object.keys(html).length > 0)
