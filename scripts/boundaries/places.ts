import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { mayEnter, modules, says, serverFolders } from './plan.ts'
import type { Crossing, Source } from './source.ts'

const at = (path: string, message: string): Crossing => ({ path, line: 1, message })

const listWorkspaces = (root: string): string[] => {
  const file = join(root, 'package.json')
  if (!existsSync(file)) return []
  const { workspaces = [] } = JSON.parse(readFileSync(file, 'utf8')) as { workspaces?: string[] }
  return workspaces
}

const isMigration = (path: string): boolean => {
  const module = /^\d{8}T\d{4}_([a-z]+)_[a-z0-9_]+\.sql$/.exec(basename(path))?.[1]
  return module !== undefined && [...modules, 'platform'].includes(module)
}

/** Two of one minute landed before this was refused; what has landed keeps its name. */
const LANDED = '20261122T0720_company_invitation.sql'

/** Migrations that share a stamp: their order would be undefined. */
const findDoubled = (migrations: readonly string[]): string[] => {
  const seen = new Set<string>()
  return migrations.toSorted().filter((path) => {
    const stamp = basename(path).split('_', 1)[0] ?? ''
    const isSecond = seen.has(stamp) && basename(path) !== LANDED
    seen.add(stamp)
    return isSecond
  })
}

/** Workspaces, modules, migrations and files that stand where, or are called what, the architecture has no name for. */
export const places = (root: string, sources: readonly Source[]): Crossing[] => {
  const workspaces = listWorkspaces(root).filter((name) => !(name in mayEnter))
  const folders = new Set(sources.flatMap(({ path }) => /^server\/src\/([^/]+)\//.exec(path)?.[1] ?? []))
  const unknown = [...folders].filter((name) => !modules.includes(name) && !serverFolders.includes(name))
  const drawers = sources.filter(({ path }) =>
    /(?:^|[.-])(?:helpers?|utils?|common|misc)\./.test(basename(path)),
  )
  const migrations = globSync('server/src/migrations/*.sql', { cwd: root })
  return [
    ...workspaces.map((name) => at(`${name}/package.json`, says.newWorkspace)),
    ...unknown.map((name) => at(`server/src/${name}`, says.newModule)),
    ...drawers.map(({ path }) => at(path, says.drawer)),
    ...migrations.filter((path) => !isMigration(path)).map((path) => at(path, says.migration)),
    ...findDoubled(migrations).map((path) => at(path, says.stamp)),
  ]
}
