import { datasheetWords } from '@pasok/words'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openWorkers } from '../../platform/index.ts'
import type { Db } from '../../platform/index.ts'
import { openApi, settings } from '../../testing/ask-api.ts'
import { loadCatalogue } from '../../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../../testing/catalogue-fixture.ts'
import { onDatabase } from '../../testing/index.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { openDatasheets } from './find-datasheet.ts'

const readLines = async (response: Response): Promise<string[]> =>
  pdfPages(new Uint8Array(await response.arrayBuffer())).flatMap((page) => page.split('\n'))

onDatabase('a datasheet', (open) => {
  let db: Db
  let ids: CatalogueIds
  let api: ReturnType<typeof openApi>
  let storage: ReturnType<typeof memoryStorage>
  beforeAll(async () => {
    db = (await open()).db
    ids = await loadCatalogue(db)
    storage = memoryStorage()
    api = openApi({ db, storage })
  })
  const address = (code = 'HEXBOLT') => `/v2/product/header/${ids.product(code)}/datasheet`

  // @spec §3 Product: catalog document
  it('is a PDF in the requested language, made once', async () => {
    const response = await api.get(address(), { 'accept-language': 'id' })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="baut-kepala-segi-enam-id.pdf"`,
      'content-language': 'id',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    })
    const lines = await readLines(response)
    expect(lines).toEqual(
      expect.arrayContaining([
        settings.name,
        'Baut kepala segi enam',
        'Berulir sebagian.',
        'Kuatmor',
        'Hanya untuk keperluan usaha.',
        'Bahan',
        'Baja',
        'Panjang (mm)',
        '12,5',
        'HB-M8x12.5',
        'Indent 25 Hari Kerja',
        'dus',
        datasheetWords.sku.id,
      ]),
    )
    expect(lines.filter((line) => /^HB-M\d+x/.test(line))).toHaveLength(23)
    expect(storage.files.size).toBe(1)
    await api.get(address(), { 'accept-language': 'id' })
    expect(storage.files.size).toBe(1)
  })

  it('is in the language of its address, whatever the reader’s', async () => {
    const response = await api.get(`${address()}?language=en`, { 'accept-language': 'id' })
    expect(response.headers.get('content-language')).toBe('en')
    expect(response.headers.get('content-disposition')).toContain('hex-head-bolt-en.pdf')
    const lines = await readLines(response)
    expect(lines).toEqual(
      expect.arrayContaining(['Hex head bolt', 'Partly threaded.', '12.5', 'Length (mm)', 'box']),
    )
    expect(lines.join(' ')).not.toMatch(/Baut|Berulir|Satuan|Ketersediaan/)
    expect((await api.get(`${address()}?language=de`)).status).toBe(400)
  })

  it('is not sent to a client that has it, until its content changes', async () => {
    const etag = (await api.get(address('HOSE'))).headers.get('etag') ?? ''
    const known = await api.get(address('HOSE'), { 'if-none-match': `"x", W/${etag}` })
    expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag])
    await sql`update catalogue.product set description_en = '<p>New.</p>' where id = ${ids.product('HOSE')}`.execute(
      db,
    )
    const changed = await api.get(address('HOSE'), { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(await readLines(changed)).toContain('New.')
  })

  it('has the same bytes after a restart of the shop', async () => {
    const bytes = async (shop: typeof api) =>
      Buffer.from(await (await shop.get(`${address('BEARING')}?language=en`)).arrayBuffer())
    expect((await bytes(api)).equals(await bytes(openApi({ db })))).toBe(true)
  })

  // @spec §8 Product not found
  it('is missing for products that are inactive, have no items, or do not exist', async () => {
    for (const id of [
      ids.product('GONE'),
      ids.product('NOITEMS'),
      ids.item('M16x16'),
      2_147_483_647,
      '0',
      'abc',
    ]) {
      const response = await api.get(`/v2/product/header/${id}/datasheet`, { 'accept-language': 'id' })
      expect([id, response.status]).toEqual([id, 404])
      expect(await response.json()).toMatchObject({
        code: 'product_not_found',
        detail: 'Produk tidak ditemukan',
      })
    }
  })

  it('is what a product’s and an item’s record name as their document', async () => {
    for (const [kind, id] of [
      ['header', ids.product('HEXBOLT')],
      ['item', ids.item('HB-M8x10')],
    ])
      for (const language of ['en', 'id']) {
        const response = await api.get(`/v2/product/${kind}/${id}`, { 'accept-language': language })
        const { data } = (await response.json()) as { data: { record: { url_catalog: string } } }
        expect(data.record.url_catalog).toBe(`/api/v2/product/${kind}/${id}/datasheet?language=${language}`)
      }
  })

  it('of an item has its weight with the unit, and certificates with their last day', async () => {
    const id = ids.item('HB-M8x10')
    await sql`update catalogue.item set weight_g = 12500 where id = ${id}`.execute(db)
    await sql`
      insert into catalogue.document (product_id, position, kind, title, key, valid_until)
      values (${ids.product('HEXBOLT')}, 7, 'certificate', 'Mill test', ${`documents/${'c'.repeat(32)}.pdf`}, '2027-05-31'),
        (${ids.product('HEXBOLT')}, 8, 'certificate', 'TKDN', ${`documents/${'d'.repeat(32)}.pdf`}, null)`.execute(
      db,
    )
    for (const [language, data] of [
      ['en', ['Weight', '12.5 kg', 'Mill test (valid until 31/05/2027), TKDN']],
      ['id', ['Berat', '12,5 kg', 'Mill test (berlaku sampai 31/05/2027), TKDN']],
    ] as const)
      for (const address of [
        `/v2/product/item/${id}/datasheet`,
        `/v2/product/header/${ids.product('HEXBOLT')}/datasheet`,
      ]) {
        const lines = await readLines(await api.get(address, { 'accept-language': language }))
        // A long line is broken.
        for (const text of address.includes('item') ? data : data.slice(2))
          expect(lines.join(' ').replaceAll(/\s+/g, ' ')).toContain(text)
      }
    await sql`update catalogue.item set weight_g = null where id = ${id}`.execute(db)
    await sql`delete from catalogue.document where key like 'documents/%'`.execute(db)
  })

  it('of an item says what it is, and no other item', async () => {
    const response = await api.get(`/v2/product/item/${ids.item('HB-M8x10')}/datasheet`, {
      'accept-language': 'id',
    })
    expect(response.status).toBe(200)
    const lines = await readLines(response)
    expect(lines).toEqual(
      expect.arrayContaining(['HB-M8x10', 'Panjang', '10 mm', 'Indent 25 Hari Kerja', datasheetWords.sku.id]),
    )
    expect(lines.filter((line) => /^HB-M\d+x/.test(line))).toEqual(['HB-M8x10'])
    const none = await api.get(`/v2/product/item/${ids.product('HEXBOLT')}/datasheet`, {})
    expect(none.status).toBe(404)
  })

  describe('requested in large numbers', () => {
    it('is made once for all concurrent requests', async () => {
      const workers = openWorkers({ threads: 1 })
      const run = vi.spyOn(workers, 'run')
      const find = openDatasheets({ db, maker: settings, storage: memoryStorage(), workers })
      const answers = await Promise.all(
        Array.from({ length: 5 }, async () => (await find.ofProduct(ids.product('STUD'), 'en'))?.read()),
      )
      expect(run).toHaveBeenCalledTimes(1)
      expect(new Set(answers.map(String)).size).toBe(1)
      await workers.close()
    })

    it('asks to retry when the queue is full', async () => {
      const busy = { run: async () => 'busy' as const, close: async () => {} }
      const find = openDatasheets({ db, maker: settings, storage: memoryStorage(), workers: busy })
      expect(await (await find.ofProduct(ids.product('STUD'), 'en'))?.read()).toBe('busy')
      const response = await openApi({ db, workers: busy }).get(address('STUD'))
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
      expect(await response.json()).toMatchObject({ code: 'overloaded' })
    })
  })
})
