import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCursor, writeCursor, type Cursor } from './cursor.ts'
import { keywordPattern } from './keyword-pattern.ts'

const cursors: fc.Arbitrary<Cursor> = fc.record(
  {
    direction: fc.constantFrom('next' as const, 'previous' as const),
    from: fc.record({
      rank: fc.integer({ min: 0, max: 99 }),
      key: fc.maxSafeInteger(),
      id: fc.integer({ min: 1, max: 2_147_483_647 }),
    }),
  },
  { noNullPrototype: true },
)

test('a cursor is read back, for what it was written for alone', () => {
  fc.assert(
    fc.property(cursors, (cursor) => {
      const text = writeCursor(cursor, 'orders of 7')
      expect(text).toMatch(/^[\w-]{1,200}\.[\w-]{16}$/)
      expect(readCursor(text, 'orders of 7')).toEqual(cursor)
      expect(readCursor(text, 'orders of 8')).toBeUndefined()
    }),
  )
  expect(readCursor(writeCursor({ direction: 'previous' }, 'x'), 'x')).toEqual({ direction: 'previous' })
})

test('a cursor with one character changed is none', () => {
  fc.assert(
    fc.property(cursors, fc.nat(), (cursor, at) => {
      const text = writeCursor(cursor, 'x')
      const place = at % text.length
      const changed = text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1)
      expect(readCursor(changed, 'x')).toBeUndefined()
    }),
  )
})

test.each([
  [{ rank: -1, key: 0, id: 1 }],
  [{ rank: 0, key: 1.5, id: 1 }],
  [{ rank: 0, key: 0, id: 0 }],
  [{ rank: 0, key: 0, id: 3_000_000_000 }],
])('a position %j is refused, be its digest right', (from) => {
  expect(readCursor(writeCursor({ direction: 'next', from }, 'x'), 'x')).toBeUndefined()
})

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readCursor(text, 'x')).toBeUndefined()
    }),
  )
})

test.each([
  ['PO-7', '%PO-7%'],
  ['50%', '%50\\%%'],
  ['a_b\\', '%a\\_b\\\\%'],
  ['ab', '% ab%'],
  ['1', '% 1%'],
])('the keyword %s has the pattern %s', (keyword, pattern) => {
  expect(keywordPattern(keyword)).toBe(pattern)
})
