import type { Role } from '@pasok/contract'
import { invitationWords as words, invitedElsewhereWords, roleWords } from '@pasok/words'
import type { Notice } from '../../platform/index.ts'

/** What the recipient is invited to. */
interface Invitation {
  /** Its legal name, which staff have seen. */
  readonly company: string
  /** The name of its owner who invites, such that no mail program makes a link of it. */
  readonly inviter: string
  readonly role: Role
  /** What the link carries; the database stores its hash only. */
  readonly token: string
  /** How long the link is valid. */
  readonly days: number
}

/** The e-mail that invites a person to a company. */
export const invitationEmail = ({ company, inviter, role, token, days }: Invitation): Notice => ({
  kind: 'company.invitation',
  ...words,
  body: (language) => [
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
  ],
})

/** The e-mail to the owner of an account that another company invites, with why they can't simply accept. */
export const invitedElsewhereEmail = ({
  company,
  inviter,
}: Pick<Invitation, 'company' | 'inviter'>): Notice => ({
  kind: 'company.invited-elsewhere',
  ...invitedElsewhereWords,
  body: (language) => [
    { paragraph: invitedElsewhereWords.why[language] },
    {
      facts: [
        [invitedElsewhereWords.inviter[language], inviter],
        [invitedElsewhereWords.company[language], company],
      ],
    },
    { paragraph: invitedElsewhereWords.how[language] },
  ],
})
