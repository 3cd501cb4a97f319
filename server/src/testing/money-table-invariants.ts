import { moneyTable } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { readMoneyTable } from '../invoice/index.ts'
import type { Db } from '../platform/index.ts'

interface Documents {
  readonly id: number
  readonly state: 'placed' | 'cancelled'
  readonly amount_total: number
  readonly tax_percent: number
  readonly is_on_terms: boolean
  readonly due: number
  /** As the ledger has it, of the order and of its invoices. */
  readonly refunded: number
  readonly on_its_way: number
}

/** Expects that the money table of each order adds up, agrees with its invoices, and with what the shop has received. */
export const expectMoneyTables = (db: Db): Promise<void> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows: orders } = await sql<Documents>`
        select o.id, o.state, o.amount_total, o.tax_percent::float8 as tax_percent, o.payment_method = 'terms' as is_on_terms,
          (select coalesce(sum(greatest(0, amount_total - amount_credited - amount_paid)), 0)::bigint
            from invoice.invoice where order_id = o.id) as due,
          l.*
        from orders.order o, lateral (
          select coalesce(-sum(p.amount) filter (where p.account = 'cash' and j.kind = 'refund_made'), 0)::bigint as refunded,
            coalesce(-sum(p.amount) filter (where p.account = 'refund_in_transit'), 0)::bigint as on_its_way
          from ledger.posting p join ledger.journal j on j.id = p.journal_id
          left join invoice.invoice i on i.id = p.invoice_id
          where coalesce(p.order_id, i.order_id) = o.id
        ) l order by o.id`.execute(tx)
      let onAccount = 0
      for (const order of orders) {
        const table = moneyTable.parse(await readMoneyTable(tx, order))
        const { ordered, closed, credited, cancelled, to_pay } = table
        expect(ordered - closed - credited - cancelled, `to pay of ${order.id}`).toBe(to_pay)
        const came = table.received + table.on_account + table.adjusted
        const elsewhere = table.refunded + table.refund_on_its_way + table.in_review + table.held
        expect(came - elsewhere, `paid of ${order.id}: ${JSON.stringify(table)}`).toBe(table.paid)
        expect(to_pay - table.paid, `open of ${order.id}`).toBe(table.open)
        if (order.is_on_terms && order.state !== 'cancelled')
          expect(table.open, `due of ${order.id}`).toBeGreaterThanOrEqual(order.due)
        expect([table.refunded, table.refund_on_its_way], `refunded and on its way of ${order.id}`).toEqual([
          order.refunded,
          order.on_its_way,
        ])
        onAccount += table.on_account
      }
      const { rows } = await sql<{ amount: number }>`
        select coalesce(sum(amount), 0)::bigint as amount from ledger.posting
        where order_id is null and invoice_id is null`.execute(tx)
      expect(onAccount, 'used of money on account').toBe(rows[0]?.amount)
    })
