import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openDatabase, type Database, type DatabaseOptions } from '../index.ts'

const open = async (url: string, options: DatabaseOptions = {}): Promise<Database> => {
  const database = await openDatabase(url, options)
  onTestFinished(database.close)
  return database
}
const server = () => inject('postgresUrl')

interface Prepared {
  readonly statement: string
  readonly generic_plans: number
  readonly custom_plans: number
}

/** What one connection holds prepared. The question itself has no parameter: it is none of them. */
const listPrepared = async ({ db }: Pick<Database, 'db'>): Promise<Prepared[]> => {
  const { rows } = await sql<Prepared>`
    select statement, generic_plans::int, custom_plans::int from pg_prepared_statements
    order by prepare_time`.execute(db)
  return rows
}

describe('statements of the web role on a server', () => {
  const openOne = () => open(server(), { maxConnections: 1 })

  it('are prepared once, however often they run', async () => {
    const web = await openOne()
    for (const n of [1, 2, 3])
      expect((await sql`select ${n}::int + 1 as sum`.execute(web.db)).rows).toEqual([{ sum: n + 1 }])
    const [only, ...others] = await listPrepared(web)
    expect(only?.statement).toBe('select $1::int + 1 as sum')
    expect((only?.generic_plans ?? 0) + (only?.custom_plans ?? 0)).toBe(3)
    expect(others).toEqual([])
  })

  it('without a parameter are commands, and are not', async () => {
    const web = await openOne()
    await sql`select 1`.execute(web.db)
    await sql`set application_name = 'prepared'`.execute(web.db)
    expect(await listPrepared(web)).toEqual([])
  })

  it('are prepared by each connection for itself', async () => {
    const web = await open(server(), { maxConnections: 2 })
    const both = await Promise.all(
      [1, 2].map(() =>
        web.db.connection().execute(async (db) => {
          await sql`select ${1}::int, pg_sleep(0.2)`.execute(db)
          await sql`select ${2}::int, pg_sleep(0)`.execute(db)
          return {
            pid: (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid,
            statements: await listPrepared({ db }),
          }
        }),
      ),
    )
    expect(new Set(both.map(({ pid }) => pid)).size).toBe(2)
    for (const { statements } of both)
      expect(statements.map(({ statement }) => statement)).toEqual([
        'select $1::int, pg_sleep(0.2)',
        'select $1::int, pg_sleep(0)',
      ])
  })

  it('have the same types and rows as others', async () => {
    const [web, batch] = [await openOne(), await open(server(), { role: 'batch', maxConnections: 1 })]
    const runQuery = ({ db }: Database) =>
      sql`select ${1.5}::numeric as n, ${[1, 2]}::int[] as ids, ${'2026-11-21'}::date as day, ${null}::text as none,
        count(*) as many, json_build_object('a', ${'b'}::text) as object`.execute(db)
    expect(await runQuery(web)).toEqual(await runQuery(batch))
    expect(await runQuery(web)).toEqual(await runQuery(batch))
  })

  it('take part in transactions: one that fails leaves nothing', async () => {
    const web = await openOne()
    await sql`create temporary table kept (n int primary key)`.execute(web.db)
    const insert = (db: Database['db'], n: number) => sql`insert into kept values (${n})`.execute(db)
    await web.db.transaction().execute((tx) => insert(tx, 1))
    await expect(
      web.db.transaction().execute(async (tx) => {
        await insert(tx, 2)
        throw new Error('no more')
      }),
    ).rejects.toThrow('no more')
    await expect(web.db.transaction().execute((tx) => insert(tx, 1))).rejects.toMatchObject({ code: '23505' })
    await insert(web.db, 3)
    const changed = await sql`update kept set n = n + ${10}::int`.execute(web.db)
    expect(changed.numAffectedRows).toBe(2n)
    expect((await sql`select n from kept where n > ${0}::int order by n`.execute(web.db)).rows).toEqual([
      { n: 11 },
      { n: 13 },
    ])
  })

  it('that fail say why each time, whether they can’t be read or can’t be done', async () => {
    const web = await openOne()
    for (const _ of [1, 2, 3]) {
      await expect(sql`select ${1}::int from nowhere`.execute(web.db)).rejects.toMatchObject({
        code: '42P01',
      })
      await expect(sql`select 1 / ${0}::int`.execute(web.db)).rejects.toMatchObject({ code: '22012' })
      await expect(sql`select ${'x'}::int`.execute(web.db)).rejects.toMatchObject({ code: '22P02' })
    }
    expect((await sql`select 1 / ${1}::int as one`.execute(web.db)).rows).toEqual([{ one: 1 }])
    expect((await listPrepared(web)).map(({ statement }) => statement)).not.toContain(
      'select $1::int from nowhere',
    )
  })

  it('that run out of time are cancelled, and can run again', async () => {
    const web = await openOne()
    const sleep = (seconds: number) => sql`select pg_sleep(${seconds}::float8)`.execute(web.db)
    await expect(sleep(5)).rejects.toMatchObject({ code: '57014' })
    expect((await sleep(0)).rows).toHaveLength(1)
  })

  it('run beyond the number that stays prepared, too', async () => {
    const web = await openOne()
    for (let n = 0; n < 320; n++)
      expect((await sql`select ${n}::int as ${sql.id(`n${n}`)}`.execute(web.db)).rows).toEqual([
        { [`n${n}`]: n },
      ])
    expect(await listPrepared(web)).toHaveLength(300)
    expect((await sql`select ${7}::int as n0`.execute(web.db)).rows).toEqual([{ n0: 7 }])
    expect((await sql`select ${8}::int as ${sql.id('n319')}`.execute(web.db)).rows).toEqual([{ n319: 8 }])
    expect(await listPrepared(web)).toHaveLength(300)
  })

  it('are read again after a table has changed its columns', async () => {
    const web = await openOne()
    await sql`create temporary table changing (n int)`.execute(web.db)
    await sql`insert into changing values (${1})`.execute(web.db)
    const read = () => sql`select n from changing where n >= ${0}::int`.execute(web.db)
    expect((await read()).rows).toEqual([{ n: 1 }])
    await sql`alter table changing add more text`.execute(web.db)
    expect((await read()).rows).toEqual([{ n: 1 }])
  })
})

describe('prepared statements', () => {
  const openOne = () => open(server(), { maxConnections: 1 })

  it('that fail leave the next ones as they were, in a transaction and outside of one', async () => {
    const web = await openOne()
    await sql`create temporary table kept (n int primary key)`.execute(web.db)
    const insert = (db: Database['db'], n: number) => sql`insert into kept values (${n})`.execute(db)
    const failing = () =>
      web.db.transaction().execute(async (tx) => {
        await insert(tx, 2)
        await sql`select 1 / ${0}::int`.execute(tx)
      })
    for (const _ of [1, 2, 3]) {
      await expect(failing()).rejects.toMatchObject({ code: '22012' })
      await expect(sql`select ${1}::int from nowhere`.execute(web.db)).rejects.toMatchObject({
        code: '42P01',
      })
    }
    await web.db.transaction().execute((tx) => insert(tx, 1))
    await expect(insert(web.db, 1)).rejects.toMatchObject({ code: '23505' })
    await insert(web.db, 2)
    expect((await sql`select n from kept where n > ${0}::int order by n`.execute(web.db)).rows).toEqual([
      { n: 1 },
      { n: 2 },
    ])
  })
})

describe('no statement is prepared', () => {
  it('by the role batch, which asks most of them once', async () => {
    const database = await open(server(), { role: 'batch', maxConnections: 1 })
    for (const n of [1, 2, 3])
      expect((await sql`select ${n}::int as n`.execute(database.db)).rows).toEqual([{ n }])
    expect(await listPrepared(database)).toEqual([])
  })
})
