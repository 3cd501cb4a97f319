import { expect, it } from 'vitest'
import { findGroupContaining, nameErrors, nameKeys, readName } from './synonym.ts'

it.each([
  ['bearing', [['w:bearing'], ['a:bearing']]],
  [
    'diameter silinder',
    [
      ['w:diameter', 'w:silinder'],
      ['a:diameter', 'a:silinder'],
    ],
  ],
  [
    'work gloves',
    [
      ['w:work', 'w:glove'],
      ['a:work', 'a:glove'],
    ],
  ],
  ['sus304', [['c:sus304']]],
])('the name %s is found by %j', (term, tokens) => {
  expect(readName(term)).toEqual(tokens)
})

it.each([
  '',
  'l',
  '16a',
  '1/2',
  'm8',
  '20x47x14',
  'iso 4017',
  'bolt m8',
  'one two three four five',
  'untuk',
  'x'.repeat(61),
])('no search finds the name %j', (term) => {
  expect(readName(term)).toBeUndefined()
})

it('names that differ by a plural are one', () => {
  expect(nameErrors(['glove', 'sarung tangan', 'gloves', '16a'])).toEqual({
    'names.2': 'name_twice',
    'names.3': 'unsearchable_name',
  })
  expect(nameErrors(['glove', 'sarung tangan'])).toBeUndefined()
  const keysOf = (...names: string[]) => nameKeys({ names })
  const group = { keys: keysOf('glove', 'kaos tangan', 'sarung tangan') }
  const groups = [{ keys: keysOf('nut', 'mur') }, group]
  expect(findGroupContaining(groups, keysOf('gloves', 'sarung tangan'))).toBe(group)
  expect(findGroupContaining(groups, keysOf('glove', 'mitten'))).toBeUndefined()
})
