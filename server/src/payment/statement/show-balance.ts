import { jakartaDay, type AccountBalance, type HeldMoney, type StatedDocument } from '@pasok/contract'
import { findCompanyMoney } from '../../ledger/index.ts'
import { readTogether, type Db } from '../../platform/index.ts'
import { findMovable } from '../held-money/available-money.ts'
import { listHeld, listOpen, type HeldRow, type OpenRow } from './statement.store.ts'

/** The most documents shown of what is owed, and of what is held. */
const SHOWN = 100

/** What a company owes now, and what is held for it. */
export const showBalance = async (db: Db, companyId: number, now: Date): Promise<AccountBalance> => {
  const today = jakartaDay(now)
  const [money, open, held] = await readTogether(
    db,
    () => findCompanyMoney(db, companyId),
    () => listOpen(db, companyId, today, SHOWN),
    () => listHeld(db, companyId, SHOWN),
  )
  const available: number[] = []
  for (const row of held.rows) available.push(await findAvailable(db, companyId, row))
  const { owed, held_for_orders, held_on_account, in_review, on_its_way_back } = money
  const heldInAll = held_for_orders + held_on_account + in_review + on_its_way_back
  return {
    balance: owed - heldInAll,
    owed,
    overdue: open.overdue,
    held: heldInAll,
    open: open.rows.map((row) => ({
      document: toDocument(row, row.number),
      ...(row.due_on !== null && { due_on: row.due_on }),
      is_overdue: row.due_on !== null && row.due_on < today,
      amount_due: row.amount,
    })),
    open_total: open.total,
    held_for: held.rows.map((row, at) => ({
      kind: heldKind(row),
      amount: row.amount,
      available: available[at] ?? 0,
      ...(row.number !== null && { document: toDocument(row, row.number) }),
    })),
    held_total: held.total,
  }
}

const toDocument = (
  { invoice_id, order_id }: Pick<OpenRow | HeldRow, 'invoice_id' | 'order_id'>,
  number: string,
): StatedDocument =>
  invoice_id === null
    ? { kind: 'order', id: order_id ?? 0, number }
    : { kind: 'invoice', id: invoice_id, number }

/** Money in review and on its way back is not available. */
const findAvailable = async (
  db: Db,
  companyId: number,
  { account, invoice_id, order_id }: HeldRow,
): Promise<number> =>
  account === 'advance'
    ? findMovable(db, {
        company_id: companyId,
        order_id: invoice_id === null ? order_id : null,
        invoice_id,
      })
    : 0

const heldKind = ({ account, invoice_id, order_id }: HeldRow): HeldMoney['kind'] => {
  if (account === 'suspense') return 'review'
  if (account === 'refund_in_transit') return 'refund'
  if (invoice_id !== null) return 'invoice'
  return order_id === null ? 'account' : 'order'
}
