import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../../testing/index.ts'
import { databaseState, migrate, openDatabase } from '../index.ts'

const FIRST = '20261121T0900_shop_create.sql'
const SECOND = '20261121T1000_shop_fill.sql'
const FILES = {
  [SECOND]: "insert into shop values ('two');",
  [FIRST]: "create table shop (name text); insert into shop values ('one');",
}

const makeFolder = async (files: Record<string, string>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql)
  return folder
}

/** An empty database that any number of openers share. */
const emptyDatabase = async () => {
  const { url, drop } = await freshDatabase('empty')
  onTestFinished(drop)
  return async () => {
    const database = await openDatabase(url, { role: 'batch' })
    onTestFinished(database.close)
    return database
  }
}

describe('migrate', () => {
  it('applies every file once, in the order of their names', async () => {
    const database = await (await emptyDatabase())()
    const folder = await makeFolder({ ...FILES, 'README.md': 'not a migration' })
    expect(await databaseState(database, folder)).toEqual({ unapplied: [FIRST, SECOND] })
    expect(await migrate(database, folder)).toEqual([FIRST, SECOND])
    expect(await migrate(database, folder)).toEqual([])
    expect(await databaseState(database, folder)).toEqual({ unapplied: [] })
    expect((await database.pool.query('select name from shop')).rows).toEqual([
      { name: 'one' },
      { name: 'two' },
    ])
    const landed = await database.pool.query(
      'select name, sha256, applied_at from platform.migration order by name',
    )
    expect(landed.rows).toEqual([
      { name: FIRST, sha256: expect.stringMatching(/^[0-9a-f]{64}$/), applied_at: expect.any(Date) },
      { name: SECOND, sha256: expect.stringMatching(/^[0-9a-f]{64}$/), applied_at: expect.any(Date) },
    ])
  })

  it('refuses a file that was edited after it landed', async () => {
    const database = await (await emptyDatabase())()
    const folder = await makeFolder(FILES)
    await migrate(database, folder)
    await writeFile(join(folder, FIRST), `${FILES[FIRST]} -- better`)
    await expect(migrate(database, folder)).rejects.toThrow(`${FIRST} was edited`)
  })

  it('leaves nothing of a file that fails, keeps those before it, and names it', async () => {
    const database = await (await emptyDatabase())()
    const folder = await makeFolder({ ...FILES, [SECOND]: 'create table half (); create table shop ();' })
    await expect(migrate(database, folder)).rejects.toThrow(
      `${SECOND} failed: relation "shop" already exists`,
    )
    expect(await databaseState(database, folder)).toEqual({ unapplied: [SECOND] })
    expect((await database.pool.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }])
    await writeFile(join(folder, SECOND), 'create table whole ();')
    expect(await migrate(database, folder)).toEqual([SECOND])
  })

  it('migrates once when two start at the same time', async () => {
    const open = await emptyDatabase()
    const [one, two] = await Promise.all([open(), open()])
    const folder = await makeFolder(FILES)
    const applied = await Promise.all([migrate(one, folder), migrate(two, folder)])
    expect(applied.flat().toSorted()).toEqual([FIRST, SECOND])
    expect((await two.pool.query('select name from shop')).rows).toHaveLength(2)
  })
})

it('knows a database that cannot be reached', async () => {
  const database = await openDatabase('postgres://pasok@127.0.0.1:1/pasok')
  expect(await databaseState(database, await makeFolder(FILES))).toBe('unreachable')
  await database.close()
})
