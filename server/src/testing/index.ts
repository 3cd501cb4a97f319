export { freshDatabase } from './fresh-database.ts'
export type { Kind } from './fresh-database.ts'
export { noLetters } from './no-letters.ts'
export { onEachDatabase } from './on-each-database.ts'
