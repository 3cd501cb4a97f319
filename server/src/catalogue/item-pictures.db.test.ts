import { catalogue, search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { findLineItems, findLinkTargets } from './index.ts'
import { renewVocabulary } from '../search/index.ts'

const drawing = (title: string, view = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 ${view}"><title>${title}</title></svg>`
const pictures = {
  'sealed.svg': drawing('6204-2rs', 1),
  'sealed-side.svg': drawing('6204-2RS', 2),
  'open.svg': drawing('6204', 1),
  'open-side.svg': drawing('6204', 2),
  'fit.svg': drawing('k5 &amp; H7', 1),
}
const bearing = { product: 'BEARING', name_en: 'Ball bearing', name_id: 'Bearing bola' }
const rows: Cells[] = [
  { ...bearing, sku: '6204', images: Object.keys(pictures).join('|') },
  { ...bearing, sku: '6204-ZZ' },
  { ...bearing, sku: '6204-2RS' },
  { product: 'SINGLE', name_en: 'Snap ring', sku: 'RING-20', images: 'fit.svg' },
]

onDatabase('an item’s pictures', (open) => {
  let db: Db
  let ask: ReturnType<typeof openApi>['ask']
  beforeAll(async () => {
    const database = await open()
    db = database.db
    await importText(db, rows, { pictures })
    await renewVocabulary(db)
    ask = openApi(database).ask
  })

  const card = async (keyword: string) => {
    const { status, body } = await ask(search.searchSite, { query: { keyword } })
    const [first] = status === 200 ? body.data.products.records : []
    if (!first) throw new Error(keyword)
    return first
  }
  const readItem = async (sku: string) => {
    const { status, body } = await ask(catalogue.showItem, { params: { id: String((await card(sku)).id) } })
    if (status !== 200) throw new Error(sku)
    return body.data.record
  }
  const all = ({ main_image_urls: main, extra_image_urls: extra }: Awaited<ReturnType<typeof card>>) =>
    [...(main ? [main] : []), ...extra].map(({ height, shows }) => ({ height, shows }))

  it('are those titled with its part number, in any case, and no others', async () => {
    for (const sku of ['6204', '6204-2RS'])
      for (const record of [await readItem(sku), await card(sku)]) {
        expect(all(record)).toEqual([
          { height: 1, shows: undefined },
          { height: 2, shows: undefined },
        ])
        expect(record.images).toHaveLength(2)
      }
    expect((await readItem('6204')).images).not.toEqual((await readItem('6204-2RS')).images)
  })

  it('are its product’s where it has none; each says what it shows, and no drawing is the main one', async () => {
    for (const record of [await readItem('6204-ZZ'), await card('6204-ZZ')]) {
      expect(record.main_image_urls).toBeNull()
      expect(all(record).map(({ shows }) => shows)).toEqual(['6204-2rs', '6204-2RS', 'k5 & H7'])
    }
  })

  it('of a line and a link have the item’s own, or else a photograph of the product', async () => {
    const ids = await Promise.all(['6204', '6204-2RS', '6204-ZZ'].map(async (sku) => (await card(sku)).id))
    const readPictures = async () => {
      const [lines, links] = [await findLineItems(db, ids, 'en'), await findLinkTargets(db, ids)]
      for (const id of ids) expect(links.get(id)?.picture ?? null).toEqual(lines.get(id)?.main_image_urls)
      return ids.map((id) => {
        const picture = lines.get(id)?.main_image_urls
        return picture && [picture.height, picture.shows]
      })
    }
    expect(await readPictures()).toEqual([[1, undefined], [1, undefined], null])
    const isFit = sql`title = 'k5 & H7'`
    await sql`update catalogue.picture set photo = true where ${isFit}`.execute(db)
    expect(await readPictures()).toEqual([
      [1, undefined],
      [1, undefined],
      [1, 'k5 & H7'],
    ])
    await sql`update catalogue.picture set photo = false where ${isFit}`.execute(db)
  })

  it('are the product’s own of a product with one item', async () => {
    expect(all(await readItem('RING-20'))).toEqual([{ height: 1, shows: undefined }])
  })

  it('of which the product shows those of the item that its first picture shows', async () => {
    const { body } = await ask(search.showHeader, {
      params: { id: String((await readItem('6204')).parent_id) },
      query: {},
    })
    if (!('data' in body)) throw new Error('no product')
    expect(all(body.data.record as Awaited<ReturnType<typeof card>>)).toEqual(
      [1, 2, 1].map((height) => ({ height, shows: undefined })),
    )
  })

  it('stand in its row of its product’s items', async () => {
    const params = { id: String((await readItem('6204')).parent_id) }
    const list = await ask(search.listItems, { params, query: {} })
    const header = await ask(search.showHeader, { params, query: { items: '20' } })
    if (list.status !== 200 || header.status !== 200) throw new Error('no product')
    for (const rows of [list.body.data.records, header.body.data.record.items ?? []]) {
      expect(rows).toHaveLength(3)
      for (const row of rows) {
        const { main_image_urls, extra_image_urls, images } = await readItem(row.sku_number)
        expect(row).toMatchObject({ main_image_urls, extra_image_urls, images })
      }
    }
  })

  it('are suggested with it', async () => {
    const image = async (sku: string) => {
      const { body } = await ask(search.suggest, { query: { query: sku } })
      return 'data' in body ? body.data.productsData.find((one) => one.sku === sku)?.image : undefined
    }
    for (const sku of ['6204', '6204-2RS', '6204-ZZ'])
      expect(await image(sku)).toBe((await readItem(sku)).main_image_urls?.image_256 ?? null)
  })

  it('follow their titles when the file is read again, in another order and in parts', async () => {
    const again = await importText(db, rows.slice(0, 3).toReversed(), {
      pictures: { ...pictures, 'open.svg': drawing('6204-ZZ', 3) },
    })
    expect(again.problems).toEqual([])
    expect(all(await readItem('6204-ZZ'))).toEqual([{ height: 3, shows: undefined }])
    expect(all(await readItem('6204'))).toEqual([{ height: 2, shows: undefined }])
  })
})
