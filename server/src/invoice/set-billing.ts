import type { StaffScope } from '../kernel/index.ts'
import { inTransaction, writeAudit, type Db } from '../platform/index.ts'
import { findBilling, upsertBilling } from './invoice.store.ts'

/** A change of how a company is billed, with the version that staff saw. */
export interface BillingChange {
  readonly company_id: number
  readonly billing_from_receipt: boolean
  /** 0 if it was never set. */
  readonly version: number
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Sets how a company is billed, from its next invoice on. */
export const setBilling = (
  db: Db,
  { by, now, requestId, ...billing }: BillingChange,
): Promise<'done' | { readonly error: 'not_found' | 'version_conflict' }> =>
  inTransaction(db, async (tx) => {
    const before = await findBilling(tx, billing.company_id)
    if (!before) return { error: 'not_found' }
    if (!(await upsertBilling(tx, billing, now))) return { error: 'version_conflict' }
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: by.staff.id },
      action: 'invoice.set-billing',
      subject: 'company',
      subjectId: billing.company_id,
      details: { from: before.billing_from_receipt, to: billing.billing_from_receipt },
      requestId,
    })
    return 'done'
  })
