import type { Role } from '@pasok/contract'
import { invitationWords as words, invitedElsewhereWords, roleWords } from '@pasok/words'
import { greetedLetter, type Letter, type Reader } from '../../platform/index.ts'

/** Who is invited, and to what. */
export interface Invited extends Reader {
  /** Its legal name, which staff have seen: nothing else that somebody typed stands in the letter. */
  readonly company: string
  readonly role: Role
  /** What the link carries; the database knows its hash only. */
  readonly token: string
  /** How long the link holds. */
  readonly days: number
}

/** Invites somebody to act for a company. */
export const invitationLetter = (invited: Invited): Letter => {
  const { language, company, role, token, days } = invited
  return greetedLetter('company.invitation', words, invited, [
    { paragraph: words.why[language] },
    {
      facts: [
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
export const invitedElsewhereLetter = (invited: Reader & { readonly company: string }): Letter => {
  const { language, company } = invited
  return greetedLetter('company.invited-elsewhere', invitedElsewhereWords, invited, [
    { paragraph: invitedElsewhereWords.why[language] },
    { facts: [[invitedElsewhereWords.company[language], company]] },
    { paragraph: invitedElsewhereWords.how[language] },
  ])
}
