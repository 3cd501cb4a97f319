import { decisionWords as words, type Language } from '@pasok/words'
import type { Email } from '../../platform/index.ts'

/** What became of a registration, or what is asked. */
export type Decision = 'approve' | 'lift' | 'reject' | 'ask' | 'suspend' | 'join'

/** Where the reader goes on. */
const PAGES = {
  approve: '/account/login',
  lift: '/account/login',
  join: '/account/login',
  reject: '/account/review',
  ask: '/account/review',
  suspend: undefined,
} as const satisfies Record<Decision, string | undefined>

interface Reader {
  readonly to: string
  readonly name: string
  readonly language: Language
  readonly company: string
  /** What staff wrote: a reason or a question, in the language they wrote it in. */
  readonly said?: string | undefined
}

/** Tells somebody of a company what staff decided about it. */
export const decisionEmail = (decision: Decision, { to, name, language, company, said }: Reader): Email => {
  const page = PAGES[decision]
  const { subject, text, button } = words[decision]
  return {
    kind: `company.${decision}`,
    to,
    language,
    subject: subject[language],
    body: [
      { heading: subject[language] },
      { paragraph: words.greeting[language]({ name }) },
      { paragraph: text[language]({ company }) },
      ...(said === undefined ? [] : [{ paragraph: said }]),
      ...(page === undefined ? [] : [{ button: button[language], to: page }]),
    ],
  }
}
