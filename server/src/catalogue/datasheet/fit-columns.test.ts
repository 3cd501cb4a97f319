import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitColumns } from './fit-columns.ts'

const total = (part: readonly { width: number }[]) => part.reduce((sum, { width }) => sum + width, 0)
const places = (parts: readonly (readonly { place: number }[])[]) =>
  parts.map((part) => part.map(({ place }) => place))

it('leaves the page upright as long as the columns fit, and fills it', () => {
  const { turned, parts } = fitColumns([100, 50, 50], 500, 800)
  expect(turned).toBe(false)
  expect(parts).toEqual([
    [
      { place: 0, width: 200 },
      { place: 1, width: 150 },
      { place: 2, width: 150 },
    ],
  ])
})

it('turns the page for more, and breaks what is wider still into parts that begin with the first column', () => {
  expect(fitColumns([100, 300, 300], 500, 800)).toMatchObject({ turned: true })
  expect(places(fitColumns([100, 300, 300], 500, 800).parts)).toEqual([[0, 1, 2]])
  expect(places(fitColumns([100, 300, 300, 300, 500], 500, 800).parts)).toEqual([
    [0, 1, 2],
    [0, 3],
    [0, 4],
  ])
})

it('loses no column, and no part is wider than the page where its columns fit one', () => {
  const needs = fc.array(fc.integer({ min: 10, max: 180 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(needs, (input) => {
      const { turned, parts } = fitColumns(input, 500, 800)
      expect([...new Set(parts.flatMap((part) => part.map(({ place }) => place)))]).toEqual(
        input.map((_, i) => i),
      )
      for (const part of parts) {
        expect(total(part)).toBeCloseTo(turned ? 800 : 500, 5)
        for (const { place, width } of part) expect(width).toBeGreaterThanOrEqual((input[place] ?? 0) - 1e-9)
      }
    }),
  )
})
