import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openSessions } from './identity/index.ts'
import { schedules } from './jobs.ts'
import { onceOnly } from './platform/index.ts'
import { noEmails } from './testing/no-emails.ts'
import { addPerson, addWaiting } from './testing/people-fixture.ts'
import { postgresForAll } from './testing/postgres-for-all.ts'
import { temporaryStorage } from './testing/temporary-storage.ts'

const database = postgresForAll()
const HOUR_MS = 60 * 60_000

it('every schedule does what its name says, and leaves what is in use', async () => {
  const { db } = database
  const { storage } = await temporaryStorage()
  const now = new Date()
  const [old, young] = [new Date(now.getTime() - 60 * 24 * HOUR_MS), now]
  const { memberId, companyId } = await addPerson(db, { email: `${randomUUID()}@uji.test` })
  const sessions = openSessions(db, 'a secret of the tests')
  for (const at of [old, young]) {
    await sessions.beginInBrowser(db, memberId, 'browser', at)
    await addWaiting(db, `${randomUUID()}@uji.test`, at)
  }
  const [stored, lost] = [`private/company/${randomUUID()}`, `private/company/${randomUUID()}`]
  await sql`insert into company.document
    (company_id, kind, storage_key, filename, content_type, size, uploaded_by, uploaded_at)
    values (${companyId}, 'npwp', ${stored}, 'npwp.pdf', 'application/pdf', 1, ${memberId}, now())`.execute(
    db,
  )
  for (const key of [stored, lost]) await storage.put(key, new Uint8Array([1]), 'application/pdf')
  const command = {
    principal: { kind: 'member', id: memberId },
    key: 'one',
    route: 'POST /',
    request: {},
  } as const
  await onceOnly(db, command, now, async () => ({ status: 200, body: {} }))
  await sql`
    insert into platform.late_document (hash, company, person, email, name, language, page, requested_at, ready_at)
    values (${'0'.repeat(64)}, 'company 1', 'member 1', 'sri@uji.test', 'Sri', 'en', '/', ${now}, ${now})`.execute(
    db,
  )
  const runSchedules = async (clock: () => Date) => {
    const all: Record<string, number | undefined> = {}
    for (const { queue, work } of schedules({ db, storage, ...noEmails }, clock)) all[queue] = await work()
    return all
  }
  const none = {
    'content.publish-due': 0,
    'content.delete-old-messages': 0,
    'catalogue.renew-demand': 0,
    'import.end-certificates': 0,
    'identity.delete-ended-sessions': 0,
    'company.end-registrations': 0,
    'platform.delete-expired-answers': 0,
    'payment.poll-attempts': undefined,
    'quotation.expire': 0,
    'quotation.remind': 0,
    'quotation.renew': 0,
    'invoice.remind': 0,
    'payment.cancel-unpaid': 0,
    'payment.verify-ledger': 0,
    'invoice.note-overdue': 0,
    'platform.delete-late-documents': 0,
    'platform.sweep-private-files': 0,
    'catalogue.redraw-items': 0,
    'catalogue.renew-counts': 0,
    'catalogue.renew-tokens': 0,
    'catalogue.count-tokens': 0,
  }
  const later = () => new Date(now.getTime() + HOUR_MS)
  expect(await runSchedules(later)).toMatchObject({
    ...none,
    'identity.delete-ended-sessions': 1,
    'company.end-registrations': 1,
  })
  expect(await runSchedules(later)).toEqual({ ...none, 'pricing.turn-list-price-day': undefined })
  const inAMonth = () => new Date(now.getTime() + 31 * 24 * HOUR_MS)
  expect(await runSchedules(inAMonth)).toEqual({
    'content.publish-due': 0,
    'content.delete-old-messages': 0,
    'pricing.turn-list-price-day': 0,
    'catalogue.renew-demand': 0,
    'import.end-certificates': 0,
    'payment.cancel-unpaid': 0,
    'payment.verify-ledger': 0,
    'payment.poll-attempts': undefined,
    'quotation.expire': 0,
    'quotation.remind': 0,
    'quotation.renew': 0,
    'invoice.remind': 0,
    'invoice.note-overdue': 0,
    'identity.delete-ended-sessions': 1,
    'company.end-registrations': 1,
    'platform.delete-expired-answers': 1,
    'platform.delete-late-documents': 1,
    'platform.sweep-private-files': 1,
    'catalogue.redraw-items': 0,
    'catalogue.renew-counts': 0,
    'catalogue.renew-tokens': 0,
    'catalogue.count-tokens': 0,
  })
  expect(await storage.get(stored)).toBeDefined()
})

it('list prices follow the day in Jakarta', async () => {
  const { db } = database
  const { storage } = await temporaryStorage()
  const dayAt = async (at: string) => {
    for (const { queue, work } of schedules({ db, storage, ...noEmails }, () => new Date(at)))
      if (queue === 'pricing.turn-list-price-day') await work()
    const { rows } = await sql<{ day: string }>`select day from pricing.list_price_day`.execute(db)
    return rows[0]?.day
  }
  expect(await dayAt('2026-11-22T16:59:59Z')).toBe('2026-11-22')
  expect(await dayAt('2026-11-22T17:00:00Z')).toBe('2026-11-23')
})
