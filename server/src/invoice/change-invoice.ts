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

/** Staff's change of an invoice. */
export interface Change {
  readonly id: number
  /** The invoice's version that staff saw; without it, any. */
  readonly version?: number
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Why an invoice was not changed. */
export type ChangeError = VersionConflict<InvoiceRow> | { readonly error: 'not_found' | 'not_possible_now' }

/** The details of the audit entry. */
interface Noted {
  readonly action: string
  readonly details?: Readonly<Record<string, unknown>>
}

type Work<Refused> = (tx: Db, locked: InvoiceWithOrder) => Promise<Noted | Refused>

/** Changes an invoice and writes an audit entry, in one transaction. `work` returns the entry's details or an error. */
export const changeInvoice = <Refused extends { readonly error: string }>(
  db: Db,
  change: Change,
  work: Work<Refused>,
): Promise<'done' | ChangeError | Refused> => inTransaction(db, (tx) => changeInvoiceIn(tx, change, work))

/** Like changeInvoice, in the caller's transaction. */
export const changeInvoiceIn = async <Refused extends { readonly error: string }>(
  tx: Db,
  { id, version, by, now, requestId }: Change,
  work: Work<Refused>,
): Promise<'done' | ChangeError | Refused> => {
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
}
