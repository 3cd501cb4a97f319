import { mayEnter, rooms, says } from './plan.ts'

/** Imports oxlint refuses. In `group` patterns read as gitignore's do: of several that match, the last decides. */
interface Wall {
  regex?: string
  group?: string[]
  importNames?: string[]
  allowTypeImports?: boolean
  message: string
}

const inRooms = (name: string): string[] => rooms.map((room) => `server/src/${room}/${name}`)
const ownFiles = ['!./**', '!../**']

const noHost: Wall = { regex: '^@pasok/host(/|$)', message: says.host }
const onlyOpen = (workspace: string, message: string): Wall => ({
  group: ['@pasok/**', '!@pasok/host', ...(mayEnter[workspace] ?? []).map((name) => `!@pasok/${name}`)],
  message,
})
const door = (...doors: string[]): Wall => ({
  group: rooms.flatMap((room) => [
    `**/${room}/**`,
    `!**/${room}/index.ts`,
    ...doors.map((kind) => `!**/${room}/${room}.${kind}.ts`),
  ]),
  message: says.door,
})
const noRoom: Wall = {
  group: rooms.flatMap((room) => [`../${room}/**`, `../../${room}/**`]),
  message: says.platform,
}
const noSql: Wall[] = [
  { regex: '^kysely$', importNames: ['sql'], message: says.sql },
  { regex: '^pg$', allowTypeImports: true, message: says.sql },
]
const noHttp: Wall = { regex: '^(hono|@hono)(/|$)', allowTypeImports: true, message: says.http }
const noTesting: Wall = { group: ['**/testing/**'], message: says.testing }
const zodOnly: Wall = { group: ['**', '!zod', '!zod/**', ...ownFiles], message: says.contract }
const nothing: Wall = { group: ['**', ...ownFiles], message: says.words }
const typesOnly: Wall = { group: ['**', ...ownFiles], allowTypeImports: true, message: says.events }
const noIO: Wall = {
  group: ['**', '!@pasok/contract', '!@pasok/words', ...ownFiles, '../platform/**', './*.*.ts'],
  allowTypeImports: true,
  message: says.pure,
}
const noPages: Wall = {
  group: [...rooms, 'layout', 'routing', 'api-client'].flatMap((room) => [
    `../${room}/**`,
    `../../${room}/**`,
  ]),
  message: says.ui,
}
/** A name that one wall lets through is not looked at by the next ones, so this replaces the shop's. */
const wordsOnly: Wall = { group: ['@pasok/**', '!@pasok/host', '!@pasok/words'], message: says.ui }

const server = [noHost, onlyOpen('server', says.workspace)]
const shop = [noHost, onlyOpen('storefront', says.shop)]

const zone = (files: string[], ...patterns: Wall[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: Wall[] }] },
})

/** For each folder all imports it may not have; where a file lies in several zones, the last one holds. */
export const zones = [
  zone(['**'], noHost),
  zone(['contract/**'], zodOnly),
  zone(['contract/**/*.test.ts'], noHost, onlyOpen('contract', says.contract)),
  zone(['words/**'], nothing),
  zone(['words/**/*.test.ts'], noHost, onlyOpen('words', says.words)),
  zone(['demo/**'], noHost, onlyOpen('demo', says.workspace)),
  zone(['journeys/**'], noHost, onlyOpen('journeys', says.workspace)),
  zone(['bench/**'], noHost, onlyOpen('bench', says.workspace)),
  zone(['storefront/**', 'backoffice/**'], ...shop),
  zone(['storefront/app/ui/**', 'backoffice/app/ui/**'], noHost, wordsOnly, noPages),
  zone(['server/src/**'], ...server, door(), ...noSql, noTesting),
  zone(['server/src/app.ts'], ...server, door('routes'), ...noSql, noTesting),
  zone(['server/src/jobs.ts'], ...server, door('jobs'), ...noSql, noTesting),
  zone(inRooms('**'), ...server, door(), ...noSql, noHttp, noTesting),
  zone(inRooms('**/*.routes.ts'), ...server, door(), ...noSql, noTesting),
  zone(inRooms('**/*.store.ts'), ...server, door(), noHttp, noTesting),
  zone(
    rooms.map((room) => `server/src/${room}/${room}.ts`),
    ...server,
    door(),
    ...noSql,
    noHttp,
    noTesting,
    noIO,
  ),
  zone(['server/src/platform/**'], ...server, noRoom, noTesting),
  zone(['server/src/events/**'], ...server, noRoom, typesOnly),
  zone(['server/src/testing/**', 'server/src/**/*.test.ts'], ...server, door()),
  zone(['server/src/platform/**/*.test.ts'], ...server, noRoom),
]
