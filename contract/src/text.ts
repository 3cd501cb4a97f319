import { z } from 'zod'
import { LONGEST_KEYWORD } from './limits.ts'
import { STRANGE } from './strange-signs.ts'

/**
 * The texts of the API. Every field that takes a text is one of these kinds, or a format of its own that admits none of
 * the characters below (an enum, a date, an anchored pattern); a test walks the contract and fails on any other.
 *
 * These characters are in no text: control characters (NUL, which no database stores, among them), halves of surrogate
 * pairs, private-use characters, and those that turn the direction of the text around them. Joiners of letters may stand.
 * A stored text with one of them is refused as `invalid_text`; several lines keep their line breaks and tabs. In a text
 * that is only looked for (a keyword, a part number, a pasted list) a space stands for each, but a NUL is refused.
 */
const STRANGE_IN_LINES = /(?![\n\t])[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
const ALL_STRANGE = new RegExp(`(?!\\0)${STRANGE.source}`, 'gu')
const ALL_STRANGE_IN_LINES = new RegExp(`(?!\\0)${STRANGE_IN_LINES.source}`, 'gu')

const refusing = (pattern: RegExp) =>
  z.refine<string>((text) => !pattern.test(text), { error: 'invalid_text', abort: true })
const isLine = refusing(STRANGE)
const isLines = refusing(STRANGE_IN_LINES)
/** What no database stores and no hash takes. */
const isStorable = refusing(/[\0\p{Cs}]/u)
/** The checks of which every text has one. */
export const textChecks: ReadonlySet<z.core.$ZodCheck> = new Set([isLine, isLines, isStorable])

/** A text is cleaned only where it is at most so many times as long as it may be. */
const SPACIOUS = 10
const bounded = (longest: number) =>
  z.string().check(
    z.check(({ value: input, issues }) => {
      // Names the limit of the cleaned text, which is the one that the sender can meet.
      if (input.length > SPACIOUS * longest)
        issues.push({
          code: 'too_big',
          origin: 'string',
          maximum: longest,
          inclusive: true,
          input,
          continue: false,
        })
    }),
  )

/** One line of at most so many characters, without the spaces around it or twice within it. */
export const text = (longest: number) =>
  bounded(longest)
    .overwrite((value) => value.trim().replaceAll(/ +/g, ' '))
    .check(isLine)
    .max(longest)

/** One line that is looked for, cleaned. */
export const searchText = (longest: number) =>
  bounded(longest)
    .overwrite((value) => value.replaceAll(ALL_STRANGE, ' ').replaceAll(/ +/g, ' ').trim())
    .check(isLine)
    .max(longest)

/** Lines of at most so many characters in all. Their breaks and tabs stay; a break is `\n`. */
export const lines = (longest: number) =>
  bounded(longest)
    .overwrite((value) => value.replaceAll(/\r\n?/g, '\n').trim())
    .check(isLines)
    .max(longest)

/**
 * A password or token that proves something: taken as it is. Passwords chosen earlier may hold any character that can be
 * stored, so only NUL and halves of surrogate pairs are refused.
 */
export const secret = (longest: number) => z.string().max(longest, { abort: true }).check(isStorable)

/** A new secret, limited to the characters of one line. */
export const chosenSecret = (longest: number) => z.string().max(longest, { abort: true }).check(isLine)

/** A piece of a line, taken as it is: the spaces at its ends part it from its neighbours. */
export const verbatim = (longest: number) => z.string().max(longest, { abort: true }).check(isLine)

/** Lines taken as they are, with the spaces that they begin with. */
export const verbatimLines = (longest: number) => z.string().max(longest, { abort: true }).check(isLines)

/** A number as people write it, without the signs and the direction marks that stand between and around its digits. */
export const digits = (longest: number) =>
  z
    .string()
    .max(longest, { abort: true })
    .overwrite((value) => value.replaceAll(/[\s.()/\u200E\u200F\u202A-\u202E\u2066-\u2069-]/g, ''))
    .check(isLine)

/** A list that was pasted, cleaned. Its line breaks and tabs stay. */
export const pasted = (longest: number) =>
  z
    .string()
    .max(longest, { abort: true })
    .overwrite((value) => value.replaceAll(/\r\n?/g, '\n').replaceAll(ALL_STRANGE_IN_LINES, ' '))
    .check(isLines)

export const keyword = searchText(LONGEST_KEYWORD)
