import type { Sentence, SentenceWith } from '@pasok/words'
import {
  withGreeting,
  type GreetedWords,
  type Email,
  type EmailPart,
  type Reader,
} from '../../platform/index.ts'

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

/** An e-mail that leads to a page of the shop by a link that works once. */
export const linkEmail = (kind: string, words: LinkWords, reader: LinkReader, page: string): Email =>
  linksEmail(kind, words, reader, [linkButton(words, reader, page)])

/** What leads to the page. */
export const linkButton = (
  { button }: Pick<LinkWords, 'button'>,
  { language, token }: Pick<LinkReader, 'language' | 'token'>,
  page: string,
): EmailPart => ({ button: button[language], to: page + encodeURIComponent(token) })

/**
 * An e-mail with links that each work once. Anybody can have it sent to anybody: what was typed into a form stands in it
 * as `inert` only, or it would carry a stranger's links.
 */
export const linksEmail = (
  kind: string,
  words: LinkWords,
  reader: Omit<LinkReader, 'token'>,
  links: readonly EmailPart[],
): Email => {
  const { language, hours } = reader
  const body: EmailPart[] = [
    { paragraph: words.why[language] },
    ...links,
    { paragraph: words.until[language]({ hours }) },
    { paragraph: words.not_you[language] },
  ]
  return withGreeting(kind, words, reader, body)
}

const LONGEST_INERT = 60

/**
 * A name as a stranger typed it, in an e-mail to somebody who may not know them: no mail program makes a link or an
 * address of it, and it is too short for an advertisement.
 */
export const inert = (typed: string): string => {
  const short =
    typed.length > LONGEST_INERT ? `${typed.slice(0, LONGEST_INERT).toWellFormed().trim()}…` : typed
  // After a dot one letter alone ends no name of a host: the degree S.T. stays whole.
  return short.replaceAll(
    /(?:[:/\\@\u2024\u3002\uff0e\uff20\uff61]|\.(?!\p{L}(?:[.,\s]|$)))(?=[^\s,])/gu,
    '$& ',
  )
}
