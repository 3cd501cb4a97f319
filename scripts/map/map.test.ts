import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSync } from 'rolldown/utils'
import type { Source } from '../boundaries/source.ts'
import { arrowsOfModules, arrowsOfWorkspaces, withoutImplied } from './arrows.ts'
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

test('every path that the map names is there', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const named = [
    ...text.matchAll(/`((?:contract|words|server|storefront|host|demo|journeys|scripts|config)\/[\w./-]+)`/g),
  ]
  expect(named.length).toBeGreaterThan(20)
  for (const [, path = ''] of named) expect([path, existsSync(join(root, path))]).toEqual([path, true])
})
