import { catalogue, search } from '@pasok/contract/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { openApi } from '../testing/ask-api.ts'
import { loadCatalogue, mapping } from '../testing/catalogue-fixture.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'

const lockNut = {
  category_en: 'Fasteners > Lock nuts',
  category_id: 'Pengencang > Mur pengunci',
  material_en: 'Steel',
  material_id: 'Baja',
  price: '900',
}
const steel = { ...lockNut, product: 'LOCK-8', name_en: 'Lock nut class 8', popularity: '9' }
const stainless = {
  ...lockNut,
  product: 'LOCK-A2',
  name_en: 'Lock nut A2',
  material_en: 'Stainless steel',
  material_id: 'Baja tahan karat',
  brand: 'Kuatmor',
}

onDatabase('the items of a category in one table', (open) => {
  let api: ReturnType<typeof openApi>
  let ids: Awaited<ReturnType<typeof loadCatalogue>>
  let nuts: string
  beforeAll(async () => {
    const database = await open()
    ids = await loadCatalogue(database.db)
    const { problems } = await importText(
      database.db,
      [
        { ...steel, sku: 'L8-M10', thread: 'M10', length: '10' },
        { ...steel, sku: 'L8-M8', thread: 'M8', length: '8' },
        { ...stainless, sku: 'LA2-M8', thread: 'M8', length: '8.5' },
        { ...stainless, sku: 'LA2-M12', thread: 'M12' },
      ],
      { mapping },
    )
    expect(problems).toEqual([])
    api = openApi(database)
    const { body } = await api.ask(catalogue.showCategory, { params: { slug: 'lock-nuts' } })
    nuts = 'data' in body ? String(body.data.record.id) : ''
  })

  const ask = (query: Record<string, string> = {}) =>
    api.ask(search.listCategoryItems, { query: { category_id: nuts, ...query } })
  const table = async (query: Record<string, string> = {}) => {
    const { body } = await ask(query)
    if (!('data' in body)) throw new Error(JSON.stringify(body))
    return body.data
  }
  const skus = async (query: Record<string, string>) =>
    (await table(query)).records.map((row) => row.sku_number)

  it('come by product, the popular one first, with the attributes that vary as columns', async () => {
    const { columns, records, total } = await table()
    expect(columns).toEqual([
      { code: 'length', name: 'Length', unit: 'mm' },
      { code: 'thread', name: 'Thread', unit: null },
      { code: 'material', name: 'Material', unit: null },
    ])
    expect(total).toBe(4)
    expect(records.map((row) => [row.sku_number, ...row.attributes.map(({ text }) => text)])).toEqual([
      ['L8-M10', '10', 'M10', 'Steel'],
      ['L8-M8', '8', 'M8', 'Steel'],
      ['LA2-M8', '8.5', 'M8', 'Stainless steel'],
      ['LA2-M12', 'M12', 'Stainless steel'],
    ])
    expect(records[2]).toMatchObject({ parent_name: 'Lock nut A2', product_brand: { name: 'Kuatmor' } })
    // A guest sees no price.
    expect(JSON.stringify(records)).not.toContain('900')
  })

  it('are sorted across products, those without a value last, and paged', async () => {
    expect(await skus({ sort: 'attr_thread_asc' })).toEqual(['L8-M8', 'LA2-M8', 'L8-M10', 'LA2-M12'])
    expect(await skus({ sort: 'attr_length_desc' })).toEqual(['L8-M10', 'LA2-M8', 'L8-M8', 'LA2-M12'])
    expect(await skus({ sort: 'sku_desc', per_page: '3', page: '2' })).toEqual(['L8-M10'])
    expect((await table({ page: '9' })).total).toBe(4)
  })

  it('are narrowed as the list is', async () => {
    expect(await skus({ filter_thread: 'm8' })).toEqual(['L8-M8', 'LA2-M8'])
    expect(await skus({ filter_length: '8.2-' })).toEqual(['L8-M10', 'LA2-M8'])
    expect(await skus({ filter_brand: `kuatmor_${ids.brand('Kuatmor')}` })).toEqual(['LA2-M8', 'LA2-M12'])
    expect(await skus({ keyword: 'LA2-M12' })).toEqual(['LA2-M12'])
  })

  it('serve their category, and neither one product nor what has categories below', async () => {
    const fits = async (id: string) => {
      const { body } = await api.ask(search.listProducts, { query: { category_id: id } })
      return 'data' in body && body.data.fits_table
    }
    expect(await fits(nuts)).toBe(true)
    expect(await fits(String(ids.category('Hex bolts')))).toBeUndefined()
    expect(await fits(String(ids.category('Fasteners')))).toBeUndefined()
  })

  it('of a category that no table serves are refused', async () => {
    const { status, body } = await ask({ category_id: String(ids.category('Fasteners')) })
    expect([status, 'errors' in body && Object.keys(body.errors ?? {})]).toEqual([400, ['category_id']])
    expect((await ask({ sort: 'attr_diameter_asc' })).status).toBe(400)
  })

  it('of an unknown category or in an unknown order are refused', async () => {
    expect((await ask({ category_id: '2147483647' })).status).toBe(404)
    const { status, body } = await ask({ sort: 'attr_colour_asc' })
    expect([status, 'errors' in body && body.errors]).toEqual([
      400,
      { sort: [expect.stringContaining('attr_{code}_asc')] },
    ])
    expect((await ask({ filter_length: 'x' })).status).toBe(400)
  })
})
