import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitLines, LINE_HEIGHT, type Measured } from './lines.ts'

/** Every letter is half as wide as it is high. */
const measured: Measured = (text, size) => text.length * size * 0.5
const place = { width: 200, height: 100 }

it('takes the largest size that fits', () => {
  expect(fitLines('Bolt', place, [60, 40, 20], measured)).toEqual({ size: 60, lines: ['Bolt'] })
  expect(fitLines('Hex head bolt', place, [60, 40, 20], measured)).toEqual({
    size: 40,
    lines: ['Hex head', 'bolt'],
  })
})

it('cuts at the smallest size, so that it shows', () => {
  const { size, lines } = fitLines('word '.repeat(40), place, [60, 20], measured)
  expect(size).toBe(20)
  expect(lines).toHaveLength(4)
  expect(lines.at(-1)).toMatch(/…$/)
  expect(fitLines('x'.repeat(50), place, [20], measured).lines).toEqual([`${'x'.repeat(19)}…`])
})

it('never leaves its place, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const { size, lines } = fitLines(text, place, [60, 40, 20], measured)
      expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(place.height)
      for (const line of lines) expect(measured(line, size)).toBeLessThanOrEqual(place.width)
    }),
  )
})
