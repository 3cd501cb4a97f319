import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { runExclusively, openDatabase, type Db } from '../platform/index.ts'
import { importText, nowhere } from '../testing/import-text.ts'
import { freshDatabase, onDatabase } from '../testing/index.ts'
import type { FileRow } from './read/file-row.ts'
import { importCatalogue } from './import-catalogue.ts'
import { ImportRunning } from './import-running.ts'
import { plainMapping } from './read/mapping.ts'
import { openImportFiles } from './files/open-import-files.ts'

const row = (n: number): FileRow => ({
  line: n + 2,
  share: 0,
  cells: { product: `P-${n}`, sku: `S-${n}`, name_en: 'Part' },
})
const INDEX = JSON.stringify(new URL('../index.ts', import.meta.url).href)
const HERE = JSON.stringify(new URL('../testing/import-text.ts', import.meta.url).href)

/** An import that has written its first batch and waits for more of its file. */
const halfway = async (db: Db, dryRun: boolean) => {
  const [reached, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const rows = async function* () {
    for (let n = 0; n < 500; n++) yield row(n)
    reached.resolve()
    await open.promise
    yield row(500)
  }
  const workers = { run: async () => 'busy' as const, close: async () => {} }
  const ended = importCatalogue({
    db,
    rows: rows(),
    mapping: plainMapping,
    files: openImportFiles({ folder: '.', storage: nowhere, workers }),
    announce: async () => {},
    onProblem: () => {},
    now: new Date(),
    dryRun,
  })
  await Promise.race([reached.promise, ended])
  return { goOn: open.resolve, ended }
}

const other = [{ product: 'P-1', sku: 'S-1', name_en: 'Other' }]

onDatabase('while an import runs', (open) => {
  it.each([
    ['an import', false, false],
    ['a dry run', false, true],
    ['an import', true, false],
  ])('another one is refused: %s (after a dry run: %s)', async (_, first, second) => {
    const { db } = await open()
    const running = await halfway(db, first)
    await expect(importText(db, other, { dryRun: second })).rejects.toThrow(ImportRunning)
    running.goOn()
    expect((await running.ended).created).toBe(501)
    const { summary } = await importText(db, other)
    expect(summary.rows).toBe(1)
  })

  it('of another process, too', async () => {
    const fresh = await freshDatabase()
    onTestFinished(fresh.drop)
    const database = await openDatabase(fresh.url, { role: 'batch' })
    onTestFinished(database.close)
    const running = await halfway(database.db, false)
    const program = `
      const { openDatabase } = await import(${INDEX})
      const { importText } = await import(${HERE})
      const database = await openDatabase(${JSON.stringify(fresh.url)}, { role: 'batch' })
      await importText(database.db, [{ product: 'P-1', sku: 'S-1', name_en: 'Other' }]).then(
        () => console.log('done'), (error) => console.log(error.name))
      await database.close()`
    const otherProcess = () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]).then(({ stdout }) =>
        stdout.trim(),
      )
    expect(await otherProcess()).toBe('ImportRunning')
    running.goOn()
    await running.ended
    expect(await otherProcess()).toBe('done')
  })

  it('that fails lets the next one begin', async () => {
    const { db } = await open()
    const failing = importText(db, other, {
      announce: async () => {
        throw new Error('the queue is full')
      },
    })
    await expect(failing).rejects.toThrow('the queue is full')
    expect((await importText(db, other)).summary).toMatchObject({ unchanged: 1 })
  })
})

it('an import runs within a start that holds the turn of its database', async () => {
  const fresh = await freshDatabase()
  onTestFinished(fresh.drop)
  const database = await openDatabase(fresh.url, { role: 'batch' })
  onTestFinished(database.close)
  const { summary } = await runExclusively(database, () => importText(database.db, other))
  expect(summary).toMatchObject({ created: 1 })
})
