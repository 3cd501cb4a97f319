import { expect, test } from 'vitest'
import { drawingTitle } from './drawing-title.ts'

test.each([
  ['<svg><title>6204-2RS</title></svg>', '6204-2RS'],
  ['<svg><title lang="en">\n ISO 4017 · M8 × 30\n</title><g/></svg>', 'ISO 4017 · M8 × 30'],
  ['<svg><title>1&quot; &amp; 2&lt;3</title></svg>', '1" & 2<3'],
  ['<svg><g><title>first</title></g><title>second</title></svg>', 'first'],
  ['<svg><titles>no</titles></svg>', undefined],
  ['<svg><title>never closed</svg>', undefined],
  ['<svg><title>  </title></svg>', undefined],
  ['<svg/>', undefined],
])('%s shows %j', (svg, title) => {
  expect(drawingTitle(svg)).toBe(title)
})

test('a title without end is cut', () => {
  expect(drawingTitle(`<svg><title>${'a'.repeat(100_000)}</title></svg>`)).toHaveLength(200)
})
