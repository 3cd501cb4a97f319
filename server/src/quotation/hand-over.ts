import { staffRolesWith } from '@pasok/contract'
import { findStaffById, staffWith } from '../identity/index.ts'
import { inTransaction, versionConflict, type Db, type VersionConflict } from '../platform/index.ts'
import { appendHistory } from './append-history.ts'
import { insertNote } from './note.store.ts'
import { notifyQuotationEvent, type NotifyParts } from './notify-quotation-event.ts'
import { isOpen } from './quotation.ts'
import { lockQuotation, type QuotationRow } from './quotation.store.ts'
import type { StaffAct } from './write-note.ts'
import { setSalesperson } from './write-quotation.store.ts'

/** A quotation's new salesperson. */
interface HandOver extends StaffAct {
  readonly id: number
  /** The quotation's revision that the caller saw. */
  readonly revision: number
  readonly staffId: number
  /** A note for staff; '' for none. */
  readonly note: string
}

/** The staff who can be a quotation's salesperson. */
export const listSellers = (db: Db) => staffWith(db, staffRolesWith('sell'))

/** Makes a colleague the salesperson of a quotation, and tells both of them; nothing happens if they are already. */
export const handOver = (
  parts: NotifyParts,
  { id, revision, staffId, note, ...act }: HandOver,
): Promise<
  | 'handed_over'
  | VersionConflict<QuotationRow>
  | { readonly error: 'not_found' | 'not_possible_now' | 'unknown_seller' }
> =>
  inTransaction(parts.db, async (tx) => {
    const quotation = await lockQuotation(tx, id)
    if (!quotation || quotation.state === 'draft') return { error: 'not_found' }
    const conflict = versionConflict(quotation, { revision })
    if (conflict) return conflict
    if (!isOpen(quotation.state)) return { error: 'not_possible_now' }
    const seller = (await listSellers(tx)).find((one) => one.id === staffId)
    if (!seller) return { error: 'unknown_seller' }
    if (quotation.salesperson_id === staffId) return 'handed_over'
    const before =
      quotation.salesperson_id === null ? undefined : await findStaffById(tx, quotation.salesperson_id)
    await setSalesperson(tx, id, staffId, act.now)
    if (note !== '') await insertNote(tx, id, { at: act.now, staff_id: act.by.staff.staff.id, text: note })
    await appendHistory(tx, quotation, act, 'hand_over', '', { salesperson_id: staffId })
    const told = [seller, ...(before ? [before] : [])]
    await notifyQuotationEvent(tx, parts, { id, news: 'hand_over', text: note, staff: told })
    return 'handed_over'
  })
