import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesAround } from './pages-around.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 0, 9]],
  [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
])('on page %i of %i there are links to %j', (page, pages, links) => {
  expect(pagesAround(page, pages)).toEqual(links)
})

test('first, last and this page are always there, in order, and no gap hides a single page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
      const [page = 1, pages = 1] = [one, other].toSorted((a, b) => a - b)
      const pagesShown = pagesAround(page, pages)
      expect(pagesShown).toEqual(expect.arrayContaining([1, page, pages]))
      const numbers = pagesShown.filter((n) => n > 0)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      for (const [i, n] of pagesShown.entries())
        expect(n === 0 && (pagesShown[i + 1] ?? 0) - (pagesShown[i - 1] ?? 0) <= 2).toBe(false)
    }),
  )
})
