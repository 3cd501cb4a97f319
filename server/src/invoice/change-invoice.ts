import type { StaffScope } from '../kernel/index.ts'
import {
  inTransaction,
  versionConflict,
  writeAudit,
  type Db,
  type VersionConflict,
} from '../platform/index.ts'
import type { InvoiceRow } from './invoice.store.ts'
import { lockInvoiceWithOrder, type InvoiceWithOrder } from './lock-invoice-with-order.ts'

/** A change of an invoice by staff. */
export interface Change {
  readonly id: number
  /** The invoice's version that they saw; without it, any. */
  readonly version?: number
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Why an invoice was not changed. */
export type ChangeError = VersionConflict<InvoiceRow> | { readonly error: 'not_found' | 'not_possible_now' }

/** What a change adds to its entry of the audit log. */
interface Noted {
  readonly action: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** Changes an invoice and writes an entry of the audit log, in one transaction. `work` returns the entry's content, or its refusal. */
export const changeInvoice = <Refused extends { readonly error: string }>(
  db: Db,
  { id, version, by, now, requestId }: Change,
  work: (tx: Db, locked: InvoiceWithOrder) => Promise<Noted | Refused>,
): Promise<'done' | ChangeError | Refused> =>
  inTransaction(db, async (tx) => {
    const locked = await lockInvoiceWithOrder(tx, id, now)
    if (!locked) return { error: 'not_found' }
    const conflict = versionConflict(locked.invoice, { version })
    if (conflict) return conflict
    const noted = await work(tx, locked)
    if ('error' in noted) return noted
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: by.staff.id },
      action: `invoice.${noted.action}`,
      subject: 'invoice',
      subjectId: id,
      ...(noted.details && { details: noted.details }),
      requestId,
    })
    return 'done'
  })
