import { beforeAll, expect, it } from 'vitest'
import { onDatabase } from '../../testing/index.ts'
import type { Database } from '../index.ts'

onDatabase('values', (open) => {
  let pool: Database['pool']
  beforeAll(async () => {
    pool = (await open()).pool
  })

  it('come as numbers, texts and instants, by their type', async () => {
    const { rows } = await pool.query(`
      select 9007199254740991::int8 as rupiah, 7::int4 as quantity, 12.50::numeric as weight,
        '2026-11-21'::date as day, '2026-11-21T00:30:00+07'::timestamptz as at, null::int8 as missing,
        '{1,null,-3}'::int8[] as many, '{2026-11-21}'::date[] as days, '{"a":[1]}'::jsonb as json, true as yes`)
    expect(rows).toEqual([
      {
        rupiah: Number.MAX_SAFE_INTEGER,
        quantity: 7,
        weight: '12.50',
        day: '2026-11-21',
        at: new Date('2026-11-20T17:30:00Z'),
        missing: null,
        many: [1, null, -3],
        days: ['2026-11-21'],
        json: { a: [1] },
        yes: true,
      },
    ])
  })

  it.each(['9007199254740992::int8', '-9007199254740992::int8', "'{1,9007199254740992}'::int8[]"])(
    'refuse an integer that a number would round: %s',
    async (value) => {
      await expect(pool.query(`select ${value}`)).rejects.toThrow(RangeError)
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    },
  )
})
