import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'

/** The catalogue: a folder of `products.csv` and `items.csv` for each chapter, a mapping, and pictures. */
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
const ONCE = /^(?:description_|origin|tkdn_percent|sni|images|drawing|tab_)/

/**
 * Writes the demo company's catalogue as one table that the import takes, a row an item, with its mapping and pictures.
 * Always the same bytes; files of other names are left alone.
 * `only` names the products that get rows and pictures; the mapping and the brands' logos are the whole catalogue's.
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
  await writeFile(
    written.catalogue,
    [headings, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join(''),
  )
  await copyFile(join(folder, 'mapping.json'), written.mapping)
  const named = only && new Set(chosen.flatMap(({ product }) => (product['images'] ?? '').split('|')))
  for (const name of await readdir(join(folder, 'pictures')))
    if (!named || named.has(name) || name.startsWith('brand-'))
      await copyFile(join(folder, 'pictures', name), join(written.pictures, name))
  return written
}

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
