import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { onDatabase } from '../../testing/index.ts'
import type { Db } from '../index.ts'
import { oneOf, readList, type ListSource } from './read-list.store.ts'

const declaration = {
  sorts: ['waiting', '-at', 'on'],
  choices: { state: ['open', 'over'] },
  days: ['at'],
  ids: [],
  has: ['keyword'],
} as const
const source: ListSource<typeof declaration> = {
  declaration,
  name: 'things',
  from: sql`list_test.thing t`,
  id: sql`t.id`,
  sorts: {
    waiting: { by: sql`t.at`, type: 'moment', first: [['open']], hasStateIndex: true },
    at: { by: sql`t.at`, type: 'moment' },
    on: { by: sql`t.day`, type: 'day' },
  },
  choices: { state: oneOf(sql`t.state`) },
  days: { at: [sql`t.at`, 'moment'] },
  keyword: [(pattern) => sql`t.text like ${pattern}`],
  ids: {},
}

onDatabase('a list of more records than are counted', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
    await sql`create schema list_test`.execute(db)
    // Two at each moment; the first hundred are open, and so is the last one.
    await sql`
      create table list_test.thing as
      select n as id, timestamptz '2026-01-01 00:00:00.000001Z' + (n / 2) * interval '1 second' as at,
        date '2026-01-01' + n / 1000 as day, case when n <= 100 or n = 10200 then 'open' else 'over' end as state,
        ' thing ' || n as text
      from generate_series(1, 10200) n`.execute(db)
  })
  const read = async (query: object, name = 'everybody', where = sql`true`) => {
    const page = await readList(
      db,
      source,
      { page: 1, per_page: 3, sort: '-at', ...query },
      { reader: { name, where }, find: async (ids) => new Map(ids.map((id) => [id, id])) },
    )
    if ('error' in page) throw new Error(page.error)
    return page
  }

  it('is counted to 10,000 exactly', async () => {
    expect((await read({})).window).toMatchObject({ total: 10_000, is_total_exact: false, page: 1 })
    expect((await read({ keyword: 'thing 1020' })).window).toMatchObject({ total: 2, is_total_exact: true })
    const keyword = await read({ keyword: 'thing' })
    expect(keyword).toMatchObject({ rows: [10_200, 10_199, 10_198], window: { is_total_exact: false } })
  })

  it('goes from rank to rank and back, whatever the counted part', async () => {
    for (const filter of [{}, { at_to: '2026-01-09' }, { keyword: 'thing' }, { keyword: 'thing 1' }]) {
      const first = await read({ sort: 'waiting', per_page: 100, ...filter })
      const { next_cursor: cursor } = first.window
      const second = await read({ sort: 'waiting', per_page: 100, ...filter, cursor })
      const matches = (n: number) => filter.keyword !== 'thing 1' || String(n).startsWith('1')
      const numbers = Array.from({ length: 10_200 }, (_, i) => i + 1).filter(matches)
      const isOpen = (n: number) => n <= 100 || n === 10_200
      const expected = [...numbers.filter(isOpen), ...numbers.filter((n) => !isOpen(n))]
      expect([...first.rows, ...second.rows]).toEqual(expected.slice(0, 200))
      const back = await read({
        sort: 'waiting',
        per_page: 100,
        ...filter,
        cursor: second.window.previous_cursor,
      })
      expect(back.rows).toEqual(first.rows)
      const last = await read({ sort: 'waiting', per_page: 3, ...filter, cursor: first.window.last_cursor })
      expect(last.rows).toEqual(expected.slice(-3))
      expect(last.window).not.toHaveProperty('next_cursor')
    }
  })

  it('crosses from one rank to the next within a page, in both directions', async () => {
    const page = async (cursor?: string) =>
      read({ sort: 'waiting', per_page: 5, keyword: 'thing 1', ...(cursor && { cursor }) })
    const pages = [await page()]
    while (pages.length < 4) pages.push(await page(pages.at(-1)?.window.next_cursor))
    const open = [1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 100, 10_200]
    expect(pages.flatMap(({ rows }) => rows)).toEqual([...open, 101, 102, 103, 104, 105, 106, 107])
    const before = await page(pages[3]?.window.previous_cursor)
    expect(before.rows).toEqual(pages[2]?.rows)
    expect((await page(before.window.previous_cursor)).rows).toEqual(pages[1]?.rows)
  })

  it('of nearly as many as are counted is gathered whole', async () => {
    const { rows, window } = await read({ keyword: 'thing' }, 'some', sql`t.id <= 10000`)
    expect(rows).toEqual([10_000, 9_999, 9_998])
    expect(window).toMatchObject({ total: 10_000, is_total_exact: true })
  })

  it('reads a day, and a moment to the microsecond, back from a cursor', async () => {
    const first = await read({ sort: 'on', per_page: 1 })
    expect(first.rows).toEqual([1])
    expect((await read({ sort: 'on', cursor: first.window.next_cursor })).rows).toEqual([2, 3, 4])
    const newest = await read({ per_page: 2 })
    expect((await read({ cursor: newest.window.next_cursor })).rows).toEqual([10_198, 10_197, 10_196])
  })

  it("has cursors that are one reader's alone", async () => {
    const { next_cursor: cursor } = (await read({})).window
    await expect(read({ cursor }, 'another')).rejects.toThrow('invalid_cursor')
  })
})
