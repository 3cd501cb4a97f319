import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { siteVersion, type Database, type StoredFile } from '../platform/index.ts'
import { loadCatalogue } from '../testing/catalogue-fixture.ts'
import { emptyCatalogue, importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'

const rows: Cells[] = [
  ...Array.from({ length: 600 }, (_, n) => ({
    product: `P-${Math.floor(n / 3)}`,
    sku: `S-${n}`,
    name_en: `Part ${Math.floor(n / 3)}`,
    name_id: `Suku cadang ${Math.floor(n / 3)}`,
    category_en: 'Parts > Small',
    brand: 'Kuatmor',
    price: String(1000 + n),
    images: n === 0 ? '1.svg' : '',
    datasheet: n === 0 ? 'a.pdf' : '',
  })),
  { product: 'P-1', sku: 'S-4', name_en: 'Twice' },
  { product: 'P-900', sku: 'S-900' },
]

onDatabase('a dry run', (open) => {
  let database: Database
  let stored: Map<string, StoredFile>
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    stored = new Map()
    await emptyCatalogue(database.db)
  })

  const read = (options: Parameters<typeof importText>[2]) =>
    importText(database.db, rows, {
      pictures: { '1.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"></svg>' },
      documents: { 'a.pdf': '%PDF-1.7' },
      storage: {
        put: async (key, body, contentType) => void stored.set(key, { body, contentType }),
        get: async () => undefined,
        delete: async () => {},
      },
      ...options,
    })
  const everything = async () => {
    const found = []
    for (const table of ['product', 'item', 'category', 'brand', 'picture', 'document'])
      found.push(
        (await sql`select t::text from ${sql.table(`catalogue.${table}`)} t order by 1`.execute(database.db))
          .rows,
      )
    return [...found, await siteVersion(database.db)]
  }

  it('says what an import would do and tells its problems, over batches', async () => {
    const dry = await read({ dryRun: true })
    const real = await read({})
    expect(dry.summary).toMatchObject({ rows: 602, created: 600, products: 200, problems: 2, refused: 2 })
    expect(dry.summary).toEqual(real.summary)
    expect(dry.problems).toEqual(real.problems)
  })

  it('writes nothing: no row, no file, no version', async () => {
    await loadCatalogue(database.db)
    const before = await everything()
    await read({ dryRun: true, missing: 'retire_surely' })
    expect(await everything()).toEqual(before)
    expect(stored.size).toBe(0)
  })

  it('after which the same import runs as if nothing had been', async () => {
    await read({ dryRun: true })
    expect((await read({})).summary).toMatchObject({ created: 600 })
  })

  it('that breaks off is an error, not a summary', async () => {
    await expect(
      read({
        dryRun: true,
        onProgress: () => {
          throw new Error('broken off')
        },
      }),
    ).rejects.toThrow('broken off')
  })
})
