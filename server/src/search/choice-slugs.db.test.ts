import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { emptyCatalogue, importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { mappingSchema, plainMapping } from '../import/index.ts'

const mapping = mappingSchema.parse({
  ...plainMapping,
  attributes: ['thread', 'material'].map((code) => ({
    code,
    name_en: code,
    name_id: code,
    type: 'choice',
    columns: { en: `${code}_en`, id: `${code}_id` },
  })),
})

onDatabase('the name of a choice in an address', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(() => emptyCatalogue(db))

  const importRows = async (rows: readonly Cells[]) => {
    const named = rows.map((row, n) => ({ product: 'P', sku: `S-${n}`, name_en: 'Part', ...row }))
    expect((await importText(db, named, { mapping })).problems).toEqual([])
  }
  const choices = async (code = 'thread') => {
    const { rows } = await sql<{ id: number; name: string; slug: string }>`
      select k.id, k.name_en as name, k.slug from catalogue.attribute_choice k
      join catalogue.attribute a on a.id = k.attribute_id where a.code = ${code} order by k.id`.execute(db)
    return rows
  }
  const slugs = async (code?: string) =>
    Object.fromEntries((await choices(code)).map(({ name, slug }) => [name, slug]))

  it('is its English name as addresses are written', async () => {
    await importRows([
      { thread_en: 'M8' },
      { thread_en: 'G 1/2"' },
      { thread_en: 'Größe Ø' },
      { thread_id: 'Ulir kasar' },
    ])
    expect(await slugs()).toEqual({
      M8: 'm8',
      'G 1/2"': 'g-1-2',
      'Größe Ø': 'gro-e',
      'Ulir kasar': 'ulir-kasar',
    })
  })

  it('differs from that of another that reads alike, and has no comma, which parts values', async () => {
    await importRows([{ thread_en: '1/2' }, { thread_en: '1-2' }, { thread_en: '1,2' }, { thread_en: '½' }])
    const all = Object.values(await slugs())
    expect(all[0]).toBe('1-2')
    expect(new Set(all).size).toBe(4)
    for (const slug of all) expect(slug).toMatch(/^[a-z0-9_-]+$/)
  })

  it('exists where a name has no letters that an address takes', async () => {
    await importRows([{ thread_en: '赤' }, { thread_en: '青' }, { thread_en: '∅' }])
    const all = Object.values(await slugs())
    expect(new Set(all).size).toBe(3)
    for (const slug of all) expect(slug).toMatch(/^[a-z0-9_-]+$/)
  })

  it('is no other’s even where that one is called like a name and a number', async () => {
    await importRows([{ thread_en: '1/2' }, { thread_en: '1-2' }])
    const [one, two] = await choices()
    expect([one?.slug, two?.slug]).toEqual(['1-2', `1-2_${two?.id}`])
    await importRows([{ thread_en: `1/2 ${two?.id}` }, { thread_en: `1/2_${two?.id}` }])
    const all = (await choices()).map(({ slug }) => slug)
    expect(new Set(all).size).toBe(4)
  })

  it('may be the same in another attribute', async () => {
    await importRows([{ thread_en: 'Steel', material_en: 'Steel' }])
    expect(await slugs('thread')).toEqual({ Steel: 'steel' })
    expect(await slugs('material')).toEqual({ Steel: 'steel' })
  })

  it('stays when the choice is renamed: addresses that were sent around still lead somewhere', async () => {
    await importRows([{ thread_id: 'Kasar' }])
    const before = await choices()
    expect(before).toMatchObject([{ name: 'Kasar', slug: 'kasar' }])
    await importRows([{ thread_id: 'Kasar', thread_en: 'Coarse' }])
    expect(await choices()).toEqual([{ id: before[0]?.id, name: 'Coarse', slug: 'kasar' }])
  })

  it('is the same after the same file', async () => {
    const rows = [{ thread_en: '1/2' }, { thread_en: '1-2' }]
    await importRows(rows)
    const before = await choices()
    await importRows(rows)
    expect(await choices()).toEqual(before)
  })

  it('is at most 80 signs long, with an id behind it where two begin alike', async () => {
    await importRows([{ thread_en: `${'a'.repeat(90)} one` }, { thread_en: `${'a'.repeat(90)} two` }])
    const [one = '', two = ''] = Object.values(await slugs())
    expect(one).toBe('a'.repeat(80))
    expect(two.slice(0, 80)).toBe(one)
    expect(two).not.toBe(one)
  })
})
