import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onDatabase } from '../testing/index.ts'
import { nextDocumentNumber } from './document-number.store.ts'

onDatabase('the number of a document', (open) => {
  it('has the year of Jakarta, and as many digits as it needs beyond five', async () => {
    const { db } = await open()
    await sql`create sequence public.of_test`.execute(db)
    const next = async (at: string) => {
      const number = nextDocumentNumber('Q', 'public.of_test', new Date(at))
      const { rows } = await sql<{ number: string }>`select ${number} as number`.execute(db)
      return rows[0]?.number
    }
    expect(await next('2026-12-31T16:59:59Z')).toBe('Q26-00001')
    expect(await next('2026-12-31T17:00:00Z')).toBe('Q27-00002')
    await sql`select setval('public.of_test', 99998)`.execute(db)
    expect(await next('2027-06-01T00:00:00Z')).toBe('Q27-99999')
    expect(await next('2027-06-01T00:00:00Z')).toBe('Q27-100000')
    expect(await next('2027-06-01T00:00:00Z')).toBe('Q27-100001')
    await sql`select setval('public.of_test', 12345678)`.execute(db)
    expect(await next('2027-06-01T00:00:00Z')).toBe('Q27-12345679')
  })
})
