import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSources } from './boundaries/source.ts'
import { mappedPages } from './map/map.ts'

/** `npm run map`: draws the workspaces and modules in docs/architecture.md as they are, and lists the decisions. */
const root = join(import.meta.dirname, '..')
for (const [page, text] of mappedPages(root, readSources(root))) writeFileSync(join(root, page), text)
