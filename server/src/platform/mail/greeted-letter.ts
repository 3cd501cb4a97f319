import type { Language, Sentence } from '@pasok/words'
import type { Letter, LetterPart } from './letter.ts'

/** What every letter to a person begins with. */
export interface GreetedWords {
  readonly subject: Sentence
  readonly heading: Sentence
  readonly greeting: Sentence
}

/** Who a letter is for. */
export interface Reader {
  readonly to: string
  readonly language: Language
}

/** A letter with its subject, its heading and a greeting, before what it is about. */
export const greetedLetter = (
  kind: string,
  words: GreetedWords,
  { to, language }: Reader,
  parts: readonly LetterPart[],
): Letter => ({
  kind,
  to,
  language,
  subject: words.subject[language],
  body: [{ heading: words.heading[language] }, { paragraph: words.greeting[language] }, ...parts],
})
