import { describe, expect, it } from 'vitest'
import { readFilters, readRanges } from './filters.ts'

describe('filters of an address', () => {
  // @spec §5 Filter: brand
  it.each([
    ['kuatmor_3', [3]],
    ['Zeta & Sons_12', [12]],
    ['kuatmor_3,zeta-sons_12', [3, 12]],
    ['one_two, three_4', [4]],
  ])('take brand %s for %j', (text, brandIds) => {
    expect(readFilters({ filter_brand: text })).toEqual({ brandIds, others: [] })
  })

  it.each(['kuatmor', 'kuatmor_', 'kuatmor_0', '3', '_', 'kuatmor_3x'])('refuse brand %s', (text) => {
    expect(readFilters({ filter_brand: text })).toEqual({
      error: 'invalid_request',
      errors: { filter_brand: 'not_a_brand' },
    })
  })

  it('leave prices to members and a category to its own parameter', () => {
    expect(
      readFilters({
        filter_price: '0-1',
        filter_discount: 'Ya',
        filter_category: 'x',
        page: 2,
        keyword: 'a',
      }),
    ).toEqual({ others: [] })
  })

  it('join what is named twice, and leave out what is empty', () => {
    expect(
      readFilters({ filter_thread: ['m8', ' ', 'm10 '], filter_material: '', filter_size: '  ' }),
    ).toEqual({
      others: [{ slug: 'thread', text: 'm8,m10' }],
    })
  })
})

describe('a range', () => {
  it.each([
    ['10-25', '10', '25'],
    ['10.5-25.25', '10.5', '25.25'],
    ['10-', '10', null],
    ['-25', null, '25'],
    ['-20-80', '-20', '80'],
    ['-20--5', '-20', '-5'],
    ['--5', null, '-5'],
    ['12', '12', '12'],
  ])('%s goes from %s to %s', (text, low, high) => {
    expect(readRanges([text])).toEqual([{ low, high }])
  })

  it.each(['', '-', 'abc', '1-2-3', '1e3-', '1,5-2', '10 - 25', '٣-٤', '1-2\n', '1234567890123-'])(
    'is not %j',
    (text) => {
      expect(readRanges([text])).toBeUndefined()
    },
  )

  it('may be one of several, and a size', () => {
    const size = { low: '32', high: '32' }
    expect(readRanges(['32', '50-80'])).toEqual([size, { low: '50', high: '80' }])
    expect(readRanges(['32', 'x'])).toBeUndefined()
    expect(readRanges(Array<string>(200).fill('32'))).toHaveLength(200)
    expect(readRanges(Array<string>(201).fill('32'))).toBeUndefined()
  })
})
