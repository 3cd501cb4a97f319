import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db, StoredFile } from '../platform/index.ts'
import { emptyCatalogue, importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { mappingSchema, plainMapping } from './read/mapping.ts'

const bolt = { product: 'BOLT', sku: 'B-1', name_en: 'Bolt', name_id: 'Baut' }
const tab = {
  tab_1_title_en: 'Mounting',
  tab_1_title_id: 'Pemasangan',
  tab_1_html_en: '<p>Tighten crosswise.</p>',
  tab_1_html_id: '<p>Kencangkan menyilang.</p>',
}
const pdf = '%PDF-1.7\n%%EOF\n'
const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 60"></svg>`

onDatabase('what belongs to a product', (open) => {
  let db: Db
  let stored: Map<string, StoredFile>
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(async () => {
    stored = new Map()
    await emptyCatalogue(db)
  })

  const read = (rows: readonly Cells[], options: Parameters<typeof importText>[2] = {}) =>
    importText(db, rows, {
      documents: { 'a.pdf': pdf, 'b.pdf': `${pdf}b`, 'page.pdf': '<html>' },
      pictures: { '1.svg': drawing(1), '2.svg': drawing(2), '3.svg': drawing(3), 'brand.svg': drawing(9) },
      storage: {
        put: async (key, body, contentType) => void stored.set(key, { body, contentType }),
        get: async (key) => stored.get(key),
        delete: async () => {},
      },
      ...options,
    })

  it('local content and national standard come in, and go with a dash', async () => {
    const columns = async () =>
      (await sql`select tkdn_percent, sni from catalogue.product`.execute(db)).rows[0]
    await read([{ ...bolt, tkdn_percent: '41.5', sni: 'SNI 07-0052' }])
    expect(await columns()).toEqual({ tkdn_percent: '41.50', sni: 'SNI 07-0052' })
    await read([{ ...bolt, tkdn_percent: '-', sni: '-' }])
    expect(await columns()).toEqual({ tkdn_percent: null, sni: null })
    for (const wrong of ['101', '-1', 'much'])
      expect((await read([{ ...bolt, tkdn_percent: wrong }])).problems).toMatchObject([
        { code: 'not_a_percentage', column: 'tkdn_percent', refusesRow: false },
      ])
  })

  it('origin, local content and standard are values of all items of a product, until they go', async () => {
    const values = async () =>
      (
        await sql`select i.sku, (select value from catalogue.item_number where item_id = i.id) as tkdn,
          array(select k.name_id from catalogue.attribute_choice k where k.id = any(i.value_ids) order by 1) as choices
          from catalogue.item i order by i.sku`.execute(db)
      ).rows
    const rows = [
      { ...bolt, origin: 'id', tkdn_percent: '41.5', sni: 'SNI 07-0052' },
      { ...bolt, sku: 'B-2' },
    ]
    await read(rows)
    const choices = ['Indonesia', 'SNI 07-0052']
    expect(await values()).toEqual([
      { sku: 'B-1', tkdn: '41.50', choices },
      { sku: 'B-2', tkdn: '41.50', choices },
    ])
    expect((await read(rows)).summary).toMatchObject({ changed: 0, unchanged: 2 })
    await read([{ ...bolt, origin: 'JP', tkdn_percent: '-', sni: '-' }])
    expect(await values()).toMatchObject([
      { sku: 'B-1', tkdn: null, choices: ['Jepang'] },
      { sku: 'B-2', tkdn: null, choices: ['Jepang'] },
    ])
    expect((await read([{ ...bolt, origin: 'Japan' }])).problems).toMatchObject([
      { code: 'not_a_country', column: 'origin' },
    ])
  })

  describe('a tab', () => {
    const tabs = async () =>
      (
        await sql`select position, title_en, title_id, html_en, html_id, filled from catalogue.tab
          order by position`.execute(db)
      ).rows

    it('has a title and a text in both languages', async () => {
      await read([{ ...bolt, ...tab, tab_3_title_id: 'Bahan', tab_3_html_id: '<p>Baja</p>' }])
      expect(await tabs()).toEqual([
        {
          position: 0,
          title_en: 'Mounting',
          title_id: 'Pemasangan',
          html_en: '<p>Tighten crosswise.</p>',
          html_id: '<p>Kencangkan menyilang.</p>',
          filled: [],
        },
        {
          position: 2,
          title_en: 'Bahan',
          title_id: 'Bahan',
          html_en: '<p>Baja</p>',
          html_id: '<p>Baja</p>',
          filled: ['title_en', 'html_en'],
        },
      ])
    })

    it('is cleaned like a description', async () => {
      const html =
        '<p onclick="x()">A<script>x()</script><img src=x onerror=x()></p><a href="javascript:x()">b</a>'
      await read([{ ...bolt, ...tab, tab_1_html_en: html }])
      expect(await tabs()).toMatchObject([
        { html_en: expect.stringMatching(/^<p>A<\/p><a rel="[a-z ]+">b<\/a>$/) },
      ])
    })

    it('that is nothing when it is cleaned is none', async () => {
      const { problems } = await read([
        { ...bolt, tab_2_title_en: 'Empty', tab_2_html_en: '<script>x()</script>' },
      ])
      expect(problems).toMatchObject([{ code: 'tab_incomplete', column: 'tab_2_title_en' }])
      expect(await tabs()).toEqual([])
    })

    it('the same again changes nothing; cleared, it goes', async () => {
      await read([{ ...bolt, ...tab }])
      expect((await read([{ ...bolt, ...tab }])).summary.products).toBe(0)
      const cleared = Object.fromEntries(Object.keys(tab).map((column) => [column, '-']))
      expect((await read([{ ...bolt, ...cleared }])).summary.products).toBe(1)
      expect(await tabs()).toEqual([])
    })
  })

  describe('a document', () => {
    const documents = async () =>
      (await sql`select kind, title, key from catalogue.document order by kind desc, position`.execute(db))
        .rows

    it('is a PDF of the folder beside the file, with a title of its own or its name', async () => {
      const { problems } = await read([
        { ...bolt, datasheet: 'a.pdf', certificates: 'Mill test 3.1=b.pdf|a.pdf' },
      ])
      expect(problems).toEqual([])
      expect(await documents()).toEqual([
        { kind: 'datasheet', title: 'a', key: expect.stringMatching(/^documents\/[0-9a-f]{32}\.pdf$/) },
        { kind: 'certificate', title: 'Mill test 3.1', key: expect.any(String) },
        { kind: 'certificate', title: 'a', key: expect.any(String) },
      ])
      expect([...stored.values()].map(({ contentType }) => contentType)).toEqual(
        Array(2).fill('application/pdf'),
      )
      expect((await read([{ ...bolt, datasheet: 'a.pdf' }])).summary.products).toBe(0)
      await read([{ ...bolt, certificates: '-' }])
      expect(await documents()).toHaveLength(1)
    })

    it('that is missing or no PDF is reported; the one from before stays', async () => {
      await read([{ ...bolt, datasheet: 'a.pdf' }])
      const { problems } = await read([{ ...bolt, datasheet: 'page.pdf', certificates: 'no.pdf' }])
      expect(problems).toMatchObject([
        { code: 'document_unreadable', column: 'datasheet', value: 'page.pdf' },
        { code: 'document_missing', column: 'certificates', value: 'no.pdf' },
      ])
      expect(await documents()).toMatchObject([{ kind: 'datasheet', title: 'a' }])
    })

    it('that is missing beside others takes none away that was there', async () => {
      const titles = async () => (await documents()).map((row) => (row as { title: string }).title)
      await read([{ ...bolt, certificates: 'A=a.pdf|B=b.pdf' }])
      expect((await read([{ ...bolt, certificates: 'A=a.pdf|gone.pdf' }])).summary.products).toBe(0)
      expect(await titles()).toEqual(['A', 'B'])
      await read([{ ...bolt, certificates: 'A=a.pdf' }])
      await read([{ ...bolt, certificates: 'B=b.pdf|gone.pdf' }])
      expect(await titles()).toEqual(['B', 'A'])
    })

    it.each(['../a.pdf', '/etc/passwd', 'documents/../../a.pdf'])(
      'is never looked for outside: %s',
      async (name) => {
        const { problems } = await read([{ ...bolt, datasheet: name }])
        expect(problems).toMatchObject([{ code: 'file_not_beside', column: 'datasheet', value: name }])
        expect(await documents()).toEqual([])
        expect(stored.size).toBe(0)
      },
    )
  })

  describe('pictures', () => {
    const widths = async () =>
      (
        await sql<{ width: number }>`select width from catalogue.picture order by position`.execute(db)
      ).rows.map(({ width }) => width)

    it('that several rows of a product name add up, in their order', async () => {
      const rows = [
        { ...bolt, images: '1.svg' },
        { product: 'BOLT', sku: 'B-2', images: '2.svg|1.svg' },
        { product: 'BOLT', sku: 'B-3', images: '3.svg' },
      ]
      await read(rows)
      expect(await widths()).toEqual([1, 2, 3])
      expect((await read(rows)).summary.products).toBe(0)
      await read([{ ...bolt, images: '3.svg' }])
      expect(await widths()).toEqual([3])
      await read([{ ...bolt, images: '-' }])
      expect(await widths()).toEqual([])
    })

    it('that can not be taken, or are left alone, take none away that was there', async () => {
      await read([{ ...bolt, images: '1.svg|2.svg' }])
      const { problems } = await read([{ ...bolt, images: '1.svg|gone.svg' }])
      expect(problems).toMatchObject([{ code: 'picture_missing', value: 'gone.svg' }])
      expect(await widths()).toEqual([1, 2])
      // Without --fetch-images a web address is skipped; this stands for a picture fetched from it earlier.
      const web = 'https://example.com/2.jpg'
      expect((await read([{ ...bolt, images: `1.svg|${web}` }])).summary.products).toBe(0)
      expect((await read([{ ...bolt, images: `${web}|1.svg` }])).summary.products).toBe(0)
      expect(await widths()).toEqual([1, 2])
      expect((await read([{ ...bolt, images: `3.svg|${web}` }])).summary.products).toBe(1)
      expect(await widths()).toEqual([3, 1, 2])
      await read([{ ...bolt, images: '3.svg|2.svg' }])
      expect(await widths()).toEqual([3, 2])
    })

    it('also across the batches of 500', async () => {
      const rows = Array.from({ length: 1_001 }, (_, n) => ({
        product: 'BOLT',
        sku: `B-${n}`,
        name_en: 'Bolt',
        images: n === 0 ? '1.svg' : n === 700 ? '2.svg' : n === 1_000 ? '3.svg' : '',
      }))
      await read(rows)
      expect(await widths()).toEqual([1, 2, 3])
    })
  })

  it('a brand has the logo that the mapping names', async () => {
    const mapping = mappingSchema.parse({
      ...plainMapping,
      brands: [
        { name: 'Kuatmor', logo: 'brand.svg' },
        { name: 'Lain', logo: 'no.svg' },
      ],
    })
    const { problems } = await read([{ ...bolt, brand: 'Kuatmor' }], { mapping })
    expect(problems).toMatchObject([{ code: 'picture_missing', value: 'no.svg', line: 1 }])
    const { rows } = await sql`select name, logo_key, logo_width, logo_height from catalogue.brand
      where logo_key is not null`.execute(db)
    expect(rows).toEqual([
      { name: 'Kuatmor', logo_key: expect.stringMatching(/\.svg$/), logo_width: 9, logo_height: 60 },
    ])
  })
})
