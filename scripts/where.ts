import { join } from 'node:path'
import { rooms } from './walls/plan.ts'
import { placesOf } from './where/places-of.ts'

const room = process.argv[2] ?? ''
if (!rooms.includes(room)) {
  console.error(`npm run where ROOM, where ROOM is one of: ${rooms.join(', ')}`)
  process.exit(1)
}
for (const { title, entries } of placesOf(join(import.meta.dirname, '..'), room)) {
  console.log(`\n${title}`)
  for (const entry of entries) console.log(`  ${entry}`)
}
