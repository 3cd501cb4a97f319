import type { StaffScope } from '../../kernel/index.ts'
import { inTransaction, writeAudit, type Db } from '../../platform/index.ts'
import { findTaxExport } from './tax-export.store.ts'
import { lockTaxNumbers, withdrawUnnumbered } from './tax-number.store.ts'

/** Takes the invoices without a number out of an export, so that the next export has them again. */
export const withdrawTaxExport = (
  db: Db,
  {
    id,
    reason,
    by,
    now,
    requestId,
  }: {
    readonly id: number
    readonly reason: string
    readonly by: StaffScope
    readonly now: Date
    readonly requestId: string
  },
): Promise<'done' | { readonly error: 'not_found' | 'not_possible_now' }> =>
  inTransaction(db, async (tx) => {
    await lockTaxNumbers(tx)
    if (!(await findTaxExport(tx, id))) return { error: 'not_found' }
    const invoices = await withdrawUnnumbered(tx, id, now)
    if (invoices === 0) return { error: 'not_possible_now' }
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: by.staff.id },
      action: 'invoice.withdraw-tax-export',
      subject: 'tax_export',
      subjectId: id,
      details: { invoices, reason },
      requestId,
    })
    return 'done'
  })
