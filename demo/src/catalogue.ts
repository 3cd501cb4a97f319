import { copyFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'

/** The catalogue: a folder of `products.csv` and `items.csv` for each chapter, a mapping, pictures and documents. */
const folder = join(import.meta.dirname, '../catalogue')

/** In their order in the shop. */
export const chapters = [
  'fasteners',
  'transmission',
  'pneumatics',
  'piping',
  'machining',
  'electrical',
  'workplace',
] as const
export type Chapter = (typeof chapters)[number]

/** A row of a file by its headings; a heading that a chapter's file lacks is not there. */
type Cells = Readonly<Record<string, string>>

/** A product's row, and those of its items. */
export interface ProductRows {
  readonly product: Cells
  readonly items: readonly Cells[]
}

/** A chapter's products with their items, in the files' order. */
export const readChapter = async (chapter: Chapter): Promise<ProductRows[]> => {
  const [products, items] = await Promise.all(
    ['products', 'items'].map(async (name): Promise<Cells[]> =>
      parse(await readFile(join(folder, chapter, `${name}.csv`)), { columns: true }),
    ),
  )
  const itemsByProduct = Map.groupBy(items ?? [], (item) => item['product'])
  return (products ?? []).map((product) => ({
    product,
    items: itemsByProduct.get(product['product'] ?? '') ?? [],
  }))
}

/** Every product with its items. */
export const readCatalogue = async (): Promise<ProductRows[]> =>
  (await Promise.all(chapters.map(readChapter))).flat()

interface Attribute {
  readonly code: string
  readonly type: 'text' | 'number' | 'choice'
  readonly unit?: string
  /** Shown beside its values, each by the value's English name. */
  readonly drawings?: readonly {
    readonly value: string
    readonly family: string
    readonly parameters: Readonly<Record<string, unknown>>
  }[]
  readonly columns: Readonly<Record<string, string>>
}

/** What the import has to know of the columns. */
export interface CatalogueMapping {
  readonly columns: Readonly<Record<string, string>>
  readonly attributes: readonly Attribute[]
  readonly stock_tags: readonly {
    readonly code: string
    readonly name_en: string
    readonly name_id: string
  }[]
  readonly brands: readonly {
    readonly name: string
    readonly logo?: string
    readonly note_en?: string
    readonly note_id?: string
  }[]
  readonly category_filters: readonly CategoryFilters[]
  readonly relations?: readonly { readonly from: string; readonly to: string }[]
}

/** The attributes by which a category's lists are filtered first, by their codes. */
export interface CategoryFilters {
  readonly category: string
  readonly opened: readonly string[]
  readonly folded?: readonly string[]
  readonly lists?: readonly string[]
  readonly ranges?: readonly string[]
}

export const readMapping = async (): Promise<CatalogueMapping> =>
  JSON.parse(await readFile(join(folder, 'mapping.json'), 'utf8'))

/** The files of a written catalogue: absolute paths of its rows, their mapping, and its pictures. */
export interface WrittenCatalogue {
  readonly catalogue: string
  readonly mapping: string
  readonly pictures: string
}

/** Columns that only a product's first row fills: long texts, and what is drawn or stored once. */
const ONCE = /^(?:description_|origin|tkdn_percent|sni|certificates|images|drawing|tab_)/

/**
 * Writes the demo company's catalogue as one table that the import takes, a row an item, with its mapping, pictures and documents.
 * Always the same bytes; files of other names are left alone.
 * `only` names the products that get rows and pictures; the brands' logos are the whole catalogue's, and so is the mapping,
 * but for categories and values that no row has.
 */
export const writeCatalogue = async (
  target: string,
  only?: ReadonlySet<string>,
): Promise<WrittenCatalogue> => {
  const written = {
    catalogue: join(target, 'catalogue.csv'),
    mapping: join(target, 'mapping.json'),
    pictures: join(target, 'pictures'),
  }
  const mapping = await readMapping()
  const headings = [
    ...Object.values(mapping.columns),
    ...mapping.attributes.flatMap(({ columns }) => Object.values(columns)),
  ]
  const chosen = (await readCatalogue()).filter(({ product }) => only?.has(product['product'] ?? '') ?? true)
  const rows = chosen.flatMap(({ product, items }) =>
    items.map((item, index) => {
      const cells: Cells = { ...product, ...item }
      return headings.map((heading) => (index > 0 && ONCE.test(heading) ? '' : (cells[heading] ?? '')))
    }),
  )
  await mkdir(written.pictures, { recursive: true })
  await cp(join(folder, 'documents'), join(target, 'documents'), { recursive: true })
  await writeFile(
    written.catalogue,
    [headings, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join(''),
  )
  await writeFile(written.mapping, `${JSON.stringify(mappingOf(mapping, chosen), null, 2)}\n`)
  const named = only && new Set(chosen.flatMap(({ product }) => (product['images'] ?? '').split('|')))
  for (const name of await readdir(join(folder, 'pictures')))
    if (!named || named.has(name) || name.startsWith('brand-'))
      await copyFile(join(folder, 'pictures', name), join(written.pictures, name))
  return written
}

/** The mapping without what it says of categories and values that no row has. */
const mappingOf = (mapping: CatalogueMapping, rows: readonly ProductRows[]): CatalogueMapping => {
  const hasProducts = (category: string) =>
    rows.some(({ product }) => `${product['category_en']} > `.startsWith(`${category} > `))
  const valuesOf = (column: string) => new Set(rows.flatMap(({ items }) => items.map((item) => item[column])))
  return {
    ...mapping,
    attributes: mapping.attributes.map(({ drawings, ...attribute }) => {
      if (!drawings) return attribute
      const values = valuesOf(attribute.columns['en'] ?? '')
      return { ...attribute, drawings: drawings.filter(({ value }) => values.has(value)) }
    }),
    category_filters: mapping.category_filters.filter(({ category }) => hasProducts(category)),
    ...(mapping.relations && {
      relations: mapping.relations.filter(({ from, to }) => hasProducts(from) && hasProducts(to)),
    }),
  }
}

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
