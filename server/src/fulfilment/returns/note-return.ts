import type { StaffRole } from '@pasok/contract'
import { returnEmailWords } from '@pasok/words'
import { findMembers, staffWith } from '../../identity/index.ts'
import { noteOrderEvent, type OrderAct } from '../../order/index.ts'
import type { Db, SendEmail } from '../../platform/index.ts'
import {
  returnNews,
  returnNewsToStaff,
  type ReturnNews,
  type ReturnNewsToStaff,
} from '../emails/return-news.ts'
import { findReturn, insertReturnEvent } from './return.store.ts'

/** What happened to a return: a step, or that it was requested. */
export interface ReturnHappened {
  readonly id: number
  readonly kind: string
  /** What the other side is told. */
  readonly text: string
}

/** Whose turn it is. */
const readersOf = {
  request: ['sales', 'admin'],
  withdraw: ['sales', 'admin'],
  receive: ['finance', 'sales', 'admin'],
  reopen: ['finance', 'sales', 'admin'],
} as const satisfies Record<ReturnNewsToStaff, readonly StaffRole[]>

/** Notes what happened to a return: in its timeline and its order's, in the audit log, and by e-mail to whom it concerns. */
export const noteReturn = async (
  tx: Db,
  { sendEmail }: { readonly sendEmail: SendEmail },
  { id, kind, text }: ReturnHappened,
  act: OrderAct,
): Promise<void> => {
  const row = await findReturn(tx, id)
  if (!row) throw new Error('a return that is not there')
  const { by } = act
  const [actor, actor_id] =
    by === 'system'
      ? (['system', null] as const)
      : 'staff' in by
        ? (['staff', by.staff.staff.id] as const)
        : (['member', by.member.memberId] as const)
  await insertReturnEvent(tx, { return_id: id, at: act.now, actor, actor_id, kind, text })
  await noteOrderEvent(tx, row.order_id, act, `return_${kind}`, row.number)
  const told = { returned: row, text }
  if (isToBuyer(kind)) {
    const reader = (await findMembers(tx, [row.requested_by])).get(row.requested_by)
    if (reader?.email)
      await sendEmail(
        tx,
        returnNews(kind, { ...told, to: reader.email, language: reader.language, name: reader.name }),
      )
  }
  if (isToStaff(kind))
    for (const { email, language } of await staffWith(tx, readersOf[kind]))
      await sendEmail(tx, returnNewsToStaff(kind, { ...told, to: email, language }))
}

const isToBuyer = (kind: string): kind is ReturnNews => Object.hasOwn(returnEmailWords.toBuyers, kind)
const isToStaff = (kind: string): kind is ReturnNewsToStaff => Object.hasOwn(returnEmailWords.toStaff, kind)
