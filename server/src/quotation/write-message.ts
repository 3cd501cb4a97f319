import { findActingCompany, type Act } from '../kernel/index.ts'
import type { Db } from '../platform/index.ts'
import { appendHistory } from './append-history.ts'
import { lockQuotation } from './quotation.store.ts'
import { notifyQuotationEvent, type NotifyParts } from './notify-quotation-event.ts'

/** Sends a message to the other side, in any state in which both see the quotation; nothing else changes. */
export const writeMessage = async (
  tx: Db,
  parts: NotifyParts,
  id: number,
  act: Act,
  text: string,
): Promise<'written' | { readonly error: 'not_found' | 'not_possible_now' }> => {
  const companyId = findActingCompany(act.by)
  const quotation = await lockQuotation(tx, id, companyId)
  if (!quotation || (quotation.state === 'draft' && companyId === undefined)) return { error: 'not_found' }
  if (quotation.is_hidden) return { error: 'not_possible_now' }
  await appendHistory(tx, quotation, act, 'message', text)
  const news = companyId === undefined ? 'message_of_staff' : 'message_of_member'
  await notifyQuotationEvent(tx, parts, { id, news, text })
  return 'written'
}
