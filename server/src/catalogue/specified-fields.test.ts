import { catalogue } from '@pasok/contract'
import { beforeAll, expect, it } from 'vitest'
import { openApi } from '../testing/ask-api.ts'
import { loadCatalogue } from '../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../testing/catalogue-fixture.ts'
import { onEachDatabase } from '../testing/index.ts'

/** What a product and an item have alike, and what an item has besides. */
const fields =
  'id name url_catalog product_tabs website_description display_price display_add_to_cart images main_image_urls ' +
  'extra_image_urls product_brand category_ids is_header rating reviews availability'
const ofItems = 'sku_number parent_name parent_id uom product_tag_ids'
const ofPrices = 'is_special_offer price base_price min_price max_price'

onEachDatabase('of the fields that the specification names', (open) => {
  let api: ReturnType<typeof openApi>
  let ids: CatalogueIds
  beforeAll(async () => {
    const database = await open()
    ids = await loadCatalogue(database.db)
    api = openApi(database)
  })

  const item = async (sku: string) => {
    const answer = await api.ask(catalogue.showItem, { params: { id: String(ids.item(sku)) } })
    if (answer.status !== 200) throw new Error(`${answer.status}`)
    return answer.body.data.record
  }
  const product = async (code: string) => {
    const answer = await api.ask(catalogue.showHeader, { params: { id: String(ids.product(code)) } })
    if (answer.status !== 200) throw new Error(`${answer.status}`)
    return answer.body.data.record
  }

  // @spec §1 Prices: members only
  it('a guest’s record has all, but none that tells a price', async () => {
    const [one, whole] = [await item('HB-M8x10'), await product('HEXBOLT')]
    expect(Object.keys(whole)).toEqual(expect.arrayContaining(fields.split(' ')))
    expect(Object.keys(one)).toEqual(expect.arrayContaining(`${fields} ${ofItems}`.split(' ')))
    for (const field of ofPrices.split(' '))
      for (const record of [one, whole]) expect(record).not.toHaveProperty(field)
  })

  // @spec §3 Product: availability text
  it('the first tag says when an item is available', async () => {
    expect((await item('HB-M8x10')).product_tag_ids[0]).toMatchObject({
      name: 'Indent 25 Working Days',
      available: false,
    })
    expect((await item('HB-M8x12.5')).product_tag_ids[0]).toMatchObject({
      name: 'Ready stock',
      available: true,
    })
  })
})
