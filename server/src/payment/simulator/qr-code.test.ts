import { expect, test } from 'vitest'
import { qrModules, qrPng } from './qr-code.ts'

const rowsOf = (text: string) => qrModules(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

test('a QR code has its finders, its timing and its dark module, and differs by its text', () => {
  const rows = rowsOf('SIMULATED QRIS 123456789012')
  expect(rows).toHaveLength(29)
  const finder = [
    '#######.',
    '#.....#.',
    '#.###.#.',
    '#.###.#.',
    '#.###.#.',
    '#.....#.',
    '#######.',
    '........',
  ]
  expect(rows.slice(0, 8).map((row) => row.slice(0, 8))).toEqual(finder)
  expect(rows[6]?.slice(7, 22)).toBe('.#.#.#.#.#.#.#.')
  expect(rows[21]?.[8]).toBe('#')
  expect(rowsOf('SIMULATED QRIS 123456789013')).not.toEqual(rows)
})

test('its picture is a PNG, and a text that is too long is refused', () => {
  expect(Buffer.from(qrPng('a').slice(1, 4)).toString()).toBe('PNG')
  expect(() => qrPng('a'.repeat(43))).toThrow(RangeError)
})
