import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { negotiateLanguage } from './language.ts'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de, fr;q=0.8', 'en'],
  ['en', 'en'],
  ['id', 'id'],
  ['ID', 'id'],
  ['id-ID', 'id'],
  ['id-ID,id;q=0.9,en-US;q=0.8,en;q=0.7', 'id'],
  ['en-US,en;q=0.9,id;q=0.8', 'en'],
  ['en;q=0.5, id;q=0.6', 'id'],
  ['de, id;q=0.1', 'id'],
  ['id;q=0', 'en'],
  ['id;q=0, en;q=0', 'en'],
  ['id ; q=0.4 , en ; q=0.3', 'id'],
  ['id;q=no', 'en'],
  ['idx, ids-ID', 'en'],
  ['en,id', 'en'],
  ['id,en', 'id'],
])('Accept-Language %j is answered in %s', (accepted, language) => {
  expect(negotiateLanguage(accepted)).toBe(language)
})

test('any header is answered in a language of the shop', () => {
  fc.assert(
    fc.property(fc.string(), (accepted) => {
      expect(['en', 'id']).toContain(negotiateLanguage(accepted))
    }),
  )
})
