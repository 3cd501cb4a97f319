import { expect, test } from 'vitest'
import { isNoneMatch } from './answer-page.ts'

const ETAG = 'W/"abc-_9"'

test.each([ETAG, '"abc-_9"', `"other", ${ETAG}`, `${ETAG},"other"`, ' W/"abc-_9" ', '*', ' * '])(
  'If-None-Match: %s is answered with 304',
  (header) => {
    expect(isNoneMatch(header, ETAG)).toBe(true)
  },
)

test.each([undefined, '', '"abc"', 'W/"ABC-_9"', 'abc-_9', '"x*y"', 'W/W/"abc-_9"'])(
  'If-None-Match: %s is answered with the page',
  (header) => {
    expect(isNoneMatch(header, ETAG)).toBe(false)
  },
)

test('an answer without an ETag never matches', () => {
  expect(isNoneMatch('*', undefined)).toBe(false)
})
