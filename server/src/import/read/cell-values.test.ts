import { describe, expect, it } from 'vitest'
import { day, decimal, percent, CellError, wholeFrom, type Parse } from './cell-values.ts'

const refusal = <T>(parse: Parse<T>, text: string) => {
  const value = parse(text)
  return value instanceof CellError ? value.code : value
}

describe('a day', () => {
  it.each([
    ['2027-01-31', '2027-01-31'],
    ['2028-02-29', '2028-02-29'],
    ['2027-01-31 23:59:59', '2027-01-31'],
    ['2027-01-31T00:00', '2027-01-31'],
    ['2027-01-31T00:00:00.000Z', '2027-01-31'],
    ['2027-01-31T00:00:00+07:00', '2027-01-31'],
  ])('is read from %j', (text, written) => {
    expect(day(text)).toBe(written)
  })

  it.each([
    '0000-01-01',
    '0001-01-01',
    '1899-12-31',
    '2027-02-29',
    '2027-13-01',
    '2027-01-31junk',
    '2027-01-31 ',
    '2027-01-311',
    '31/01/2027',
    '46053',
    '',
  ])('is none of %j', (text) => {
    expect(refusal(day, text)).toBe('not_a_day')
  })
})

describe('a part of a hundred', () => {
  it.each([
    ['40', '40.00'],
    ['40%', '40.00'],
    ['41.567 %', '41.57'],
    ['0', '0.00'],
    ['100', '100.00'],
  ])('is read from %j', (text, written) => {
    expect(percent(text)).toBe(written)
  })

  it.each(['0x10', '1e1', '100.01', '-1', '+5', '40 percent', '%', '', 'Infinity'])(
    'is none of %j',
    (text) => {
      expect(refusal(percent, text)).toBe('not_a_percentage')
    },
  )
})

describe('a whole number', () => {
  it('may be written with decimals that say nothing', () => {
    expect([wholeFrom(1)('5'), wholeFrom(1)('5.0'), wholeFrom(0)('2000.00')]).toEqual([5, 5, 2000])
  })

  it.each(['2.000', '2,000', '1.250.000', '1000.000'])(
    'may mark thousands, so %j is not guessed at',
    (text) => {
      expect(refusal(wholeFrom(0), text)).toBe('thousands_mark')
    },
  )
})

describe('a number', () => {
  it.each(['0.0000001', '0.333333333333333', '-12.5', '1.250'])('stays as it is written: %j', (text) => {
    expect(decimal(text)).toBe(text)
  })

  it.each(['1e-7', '0x10', '1,5', '40%', '.5'])('is none of %j', (text) => {
    expect(refusal(decimal, text)).toBe('not_a_number')
  })
})
