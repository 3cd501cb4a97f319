import type { Language, Sentence } from '@pasok/words'
import type { Email, EmailPart } from './email.ts'

/** What every e-mail to a person begins with. */
export interface GreetedWords {
  readonly subject: Sentence
  readonly heading: Sentence
  readonly greeting: Sentence
}

/** Who an e-mail is for. */
export interface Reader {
  readonly to: string
  readonly language: Language
}

/** An e-mail with its subject, its heading and a greeting, before what it is about. */
export const withGreeting = (
  kind: string,
  words: GreetedWords,
  { to, language }: Reader,
  parts: readonly EmailPart[],
): Email => ({
  kind,
  to,
  language,
  subject: words.subject[language],
  body: [{ heading: words.heading[language] }, { paragraph: words.greeting[language] }, ...parts],
})
