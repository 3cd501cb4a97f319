import { approversOf } from '@pasok/contract'
import { approvalEmailWords as words, rupiahText } from '@pasok/words'
import { findStaffById, staffNames, staffWith } from '../identity/index.ts'
import { sendEventNotice } from '../kernel/index.ts'
import type { Db, NoticeReader, SendEmail } from '../platform/index.ts'
import { findRequest, type RequestRow } from './approval.store.ts'

interface Parts {
  readonly sendEmail: SendEmail
}

/** E-mails everybody who may decide about a new request. */
export const notifyApprovers = async (tx: Db, parts: Parts, id: number): Promise<void> => {
  const request = await findRequest(tx, id)
  if (!request) return
  await sendNotice(tx, parts, request, 'requested', request.reason, async () =>
    (await staffWith(tx, approversOf(request.kind))).filter((one) => one.id !== request.requested_by),
  )
}

/** E-mails the one who asked what became of their request; `text` is the approver's. */
export const notifyRequester = async (
  tx: Db,
  parts: Parts,
  id: number,
  event: 'approved' | 'refused' | 'void',
  text: string,
): Promise<void> => {
  const request = await findRequest(tx, id)
  if (!request) return
  await sendNotice(tx, parts, request, event, text, async () => {
    const requester = await findStaffById(tx, request.requested_by)
    return requester ? [requester] : []
  })
}

const sendNotice = async (
  tx: Db,
  { sendEmail }: Parts,
  { kind, number, company_name, amount, exceeded, requested_by }: RequestRow,
  event: keyof typeof words.events,
  text: string,
  findReaders: () => Promise<readonly NoticeReader[]>,
): Promise<void> => {
  const name = (await staffNames(tx, [requested_by])).get(requested_by) ?? ''
  await sendEventNotice(tx, sendEmail, {
    kind: 'approval',
    event,
    words: words.events,
    named: { number, kind, name },
    findReaders,
    text,
    facts: (language) => [
      [words.facts.company[language], company_name],
      [words.facts.amount[language], rupiahText(amount)],
      [words.facts.exceeded[language], exceeded.map((one) => words.exceeded[one][language]).join(', ')],
    ],
  })
}
