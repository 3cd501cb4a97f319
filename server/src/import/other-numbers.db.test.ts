import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import type { Db } from '../platform/index.ts'
import { emptyCatalogue, importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { mappingSchema, plainMapping } from './read/mapping.ts'
import { readTable } from './read/read-table.ts'

const seal: Cells = { product: 'SEAL', sku: 'SL-20', name_en: 'Shaft seal' }
const twenty = Array.from({ length: 20 }, (_, n) => `OLD-${n}`)

onDatabase('the numbers that an item replaces', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(() => emptyCatalogue(db))

  const numbers = async () => {
    const { rows } = await sql<{ sku: string; position: number; number: string; bare: string }>`
      select i.sku, r.position, r.number, r.bare from catalogue.other_number r join catalogue.item i on i.id = r.item_id
      where r.kind = 'replaced'
      order by i.sku, r.position`.execute(db)
    return rows
  }
  const listNumbers = async () => (await numbers()).map(({ number }) => number)
  /** The row version of each, which every write changes, even with equal values. */
  const versions = async () =>
    (await sql`select xmin::text, ctid::text from catalogue.other_number order by 2`.execute(db)).rows

  it('come in as the file lists them, each also bare', async () => {
    const { summary, problems } = await importText(db, [{ ...seal, replaces: 'SL/020-A | sl 20.B||' }])
    expect(problems).toEqual([])
    expect(summary).toMatchObject({ created: 1, changed: 0 })
    expect(await numbers()).toEqual([
      { sku: 'SL-20', position: 0, number: 'SL/020-A', bare: 'sl020a' },
      { sku: 'SL-20', position: 1, number: 'sl 20.B', bare: 'sl20b' },
    ])
  })

  it('the same again are not written again; others, or in another order, count as a changed item', async () => {
    const other = { product: 'SEAL', sku: 'SL-30', replaces: 'OLD-9' }
    await importText(db, [{ ...seal, replaces: 'A-1|A-2' }, other])
    const before = await versions()
    const again = await importText(db, [{ ...seal, replaces: 'A-1|A-2' }, other])
    expect(again.summary).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
    expect(await versions()).toEqual(before)
    for (const replaces of ['A-2|A-1', 'A-2', 'A-2|A-3']) {
      const { summary } = await importText(db, [{ ...seal, replaces }, other])
      expect(summary, replaces).toMatchObject({ changed: 1, unchanged: 1 })
      expect(await listNumbers()).toEqual([...replaces.split('|'), 'OLD-9'])
    }
  })

  it('stay where the cell is empty or missing, and go with a dash', async () => {
    await importText(db, [{ ...seal, replaces: 'A-1|A-2' }])
    expect((await importText(db, [{ ...seal, replaces: '' }])).summary.changed).toBe(0)
    expect((await importText(db, [seal])).summary.changed).toBe(0)
    expect(await listNumbers()).toEqual(['A-1', 'A-2'])
    expect((await importText(db, [{ ...seal, replaces: '-' }])).summary.changed).toBe(1)
    expect(await listNumbers()).toEqual([])
    expect((await importText(db, [{ ...seal, replaces: '-' }])).summary.changed).toBe(0)
  })

  it('count once where they appear twice, in any case', async () => {
    // The database decides equality: JavaScript's lower case of the last two differs.
    expect((await importText(db, [{ ...seal, replaces: 'A-1|B|a-1|B|ΑΣ|ασ' }])).problems).toEqual([])
    expect(await listNumbers()).toEqual(['A-1', 'B', 'ΑΣ'])
  })

  it('may be replaced by several items, and be numbers that the shop still has', async () => {
    const rows = [
      { ...seal, replaces: 'A-1|SL-30' },
      { product: 'SEAL', sku: 'SL-30', replaces: 'A-1' },
    ]
    expect((await importText(db, rows)).problems).toEqual([])
    expect(await listNumbers()).toEqual(['A-1', 'SL-30', 'A-1'])
  })

  it("leave the item's own out, and say so", async () => {
    const { summary, problems } = await importText(db, [{ ...seal, replaces: 'A-1|sl-20|A-2' }])
    expect(problems).toEqual([
      { line: 2, column: 'replaces', code: 'replaces_itself', value: 'sl-20', refusesRow: false },
    ])
    expect(summary).toMatchObject({ created: 1, refused: 0 })
    expect(await listNumbers()).toEqual(['A-1', 'A-2'])
    // Alone, it leaves the others unchanged.
    const alone = await importText(db, [{ ...seal, replaces: 'SL-20' }])
    expect(alone.problems).toHaveLength(1)
    expect(alone.summary.changed).toBe(0)
    expect(await listNumbers()).toEqual(['A-1', 'A-2'])
  })

  it('are twenty at most, each of a hundred characters at most; a cell with more leaves those of before', async () => {
    const longest = 'x'.repeat(100)
    const fits = [...twenty.slice(1), longest]
    expect((await importText(db, [{ ...seal, replaces: fits.join('|') }])).problems).toEqual([])
    expect(await listNumbers()).toEqual(fits)
    const refused = [
      [[...twenty, 'OLD-20'].join('|'), 'too_many_numbers'],
      [`A-1|${longest}x`, 'too_long'],
      ['A-1|---', 'no_number'],
      ['#N/A', 'cell_error'],
    ] as const
    for (const [replaces, code] of refused) {
      const { summary, problems } = await importText(db, [{ ...seal, replaces }])
      expect(problems).toEqual([
        { line: 2, column: 'replaces', code, value: replaces.slice(0, 200), refusesRow: false },
      ])
      expect(summary).toMatchObject({ changed: 0, unchanged: 1 })
      expect(await listNumbers()).toEqual(fits)
    }
  })

  it('are what the column holds that the mapping names, with commas where it says so', async () => {
    const mapping = mappingSchema.parse({
      ...plainMapping,
      columns: { product: 'product', sku: 'sku', name_en: 'name_en', replaces: 'Old numbers' },
      list_separator: ',',
    })
    const { problems } = await importText(db, [{ ...seal, 'Old numbers': 'A-1, A-2|A-3, sl-20' }], {
      mapping,
    })
    expect(problems).toMatchObject([{ column: 'Old numbers', code: 'replaces_itself' }])
    expect(await listNumbers()).toEqual(['A-1', 'A-2', 'A-3'])
  })

  it('come in with a workbook, one that looks like a figure too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pasok-replaced-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'table.xlsx')
    await writeExcelFile([
      ['product', 'sku', 'name_en', 'replaces'],
      ['SEAL', 'SL-20', 'Shaft seal', 'A-1|A-2'],
      ['SEAL', 'SL-30', null, 620_430],
      ['SEAL', 'SL-40', null, null],
    ]).toFile(file)
    const rows = await Array.fromAsync(readTable(file))
    const cells = rows.map((row) => ('cells' in row ? row.cells : {}))
    const { problems } = await importText(db, cells)
    expect(problems).toEqual([])
    expect((await numbers()).map(({ sku, number }) => [sku, number])).toEqual([
      ['SL-20', 'A-1'],
      ['SL-20', 'A-2'],
      ['SL-30', '620430'],
    ])
  })

  it('are reported by a dry run and left alone', async () => {
    await importText(db, [{ ...seal, replaces: 'A-1' }])
    const { summary, problems } = await importText(db, [{ ...seal, replaces: 'A-2|SL-20' }], { dryRun: true })
    expect(summary.changed).toBe(1)
    expect(problems).toMatchObject([{ code: 'replaces_itself' }])
    expect(await listNumbers()).toEqual(['A-1'])
  })

  it('stand beside those of other makers, each of which has its maker before it', async () => {
    const others = async () =>
      (
        await sql<{ maker: string; number: string }>`select maker, number from catalogue.other_number
          where kind = 'other_maker' order by position`.execute(db)
      ).rows.map(({ maker, number }) => `${maker}=${number}`)
    await importText(db, [
      { ...seal, replaces: 'A-1', other_numbers: ' Kuatmor = K=20| kuatmor=k=20 |Murtaka=SL-20' },
    ])
    expect(await others()).toEqual(['Kuatmor=K=20', 'Murtaka=SL-20'])
    const same = await importText(db, [
      { ...seal, replaces: 'A-1', other_numbers: 'Kuatmor=K=20|Murtaka=SL-20' },
    ])
    expect(same.summary).toMatchObject({ changed: 0, unchanged: 1 })
    for (const [other_numbers, code] of [
      ['K-20', 'number_without_maker'],
      ['=K-20', 'number_without_maker'],
      [Array.from({ length: 51 }, (_, n) => `M=${n}`).join('|'), 'too_many_makers_numbers'],
      [`${'m'.repeat(61)}=1`, 'too_long'],
    ] as const) {
      const { problems } = await importText(db, [{ ...seal, other_numbers }])
      expect(problems).toMatchObject([{ column: 'other_numbers', code }])
    }
    expect((await importText(db, [{ ...seal, replaces: '-' }])).summary.changed).toBe(1)
    expect([await listNumbers(), await others()]).toEqual([[], ['Kuatmor=K=20', 'Murtaka=SL-20']])
    expect((await importText(db, [{ ...seal, other_numbers: '-' }])).summary.changed).toBe(1)
    expect(await others()).toEqual([])
  })

  it('go with their item', async () => {
    await importText(db, [{ ...seal, replaces: 'A-1' }])
    await sql`delete from catalogue.item`.execute(db)
    expect(await listNumbers()).toEqual([])
  })
})
