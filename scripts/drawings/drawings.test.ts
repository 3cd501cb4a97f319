import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MODULES, modulesText } from './modules.ts'
import { drawingsPages } from './pages.ts'

const root = join(import.meta.dirname, '../..')

test('modules.generated.ts has the families of each file, as npm run drawings writes it', async () => {
  expect(readFileSync(join(root, MODULES), 'utf8')).toBe(await modulesText())
})

test('docs/drawings.md and its pictures are what npm run drawings writes', async () => {
  const pages = await drawingsPages()
  const outdated = [...pages].filter(([page, text]) => readFileSync(join(root, page), 'utf8') !== text)
  expect(outdated.map(([page]) => page)).toEqual([])
  const pictures = readdirSync(join(root, 'docs/drawings')).map((name) => `docs/drawings/${name}`)
  expect(pictures.toSorted()).toEqual([...pages.keys()].filter((page) => page.endsWith('.svg')).toSorted())
})
