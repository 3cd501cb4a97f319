import { expect, test } from 'vitest'
import { detectDamage } from './damaged-text.ts'

test.each([
  ['10-Mar', 'date'],
  ['1-Feb', 'date'],
  ['10 Mei 2026', 'date'],
  ['17-Agu-26', 'date'],
  ['Mar-10', 'date'],
  ['Okt-2026', 'date'],
  ['2026-03-10', 'date'],
  ['1900-01-01T12:30:00.000Z', 'date'],
  ['10/03/2026', 'date'],
  ['3.10.2026', 'date'],
  ['8.99123E+18', 'number'],
  ['2,00E+05', 'number'],
  ['2.00E-05', 'number'],
  ['8991234567890120000', 'number'],
  ['1234567890123450', 'number'],
  ['#VALUE!', 'formula'],
  ['#N/A', 'formula'],
  ['MAR-10', undefined],
  ['10-MAR', undefined],
  ['2E5', undefined],
  ['1-2', undefined],
  ['00123', undefined],
  ['8991234567890', undefined],
  ['8991234567890123456', undefined],
  ['6204-2RS', undefined],
  ['40/50/2026', undefined],
  ['12/24/36', undefined],
  ['#10 screw', undefined],
  ['', undefined],
])('%j is damaged as: %s', (text, damage) => {
  expect(detectDamage(text)).toBe(damage)
})
