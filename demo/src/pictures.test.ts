import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawSvg } from '@pasok/drawings'
import { expect, test } from 'vitest'
import { chapters } from './catalogue.ts'
import { readProducts } from './products.ts'

test('every product’s pictures are the bytes that the catalogue’s rules drew', async () => {
  const digest = createHash('sha256')
  let pictures = 0
  for (const chapter of chapters)
    for (const { images, drawings } of await readProducts(chapter)) {
      for (const name of images)
        digest.update(readFileSync(join(import.meta.dirname, '../catalogue/pictures', name), 'utf8'))
      for (const drawing of drawings) digest.update((await drawSvg(drawing)) ?? '')
      pictures += images.length + drawings.length
    }
  expect(pictures).toBe(5_886)
  expect(digest.digest('hex')).toBe('73ebf19eb85528d90a529acd59205ee41f1e848cef2505cbe2a5396c6588a635')
})
