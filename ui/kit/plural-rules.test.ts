import { expect, test, vi } from 'vitest'
import { plural } from './plural-rules.ts'

test.each([
  ['en', 0, 'other'],
  ['en', 1, 'one'],
  ['en', '1', 'one'],
  ['en', 1.5, 'other'],
  ['en', 2, 'other'],
  ['en', 1_001, 'other'],
  // Indonesian has one form for every number.
  ['id', 0, 'other'],
  ['id', 1, 'other'],
  ['id', 2, 'other'],
] as const)('in %s a message for %s has the form %s', (language, count, form) => {
  expect(plural(language, count)).toBe(form)
})

test('the rules of a language are made once', () => {
  const made = vi.spyOn(Intl, 'PluralRules')
  for (const count of [0, 1, 2]) plural('en', count)
  expect(made).not.toHaveBeenCalled()
})
