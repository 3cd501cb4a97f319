import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** What of deliveries and invoices does not fit together; nothing where all does. */
export const wrongShipping = async (db: Db): Promise<string[]> => {
  const { rows: lines } = await sql<{ id: number; quantity: number; packed: number; invoiced: number }>`
    select l.id, l.quantity,
      (select coalesce(sum(d.quantity), 0)::int from fulfilment.delivery_line d
        join fulfilment.delivery v on v.id = d.delivery_id
        where d.order_line_id = l.id and v.state not in ('cancelled', 'returned') and v.return_id is null) as packed,
      (select coalesce(sum(i.quantity), 0)::int from invoice.line i where i.order_line_id = l.id) as invoiced
    from orders.line l`.execute(db)
  const { rows: invoices } = await sql<{ count: number; last: number }>`
    select count(*)::int as count, coalesce(max(right(number, 6)::int), 0) as last from invoice.invoice`.execute(
    db,
  )
  const { count = 0, last = 0 } = invoices[0] ?? {}
  return [
    ...lines.flatMap(({ id, quantity, packed, invoiced }) => [
      ...(packed > quantity ? [`line ${id}: ${packed} of ${quantity} are packed`] : []),
      ...(invoiced > quantity ? [`line ${id}: ${invoiced} of ${quantity} are invoiced`] : []),
    ]),
    ...(count === last ? [] : [`${count} invoices, and the last one has number ${last}`]),
  ]
}
