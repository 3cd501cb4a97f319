import {
  can,
  afterReturnStep,
  MOST_RETURN_PICTURES,
  listReturnSteps,
  type Returned,
  type ReturnInList,
  type StaffReturn,
} from '@pasok/contract'
import type { Language } from '@pasok/words'
import { showHistory, type MemberScope, type StaffScope } from '../../kernel/index.ts'
import { actorNames, findMembers } from '../../identity/index.ts'
import { findReturnCredit } from '../../invoice/index.ts'
import type { Db } from '../../platform/index.ts'
import { showDeliveryLine } from '../show-delivery.ts'
import { listPictures, listReturnEvents, listReturnLines, type ReturnRow } from './return.store.ts'

/** Returns as lists show them, in their order. */
export const showReturnHeads = async (db: Db, rows: readonly ReturnRow[]): Promise<ReturnInList[]> => {
  const members = await findMembers(
    db,
    rows.map(({ requested_by }) => requested_by),
  )
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    version: row.version,
    state: row.state,
    wish: row.wish,
    order: { id: row.order_id, number: row.order_number },
    requested_by: { id: row.requested_by, name: members.get(row.requested_by)?.name ?? '' },
    requested_at: row.requested_at.toISOString(),
    line_count: row.line_count,
  }))
}

/** A return with its lines, pictures and timeline; `scope` is the reading member's, and undefined for staff. */
export const showReturn = async (
  db: Db,
  row: ReturnRow,
  language: Language,
  scope?: MemberScope,
): Promise<Returned> => {
  const [[head], lines, pictures, events, credit] = await Promise.all([
    showReturnHeads(db, [row]),
    listReturnLines(db, row.id),
    listPictures(db, row.id),
    listReturnEvents(db, row.id),
    findReturnCredit(db, row.number),
  ])
  if (!head) throw new Error('a return without a head')
  const mayChange = scope !== undefined && can(scope, 'placeOrder')
  return {
    ...head,
    lines: lines.map((line) => ({
      ...showDeliveryLine(line, language),
      reason: line.reason,
      ...(line.received_quantity !== null &&
        line.received_quantity < line.quantity && { received_quantity: line.received_quantity }),
      ...(line.text !== '' && { text: line.text }),
    })),
    pictures: pictures.map(({ id, file_name: filename, file_type: content_type }) => ({
      id,
      filename,
      content_type,
    })),
    timeline: showHistory(events, await actorNames(db, events)),
    ...(row.state === 'refunded' && {
      refund_amount: credit.amount,
      credited_before: row.credited_before,
      waits_for_invoice: credit.is_waiting,
    }),
    ...(row.replacement_id !== null &&
      row.replacement_number !== null && {
        replacement: { id: row.replacement_id, number: row.replacement_number },
      }),
    can_withdraw: mayChange && afterReturnStep(row.state, 'withdraw') !== undefined,
    can_add_pictures: mayChange && row.state === 'requested' && pictures.length < MOST_RETURN_PICTURES,
  }
}

/** A return with the steps that this staff member can take now. */
export const showStaffReturn = async (
  db: Db,
  row: ReturnRow,
  { staff }: StaffScope,
  language: Language,
): Promise<StaffReturn> => ({
  ...(await showReturn(db, row, language)),
  company: { id: row.company_id, name: row.company_name },
  steps: listReturnSteps(row.state, staff.roles),
})
