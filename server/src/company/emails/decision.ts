import { decisionWords as words } from '@pasok/words'
import { sendEventNotice } from '../../kernel/index.ts'
import type { Db, SendEmail } from '../../platform/index.ts'
import type { ContactRow } from '../review.store.ts'

/** The decision about a registration, or a question. */
export type Decision = 'approve' | 'lift' | 'reject' | 'ask' | 'suspend' | 'join'

/** The page that the e-mail links to. */
const PAGES = {
  approve: '/account/login',
  lift: '/account/login',
  join: '/account/login',
  reject: '/account/review',
  ask: '/account/review',
  suspend: undefined,
} as const satisfies Record<Decision, string | undefined>

interface News {
  readonly decision: Decision
  readonly people: readonly ContactRow[]
  readonly company: string
  /** What staff wrote: a reason or a question, in the language they wrote it in. */
  readonly text?: string | undefined
}

/** E-mails a decision to the company's owners, or to all members if it has no owner or its members were moved. */
export const notifyDecision = async (
  tx: Db,
  sendEmail: SendEmail,
  { decision, people, company, text = '' }: News,
): Promise<void> => {
  const owners = people.filter(({ role }) => role === 'owner')
  const page = PAGES[decision]
  await sendEventNotice(tx, sendEmail, {
    kind: 'company',
    event: decision,
    words: words.decisions,
    named: { company },
    findReaders: async () => (decision === 'join' || owners.length === 0 ? people : owners),
    greeting: words.greeting,
    text,
    button: page && { label: words.buttons[page], page },
  })
}
