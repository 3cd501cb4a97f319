import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { payment } from './index.ts'
import { addPerson } from './testing/people-fixture.ts'
import { addStaff } from './testing/staff-fixture.ts'
import { buildSales } from './testing/sale-builder.ts'
import { oldDatabase } from './testing/old-database.ts'

const FIRST = '20261206T0100_ledger_create.sql'
const NOW = new Date('2026-11-23T05:00:00Z')

it('the history of payments is carried over to the ledger, and what does not agree is listed', async () => {
  const { db, upgrade } = await oldDatabase(FIRST)
  const buyer = await addPerson(db, { email: 'satu@uji.test' })
  const staffId = await addStaff(db, { email: 'keuangan@toko.test', role: 'finance' })
  const { addOrder } = buildSales(db, buyer)
  const setAttempt = (order: number, state: string, received: number, refunded = 0) =>
    sql`
      update payment.attempt set method = 'qris', state = ${state}, received = ${received}, refunded = ${refunded},
        gateway_order_id = 'at-gateway-' || id where order_id = ${order}`.execute(db)
  const setOrder = (order: number, state: string, method: string, payment_state: string) =>
    sql`
      update orders.order set state = ${state}, payment_method = ${method}, payment_state = ${payment_state}
      where id = ${order}`.execute(db)
  const addInvoice = async (
    order: number,
    {
      total,
      paid,
      terms = null,
    }: { readonly total: number; readonly paid: number; readonly terms?: number | null },
  ) => {
    const { rows } = await sql<{ id: number }>`
      insert into invoice.invoice (number, company_id, order_id, requester_id, language, issued_on, issued_at, terms_days,
        is_due_from_receipt, due_on, seller_name, seller_npwp, seller_address, buyer_name, buyer_npwp, buyer_nitku,
        accounts_email, order_number, quotation_number, customer_reference, po_number, tax_percent, tax_rate_percent,
        delivery_cost, amount_untaxed, amount_tax, amount_total, tax_base, amount_paid)
      values ('INV-' || ${order}::int, ${buyer.companyId}, ${order}, ${buyer.memberId}, 'id', '2026-11-23', ${NOW}, ${terms}, false,
        '2026-12-23', 'PT Toko Uji', '0012345671000000', '{Bekasi}', 'PT Pembeli Uji', '0023456782000000',
        '0023456782000000000000', '', 'O', 'Q', '', '', 11, 12, 10, ${total}::bigint - 11, 11, ${total}, ${total}, ${paid})
      returning id`.execute(db)
    return rows[0]?.id ?? 0
  }
  const addPayment = (invoice: number, amount: number) =>
    sql`
      insert into invoice.payment (invoice_id, paid_on, amount, method, recorded_at, recorded_by)
      values (${invoice}, '2026-11-23', ${amount}, 'transfer', ${NOW}, ${staffId})`.execute(db)
  const addCredit = async (invoice: number, amount: number) => {
    await sql`
      insert into invoice.credit_note (number, invoice_id, issued_on, issued_at, reason, amount_untaxed, amount_tax, amount_total,
        tax_base)
      select 'CN-' || ${invoice}::int || '-' || count(*), ${invoice}, '2026-11-23', ${NOW}, '', ${amount}::bigint - 1, 1,
        ${amount}, ${amount} from invoice.credit_note`.execute(db)
    await sql`
      update invoice.invoice set amount_credited = amount_credited + ${amount} where id = ${invoice}`.execute(
      db,
    )
  }

  // Paid in advance; 30 were credited, and 20 of them refunded.
  const prepaid = (await addOrder()).order
  await setOrder(prepaid, 'confirmed', 'qris', 'paid')
  await setAttempt(prepaid, 'partially_refunded', 111, 20)
  await addCredit(await addInvoice(prepaid, { total: 111, paid: 91 }), 30)
  // Two transfers for an invoice on terms, and part of what was too much paid back.
  const onTerms = (await addOrder()).order
  await setOrder(onTerms, 'confirmed', 'terms', 'paid')
  await setAttempt(onTerms, 'cancelled', 0)
  const invoice = await addInvoice(onTerms, { total: 200, paid: 215, terms: 30 })
  for (const amount of [150, 70, -5]) await addPayment(invoice, amount)
  // Money that came late.
  const late = (await addOrder()).order
  await setOrder(late, 'placed', 'qris', 'pending')
  await setAttempt(late, 'needs_review', 50)
  // Money that came late and was refunded, in part and in full: it never paid its order.
  const partly = (await addOrder()).order
  await setOrder(partly, 'placed', 'qris', 'pending')
  await setAttempt(partly, 'needs_review', 50, 20)
  const returned = (await addOrder()).order
  await setOrder(returned, 'placed', 'qris', 'pending')
  await setAttempt(returned, 'refunded', 50, 50)
  // A refund that the gateway has not answered.
  const refunded = await addOrder()
  await setOrder(refunded.order, 'cancelled', 'qris', 'paid')
  await setAttempt(refunded.order, 'paid', 111)
  await sql`
    insert into payment.refund (attempt_id, number, amount, way, state, reason, requested_by, requested_at)
    values (${refunded.attempt}, 1, 100, 'gateway', 'requested', 'Rusak', ${staffId}, ${NOW})`.execute(db)
  // An unpaid invoice of which more was credited than once.
  const open = (await addOrder()).order
  await setOrder(open, 'confirmed', 'terms', 'on_terms')
  await setAttempt(open, 'cancelled', 0)
  const credited = await addInvoice(open, { total: 100, paid: 0, terms: 30 })
  for (const amount of [10, 20]) await addCredit(credited, amount)
  // An invoice that says another sum than its order's payments.
  const wrong = (await addOrder()).order
  await setOrder(wrong, 'confirmed', 'qris', 'paid')
  await setAttempt(wrong, 'paid', 111)
  await addInvoice(wrong, { total: 111, paid: 99 })
  await upgrade()

  const { rows: balances } = await sql<{ order: number; account: string; amount: number }>`
    select coalesce(b.order_id, i.order_id) as order, b.account, sum(b.amount)::bigint as amount
    from ledger.balance b left join invoice.invoice i on i.id = b.invoice_id
    where b.amount <> 0 group by 1, 2 order by 1, 2`.execute(db)
  expect(balances).toEqual([
    { order: prepaid, account: 'advance', amount: -10 },
    { order: onTerms, account: 'advance', amount: -15 },
    { order: late, account: 'suspense', amount: -50 },
    { order: partly, account: 'suspense', amount: -30 },
    { order: refunded.order, account: 'advance', amount: -11 },
    { order: refunded.order, account: 'refund_in_transit', amount: -100 },
    { order: open, account: 'receivable', amount: 70 },
  ])
  const { rows: reviewed } = await sql<{ order_id: number; amount: number }>`
    select order_id, sum(amount) filter (where amount > 0)::bigint as amount from ledger.posting
    where account = 'suspense' and order_id in (${partly}, ${returned}) group by order_id order by order_id`.execute(
    db,
  )
  expect(reviewed).toEqual([
    { order_id: partly, amount: 20 },
    { order_id: returned, amount: 50 },
  ])
  const { rows: differences } = await sql<{ order_id: number; stored: number; computed: number }>`
    select order_id, stored, computed from ledger.difference`.execute(db)
  expect(differences).toEqual([{ order_id: wrong, stored: 99, computed: 111 }])
  expect(await payment.verifyMoney(db, NOW)).toEqual([
    { what: `invoice INV-${wrong}`, stored: 99, computed: 111 },
  ])
})
