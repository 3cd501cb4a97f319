import { modules, says } from './plan.ts'

/** Imports oxlint refuses. In `group` patterns read as gitignore's do: of several that match, the last decides. */
interface Refused {
  regex?: string
  group?: string[]
  importNames?: string[]
  allowTypeImports?: boolean
  message: string
}

const inModules = (name: string): string[] => modules.map((module) => `server/src/${module}/${name}`)
const ownFiles = ['!./**', '!../**']

const sql: Refused[] = [
  { regex: '^kysely$', importNames: ['sql'], message: says.sql },
  { regex: '^pg$', allowTypeImports: true, message: says.sql },
]
const http: Refused = { regex: '^(hono|@hono)(/|$)', allowTypeImports: true, message: says.http }
const allButZod: Refused = { group: ['**', '!zod', '!zod/**', ...ownFiles], message: says.contract }
const all: Refused = { group: ['**', ...ownFiles], message: says.words }
const routerLinks: Refused = {
  regex: '^react-router(-dom)?$',
  importNames: ['Link', 'NavLink'],
  message: says.link,
}
const values: Refused = { group: ['**', ...ownFiles], allowTypeImports: true, message: says.events }
const io: Refused = {
  group: ['**', '!@pasok/contract', '!@pasok/words', ...ownFiles, '../platform/**', './*.*.ts'],
  allowTypeImports: true,
  message: says.pure,
}

const refuse = (files: string[], ...patterns: Refused[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: Refused[] }] },
})

/**
 * Which packages a folder may not import; where a file lies in several, the last one holds. Who may enter which
 * workspace and module is `entering.ts`.
 */
export const packages = [
  refuse(['contract/**'], allButZod),
  refuse(['words/**'], all),
  refuse(['drawings/**'], { ...allButZod, message: says.drawings }),
  refuse(['server/src/*.ts', 'server/src/kernel/**'], ...sql),
  refuse(inModules('**'), ...sql, http),
  refuse(inModules('**/*.routes.ts'), ...sql),
  refuse(inModules('**/*.store.ts'), http),
  refuse(
    modules.map((module) => `server/src/${module}/${module}.ts`),
    ...sql,
    http,
    io,
  ),
  refuse(['server/src/events/**'], values),
  refuse(['ui/**', 'storefront/**', 'backoffice/**'], routerLinks),
  {
    files: ['**/*.test.ts', 'ui/kit/link.tsx', 'ui/kit/link.test.tsx'],
    rules: { 'no-restricted-imports': 'off' as const },
  },
]
