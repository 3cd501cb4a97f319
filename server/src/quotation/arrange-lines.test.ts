import { expect, it } from 'vitest'
import { arrangeLines } from './arrange-lines.ts'

const stored = [1, 2, 3, 4].map((id) => ({ id }))
const arrange = (...changed: { id?: number; position?: number; name?: string }[]) =>
  arrangeLines(stored, changed).map((line) => ('name' in line ? line.name : line.id))

it.each([
  ['a changed line stays where it was', [{ id: 2, name: 'two' }], [1, 'two', 3, 4]],
  ['an added line comes last', [{ name: 'new' }], [1, 2, 3, 4, 'new']],
  ['an added line stands at its position', [{ position: 1, name: 'new' }], ['new', 1, 2, 3, 4]],
  ['a changed line moves to its position', [{ id: 4, position: 2, name: 'four' }], [1, 'four', 2, 3]],
  [
    'several lines stand at their positions, whatever their order',
    [
      { position: 4, name: 'd' },
      { id: 1, position: 2, name: 'b' },
      { position: 1, name: 'a' },
    ],
    ['a', 'b', 2, 'd', 3, 4],
  ],
  ['a position behind all lines is the last', [{ id: 1, position: 99, name: 'one' }], [2, 3, 4, 'one']],
] as const)('%s', (_, changed, expected) => {
  expect(arrange(...changed)).toEqual(expected)
})
