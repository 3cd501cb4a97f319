import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readLines } from './lines.ts'
import { crowdedClaims, marksIn } from './marks.ts'
import { bySection, computeState, strayMarks } from './state.ts'

const page = `# Lines
Words in between.

## §4 States
- **§4 Login: draft** says that it is being reviewed
- **§4 Logout: notice** is shown

## §9 Constants
- **§9 Suggestions** five are shown (decided: 5, not 7)
- **§9 Tax** 11 % (decided: by line, half up)
`
const lines = readLines(page)
const mark = (key: string) => ({ key, path: 'server/src/a.test.ts', line: 3 })

describe('the page of lines', () => {
  test('gives keys, sections and decisions', () => {
    expect(lines.map((line) => line.key)).toEqual([
      '§4 Login: draft',
      '§4 Logout: notice',
      '§9 Suggestions',
      '§9 Tax',
    ])
    expect(lines[0]).toEqual({ key: '§4 Login: draft', section: '§4 States' })
    expect(lines[2]?.decided).toBe('5, not 7')
  })
  test.each([
    ['a key twice', `${page}- **§9 Tax** again`, /there twice/],
    ['a key of another section', `${page}- **§4 Tax** again`, /section's number/],
    ['a line without a key', `${page}- Tax is 11 %`, /write '- \*\*/],
    ['a key with a quote', `${page}- **§9 'Tax'** again`, /no quotes/],
  ])('refuses %s', (_, text, message) => {
    expect(() => readLines(text)).toThrow(message)
  })
  test('in docs can be read', () => {
    const root = join(import.meta.dirname, '../..')
    expect(readLines(readFileSync(join(root, 'docs/spec-lines.md'), 'utf8')).length).toBeGreaterThan(250)
  })
})

const readKeys = (text: string): string[] => marksIn('a.test.ts', text).map(({ key }) => key)

describe('marks', () => {
  test('stand in comments and in titles, several to a line', () => {
    expect(readKeys('// @spec §4 Login: draft')).toEqual(['§4 Login: draft'])
    expect(readKeys(`test('a draft waits @spec §4 Login: draft', async () => {`)).toEqual(['§4 Login: draft'])
    expect(readKeys('/** @spec §9 Tax @spec §9 Suggestions */')).toEqual(['§9 Tax', '§9 Suggestions'])
    expect(readKeys('  test(`x @spec §9 Tax`, () => {})')).toEqual(['§9 Tax'])
  })
  test('know their line', () => {
    expect(marksIn('a.test.ts', '\n\n// @spec §9 Tax\n')[0]?.line).toBe(3)
  })
})

describe('one test', () => {
  const crowdedIn = (...rows: string[]): string[] => {
    const text = rows.join('\n')
    return crowdedClaims(marksIn('a.test.ts', text), text)
  }
  const [one, two, three] = ['// @spec §9 Tax', '  // @spec §9 Locales', '// @spec §9 Sort'] as const
  test('claims two lines at most', () => {
    expect(crowdedIn(one, two, `test('x', () => {`)).toEqual([])
    expect(crowdedIn(one, '// It is one test still.', two, three, `test('x', () => {`)).toEqual([
      'a.test.ts:5: one test claims 3 lines; split it, or claim 2',
    ])
  })
  test('has the claims of its title, too', () => {
    expect(crowdedIn(one, two, `test('x @spec §9 Sort', () => {`)).toHaveLength(1)
    expect(
      crowdedIn('/**', ' * @spec §9 Tax', ' * @spec §9 Sort @spec §9 Locales', ' */', 'test()'),
    ).toHaveLength(1)
  })
  test('has the claims of its body, too, and no other test’s', () => {
    const body = ['  const a = 1', '  if (a) {', `    ${three}`, '    expect(a).toBe(1)', '  }', '})']
    const name = `test('x', async () => {`
    expect(crowdedIn(one, two, name, ...body)).toHaveLength(1)
    expect(crowdedIn(one, two, `test('x', async ({`, '  page,', '}) => {', ...body)).toHaveLength(1)
    expect(crowdedIn(one, two, 'test.each([', '  1,', `])('x', (a) => {`, ...body)).toHaveLength(1)
    expect(crowdedIn(one, name, ...body)).toEqual([])
    expect(crowdedIn(one, two, name, '})', name, ...body)).toEqual([])
    expect(crowdedIn(one, two, `describe('x', () => {`, ...body)).toEqual([])
  })
  test('is also a row of a table', () => {
    expect(crowdedIn(one, two, 'test.each([', three, '  1,', one, '  2,', '])')).toEqual([])
  })
})

describe('the state', () => {
  const marks = [mark('§4 Login: draft'), mark('§9 Tax')]
  test('tells proven, changed and open apart, each line once', () => {
    const { proven, changed, open } = computeState('All', lines, marks)
    expect(proven.map((line) => line.key)).toEqual(['§4 Login: draft', '§9 Tax'])
    expect(changed.map((line) => line.key)).toEqual(['§9 Suggestions'])
    expect(open.map((line) => line.key)).toEqual(['§4 Logout: notice'])
  })
  test('is listed by section', () => {
    expect(bySection(lines, marks).map(({ title, proven }) => [title, proven.length])).toEqual([
      ['§4 States', 1],
      ['§9 Constants', 1],
    ])
  })
  test('names a mark without a line, and the line it probably means', () => {
    expect(strayMarks(lines, [...marks, mark('§4 Login: drafts')])).toEqual([
      "server/src/a.test.ts:3: no line '§4 Login: drafts' in docs/spec-lines.md; the nearest is '§4 Login: draft'",
    ])
    expect(strayMarks(lines, marks)).toEqual([])
  })
})
