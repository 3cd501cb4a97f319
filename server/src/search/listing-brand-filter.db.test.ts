import { describe, expect, it } from 'vitest'
import { listingForAll } from '../testing/listing-for-all.ts'
import { onDatabase } from '../testing/index.ts'

onDatabase('among the filters of a list', (open) => {
  const { ids, list, names, filter, fasteners } = listingForAll(open)
  const of = (name: string) => `${name}_${ids.brand(name)}`

  describe('the brand', () => {
    // @spec §5 Filter: brand
    it('is named with its id behind the last underscore; several are any of them', async () => {
      expect(await names({ filter_brand: of('Kuatmor') })).toEqual(['Hex head bolt'])
      const both = { filter_brand: `what_ever_${ids.brand('Kuatmor')},${of('Zeta & Sons')}` }
      expect(await names({ ...both, ...fasteners() })).toEqual(['Hex head bolt', 'Hex nut'])
      expect(await names({ filter_brand: 'nobody_2147483' })).toEqual([])
    })

    it('leaves its own counts aside, and keeps what is chosen among its values', async () => {
      const listBrandCounts = (data: Awaited<ReturnType<typeof list>>) =>
        filter('brand', data)?.items.map(({ name, count }) => [name, count])
      const all = [
        ['Kuatmor', 1],
        ['Zeta & Sons', 3],
      ]
      expect(listBrandCounts(await list())).toEqual(all)
      expect(listBrandCounts(await list({ filter_brand: of('Kuatmor') }))).toEqual(all)
      expect(listBrandCounts(await list({ product_brand_id: String(ids.brand('Kuatmor')) }))).toEqual(all)
      expect(listBrandCounts(await list({ filter_brand: of('Kuatmor'), filter_length: '8' }))).toEqual([
        ['Kuatmor', 0],
        ['Zeta & Sons', 1],
      ])
    })

    it('narrows the categories’ counts', async () => {
      const counted = filter('category', await list({ filter_brand: of('Zeta & Sons') }))?.items
      expect(counted?.map(({ name, count }) => [name, count])).toEqual([
        ['Fasteners', 1],
        ['Bearings', 1],
        ['Safety', 1],
      ])
    })

    it('of the parameter and of the filter must be one and the same', async () => {
      const product_brand_id = String(ids.brand('Kuatmor'))
      expect(await names({ product_brand_id, filter_brand: of('Kuatmor') })).toEqual(['Hex head bolt'])
      expect(
        await names({ product_brand_id, filter_brand: `${of('Zeta & Sons')},${of('Kuatmor')}` }),
      ).toEqual(['Hex head bolt'])
      expect(await names({ product_brand_id, filter_brand: of('Zeta & Sons') })).toEqual([])
      expect(await names({ product_brand_id, filter_brand: of('Zeta & Sons'), filter_thread: 'm8' })).toEqual(
        [],
      )
    })
  })

  it('go with category, brand, sort and pages', async () => {
    const query = {
      filter_thread: 'm8',
      filter_brand: `${of('Kuatmor')},${of('Zeta & Sons')}`,
      per_page: '1',
    }
    const first = await list({ ...fasteners(), ...query, sort: 'name_desc' })
    const second = await list({ ...fasteners(), ...query, sort: 'name_desc', page: '2' })
    expect([...first.records, ...second.records].map(({ name }) => name)).toEqual([
      'Hex nut',
      'Hex head bolt',
    ])
    expect([first.total, second.total]).toEqual([2, 2])
    expect(second.filters).toEqual(first.filters)
    const beyond = await list({ ...fasteners(), ...query, page: '9' })
    expect(beyond).toMatchObject({ records: [], total: 2, page: 9, per_page: 1 })
  })
})
