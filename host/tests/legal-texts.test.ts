import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLegalTexts } from '../environment/read-settings.ts'

/** Consents name a version, so a published one never changes: a new wording is a new version, and a new line here. */
const published = {
  'terms 2026-11-23': '33be254544450aff',
  'terms 2026-11-22': '43237072e9b8f52e',
  'privacy 2026-11-26': '0bc4df036d5ca396',
  'privacy 2026-11-23': 'aed0d50fea327f68',
  'privacy 2026-11-22': '6e1367b6d5ad9f82',
}

test('the text of a published version stays as it was agreed to', async () => {
  const texts = await readLegalTexts(join(import.meta.dirname, '../../config/legal.json'))
  const hashes = Object.entries(texts).flatMap(([text, versions]) =>
    versions.map((one) => [
      `${text} ${one.version}`,
      createHash('sha256').update(JSON.stringify(one)).digest('hex').slice(0, 16),
    ]),
  )
  expect(Object.fromEntries(hashes)).toEqual(published)
})
