import { newRegistrationWords as words, type Language } from '@pasok/words'
import type { Email } from '../../platform/index.ts'

interface Told {
  readonly to: string
  readonly language: Language
  readonly company: string
  readonly npwp: string
  readonly contact: string
  readonly isNpwpKnown: boolean
  /** What the company answered, where it was asked something or rejected before. */
  readonly answer?: string | undefined
}

/** Tells somebody of staff that a company waits to be looked at, for the first time or again. */
export const newRegistrationEmail = ({
  to,
  language,
  company,
  npwp,
  contact,
  isNpwpKnown,
  answer,
}: Told): Email => {
  const isNew = answer === undefined
  const subject = (isNew ? words.subject : words.answered_subject)[language]
  return {
    kind: isNew ? 'company.new-registration' : 'company.answered',
    to,
    language,
    subject,
    body: [
      { heading: subject },
      { paragraph: (isNew ? words.text : words.answered_text)[language] },
      ...(isNew ? [] : [{ paragraph: answer }]),
      {
        facts: [
          [words.company[language], company],
          [words.npwp[language], npwp],
          [words.contact[language], contact],
        ],
      },
      ...(isNpwpKnown ? [{ paragraph: words.npwp_known[language] }] : []),
    ],
  }
}
