import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A message's texts: one, or one for each number. */
type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[]

const textsIn = (message: Message = ''): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))

const messagesOf = (folder: string, language: string): Readonly<Record<string, Message>> =>
  Object.assign(
    {},
    ...readdirSync(join(folder, language)).map(
      (file) => JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as object,
    ),
  ) as Record<string, Message>

/** A shorter text may be a name, or read alike in the other language. */
const FEWEST_WORDS = 3
const PLACEHOLDER = /\{[^}]*\}/

interface Pattern {
  readonly text: string
  /** The longest part of it that stands on every page with this text. */
  readonly part: string
  readonly pattern: RegExp
}

const patternOf = (text: string): Pattern => {
  const parts = text.split(PLACEHOLDER)
  const escaped = parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('.*?')
  return {
    text,
    part: parts.toSorted((a, b) => b.length - a.length)[0] ?? '',
    pattern: new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'u'),
  }
}

const wordsIn = (text: string): number =>
  text
    .split(PLACEHOLDER)
    .join(' ')
    .match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0

/**
 * Finds the messages of the other language among a page's texts. Messages of fewer than three words, and those that stand
 * in messages of the page's own language, are not looked for.
 */
export const openForeignTexts = (folder = join(import.meta.dirname, '../../words/messages')) => {
  const [en, id] = [messagesOf(folder, 'en'), messagesOf(folder, 'id')]
  const patternsOf = (messages: typeof en, others: typeof en): Pattern[] => {
    // A term of the other language may stand in a sentence of this one.
    const own = Object.values(others).flatMap(textsIn).join('\n')
    return Object.entries(messages).flatMap(([key, message]) =>
      key === '$schema'
        ? []
        : textsIn(message)
            .filter((text) => wordsIn(text) >= FEWEST_WORDS)
            .map(patternOf)
            .filter(({ pattern }) => !pattern.test(own)),
    )
  }
  const foreign: Readonly<Record<string, readonly Pattern[]>> = {
    en: patternsOf(id, en),
    id: patternsOf(en, id),
  }
  return (language: string, texts: readonly string[]): string[] => {
    const lines = texts.map((text) => text.replace(/\s+/g, ' ')).join('\n')
    return (foreign[language] ?? [])
      .filter(({ part, pattern }) => lines.includes(part) && pattern.test(lines))
      .map(({ text }) => text)
  }
}
