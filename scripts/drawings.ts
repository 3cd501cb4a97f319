import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MODULES, modulesText } from './drawings/modules.ts'

/**
 * `npm run drawings`: writes which file holds which families (drawings/src/modules.generated.ts), then docs/drawings.md,
 * which lists them, and its pictures.
 */
const root = join(import.meta.dirname, '..')
const write = (page: string, text: string) => {
  mkdirSync(dirname(join(root, page)), { recursive: true })
  writeFileSync(join(root, page), text)
}

write(MODULES, await modulesText())
// Loaded after the modules are written, since it imports them.
const { drawingsPages } = await import('./drawings/pages.ts')
for (const [page, text] of await drawingsPages()) write(page, text)
