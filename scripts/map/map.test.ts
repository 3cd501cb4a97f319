import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSync } from 'rolldown/utils'
import type { Source } from '../boundaries/source.ts'
import { arrowsOfModules, arrowsOfWorkspaces, withoutImplied } from './arrows.ts'
import { formatList, readDecision } from './decisions.ts'
import { outdatedPages } from './map.ts'

const root = join(import.meta.dirname, '../..')

/** A file that imports others, as the checks read it. */
const source = (path: string, text: string): Source => ({ path, text, tree: parseSync(path, text) })

test('a workspace and a module have an arrow to what they import, tests left out', () => {
  const sources = [
    source(
      'server/src/order/order.store.ts',
      "import { x } from '../pricing/index.ts'\nimport '../order/other.ts'",
    ),
    source('server/src/order/place.ts', "import type { Y } from '@pasok/contract'"),
    source('server/src/order/order.test.ts', "import { z } from '@pasok/demo'\nimport '../cart/index.ts'"),
    source('scripts/map.ts', "import '@pasok/server'"),
  ]
  expect(arrowsOfWorkspaces(sources)).toEqual(new Map([['server', new Set(['contract'])]]))
  expect(arrowsOfModules(sources)).toEqual(new Map([['order', new Set(['pricing'])]]))
})

test('a page whose picture is of other imports is outdated', () => {
  const outdated = outdatedPages(root, [source('server/src/order/a.ts', "import '../pricing/index.ts'")])
  expect(outdated).toEqual(['docs/architecture.md'])
})

test('an arrow that others imply is left out', () => {
  const arrows = new Map([
    ['order', new Set(['pricing', 'catalogue', 'platform'])],
    ['pricing', new Set(['catalogue'])],
    ['catalogue', new Set(['platform'])],
  ])
  expect(withoutImplied(arrows)).toEqual(
    new Map([
      ['order', new Set(['pricing'])],
      ['pricing', new Set(['catalogue'])],
      ['catalogue', new Set(['platform'])],
    ]),
  )
})

test('a decision is listed below its module, with the numbers that it replaces', () => {
  const decisions = [
    readDecision('0002-b.md', '# 2. Second\n\nModule: Search.\n'),
    readDecision('0005-a.md', '# 5. Fifth\n\nModule: Cart. Replaces 1, 3 and 4.\n'),
  ]
  expect(formatList(decisions)).toBe(
    '## Cart\n- 5 [Fifth](0005-a.md), replaces 1, 3 and 4\n\n## Search\n- 2 [Second](0002-b.md)',
  )
  expect(() => readDecision('0006-c.md', '# 6. Sixth\n\nText.')).toThrow('0006-c.md needs a title and a line')
})

const NAMED_PATH =
  /`((?:contract|words|server|storefront|host|demo|drawings|ui|journeys|bench|gateway-simulator|scripts|config)\/[\w./-]+)`/g

const pages = [
  'docs/architecture.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`),
]

test('every path that the map, the contributing guide and the decisions name exists', () => {
  const named = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(NAMED_PATH)].map(([, path = '']) => ({ page, path })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([])
})
