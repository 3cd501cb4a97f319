import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { postgresForAll } from '../../testing/postgres-for-all.ts'
import type { Db } from './database.ts'
import { inTransaction } from './transaction.ts'

const database = postgresForAll()

describe('a transaction that PostgreSQL undoes', () => {
  beforeEach(async () => {
    await sql`drop table if exists lamp`.execute(database.db)
    await sql`create table lamp (id integer primary key, lit integer not null)`.execute(database.db)
    await sql`insert into lamp values (1, 0), (2, 0)`.execute(database.db)
  })
  const light = (tx: Db, id: number) => sql`update lamp set lit = lit + 1 where id = ${id}`.execute(tx)
  const lit = async () =>
    (await sql<{ lit: number }>`select lit from lamp order by id`.execute(database.db)).rows.map(
      (row) => row.lit,
    )

  it('because of a deadlock is done again, whole', async () => {
    let runs = 0
    const bothHoldOne = Promise.withResolvers<void>()
    let holding = 0
    const lightBoth = (first: number, second: number) =>
      inTransaction(database.db, async (tx) => {
        runs++
        await light(tx, first)
        if (++holding === 2) bothHoldOne.resolve()
        await bothHoldOne.promise
        await light(tx, second)
        return first
      })
    expect(await Promise.all([lightBoth(1, 2), lightBoth(2, 1)])).toEqual([1, 2])
    expect(await lit()).toEqual([2, 2])
    expect(runs).toBeGreaterThan(2)
  })

  it.each([
    ['40001', 3],
    ['40P01', 3],
    ['22023', 1],
  ])('with %s is run %i times at most, and leaves nothing behind', async (code, most) => {
    let runs = 0
    const work = inTransaction(database.db, async (tx) => {
      runs++
      await light(tx, 1)
      await sql.raw(`do $$ begin raise exception 'undone' using errcode = '${code}'; end $$`).execute(tx)
    })
    await expect(work).rejects.toMatchObject({ code })
    expect([runs, await lit()]).toEqual([most, [0, 0]])
  })
})
