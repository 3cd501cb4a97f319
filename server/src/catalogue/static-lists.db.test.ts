import { catalogue } from '@pasok/contract/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { openWorkers, type Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { importText } from '../testing/import-text.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { onDatabase } from '../testing/index.ts'
import { openMedia } from './media.ts'
import { publishLists } from './static-lists.ts'

const rows = [
  {
    product: 'A',
    sku: 'A-1',
    brand: 'Alfa',
    category_en: 'Drives > Couplings',
    category_id: 'Penggerak > Kopling',
  },
  { product: 'B', sku: 'B-1', brand: 'Beta', category_en: 'Drives', category_id: 'Penggerak' },
].map((row) => ({ ...row, name_en: row.product, name_id: row.product, price: '100' }))

onDatabase('the published lists', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  const storage = memoryStorage()
  beforeAll(async () => {
    const database = await open()
    db = database.db
    await importText(db, rows)
    api = openApi(database)
  })

  const read = async (path: string): Promise<unknown> => {
    const file = await openMedia({ db, shop: 'Toko', storage, workers: openWorkers() })(path)
    return typeof file === 'object' && 'body' in file ? JSON.parse(Buffer.from(file.body).toString()) : file
  }

  // @spec §7 Static lists
  it('are what the API answers, without a price, and follow each change', async () => {
    expect(await read('static/categories-en.json')).toBeUndefined()
    await publishLists({ db, storage })
    for (const [path, ask] of [
      ['static/categories-en.json', api.ask],
      ['static/categories-id.json', api.askInIndonesian],
    ] as const)
      expect(await read(path)).toEqual((await ask(catalogue.listCategories, { query: {} })).body)
    const brands = await api.ask(catalogue.listBrands, { query: { limit: '100' } })
    expect(await read('static/brand.json')).toMatchObject({
      data: { records: 'data' in brands.body ? brands.body.data.records : [], total: 2 },
    })
    for (const { body } of storage.files.values()) expect(Buffer.from(body).toString()).not.toContain('price')

    await importText(db, [{ ...rows[0], product: 'C', sku: 'C-1', brand: 'Gama' }])
    await publishLists({ db, storage })
    expect(await read('static/brand.json')).toMatchObject({ data: { total: 3 } })
  })

  it('are the only files of their folder that anybody may have', async () => {
    await storage.put('static/secret.json', Buffer.from('{}'), 'application/json')
    expect(await read('static/secret.json')).toBeUndefined()
    expect(await read('static/../private/a.json')).toBeUndefined()
  })
})
