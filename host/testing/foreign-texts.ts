import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as words from '@pasok/words'

/** A message's texts: one, or one for each number. */
type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[]

const textsIn = (message: Message = ''): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))

const readMessages = (folder: string, language: string): Readonly<Record<string, Message>> =>
  Object.assign(
    {},
    ...readdirSync(join(folder, language)).map(
      (file) => JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as object,
    ),
  ) as Record<string, Message>

/** Names of states, methods and the like, which stand in the code in both languages. */
const labelsIn = (value: unknown, language: string): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const { [language]: label, en, id } = value as Record<string, unknown>
  return typeof en === 'string' && typeof id === 'string'
    ? [String(label)]
    : Object.values(value).flatMap((part) => labelsIn(part, language))
}

/** A shorter message may stand within a sentence of the other language: it is found where it is a whole text. */
const FEWEST_WORDS = 3
const PLACEHOLDER = /\{[^}]*\}/g

interface Pattern {
  readonly text: string
  /** The longest part of it that stands on every page with this text. */
  readonly part: string
  readonly pattern: RegExp
}

const buildPattern = (text: string): Pattern => {
  const parts = text.split(PLACEHOLDER)
  const isShort = wordsIn(text) < FEWEST_WORDS
  const escaped = parts
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    // In a short one only a number: words would make it another text.
    .join(isShort ? String.raw`\S*\d\S*` : '.*?')
  return {
    text,
    part: parts.toSorted((a, b) => b.length - a.length)[0] ?? '',
    pattern: isShort
      ? new RegExp(`^${escaped}$`, 'mu')
      : new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'u'),
  }
}

const wordsIn = (text: string): number =>
  text
    .split(PLACEHOLDER)
    .join(' ')
    .match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0

/** Messages of one language that pages of the other have, too: there the unit `pcs` stands in another message. */
const ON_BOTH: ReadonlySet<string> = new Set(['{price} per pcs'])

/**
 * Finds the messages of the other language among a page's texts: those of three words or more within a text, shorter ones as
 * a whole text. Messages that stand in messages of the page's own language are not looked for.
 */
export const openForeignTexts = (folder = join(import.meta.dirname, '../../words/messages')) => {
  const listTexts = (language: string): string[] => {
    const { $schema: _, ...messages } = readMessages(folder, language)
    return [...new Set([...Object.values(messages).flatMap(textsIn), ...labelsIn({ ...words }, language)])]
  }
  const [en, id] = [listTexts('en'), listTexts('id')]
  const messagesNotIn = (texts: readonly string[], others: readonly string[]) => {
    // A term of the other language may stand in a sentence of this one.
    const own = others.map((text) => text.replaceAll(PLACEHOLDER, '1')).join('\n')
    const patterns = texts
      .filter((text) => /\p{L}{2}/u.test(text.replaceAll(PLACEHOLDER, '')) && !ON_BOTH.has(text))
      .map(buildPattern)
      .filter(({ pattern }) => !pattern.test(own))
    const isPlainWord = ({ text, part }: Pattern) => wordsIn(text) < FEWEST_WORDS && part === text
    return {
      // Looked up, which is far quicker than a pattern.
      words: new Set(patterns.filter(isPlainWord).map(({ text }) => text)),
      patterns: patterns.filter((pattern) => !isPlainWord(pattern)),
    }
  }
  const foreign: Readonly<Record<string, ReturnType<typeof messagesNotIn>>> = {
    en: messagesNotIn(id, en),
    id: messagesNotIn(en, id),
  }
  return (language: string, texts: readonly string[]): string[] => {
    const whole = [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))]
    const lines = whole.join('\n')
    const { words: single, patterns } = foreign[language] ?? messagesNotIn([], [])
    return [
      ...whole.filter((text) => single.has(text)),
      ...patterns
        .filter(({ part, pattern }) => lines.includes(part) && pattern.test(lines))
        .map(({ text }) => text),
    ]
  }
}
