import { join } from 'node:path'
import { checkBoundaries } from './boundaries/check.ts'
import { readSources } from './boundaries/source.ts'
import { outdatedPages } from './map/map.ts'

const root = join(import.meta.dirname, '..')
const sources = readSources(root)
const { files, crossings } = checkBoundaries(root, sources)
const outdated = outdatedPages(root, sources)
for (const { path, line, message } of crossings) console.error(`${path}:${line}  ${message}`)
for (const page of outdated) console.error(`${page}  differs from the sources: run npm run map`)
console.log(`${files} files, ${crossings.length} boundaries crossed`)
process.exitCode = crossings.length + outdated.length === 0 ? 0 : 1
