import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onDatabase } from '../../testing/index.ts'
import { insertMany } from './insert-many.ts'

const columns = ['at', 'who', 'who_id', 'action', 'subject', 'subject_id', 'details'] as const
const entry = (subject_id: number, details: object = {}) =>
  ({
    at: new Date('2026-11-26T01:02:03.004Z'),
    who: 'system',
    action: 'test.insert',
    subject: 'uji',
    subject_id,
    details,
  }) as const

onDatabase('rows of one table', (open) => {
  it('are inserted in their order, with null for a missing value and the default of an unlisted column', async () => {
    const { db } = await open()
    const details = { was: [null, 'ü'] }
    await insertMany(db, 'platform.audit', columns, [
      entry(3, details),
      { ...entry(1), who: 'staff', who_id: 7 },
      entry(2),
    ])
    const rows = await db
      .selectFrom('platform.audit')
      .select([...columns, 'request_id'])
      .where('subject', '=', 'uji')
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { ...entry(3, details), who_id: null, request_id: '' },
      { ...entry(1), who: 'staff', who_id: 7, request_id: '' },
      { ...entry(2), who_id: null, request_id: '' },
    ])
  })

  it('are inserted by one prepared statement, however many there are, and none without one', async () => {
    const { db } = await open({ role: 'web', maxConnections: 1 })
    for (const count of [0, 1, 3])
      await insertMany(
        db,
        'platform.audit',
        columns,
        Array.from({ length: count }, (_, index) => entry(index)),
      )
    const { rows } = await sql<{ statement: string; runs: number }>`
      select statement, (generic_plans + custom_plans)::int as runs from pg_prepared_statements
      where statement like '%insert into%'`.execute(db)
    expect(rows).toMatchObject([{ statement: expect.stringContaining('"platform"."audit"'), runs: 2 }])
  })
})
