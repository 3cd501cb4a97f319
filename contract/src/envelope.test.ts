import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allRecords, id, limited, paged, record, records, whole } from './envelope.ts'
import { DEEPEST_ROW } from './limits.ts'

describe('an id', () => {
  // @spec §2 Error page: page check
  test.each([
    ['1', 1],
    ['42', 42],
    ['2147483647', 2_147_483_647],
  ])('%s is one', (text, number) => {
    expect(id.parse(text)).toBe(number)
  })

  test.each([
    '',
    '0',
    '00',
    '01',
    '-1',
    '+1',
    '1.0',
    '1e3',
    '0x1',
    ' 1',
    '1 ',
    '1\n',
    'abc',
    '\0',
    '2147483648',
    '9999999999',
    '１',
  ])('%j is none', (text) => {
    expect(id.safeParse(text).success).toBe(false)
  })

  test('is the number its digits say, whatever text comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat().map(String)), (text) => {
        const { data } = id.safeParse(text)
        if (data === undefined) return
        expect(String(data)).toBe(text)
        expect(data).toBeGreaterThanOrEqual(1)
        expect(data).toBeLessThanOrEqual(2_147_483_647)
      }),
    )
  })
})

describe('a whole number of a query', () => {
  test('lies within its bounds, which belong to it', () => {
    const size = whole(1, 100)
    expect(['1', '100', '007'].map((text) => size.parse(text))).toEqual([1, 100, 7])
    for (const text of ['0', '101', '', '-1', '1.5', '1e1', 'ten', ' 5'])
      expect(size.safeParse(text).success, text).toBe(false)
  })
})

describe('a page', () => {
  test('is the first page of 20 by default', () => {
    expect(paged(20, {}).parse({})).toEqual({ page: 1, per_page: 20 })
    expect(limited(20, {}).parse({})).toEqual({ page: 1, limit: 20 })
  })

  test.each([
    ['per_page', paged(20, {})],
    ['limit', limited(20, {})],
  ])('reaches down to row 10,000 and no further (%s)', (size, query) => {
    expect(query.safeParse({ page: '100', [size]: '100' }).success).toBe(true)
    expect(query.safeParse({ page: '10000', [size]: '1' }).success).toBe(true)
    const { error } = query.safeParse({ page: '101', [size]: '100' })
    expect(error?.issues).toMatchObject([{ path: ['page'], message: 'too_deep' }])
    expect(query.safeParse({ page: '10001', [size]: '1' }).success).toBe(false)
    expect(query.safeParse({ page: '1', [size]: '101' }).success).toBe(false)
    expect(DEEPEST_ROW).toBe(10_000)
  })
})

describe('an answer', () => {
  const one = z.object({ id: z.int() })
  test('is OK and holds its data', () => {
    expect(record(one).safeParse({ status: 'OK', data: { record: { id: 1 } } }).success).toBe(true)
    expect(record(one).safeParse({ status: 'FAIL', data: { record: { id: 1 } } }).success).toBe(false)
    expect(record(one).safeParse({ record: { id: 1 } }).success).toBe(false)
    const list = { status: 'OK', data: { records: [{ id: 1 }], total: 1 } }
    expect(allRecords(one).safeParse(list).success).toBe(true)
    expect(records(one).safeParse(list).success).toBe(false)
    expect(records(one).safeParse({ ...list, data: { ...list.data, page: 1, per_page: 20 } }).success).toBe(
      true,
    )
  })
})
