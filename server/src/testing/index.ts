export { freshDatabase } from './fresh-database.ts'
export { noLetters } from './no-letters.ts'
export { onDatabase } from './on-database.ts'
