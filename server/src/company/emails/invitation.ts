import type { Role } from '@pasok/contract'
import { invitationWords as words, invitedElsewhereWords, roleWords } from '@pasok/words'
import { withGreeting, type Email, type Reader } from '../../platform/index.ts'

/** Who is invited, and to what. */
export interface Invited extends Reader {
  /** Its legal name, which staff have seen. */
  readonly company: string
  /** The name of its owner who invites, such that no mail program makes a link of it. */
  readonly inviter: string
  readonly role: Role
  /** What the link carries; the database knows its hash only. */
  readonly token: string
  /** How long the link holds. */
  readonly days: number
}

/** Invites somebody to act for a company. */
export const invitationEmail = (invited: Invited): Email => {
  const { language, company, inviter, role, token, days } = invited
  return withGreeting('company.invitation', words, invited, [
    { paragraph: words.why[language] },
    {
      facts: [
        [words.inviter[language], inviter],
        [words.company[language], company],
        [words.role[language], roleWords[role][language]],
      ],
    },
    { button: words.button[language], to: `/account/invitation?token=${encodeURIComponent(token)}` },
    { paragraph: words.until[language]({ days }) },
    { paragraph: words.not_you[language] },
  ])
}

/** Tells somebody who has an account that a company invites them, and why that does not work by itself. */
export const invitedElsewhereEmail = (invited: Reader & Pick<Invited, 'company' | 'inviter'>): Email => {
  const { language, company, inviter } = invited
  return withGreeting('company.invited-elsewhere', invitedElsewhereWords, invited, [
    { paragraph: invitedElsewhereWords.why[language] },
    {
      facts: [
        [invitedElsewhereWords.inviter[language], inviter],
        [invitedElsewhereWords.company[language], company],
      ],
    },
    { paragraph: invitedElsewhereWords.how[language] },
  ])
}
