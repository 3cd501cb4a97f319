import { join } from 'node:path'
import { checkBoundaries } from './boundaries/check.ts'

const { files, crossings } = checkBoundaries(join(import.meta.dirname, '..'))
for (const { path, line, message } of crossings) console.error(`${path}:${line}  ${message}`)
console.log(`${files} files, ${crossings.length} boundaries crossed`)
process.exitCode = crossings.length === 0 ? 0 : 1
