import { expect, test } from 'vitest'
import { readNumber } from '@pasok/ui/kit/typed-number.ts'
import { includesSize, joinRange, splitRange } from './range.ts'
import { readPrice } from './read-price.ts'

const inEnglish = (typed: string) => readNumber(typed, 'en')
const inIndonesian = (typed: string) => readNumber(typed, 'id')

test.each([
  ['20', '30', '20-30'],
  ['30', '20', '20-30'],
  ['', '30', '-30'],
  ['20', '', '20-'],
  ['', '', ''],
  [' 6.5 ', '6,5', '6.5-6.5'],
  ['-20', '-5', '-20--5'],
  ['.5', '−0', '-0-0.5'],
  ['.5', '1,500', '0.5-1500'],
])('%j and %j of an English page are %j', (from, to, text) => {
  expect(joinRange(from, to, inEnglish)).toBe(text)
})

test.each([
  ['41,5', '1.500', '41.5-1500'],
  ['0.125', '1.500,25', '0.125-1500.25'],
  ['41.5', '', '41.5-'],
])('%j and %j of an Indonesian page are %j', (from, to, text) => {
  expect(joinRange(from, to, inIndonesian)).toBe(text)
})

test.each([
  ['1.250.000', 'Rp 2.500.000,00', '1250000-2500000'],
  ['15.000', '1,250,000', '15000-1250000'],
  ['', '50000', '-50000'],
])('%j and %j of prices are %j in either language', (from, to, text) => {
  expect(joinRange(from, to, readPrice)).toBe(text)
})

test.each(['12.50', '1.250,5', '-5', '20 mm'])('%j is no price', (typed) => {
  expect(joinRange(typed, '', readPrice)).toBeUndefined()
})

test.each([
  ['abc', ''],
  ['20 mm', '30'],
  ['1.2.3', ''],
  ['', '1234567890123'],
])('%j and %j make no range', (from, to) => {
  expect(joinRange(from, to, inEnglish)).toBeUndefined()
})

test('a range of an address is read as the API reads it', () => {
  expect(splitRange('20-30')).toEqual({ low: '20', high: '30' })
  expect(splitRange('-20-80')).toEqual({ low: '-20', high: '80' })
  expect(splitRange('-20--5')).toEqual({ low: '-20', high: '-5' })
  expect(splitRange('-30')).toEqual({ low: '', high: '30' })
  expect(splitRange('-20-')).toEqual({ low: '-20', high: '' })
  expect(splitRange('41.5')).toEqual({ low: '41.5', high: '41.5' })
  for (const text of ['', '-', 'm8', '1-2-3', '5-x']) expect(splitRange(text)).toBeUndefined()
})

test.each([
  ['32,40', '32', true],
  ['32,40', '36', false],
  ['32,50-80', '63', true],
  ['-40', '40', true],
  ['40-', '39.5', false],
  ['-20--5,3', '-5--5', true],
  ['', '32', false],
  ['m8', '8', false],
])('of %j the size %s is chosen: %s', (text, size, isChosen) => {
  expect(includesSize(text, size)).toBe(isChosen)
})
