import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawingsPages } from './drawings/pages.ts'

/** `npm run drawings`: writes docs/drawings.md, which lists the families of drawings, and its pictures. */
const root = join(import.meta.dirname, '..')
for (const [page, text] of await drawingsPages()) {
  mkdirSync(dirname(join(root, page)), { recursive: true })
  writeFileSync(join(root, page), text)
}
