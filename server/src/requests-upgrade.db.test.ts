import { companyStaff, paymentStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openApi } from './testing/ask-api.ts'
import { openStaffBrowser } from './testing/ask-as-staff.ts'
import { addManySales } from './testing/many-sales.ts'
import { oldDatabase } from './testing/old-database.ts'
import { addPerson } from './testing/people-fixture.ts'
import { addStaff } from './testing/staff-fixture.ts'

/** Before it, what staff and buyers request was stored under other names. */
const FIRST = '20261204T0300_company_answer_question.sql'
const NOW = new Date('2026-11-23T05:00:00Z')

it('questions, refunds, renewals and late documents keep their data under the names that replace "asked"', async () => {
  const { db, upgrade } = await oldDatabase(FIRST)
  const buyer = await addPerson(db, { email: 'satu@uji.test' })
  const staffId = await addStaff(db, { email: 'keuangan@toko.test', role: 'finance' })
  await addManySales(db, { buyers: [buyer], count: 1, start: NOW })
  const { rows } = await sql<{ order_id: number; quotation_id: number; attempt_id: number }>`
    select o.id as order_id, o.quotation_id, a.id as attempt_id
    from orders.order o join payment.attempt a on a.order_id = o.id limit 1`.execute(db)
  const sale = rows[0]
  if (!sale) throw new Error('there is no sale')
  await sql`
    insert into company.answer (company_id, member_id, asked, text, answered_at)
    values (${buyer.companyId}, ${buyer.memberId}, 'Which NPWP is it?', 'The second.', ${NOW})`.execute(db)
  await sql`
    insert into payment.refund (attempt_id, number, amount, way, state, reason, asked_by, asked_at, ended_at)
    values (${sale.attempt_id}, 1, 100, 'gateway', 'done', 'Rusak', ${staffId}, ${NOW}, ${NOW}),
      (${sale.attempt_id}, 2, 200, 'gateway', 'asked', 'Rusak', ${staffId}, ${NOW}, null)`.execute(db)
  await sql`
    insert into orders.event (order_id, at, actor, actor_id, kind, text)
    values (${sale.order_id}, ${NOW}, 'staff', ${staffId}, 'payment_refund_asked', 'Rusak')`.execute(db)
  await sql`
    update quotation.quotation set renewal_asked_at = ${NOW} where id = ${sale.quotation_id}`.execute(db)
  await sql`
    insert into platform.late_document (hash, company, person, email, name, language, page, asked_at, ready_at)
    values (repeat('a', 64), 'c', 'p', 'satu@uji.test', 'Satu', 'id', '/orders/1', ${NOW}, ${NOW})`.execute(
    db,
  )
  await upgrade()

  const api = openApi({ db, now: () => NOW })
  const staff = await openStaffBrowser(db, api, 'admin')
  const registration = await staff.ask(companyStaff.showRegistration, {
    params: { id: String(buyer.companyId) },
  })
  expect(registration.body).toMatchObject({
    data: { record: { answers: [{ question: 'Which NPWP is it?', text: 'The second.' }] } },
  })
  const attempts = await staff.ask(paymentStaff.listStaffAttempts, {
    query: { order_id: String(sale.order_id) },
  })
  expect(attempts.body).toMatchObject({
    data: {
      records: [
        {
          refunds: expect.arrayContaining([
            expect.objectContaining({ number: 1, state: 'done', requested_at: NOW.toISOString() }),
            expect.objectContaining({ number: 2, state: 'requested', requested_at: NOW.toISOString() }),
          ]),
        },
      ],
    },
  })
  const stored = await sql`
    select (select array_agg(kind) from orders.event where order_id = ${sale.order_id}
        and kind like 'payment_refund%') as kinds,
      (select renewal_requested_at from quotation.quotation where id = ${sale.quotation_id}) as renewal,
      (select requested_at from platform.late_document) as document`.execute(db)
  expect(stored.rows).toEqual([{ kinds: ['payment_refund_requested'], renewal: NOW, document: NOW }])
  // A second refund of the attempt can't be requested while one is open, nor can one end without a time.
  await expect(
    sql`insert into payment.refund (attempt_id, number, amount, way, state, reason, requested_by, requested_at)
      values (${sale.attempt_id}, 3, 1, 'gateway', 'requested', 'Rusak', ${staffId}, ${NOW})`.execute(db),
  ).rejects.toThrow('requested_refund')
  await expect(
    sql`insert into payment.refund (attempt_id, number, amount, way, state, reason, requested_by, requested_at)
      values (${sale.attempt_id}, 3, 1, 'gateway', 'done', 'Rusak', ${staffId}, ${NOW})`.execute(db),
  ).rejects.toThrow('refund_ended_check')
})
