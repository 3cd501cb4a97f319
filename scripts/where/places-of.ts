import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files, or keys of sentences, of one kind. */
export interface Places {
  readonly title: string
  readonly entries: readonly string[]
}

const filesOf = (room: string): Readonly<Record<string, string[]>> => ({
  contract: [`contract/src/${room}.ts`, `contract/src/${room}.test.ts`],
  server: [`server/src/${room}/**/*.ts`],
  migrations: [`server/src/migrations/????????T????_${room}_*.sql`],
  events: [`server/src/events/${room}.ts`],
  storefront: [`storefront/app/${room}/**/*.{ts,tsx,css}`],
  'back office': [`backoffice/app/${room}/**/*.{ts,tsx}`],
  demo: [`demo/src/${room}*.ts`, `demo/src/${room}/**/*.ts`],
  journeys: [`journeys/*${room}*.ts`],
})

const wordsOf = (root: string, room: string): string[] =>
  globSync('words/messages/en.json', { cwd: root }).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')) as object).filter((key) =>
      key.startsWith(`${room}_`),
    ),
  )

/** Everything of a room, across the workspaces; kinds of which there is nothing are left out. */
export const placesOf = (root: string, room: string): Places[] => {
  const files = Object.entries(filesOf(room)).map(([title, patterns]) => ({
    title,
    entries: globSync(patterns, { cwd: root }).toSorted(),
  }))
  return [...files, { title: 'words', entries: wordsOf(root, room).toSorted() }].filter(
    ({ entries }) => entries.length > 0,
  )
}
