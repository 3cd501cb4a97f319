export { freshDatabase } from './fresh-database.ts'
export type { FreshDatabase, Kind } from './fresh-database.ts'
export { onEachDatabase } from './on-each-database.ts'
export type { Open } from './on-each-database.ts'
