import { catalogue, search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { exportCatalogue, mappingSchema, plainMapping } from './index.ts'
import { drawingKey, openMedia, redrawItems } from '../catalogue/index.ts'
import { drawingVersion } from '@pasok/drawings'
import { siteVersion, type Db, type Storage, type Workers } from '../platform/index.ts'
import { emptyCatalogue, importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { renewVocabulary } from '../search/index.ts'

const size = { d: 8, pitch: 1.25, k: 5.3, s: 13, thread: 'M8' }
const makeDrawing = (length: number, family = 'hex-bolt-dimensions') => ({
  family,
  parameters: { ...size, length, title: `M8 × ${length}` },
})
const bolt = { product: 'BOLT', name_en: 'Hex bolt' }
const rows: Cells[] = [
  {
    ...bolt,
    sku: 'B-30',
    drawing: JSON.stringify([makeDrawing(30), makeDrawing(30, 'hex-bolt-shaded')]),
    item_drawing: JSON.stringify(makeDrawing(30)),
  },
  { ...bolt, sku: 'B-40', item_drawing: JSON.stringify(makeDrawing(40)) },
  { ...bolt, sku: 'B-50' },
]

const memory = () => {
  const files = new Map<string, { body: Uint8Array; contentType: string }>()
  const storage: Storage = {
    put: async (key, body, contentType) => void files.set(key, { body: new Uint8Array(body), contentType }),
    get: async (key) => files.get(key),
    delete: async (key) => void files.delete(key),
  }
  return { files, storage }
}

onDatabase('drawings of an imported table', (open) => {
  let db: Db
  let ask: ReturnType<typeof openApi>['ask']
  beforeAll(async () => {
    const database = await open()
    db = database.db
    ask = openApi(database).ask
  })
  beforeEach(() => emptyCatalogue(db))

  const record = async (sku: string) => {
    await renewVocabulary(db)
    const found = await ask(search.searchSite, { query: { keyword: sku } })
    const [card] = found.status === 200 ? found.body.data.products.records : []
    const { status, body } = await ask(catalogue.showItem, { params: { id: String(card?.id) } })
    if (status !== 200) throw new Error(sku)
    return body.data.record
  }
  const keys = async (): Promise<string[]> => {
    const { rows: found } = await sql<{ key: string }>`
      select key from catalogue.item_drawing order by item_id`.execute(db)
    return found.map(({ key }) => key)
  }

  it('of a product are drawn and stored as its pictures, after its files', async () => {
    const { files, storage } = memory()
    const file = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>'
    const [first, ...others] = rows
    const { problems } = await importText(db, [{ ...first, images: 'own.svg' }, ...others], {
      storage,
      pictures: { 'own.svg': file },
    })
    expect(problems).toEqual([])
    const stored = await sql<{ key: string; title: string | null }>`
      select key, title from catalogue.picture order by position`.execute(db)
    expect(stored.rows.map(({ title }) => title)).toEqual([null, 'M8 × 30', 'M8 × 30'])
    const texts = stored.rows.map(({ key }) => Buffer.from(files.get(key)?.body ?? []).toString())
    expect(texts[0]).toBe(file)
    expect(texts[1]).toContain('>L 30</text>')
    expect(texts[2]).not.toBe(texts[1])
  })

  it('of a product leave its photographs where the cell of files is empty, and all its pictures where one is wrong', async () => {
    const { storage } = memory()
    const own = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>'
    const take = (cells: Cells) =>
      importText(db, [{ ...bolt, sku: 'B-30', ...cells }], { storage, pictures: { 'own.svg': own } })
    const titles = async () => {
      const { rows: found } = await sql<{ title: string | null }>`
        select title from catalogue.picture order by position`.execute(db)
      return found.map(({ title }) => title)
    }
    await take({ images: 'own.svg', drawing: JSON.stringify(makeDrawing(30)) })
    await take({ images: 'own.svg', drawing: '{"family":"hex-bold"}' })
    expect(await titles()).toEqual([null, 'M8 × 30'])
    await take({ drawing: '-' })
    expect(await titles()).toEqual([null, 'M8 × 30'])
    await sql`update catalogue.picture set photo = true where title is null`.execute(db)
    await take({ drawing: JSON.stringify(makeDrawing(40)) })
    expect(await titles()).toEqual(['M8 × 40', null])
  })

  it.each(['drawing:{x', `drawing:${JSON.stringify(makeDrawing(30))}`])(
    'is no name of a file: %s',
    async (images) => {
      const { problems, summary } = await importText(db, [{ ...bolt, sku: 'B-30', images }])
      const problem = { line: 2, column: 'images', code: 'picture_missing', refusesRow: false }
      expect(problems).toEqual([{ ...problem, value: images.slice(0, 100) }])
      expect(summary.created).toBe(1)
    },
  )

  it('of an item that can not be drawn is reported by row', async () => {
    const axes = { x: { from: 0, to: 1000, step: 2, unit: '' }, y: { to: 200, step: 0.2, unit: '' } }
    const tooManyLines = { title: '', ...axes, curves: [] }
    const impossible = { family: 'chart', parameters: tooManyLines }
    const { problems } = await importText(db, [
      { ...bolt, sku: 'B-30', item_drawing: JSON.stringify(impossible) },
    ])
    expect(problems).toEqual([
      { line: 2, column: 'item_drawing', code: 'drawing_impossible', value: 'chart', refusesRow: false },
    ])
    expect(await keys()).toEqual([])
  })

  it('of an item is drawn at its first request, to its own dimensions, and stored', async () => {
    await importText(db, rows)
    const [, key = ''] = await keys()
    const { files, storage } = memory()
    const media = openMedia({ db, shop: 'Shop', storage, workers: {} as Workers })
    const file = await media(key)
    if (!file || typeof file === 'string' || !('body' in file)) throw new Error('no drawing')
    expect(Buffer.from(file.body).toString()).toContain('>L 40</text>')
    expect([...files.keys()]).toEqual([key])
    await sql`delete from catalogue.item_drawing`.execute(db)
    expect(await media(key)).toEqual(files.get(key))
    expect(await media(`drawings/${'0'.repeat(32)}.svg`)).toBeUndefined()
    expect(await media('drawings/../private.svg')).toBeUndefined()
  })

  it('of an item that is true to scale is a DXF file, too, which its page names', async () => {
    const washer = { product: 'WASHER', name_en: 'Washer' }
    const parameters = { d1: 8.4, d2: 16, h: 1.6, title: 'M8' }
    await importText(db, [
      {
        ...washer,
        sku: 'W-8',
        item_drawing: JSON.stringify({ family: 'flat-washer-dimensions', parameters }),
      },
      { ...bolt, sku: 'B-40', item_drawing: JSON.stringify(makeDrawing(40)) },
    ])
    const [key = '', boltKey = ''] = await keys()
    const dxf = key.replace('.svg', '.dxf')
    expect((await record('W-8')).drawing_dxf).toBe(`/media/${dxf}`)
    expect((await record('B-40')).drawing_dxf).toBeUndefined()
    const { files, storage } = memory()
    const media = openMedia({ db, shop: 'Shop', storage, workers: {} as Workers })
    const file = await media(dxf)
    expect(file).toMatchObject({ contentType: 'image/vnd.dxf' })
    expect(Buffer.from((file as { body: Uint8Array }).body).toString()).toContain('%%c 16')
    expect([...files.keys()]).toEqual([dxf])
    expect(await media(boltKey.replace('.svg', '.dxf'))).toBeUndefined()
  })

  it('is not tried again if it can’t be drawn, and is found once it is there', async () => {
    const { storage } = memory()
    const media = openMedia({ db, shop: 'Shop', storage, workers: {} as Workers })
    const parameters = { d1: 8.4, d2: 16, h: 1.6, title: 'M8' }
    const drawing = { family: 'flat-washer-dimensions', parameters }
    await importText(db, [{ ...bolt, sku: 'B-40', item_drawing: JSON.stringify(makeDrawing(40)) }])
    const [key = ''] = await keys()
    const dxf = key.replace('.svg', '.dxf')
    expect(await media(dxf)).toBeUndefined()
    // The same key never has other parameters.
    await sql`
      update catalogue.item_drawing
      set family = ${drawing.family}, parameters = ${JSON.stringify(parameters)}::jsonb`.execute(db)
    expect(await media(dxf)).toBeUndefined()
    const fresh = openMedia({ db, shop: 'Shop', storage, workers: {} as Workers })
    expect(await fresh(dxf)).toMatchObject({ contentType: 'image/vnd.dxf' })

    const later = drawingKey(drawing).replace('.svg', '.dxf')
    expect(await media(later)).toBeUndefined()
    await importText(db, [{ ...bolt, sku: 'B-40', item_drawing: JSON.stringify(drawing) }])
    expect(await media(later)).toMatchObject({ contentType: 'image/vnd.dxf' })
  })

  it('of an item stands in its datasheet, drawn for it where nobody asked before', async () => {
    await importText(db, rows)
    const { rows: items } = await sql<{ id: number }>`
      select id from catalogue.item where sku = 'B-40'`.execute(db)
    const { files, storage } = memory()
    const run = vi.fn(
      async (_task: unknown, _input: { readonly pictures: readonly { readonly bytes: Uint8Array }[] }) =>
        new Uint8Array(),
    )
    const workers = { run, close: async () => {} } as unknown as Workers
    const { get } = openApi({ db, storage, workers })
    const response = await get(`/v2/product/item/${items[0]?.id}/datasheet`)
    expect(response.status).toBe(200)
    const [, key = ''] = await keys()
    expect(files.has(key)).toBe(true)
    const drawn = run.mock.calls[0]?.[1].pictures.map(({ bytes }) => Buffer.from(bytes).toString())
    expect(drawn).toEqual([expect.stringContaining('>L 40</text>')])
  })

  it('of items are redrawn, without an import, once the drawings have another version', async () => {
    await importText(db, rows)
    const before = await keys()
    expect(await redrawItems(db)).toBe(0)
    const site = await siteVersion(db)
    expect(await redrawItems(db, drawingVersion + 1)).toBe(before.length)
    const after = await keys()
    expect(after).toHaveLength(before.length)
    expect(after.filter((key) => before.includes(key))).toEqual([])
    expect(await siteVersion(db)).toBe(site + 1)
    expect(await redrawItems(db, drawingVersion + 1)).toBe(0)
    const { storage } = memory()
    const media = openMedia({ db, shop: 'Shop', storage, workers: {} as Workers })
    expect(await media(after[1] ?? '')).toMatchObject({ contentType: 'image/svg+xml' })
  })

  it('of a row are not too many', async () => {
    const images = Array.from({ length: 51 }, (_, at) => `${at}.svg`).join('|')
    const { problems, summary } = await importText(db, [{ ...bolt, sku: 'B-30', images }])
    expect(problems).toEqual([expect.objectContaining({ column: 'images', code: 'too_many_pictures' })])
    expect(summary.created).toBe(1)
  })

  it('of an item stands before its product’s pictures, unless one of them shows the item', async () => {
    await importText(db, rows)
    const [, key = ''] = await keys()
    const readPictures = async (sku: string) => {
      const { main_image_urls: main, extra_image_urls: extra } = await record(sku)
      return [...(main ? [main] : []), ...extra].map((picture) => [picture.image_512, picture.shows])
    }
    const [first, second] = (await readPictures('B-50')).map(([address]) => address)
    expect(await readPictures('B-50')).toEqual([
      [first, 'M8 × 30'],
      [second, 'M8 × 30'],
    ])
    expect(await readPictures('B-40')).toEqual([
      [`/media/${key}`, undefined],
      [first, 'M8 × 30'],
      [second, 'M8 × 30'],
    ])
    expect(await readPictures('B-30')).toEqual([
      [first, undefined],
      [second, undefined],
    ])
  })

  it('of an item without a title stands before untitled pictures, too', async () => {
    const box = { product: 'BOX', name_en: 'Tool box' }
    const drawing = JSON.stringify({ family: 'tool-box-shaded', parameters: { drawers: 3 } })
    await importText(
      db,
      [
        { ...box, sku: 'BOX-3', images: 'own.svg', item_drawing: drawing },
        { ...box, sku: 'BOX-5' },
      ],
      { pictures: { 'own.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>' } },
    )
    const [key = ''] = await keys()
    const { main_image_urls: main, extra_image_urls: extra } = await record('BOX-3')
    expect(main?.image_512).toBe(`/media/${key}`)
    expect(extra.map(({ shows }) => shows)).toEqual(['Tool box'])
  })

  it('is unchanged when the same table is imported again, and changes with its parameters', async () => {
    await importText(db, rows)
    const before = await keys()
    expect((await importText(db, rows)).summary).toMatchObject({ unchanged: 3, changed: 0 })
    const [first, , third] = rows as [Cells, Cells, Cells]
    const changed = { ...bolt, sku: 'B-40', item_drawing: JSON.stringify(makeDrawing(45)) }
    expect((await importText(db, [first, changed, third])).summary).toMatchObject({
      unchanged: 2,
      changed: 1,
    })
    expect(await keys()).toEqual([before[0], expect.not.stringMatching(before[1] ?? '')])
    await importText(db, [{ ...bolt, sku: 'B-40', item_drawing: '-' }])
    expect(await keys()).toEqual([before[0]])
  })

  it.each([
    ['no JSON', '{family', 'drawing_not_readable', '{family'],
    ['no family', '{"parameters":{}}', 'drawing_not_readable', '{"parameters":{}}'],
    ['an unknown family', '{"family":"hex-bold"}', 'drawing_family_unknown', 'hex-bold'],
    [
      'a wrong parameter',
      JSON.stringify({ family: 'hex-bolt-dimensions', parameters: { ...size, length: 9_999, title: '' } }),
      'drawing_parameter_wrong',
      'hex-bolt-dimensions, length: 9999 (≤ 500)',
    ],
    ['a long cell', `{"family":"${'x'.repeat(100_000)}"}`, 'too_long', expect.any(String)],
  ])('with %s is reported by row, and the item imported without it', async (_, cell, code, value) => {
    for (const column of ['drawing', 'item_drawing']) {
      await emptyCatalogue(db)
      const { problems, summary } = await importText(db, [
        { ...bolt, sku: 'B-1' },
        { ...bolt, sku: 'B-2', [column]: cell },
      ])
      expect(problems).toEqual([{ line: 3, column, code, value, refusesRow: false }])
      expect(summary.created).toBe(2)
    }
  })

  it('takes its parameters from columns that the mapping names', async () => {
    const { problems } = await importText(
      db,
      [
        { product: 'BOLT', sku: 'B-40', name_en: 'Bolt', 'Length (mm)': '40', Thread: 'M8' },
        { product: 'BOLT', sku: 'B-9', name_en: 'Bolt', 'Length (mm)': 'long', Thread: 'M8' },
        { product: 'BOLT', sku: 'B-0', name_en: 'Bolt' },
      ],
      {
        mapping: mappingSchema.parse({
          ...plainMapping,
          columns: { product: 'product', sku: 'sku', name_en: 'name_en' },
          item_drawing: {
            family: 'hex-bolt-dimensions',
            parameters: {
              length: { column: 'Length (mm)' },
              thread: { column: 'Thread' },
              d: { value: 8 },
              pitch: { value: 1.25 },
              k: { value: 5.3 },
              s: { value: 13 },
              title: { column: 'sku' },
            },
          },
        }),
      },
    )
    const { rows: found } = await sql`
      select i.sku, d.parameters from catalogue.item_drawing d join catalogue.item i on i.id = d.item_id`.execute(
      db,
    )
    expect(found).toEqual([{ sku: 'B-40', parameters: { ...size, length: 40, title: 'B-40' } }])
    expect(problems.map(({ line, code, value }) => [line, code, value])).toEqual([
      [3, 'drawing_parameter_wrong', 'hex-bolt-dimensions, length: "long" (number)'],
    ])
  })

  it('comes out of an export as it went in', async () => {
    await importText(db, rows)
    const { headings, rows: exported } = await exportCatalogue(db, new Map())
    const at = headings.indexOf('item_drawing')
    const cells = (await Array.fromAsync(exported)).map((row) => row[at])
    expect(cells.map((cell) => (cell === undefined ? undefined : JSON.parse(String(cell))))).toEqual([
      makeDrawing(30),
      makeDrawing(40),
      undefined,
    ])
  })
})
