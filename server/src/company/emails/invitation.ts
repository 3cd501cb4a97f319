import type { Role } from '@pasok/contract'
import { invitationWords as words, invitedElsewhereWords, roleWords } from '@pasok/words'
import type { Notice } from '../../platform/index.ts'

/** The company and role that the recipient is invited to. */
interface Invitation {
  /** Its legal name, which staff have checked. */
  readonly company: string
  /** The inviting owner's name, as `inert`: no mail program makes a link of it. */
  readonly inviter: string
  readonly role: Role
  /** The token in the link; the database stores only its hash. */
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
