import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const css = globSync('{ui,storefront/app}/**/*.css', { cwd: root, exclude: ['**/node_modules/**'] })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
const figures = (pattern: RegExp): number[] =>
  [...new Set([...css.matchAll(pattern)].map(([, px]) => Number(px)))].toSorted((a, b) => a - b)

// @spec §9 Breakpoints
test('the layout changes at the widths of the specification, and at no other', () => {
  const from = figures(/(?:@media[^{]*\(min-width: |--breakpoint-[a-z]+: )(\d+)px/g)
  expect(from).toEqual([375, 420, 480, 576, 768, 992, 1200])
  const upTo = figures(/@media[^{]*\(max-width: (\d+)px/g)
  expect(upTo.filter((px) => !from.includes(px + 1))).toEqual([])
  // Written any other way a width would not be seen here.
  expect(css).not.toMatch(/@media[^{]*[<>]|@media[^{]*width: [\d.]+r?em/)
})
