import { sql } from 'kysely'
import { renewCounts, renewListing } from '../catalogue/index.ts'
import { renewVocabulary } from '../search/index.ts'
import { mappingSchema, plainMapping, type Mapping } from '../import/index.ts'
import type { Db } from '../platform/index.ts'
import { renewListPrices } from '../pricing/index.ts'
import { importText } from './import-text.ts'
import type { Cells } from './import-text.ts'

/** How the invented catalogue's columns are read. */
export const mapping: Mapping = mappingSchema.parse({
  ...plainMapping,
  attributes: [
    {
      code: 'length',
      name_en: 'Length',
      name_id: 'Panjang',
      type: 'number',
      unit: 'mm',
      columns: { value: 'length' },
    },
    { code: 'thread', name_en: 'Thread', name_id: 'Ulir', type: 'choice', columns: { value: 'thread' } },
    {
      code: 'material',
      name_en: 'Material',
      name_id: 'Bahan',
      type: 'choice',
      columns: { en: 'material_en', id: 'material_id' },
    },
    {
      code: 'coating',
      name_en: 'Coating',
      name_id: 'Lapisan',
      type: 'text',
      columns: { en: 'coating_en', id: 'coating_id' },
    },
  ],
  stock_tags: [
    { code: 'ready', name_en: 'Ready stock', name_id: 'Stok tersedia', available: true },
    {
      code: 'indent_25',
      name_en: 'Indent 25 Working Days',
      name_id: 'Indent 25 Hari Kerja',
      available: false,
    },
  ],
  brands: [{ name: 'Kuatmor', note_en: 'For business use only.', note_id: 'Hanya untuk keperluan usaha.' }],
})

/** Prices nobody would write by chance, so that one that leaks can be told from any other number. */
const FIRST_PRICE = 7_654_321

const bolt = {
  product: 'HEXBOLT',
  name_en: 'Hex head bolt',
  name_id: 'Baut kepala segi enam',
  description_en: '<p>Partly threaded.</p>',
  description_id: '<p>Berulir sebagian.</p>',
  category_en: 'Fasteners > Bolts > Hex bolts',
  category_id: 'Pengencang > Baut > Baut segi enam',
  brand: 'Kuatmor',
  popularity: '50',
  images: 'bolt-front.svg|bolt-side.svg',
  material_en: 'Steel',
  material_id: 'Baja',
  uom: 'box',
}

/** 23 items, more than a page: they differ in length and thread, and the last one alone is coated. */
const bolts: Cells[] = Array.from({ length: 23 }, (_, index) => {
  const [thread, length] = [index < 12 ? 'M8' : 'M10', 10 + (index % 12) * 2.5]
  return {
    ...bolt,
    sku: `HB-${thread}x${length}`,
    item_name_en: `Hex head bolt ${thread}x${length}`,
    item_name_id: `Baut kepala segi enam ${thread}x${length}`,
    thread,
    length: String(length),
    stock_tag: index === 0 ? 'indent_25' : 'ready',
    lead_time_days: index === 0 ? '25' : '',
    ...(index === 22 && { coating_en: 'Zinc plated', coating_id: 'Lapis seng' }),
  }
})

const others: Cells[] = [
  {
    product: 'MINISCREW',
    sku: 'M1.6x16',
    name_en: 'Miniature screw',
    name_id: 'Sekrup mini',
    category_en: 'Fasteners > Screws',
    category_id: 'Pengencang > Sekrup',
    popularity: '5',
  },
  {
    product: 'STUD',
    sku: 'M16x16',
    name_en: 'Threaded stud',
    name_id: 'Baut tanam',
    category_en: 'Fasteners > Bolts',
    category_id: 'Pengencang > Baut',
    popularity: '4',
  },
  ...['6204-2RS', '6205-2RS'].map((sku) => ({
    product: 'BEARING',
    sku,
    name_en: 'Deep groove ball bearing',
    name_id: 'Bantalan bola alur dalam',
    category_en: 'Bearings',
    category_id: 'Bantalan',
    brand: 'Zeta & Sons',
    popularity: '30',
    stock_tag: 'ready',
  })),
  {
    product: 'GLOVE',
    sku: 'SRT-09',
    name_id: 'Sarung tangan las',
    description_id: '<p>Kulit sapi.</p>',
    category_en: 'Safety',
    brand: 'Zeta & Sons',
    popularity: '20',
    uom: 'pair',
  },
  {
    product: 'HOSE',
    sku: 'HH-2SN-08',
    name_en: 'hydraulic hose',
    display_price: 'no',
    display_add_to_cart: 'no',
    stock_tag: 'indent_25',
    uom: 'm',
    min_qty: '10',
    multiple_qty: '5',
    popularity: '10',
  },
  {
    product: 'HALF',
    sku: 'HALF-01',
    name_en: 'Washer with one item left',
    category_en: 'Fasteners > Washers',
  },
  { product: 'HALF', sku: 'HALF-02', name_en: 'Washer with one item left' },
  { product: 'GONE', sku: 'GONE-01', name_en: 'Withdrawn rivet', category_en: 'Rivets', brand: 'Oldbrand' },
  {
    product: 'NOITEMS',
    sku: 'NOITEMS-01',
    name_en: 'Clip without items',
    category_en: 'Clips',
    brand: 'Oldbrand',
  },
]

const priced: Cells[] = [...bolts, ...others].map((row, index) => ({
  ...row,
  price: String(FIRST_PRICE + index),
}))

/** Every price in the catalogue. */
export const prices: readonly number[] = priced.map((_, index) => FIRST_PRICE + index)

const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 600"></svg>`
const pictures = { 'bolt-front.svg': drawing(800), 'bolt-side.svg': drawing(400) }

/** The ids of the invented catalogue; a name that it does not have throws. */
export interface CatalogueIds {
  product(code: string): number
  item(sku: string): number
  category(englishName: string): number
  brand(name: string): number
}

/**
 * Fills an empty database with a small invented catalogue, through the import. Product GONE is inactive, so are the
 * only item of NOITEMS and the item HALF-02.
 */
export const loadCatalogue = async (db: Db): Promise<CatalogueIds> => {
  const { problems } = await importText(db, priced, { mapping, pictures })
  if (problems.length > 0) throw new Error(`the fixture has problems: ${JSON.stringify(problems)}`)
  await sql`update catalogue.product set active = false where code = 'GONE'`.execute(db)
  await sql`update catalogue.item set active = false where sku in ('HALF-02', 'NOITEMS-01')`.execute(db)
  const { rows: all } = await sql<{ id: number }>`select id from catalogue.product`.execute(db)
  const ids = all.map(({ id }) => id)
  await renewListing(db, ids)
  await renewListPrices(db, ids)
  await renewCounts(db)
  await renewVocabulary(db)
  const idsBy = async (table: string, column: string) => {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(column)} as name from ${sql.table(`catalogue.${table}`)}`.execute(db)
    const ids = new Map(rows.map(({ id, name }) => [name, id]))
    return (name: string): number => {
      const id = ids.get(name)
      if (id === undefined) throw new Error(`the fixture has no ${table} ${name}`)
      return id
    }
  }
  return {
    product: await idsBy('product', 'code'),
    item: await idsBy('item', 'sku'),
    category: await idsBy('category', 'name_en'),
    brand: await idsBy('brand', 'name'),
  }
}
