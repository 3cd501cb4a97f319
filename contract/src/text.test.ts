import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints, identity, identityStaff, type Endpoint } from './endpoints.ts'
import { richText, richTextNodes } from './content/rich-text-schema.ts'
import { chosenSecret, digits, lines, pasted, searchText, secret, text, textChecks } from './text.ts'

/** One of each kind that no text of the shop holds. */
const STRANGE = ['\0', '\u0007', '\u007F', '\uD800', 'a\uDC00', '\uE000', '\u2028', '\u202E', '\u2066']
const isRefused = (schema: z.ZodType, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('a text', () => {
  test.each(STRANGE)(
    'of one line or of several, and a secret that is chosen, is refused with %j in it',
    (strange) => {
      for (const kind of [text(9), lines(9), chosenSecret(9)])
        for (const value of [`a${strange}b`, `a${strange} b`])
          expect(isRefused(kind, value)).toEqual(['invalid_text'])
    },
  )

  test('that proves something is taken as it is, without NUL and halves of surrogate pairs', () => {
    for (const value of [' a  b\t', '\u0007', '\uE000', '\u202Ea', '👷🏽‍♀️'])
      expect(secret(9).parse(value)).toBe(value)
    for (const value of ['a\0', '\uD800', 'a\uDC00'])
      expect(isRefused(secret(9), value)).toEqual(['invalid_text'])
    expect(isRefused(secret(3), 'abcd')).toHaveLength(1)
  })

  test('that was a password once still logs in, but is not chosen any more', () => {
    const old = 'rumah\tdi tepi \uE000 sungai'
    const takes = ({ body }: Endpoint, input: object) => body?.safeParse(input).success
    for (const e of [identity.giveTokens, identity.logInBrowser, identityStaff.logIn]) {
      expect(takes(e, { login: 'sri@toko.test', password: old })).toBe(true)
      for (const password of ['a\0b', 'a\uD800b', 'a'.repeat(1_000_000)])
        expect(takes(e, { login: 'sri@toko.test', password })).toBe(false)
    }
    expect(takes(identity.changePassword, { old, new: 'gudang tua dekat rel kereta' })).toBe(true)
    expect(takes(identity.changePassword, { old, new: old })).toBe(false)
  })

  test.each([31, 99])(
    'of one line or of several, or looked for, names its own limit at %i characters',
    (length) => {
      for (const kind of [text(3), lines(3), searchText(3)])
        expect(kind.safeParse('a'.repeat(length)).error?.issues).toMatchObject([
          { code: 'too_big', origin: 'string', maximum: 3 },
        ])
      // Spaces that are cleaned away do not count.
      expect(text(3).parse(`a${' '.repeat(28)}b`)).toBe('a b')
    },
  )

  test('of one line has single spaces, and no tab or line break', () => {
    expect(text(9).parse(' a  b ')).toBe('a b')
    for (const value of ['a\tb', 'a\nb', 'a\rb']) expect(isRefused(text(9), value)).toEqual(['invalid_text'])
    expect(isRefused(text(3), 'abcd')).toHaveLength(1)
  })

  test('that is looked for has a space for what others refuse', () => {
    expect(searchText(9).parse('\u202Ea\u0007\tb\r\n c\uD800')).toBe('a b c')
    expect(isRefused(searchText(3), 'abcd')).toHaveLength(1)
    expect(isRefused(searchText(9), 'a\0')).toEqual(['invalid_text'])
  })

  test('of several lines keeps breaks and tabs', () => {
    expect(lines(9).parse('\r\na\tb\r\n\rc ')).toBe('a\tb\n\nc')
  })

  test('that was pasted as a list has a space for what others refuse', () => {
    expect(pasted(30).parse('A\u0007\t5\r\nB\u000B6\uD800')).toBe('A \t5\nB 6 ')
    expect(isRefused(pasted(3), 'abcd')).toHaveLength(1)
    expect(isRefused(pasted(9), 'a\0')).toEqual(['invalid_text'])
  })

  test('of digits loses the signs and direction marks between them', () => {
    expect(digits(60).parse('\u202A+62 (812)\t3-4.5/6\u202C')).toBe('+628123456')
    expect(isRefused(digits(60), '08\0')).toEqual(['invalid_text'])
  })

  test('may hold letters of any script, joiners and pictures', () => {
    for (const value of ['Ümit', '螺栓', 'می‌خواهم', '👷🏽‍♀️']) expect(text(20).parse(value)).toBe(value)
  })
})

type Definition = z.core.$ZodTypes['_zod']['def']

const isAnchored = (pattern: RegExp | undefined): boolean =>
  pattern !== undefined &&
  !pattern.flags.includes('m') &&
  pattern.source.startsWith('^') &&
  pattern.source.endsWith('$') &&
  STRANGE.every((strange) => !pattern.test(strange))

/** Whether a schema of a string is one of the kinds of texts, or has a closed format. */
const isBounded = (def: Extract<Definition, { type: 'string' }>): boolean =>
  [def, ...(def.checks ?? [])].some((one) => {
    const { pattern } = ('_zod' in one ? one._zod.def : one) as { pattern?: RegExp }
    return textChecks.has(one as z.core.$ZodCheck) || isAnchored(pattern)
  })

const CLOSED = new Set(['int', 'number', 'boolean', 'enum', 'literal', 'file', 'null', 'undefined', 'never'])

/** The fields of a schema that take any string, by their names. What a pipe reads first decides. */
const openFields = (
  schema: z.core.$ZodType,
  name: string,
  around: readonly z.core.$ZodType[] = [],
): string[] => {
  // Nodes of a rich text lie in each other.
  if (around.includes(schema)) return []
  if (schema === richText) return openFields(richTextNodes, name)
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (CLOSED.has(def.type)) return []
  switch (def.type) {
    case 'string':
      return isBounded(def) ? [] : [name]
    case 'object': {
      const known = Object.entries(def.shape).flatMap(([key, one]) =>
        openFields(one, `${name}.${key}`, around),
      )
      return def.catchall && openFields(def.catchall, '*').length > 0 && !refusesFilters(schema)
        ? [...known, `${name}.*`]
        : known
    }
    case 'array':
      return openFields(def.element, `${name}[]`, around)
    case 'tuple':
      return def.items.flatMap((one, at) => openFields(one, `${name}[${at}]`, around))
    case 'union':
      return def.options.flatMap((one) => openFields(one, name, around))
    case 'record':
      return [...openFields(def.keyType, `${name}{}`), ...openFields(def.valueType, name)]
    case 'lazy':
      return openFields(def.getter(), name, [...around, schema])
    case 'pipe':
      return openFields(def.in, name, around)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return openFields(def.innerType, name, around)
    default:
      return [`${name}: ${def.type}`]
  }
}

/** Parameters that an endpoint does not name are never read, but for filters. */
const refusesFilters = (schema: z.core.$ZodType): boolean =>
  STRANGE.every((strange) =>
    [`m${strange}8`, ['m8', `m${strange}8`]].every((value) =>
      z
        .safeParse(schema, { category_id: '7', filter_thread: value })
        .error?.issues.some(({ path }) => path[0] === 'filter_thread'),
    ),
  )

test('every text that an endpoint takes is of one of these kinds, or has a closed format', () => {
  const parts = ({ params, query, body, form }: Endpoint) => Object.entries({ params, query, body, form })
  const open = endpoints.flatMap((e) =>
    parts(e).flatMap(([part, schema]) => (schema ? openFields(schema, `${e.method} ${e.path} ${part}`) : [])),
  )
  expect(open).toEqual([])
})

test.each([
  ['a bare string', z.string()],
  ['one with a bound alone', z.string().trim().max(5)],
  ['a pattern that is not anchored', z.string().regex(/\d/)],
  ['an address of a page', z.url()],
  ['one that is cleaned too late', z.string().pipe(text(5))],
  ['one of several', z.union([z.literal(''), z.string()])],
  ['anything', z.unknown()],
])('%s is none', (_, schema) => {
  expect(openFields(z.object({ field: z.array(schema.optional()) }), 'body')).toHaveLength(1)
})
