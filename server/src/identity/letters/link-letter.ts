import type { Sentence, SentenceWith } from '@pasok/words'
import { greetedLetter, type GreetedWords, type Letter, type Reader } from '../../platform/index.ts'

interface LinkWords extends GreetedWords {
  readonly why: Sentence
  readonly button: Sentence
  readonly until: SentenceWith<{ readonly hours: number }>
  readonly not_you: Sentence
}

/** Who is sent a link, and for how long it holds. */
export interface LinkReader extends Reader {
  /** What the link carries; the database knows its hash only. */
  readonly token: string
  readonly hours: number
}

/**
 * A letter that leads to a page of the shop by a link that works once. Anybody can have it sent to anybody: so nothing
 * that was typed into a form stands in it, no name either, or it would carry a stranger's advertisement.
 */
export const linkLetter = (kind: string, words: LinkWords, reader: LinkReader, page: string): Letter => {
  const { language, token, hours } = reader
  return greetedLetter(kind, words, reader, [
    { paragraph: words.why[language] },
    { button: words.button[language], to: page + encodeURIComponent(token) },
    { paragraph: words.until[language]({ hours }) },
    { paragraph: words.not_you[language] },
  ])
}
