import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, inject, it, type TestContext } from 'vitest'
import { onDatabase } from '../../testing/index.ts'
import { isStatementTimeout, isUnreachable, openDatabase } from '../index.ts'
import type { Database } from '../index.ts'

const ACCOUNTS =
  'create table account (name text primary key, balance int8 constraint solvent check (balance >= 0))'

onDatabase('the database', (open) => {
  let db: Database['db']
  let pool: Database['pool']
  beforeAll(async () => {
    const database = await open({ role: 'batch' })
    db = database.db
    pool = database.pool
  })
  beforeEach(async () => {
    await pool.query('drop table if exists account')
    await pool.query(ACCOUNTS)
  })

  it('names the constraint and the SQLSTATE of a refusal', async () => {
    const insert = (...values: unknown[]) => pool.query('insert into account values ($1, $2)', values)
    await insert('Budi', 5)
    await expect(insert('Budi', 6)).rejects.toMatchObject({ code: '23505', constraint: 'account_pkey' })
    await expect(insert('Sari', -1)).rejects.toMatchObject({ code: '23514', constraint: 'solvent' })
    await expect(insert('Sari', 'ten')).rejects.toMatchObject({ code: '22P02' })
    await expect(pool.query('select * from nowhere')).rejects.toMatchObject({ code: '42P01' })
    expect((await pool.query('select name from account')).rows).toEqual([{ name: 'Budi' }])
  })

  it('keeps the transactions of two clients apart', async () => {
    const [one, two] = [await pool.connect(), await pool.connect()]
    const transfer = async (client: typeof one, name: string, end: 'commit' | 'rollback') => {
      await client.query('begin')
      await client.query('insert into account values ($1, 0)', [name])
      for (let step = 0; step < 20; step++)
        await client.query('update account set balance = balance + 1 where name = $1', [name])
      await client.query(end)
    }
    await Promise.all([transfer(one, 'kept', 'commit'), transfer(two, 'dropped', 'rollback')])
    one.release()
    two.release()
    expect((await pool.query('select * from account')).rows).toEqual([{ name: 'kept', balance: 20 }])
  })

  it('does not show what is not committed', async () => {
    const client = await pool.connect()
    await client.query('begin')
    await client.query("insert into account values ('Budi', 1)")
    const seen = pool.query('select count(*) as n from account')
    await client.query('rollback')
    client.release()
    expect((await seen).rows).toEqual([{ n: 0 }])
  })

  it('continues after a statement failed inside a transaction', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await sql`insert into account values ('Budi', 1)`.execute(tx)
      await sql`insert into account values ('Budi', 1)`.execute(tx)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect((await pool.query('select * from account')).rows).toEqual([])
  })

  it('carries large values and many rows both ways', async () => {
    const large = 'pasok '.repeat(2_000_000)
    const { rows } = await pool.query<{ back: string }>('select $1::text as back', [large])
    expect(rows[0]?.back === large).toBe(true)
    const numbers = Array.from({ length: 100_000 }, (_, index) => index)
    const many = await pool.query<{ n: number }>('select n::int8 as n from unnest($1::int8[]) n', [numbers])
    expect(many.rows.map(({ n }) => n)).toEqual(numbers)
  })

  it('gives rows in portions when asked to', async () => {
    const portions = { text: 'select n from generate_series(1, 5) n', values: [], rows: 2 }
    expect((await pool.query(portions)).rows).toHaveLength(5)
  })

  it('gives up on a statement of the web after two seconds, recognisably', async () => {
    const { db, pool } = await open({ role: 'web' })
    await pool.query(ACCOUNTS)
    const slow = db.transaction().execute(async (tx) => {
      await sql`insert into account values ('Budi', 1)`.execute(tx)
      await sql`select pg_sleep(3)`.execute(tx)
    })
    const error: unknown = await slow.catch((error: unknown) => error)
    expect(isStatementTimeout(error)).toBe(true)
    expect((await pool.query('select * from account')).rows).toEqual([])
  })

  it('lets a batch take its time', async () => {
    expect((await pool.query("select pg_sleep(2.2), 'done' as state")).rows).toMatchObject([
      { state: 'done' },
    ])
  })

  it('takes no other error for one of time', async () => {
    const error: unknown = await pool.query('select 1/0').catch((error: unknown) => error)
    expect(error).toMatchObject({ code: '22012' })
    expect(isStatementTimeout(error)).toBe(false)
    expect(isStatementTimeout(undefined)).toBe(false)
    expect(isUnreachable(error)).toBe(false)
    expect(isUnreachable(undefined)).toBe(false)
  })

  it('reports the server as unreachable where a query’s connection is cut', async () => {
    const client = await pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const pending = client.query('select pg_sleep(1)').catch((error: unknown) => error)
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    expect(isUnreachable(await pending)).toBe(true)
    client.release(true)
  })

  it('survives a connection that breaks while it is in use', async () => {
    const client = await pool.connect()
    const gone = new Promise((resolve) => client.once('end', resolve))
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await gone
    const error: unknown = await client.query('select 1').catch((error: unknown) => error)
    expect(isUnreachable(error)).toBe(true)
    client.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

it('refuses an address where no database is', async () => {
  const database = await openDatabase('postgres://pasok@127.0.0.1:1/pasok')
  const error: unknown = await database.pool.query('select 1').catch((error: unknown) => error)
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  expect(isUnreachable(error)).toBe(true)
  await database.close()
})

/** A way to the tests' server on which a connection can fall silent without ending. */
const openLine = async (onTestFinished: TestContext['onTestFinished']) => {
  const { hostname, port } = new URL(inject('postgresUrl'))
  const open: Socket[] = []
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const end of [near, far]) end.on('error', () => {})
    near.on('close', () => far.destroy())
    near.pipe(far).pipe(near)
    open.push(far)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(inject('postgresUrl'))
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const database = await openDatabase(url.href, { maxConnections: 1 })
  onTestFinished(async () => {
    await database.close()
    server.close()
  })
  const fallSilent = () => {
    for (const far of open.splice(0)) far.unpipe()
  }
  return { ...database, fallSilent }
}

describe('a connection to a server that says nothing any more', () => {
  it.concurrent.for<[string, (database: Database, fallSilent: () => void) => Promise<unknown>]>([
    [
      'of a query',
      async ({ db }, fallSilent) => {
        await sql`select ${1}::int`.execute(db)
        fallSilent()
        return sql`select ${2}::int`.execute(db)
      },
    ],
    [
      'of a command',
      async ({ pool }, fallSilent) => {
        await pool.query('select 1')
        fallSilent()
        return pool.query('select 1')
      },
    ],
    [
      'of a transaction',
      ({ db }, fallSilent) =>
        db.transaction().execute(async (tx) => {
          fallSilent()
          return sql`select ${1}::int`.execute(tx)
        }),
    ],
    [
      'of a transaction that begins',
      async ({ db, pool }, fallSilent) => {
        await pool.query('select 1')
        fallSilent()
        return db.transaction().execute((tx) => sql`select 1`.execute(tx))
      },
    ],
  ])(
    '%s is closed after three seconds, and another one takes its place',
    async ([, asking], { expect, onTestFinished }) => {
      const { fallSilent, ...database } = await openLine(onTestFinished)
      const began = performance.now()
      const error: unknown = await asking(database, fallSilent).catch((error: unknown) => error)
      expect(isStatementTimeout(error)).toBe(true)
      const failed = performance.now()
      expect(failed - began).toBeGreaterThan(2_500)
      // The pool has one connection: the silent one would answer nobody.
      expect((await sql`select ${1}::int as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
    },
  )
})
