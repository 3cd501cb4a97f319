export { freshDatabase } from './fresh-database.ts'
export { noEmails } from './no-emails.ts'
export { onDatabase } from './on-database.ts'
