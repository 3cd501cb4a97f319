import type { StaffRole } from '@pasok/contract'
import { returnEmailWords as words, rupiahText, type Language } from '@pasok/words'
import { memberReaders, staffWith } from '../../identity/index.ts'
import { findReturnCredit } from '../../invoice/index.ts'
import { toActor, sendEventNotice } from '../../kernel/index.ts'
import { noteOrderEvent, type OrderAct } from '../../order/index.ts'
import type { Db, SendEmail } from '../../platform/index.ts'
import { findReturn, insertReturnEvent } from './return.store.ts'

/** An event of a return: a step, or its request. */
export interface ReturnHappened {
  readonly id: number
  readonly kind: string
  /** The message to the other side. */
  readonly text: string
}

/** The staff roles that must act after an event, and are e-mailed. */
const rolesByEvent = {
  request: ['sales', 'admin'],
  withdraw: ['sales', 'admin'],
  receive: ['finance', 'sales', 'admin'],
  reopen: ['finance', 'sales', 'admin'],
} as const satisfies Record<keyof typeof words.toStaff, readonly StaffRole[]>

/** Records an event of a return in its timeline, its order's timeline and the audit log, and e-mails it. */
export const recordReturnEvent = async (
  tx: Db,
  { sendEmail }: { readonly sendEmail: SendEmail },
  { id, kind, text }: ReturnHappened,
  act: OrderAct,
): Promise<void> => {
  const row = await findReturn(tx, id)
  if (!row) throw new Error('a return that is not there')
  const who = toActor(act.by)
  await insertReturnEvent(tx, {
    return_id: id,
    at: act.now,
    actor: who.kind,
    actor_id: who.id,
    kind,
    text,
  })
  await noteOrderEvent(tx, row.order_id, act, `return_${kind}`, row.number)
  const roles: Readonly<Partial<Record<string, readonly StaffRole[]>>> = rolesByEvent
  const { number, order_number: order, company_name: company, line_count: lines } = row
  const credit = await findReturnCredit(tx, number)
  const amount = row.state === 'refunded' ? rupiahText(credit.amount) : ''
  const before = row.credited_before === 0 ? '' : rupiahText(row.credited_before)
  const about = {
    kind: 'return',
    event: kind,
    named: { number, company, amount, before, isWaiting: credit.is_waiting },
    text,
    facts: (language: Language) =>
      [
        [words.facts.number[language], number],
        [words.facts.order[language], order],
        [words.facts.company[language], company],
        [words.facts.lines[language], String(lines)],
        [words.facts.refund[language], amount],
      ] as const,
  }
  await sendEventNotice(tx, sendEmail, {
    ...about,
    words: words.toBuyers,
    findReaders: () => memberReaders(tx, row.requested_by),
    greeting: words.greeting,
    button: { label: words.button, page: `/account/returns/${id}` },
  })
  await sendEventNotice(tx, sendEmail, {
    ...about,
    words: words.toStaff,
    findReaders: () => staffWith(tx, roles[kind] ?? []),
  })
}
