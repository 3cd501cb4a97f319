import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { insertQuotation } from './write-quotation.store.ts'

onDatabase('the number of a quotation', (open) => {
  it('takes the year in Jakarta', async () => {
    const { db } = await open()
    const { companyId, memberId } = await addPerson(db, { email: 'buyer@uji.test' })
    await insertQuotation(db, {
      companyId,
      requesterId: memberId,
      source: 'request',
      state: 'submitted',
      language: 'id',
      taxPercent: 11,
      // Half past midnight on 1 January in Jakarta.
      now: new Date('2026-12-31T17:30:00Z'),
    })
    const { rows } = await sql<{ number: string }>`select number from quotation.quotation`.execute(db)
    expect(rows).toEqual([{ number: expect.stringMatching(/^Q27-/) }])
  })
})
