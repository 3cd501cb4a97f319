import { verifyEmailWords as words } from '@pasok/words'
import type { Email } from '../../platform/index.ts'
import { inert, linkButton, linksEmail, type LinkReader } from './link-email.ts'

/** A registration as it was typed, and its link's token. */
interface Registered {
  readonly company: string
  readonly contact: string
  readonly token: string
}

/** Who is asked, and about what; `by` is the network that causes the e-mail. */
interface Asked extends Omit<LinkReader, 'token'> {
  readonly by: string
  readonly registrations: readonly Registered[]
}

/**
 * Asks the person who signed up to confirm their address. The reader may be somebody else, whose click would confirm a
 * stranger's registration: so the e-mail says whose each is.
 */
export const verificationEmail = ({ by, registrations, ...reader }: Asked): Email => {
  const { language } = reader
  const links = registrations.flatMap(({ company, contact, token }) => [
    {
      facts: [
        [words.company[language], inert(company)],
        [words.contact[language], inert(contact)],
      ] as const,
    },
    linkButton(words, { language, token }, '/web/signup/verify/'),
  ])
  return {
    ...linksEmail('identity.verify-email', words, reader, links),
    causedBy: { network: by, purpose: 'registration' },
  }
}
