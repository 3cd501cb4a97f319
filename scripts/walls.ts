import { join } from 'node:path'
import { checkWalls } from './walls/check.ts'

const { files, crossings } = checkWalls(join(import.meta.dirname, '..'))
for (const { path, line, message } of crossings) console.error(`${path}:${line}  ${message}`)
console.log(`${files} files, ${crossings.length} walls crossed`)
process.exitCode = crossings.length === 0 ? 0 : 1
