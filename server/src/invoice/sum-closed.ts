import { listOrderLines, type OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { computePart } from './invoice.ts'
import { invoicedQuantities } from './invoice.store.ts'

/** What an order's closed quantities that were never invoiced come to, in whole rupiah with tax. */
export const sumClosed = async (
  db: Db,
  { id, tax_percent }: Pick<OrderRow, 'id' | 'tax_percent'>,
): Promise<number> => {
  const lines = (await listOrderLines(db, id)).filter(({ closed }) => closed > 0)
  const invoiced = lines.length > 0 ? await invoicedQuantities(db, id) : new Map<number, number>()
  return lines.reduce((sum, line) => {
    const quantity = Math.min(line.closed, Math.max(0, line.quantity - (invoiced.get(line.id) ?? 0)))
    const { untaxed, tax } = computePart(line, line.quantity - quantity, quantity, tax_percent)
    return sum + untaxed + tax
  }, 0)
}
