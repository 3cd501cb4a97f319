import { catalogue, search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { loadCatalogue } from '../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../testing/catalogue-fixture.ts'
import { onDatabase } from '../testing/index.ts'

const { showItem } = catalogue
const { showHeader, listItems } = search

onDatabase('the record', (open) => {
  let api: ReturnType<typeof openApi>
  let ids: CatalogueIds
  let db: Db
  beforeAll(async () => {
    const database = await open()
    db = database.db
    ids = await loadCatalogue(db)
    api = openApi(database)
  })

  const product = async (code: string, language: 'ask' | 'askInIndonesian' = 'ask') => {
    const answer = await api[language](showHeader, { params: { id: String(ids.product(code)) } })
    if (answer.status !== 200) throw new Error(`${answer.status}`)
    return answer.body.data.record
  }
  const item = async (sku: string, language: 'ask' | 'askInIndonesian' = 'ask') => {
    const answer = await api[language](showItem, { params: { id: String(ids.item(sku)) } })
    if (answer.status !== 200) throw new Error(`${answer.status}`)
    return answer.body.data.record
  }
  const address = expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{32}\.svg$/)
  const drawing = { image_256: address, image_512: address, image_1024: address, image_1920: address }
  const front = { ...drawing, width: 800, height: 600 }
  const datasheet = expect.stringMatching(/^\/api\/v2\/product\/header\/\d+\/datasheet\?language=en$/)
  const shared = expect.stringMatching(/^\/media\/og\/\d+-en-[0-9a-f]{16}\.png$/)
  const side = { ...drawing, width: 400, height: 600 }

  describe('of a product', () => {
    // @spec §7 Products: header
    // @spec §3 Product: brand
    it('has the name of every field', async () => {
      expect(await product('HEXBOLT')).toStrictEqual({
        id: ids.product('HEXBOLT'),
        name: 'Hex head bolt',
        slug: `hex-head-bolt-${ids.product('HEXBOLT')}`,
        website_description: '<p>Partly threaded.</p>',
        url_catalog: datasheet,
        share_image: shared,
        product_tabs: [],
        certificates: [],
        is_header: true,
        sku_number: null,
        uom: null,
        parent_id: null,
        parent_name: null,
        product_tag_ids: [],
        item_count: 23,
        display_price: true,
        display_add_to_cart: true,
        images: [address, address],
        main_image_urls: front,
        extra_image_urls: [side],
        product_brand: { id: ids.brand('Kuatmor'), name: 'Kuatmor', note: 'For business use only.' },
        category_ids: [ids.category('Fasteners'), ids.category('Bolts'), ids.category('Hex bolts')],
        category_path: [
          { id: ids.category('Fasteners'), name: 'Fasteners', slug: 'fasteners' },
          { id: ids.category('Bolts'), name: 'Bolts', slug: 'bolts' },
          { id: ids.category('Hex bolts'), name: 'Hex bolts', slug: 'hex-bolts' },
        ],
        rating: 0,
        reviews: 0,
        availability: 'in-stock',
      })
    })

    // @spec §3 Product: images
    // @spec §3 Product: rating and reviews
    it('has pictures in their order, and no ratings until there are reviews', async () => {
      const { main_image_urls, extra_image_urls, rating, reviews } = await product('HEXBOLT')
      expect([main_image_urls, extra_image_urls]).toEqual([front, [side]])
      expect([rating, reviews]).toEqual([0, 0])
    })

    it('marks texts of the fallback language', async () => {
      expect(await product('GLOVE')).toMatchObject({
        name: 'Sarung tangan las',
        website_description: '<p>Kulit sapi.</p>',
        fallback_language: { name: 'id', website_description: 'id' },
      })
      expect(await product('GLOVE', 'askInIndonesian')).not.toHaveProperty('fallback_language')
      expect(await product('HOSE', 'askInIndonesian')).toMatchObject({ fallback_language: { name: 'en' } })
      expect((await product('GLOVE', 'askInIndonesian')).category_path).toEqual([
        { id: ids.category('Safety'), name: 'Safety', slug: 'safety', fallback_language: { name: 'en' } },
      ])
      expect(
        (await product('HEXBOLT', 'askInIndonesian')).category_path.map(({ name, slug }) => [name, slug]),
      ).toEqual([
        ['Pengencang', 'pengencang'],
        ['Baut', 'baut'],
        ['Baut segi enam', 'baut-segi-enam'],
      ])
      expect((await product('HOSE')).category_path).toEqual([])
    })
  })

  describe('of a product with documents', () => {
    const name = (letter: string) => `documents/${letter.repeat(32)}.pdf`
    beforeAll(async () => {
      const id = ids.product('GLOVE')
      await sql`update catalogue.product set origin = 'ID', tkdn_percent = 41.50, sni = 'SNI 1234'
        where id = ${id}`.execute(db)
      await sql`update catalogue.item set weight_g = 420 where id = ${ids.item('SRT-09')}`.execute(db)
      // Past midnight in Jakarta.
      await sql`insert into catalogue.stock_report values (${ids.item('SRT-09')}, 60, '2026-11-02T17:30:00Z')`.execute(
        db,
      )
      await sql`insert into catalogue.tab (product_id, position, title_en, title_id, html_en, html_id, filled)
        values (${id}, 2, 'Care', 'Perawatan', '<p>Keep dry.</p>', '<p>Simpan kering.</p>', '{}'),
          (${id}, 0, 'Ukuran', 'Ukuran', '<p>8</p>', '<p>8</p>', '{title_en,html_en}')`.execute(db)
      await sql`insert into catalogue.document (product_id, position, kind, title, key, valid_until)
        values (${id}, 1, 'certificate', 'SNI', ${name('c')}, '2027-05-31'),
          (${id}, 0, 'certificate', 'TKDN', ${name('b')}, null), (${id}, 0, 'datasheet', 'Glove', ${name('a')}, null)`.execute(
        db,
      )
    })

    // @spec §3 Product: catalog document
    it('names its own datasheet, its certificates, origin, local content and standard, weight and stock', async () => {
      const documents = {
        url_catalog: `/media/${name('a')}`,
        certificates: [
          { title: 'TKDN', url: `/media/${name('b')}` },
          { title: 'SNI', url: `/media/${name('c')}`, valid_until: '2027-05-31' },
        ],
        origin: { code: 'ID', name: 'Indonesia' },
        tkdn_percent: 41.5,
        sni: 'SNI 1234',
      }
      expect(await product('GLOVE')).toMatchObject(documents)
      expect(await item('SRT-09')).toMatchObject({
        ...documents,
        weight_g: 420,
        stock: { quantity: 60, day: '2026-11-03' },
      })
    })

    // @spec §3 Product: tabs
    it('has its tabs in their order, with texts of the fallback language marked', async () => {
      const lent = { title: 'Ukuran', html: '<p>8</p>' }
      expect((await product('GLOVE')).product_tabs).toEqual([
        { ...lent, fallback_language: { title: 'id', html: 'id' } },
        { title: 'Care', html: '<p>Keep dry.</p>' },
      ])
      expect((await item('SRT-09', 'askInIndonesian')).product_tabs).toEqual([
        lent,
        { title: 'Perawatan', html: '<p>Simpan kering.</p>' },
      ])
    })

    // @spec §3 Brand: fields
    it("shows the brand's mark", async () => {
      await sql`update catalogue.brand set logo_key = 'pictures/mark.svg', logo_width = 240, logo_height = 80
        where id = ${ids.brand('Kuatmor')}`.execute(db)
      const logo = { url: '/media/pictures/mark.svg', width: 240, height: 80 }
      expect((await product('HEXBOLT')).product_brand).toMatchObject({ name: 'Kuatmor', logo })
      const brands = await api.ask(catalogue.listBrands, { query: {} })
      expect(brands.body).toMatchObject({
        data: { records: expect.arrayContaining([expect.objectContaining({ name: 'Kuatmor', logo })]) },
      })
      await sql`update catalogue.brand set logo_key = null, logo_width = null, logo_height = null`.execute(db)
    })
  })

  describe('of a photograph', () => {
    // @spec §3 Product: images
    it('has an address for each of its four widths, and its own size', async () => {
      const key = `pictures/${'a'.repeat(32)}`
      await sql`insert into catalogue.picture (product_id, position, key, width, height, photo)
        values (${ids.product('GLOVE')}, 0, ${key}, 3000, 2000, true)
        on conflict (product_id, position) do update
          set key = excluded.key, width = excluded.width, height = excluded.height, photo = true`.execute(db)
      const photo = {
        image_256: `/media/${key}-256.webp`,
        image_512: `/media/${key}-512.webp`,
        image_1024: `/media/${key}-1024.webp`,
        image_1920: `/media/${key}-1920.webp`,
        width: 3000,
        height: 2000,
      }
      expect((await product('GLOVE')).main_image_urls).toEqual(photo)
      expect((await product('GLOVE')).images[0]).toBe(photo.image_1024)
    })
  })

  describe('of an item', () => {
    // @spec §7 Products: item
    // @spec §3 Product: header or item
    it('has the name of every field', async () => {
      expect(await item('HB-M8x10')).toStrictEqual({
        id: ids.item('HB-M8x10'),
        name: 'Hex head bolt M8x10',
        slug: `hex-head-bolt-m8x10-${ids.item('HB-M8x10')}`,
        sku_number: 'HB-M8x10',
        parent_id: ids.product('HEXBOLT'),
        parent_name: 'Hex head bolt',
        parent_item_count: expect.any(Number),
        uom: 'box',
        product_tag_ids: [
          { id: expect.any(Number), code: 'indent_25', name: 'Indent 25 Working Days', available: false },
        ],
        min_qty: 1,
        multiple_qty: 1,
        lead_time_days: 25,
        website_description: '<p>Partly threaded.</p>',
        url_catalog: `/api/v2/product/item/${ids.item('HB-M8x10')}/datasheet?language=en`,
        share_image: shared,
        product_tabs: [],
        certificates: [],
        attributes: [
          { code: 'length', name: 'Length', text: '10', number: 10, unit: 'mm' },
          { code: 'thread', name: 'Thread', text: 'M8' },
          { code: 'material', name: 'Material', text: 'Steel' },
        ],
        is_header: false,
        display_price: true,
        display_add_to_cart: true,
        images: [address, address],
        main_image_urls: null,
        extra_image_urls: [
          { ...front, shows: 'Hex head bolt' },
          { ...side, shows: 'Hex head bolt' },
        ],
        product_brand: { id: ids.brand('Kuatmor'), name: 'Kuatmor', note: 'For business use only.' },
        category_ids: [ids.category('Fasteners'), ids.category('Bolts'), ids.category('Hex bolts')],
        category_path: [
          { id: ids.category('Fasteners'), name: 'Fasteners', slug: 'fasteners' },
          { id: ids.category('Bolts'), name: 'Bolts', slug: 'bolts' },
          { id: ids.category('Hex bolts'), name: 'Hex bolts', slug: 'hex-bolts' },
        ],
        rating: 0,
        reviews: 0,
        availability: 'out-of-stock',
      })
    })

    it('names the part numbers that it replaces and those of other makers, in their order; without any there is no such field', async () => {
      await sql`insert into catalogue.other_number (item_id, kind, position, maker, number)
        values (${ids.item('HB-M10x35')}, 'replaced', 1, null, 'HB 10/35'), (${ids.item('HB-M10x35')}, 'replaced', 0, null, 'SKR-1035'),
          (${ids.item('HB-M10x35')}, 'other_maker', 0, 'Kuatmor', 'K-1035')`.execute(db)
      expect(await item('HB-M10x35')).toMatchObject({
        replaces: ['SKR-1035', 'HB 10/35'],
        other_numbers: [{ maker: 'Kuatmor', number: 'K-1035' }],
      })
      expect(await item('HB-M10x32.5')).not.toHaveProperty('replaces')
      expect(await item('HB-M10x32.5')).not.toHaveProperty('other_numbers')
    })

    it('is in the reader’s language, its numbers too', async () => {
      expect(await item('HB-M10x35', 'askInIndonesian')).toMatchObject({
        name: 'Baut kepala segi enam M10x35',
        parent_name: 'Baut kepala segi enam',
        website_description: '<p>Berulir sebagian.</p>',
        product_tag_ids: [{ name: 'Stok tersedia', available: true }],
        attributes: [
          { name: 'Panjang', text: '35', number: 35 },
          { name: 'Ulir', text: 'M10' },
          { name: 'Bahan', text: 'Baja' },
          { name: 'Lapisan', text: 'Lapis seng' },
        ],
      })
      expect((await item('HB-M8x12.5')).attributes[0]).toMatchObject({ text: '12.5', number: 12.5 })
      expect((await item('HB-M8x12.5', 'askInIndonesian')).attributes[0]).toMatchObject({
        text: '12,5',
        number: 12.5,
      })
    })

    it('has no tag, brand, picture or lead time by default', async () => {
      const hose = await item('HALF-01')
      expect(hose.product_tag_ids).toEqual([])
      expect(hose).toMatchObject({ product_brand: null, main_image_urls: null })
      expect(hose).not.toHaveProperty('lead_time_days')
    })

    it('says in which quantities it is sold', async () => {
      expect(await item('HH-2SN-08')).toMatchObject({ uom: 'm', min_qty: 10, multiple_qty: 5 })
    })
  })

  // @spec §8 Product not found
  describe('that does not exist', () => {
    const refusal = (detail: string) => ({
      status: 404,
      body: { type: 'about:blank', status: 404, code: 'product_not_found', detail },
    })

    it.each([showHeader, listItems, showItem])('is refused in both languages: $path', async (endpoint) => {
      const params = { id: '2147483647' }
      expect(await api.ask(endpoint, { params })).toMatchObject(refusal('Product not found'))
      expect(await api.askInIndonesian(endpoint, { params })).toMatchObject(refusal('Produk tidak ditemukan'))
    })

    it('is what is inactive, and whatever has no active item', async () => {
      const hidden = [ids.product('GONE'), ids.product('NOITEMS')]
      const hiddenItems = [ids.item('GONE-01'), ids.item('NOITEMS-01'), ids.item('HALF-02')]
      for (const id of hidden.map(String)) {
        expect(await api.ask(showHeader, { params: { id } })).toMatchObject({ status: 404 })
        expect(await api.ask(listItems, { params: { id } })).toMatchObject({ status: 404 })
      }
      for (const id of hiddenItems.map(String))
        expect(await api.ask(showItem, { params: { id } })).toMatchObject({ status: 404 })
    })

    it('is an item requested as a product, and a product requested as an item', async () => {
      const [productId, itemId] = [String(ids.product('STUD')), String(ids.item('M16x16'))]
      expect(await api.ask(showItem, { params: { id: productId } })).toMatchObject({ status: 404 })
      expect(await api.ask(showHeader, { params: { id: itemId } })).toMatchObject({ status: 404 })
    })
  })
})
