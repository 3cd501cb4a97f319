import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { LOCALE } from '../server/src/platform/database/embedded/cluster.ts'
import { programsFor, type Account } from '../server/src/platform/database/embedded/programs.ts'

export interface RunningPostgres {
  /** A superuser's address, for the database `postgres`. */
  readonly url: string
  /** Who runs it: what `postgres --version` says, or that it was given. */
  readonly version: string
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root; this account exists for what needs no rights. */
const NOBODY = 65_534

/**
 * A real PostgreSQL for tests, in a temporary folder, on a free port of the loopback, with a password of its own:
 * npm's, or with TEST_POSTGRES=installed the one that is installed. With TEST_DATABASE_URL it is that server (where
 * databases may be made), neither started nor stopped here. It ends with this process, however that ends, and takes its
 * folder along. A `durable` one writes as a shop's own does, which takes its time.
 */
export const startPostgres = async ({
  durable = false,
}: { readonly durable?: boolean } = {}): Promise<RunningPostgres> => {
  const url = process.env['TEST_DATABASE_URL']
  if (url) return { url, version: 'TEST_DATABASE_URL', stop: async () => {} }

  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const folder = mkdtempSync(join(tmpdir(), 'pasok-postgres-'))
  try {
    if (user.uid) chownSync(folder, user.uid, user.gid)
    const isInstalled = process.env['TEST_POSTGRES'] === 'installed'
    const bin = isInstalled ? findInstalled() : await programsFor(user)
    const password = randomBytes(18).toString('base64url')
    const passwordFile = join(folder, 'password')
    writeFileSync(passwordFile, password)
    if (user.uid) chownSync(passwordFile, user.uid, user.gid)
    run(
      join(bin, 'initdb'),
      [
        ...INITDB,
        ...(isInstalled ? OLD_LOCALE : LOCALE),
        '-D',
        join(folder, 'data'),
        `--pwfile=${passwordFile}`,
      ],
      folder,
      user,
    )
    const version = run(join(bin, 'postgres'), ['--version'], folder, user).trim()
    const port = await freePort()
    const stop = await launch(bin, folder, [...SETTINGS, ...(durable ? [] : CARELESS), `port=${port}`], user)
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, version, stop }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** The folder of the programs that are installed: on the PATH, or where Debian keeps the versions, of which the newest counts. */
const findInstalled = (): string => {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .find((folder) => existsSync(join(folder, 'initdb')))
  if (onPath !== undefined) return dirname(realpathSync(join(onPath, 'initdb')))
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const bin = versions
    .map((version) => join(debian, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
  if (bin === undefined) throw new Error('No PostgreSQL is installed')
  return bin
}

const INITDB = ['-U', 'postgres', '-A', 'scram-sha-256', '--no-sync']
/** An old PostgreSQL has no locales of its own. */
const OLD_LOCALE = ['--encoding=UTF8', '--locale=C.UTF-8']

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300']
/** What a test database need not promise is switched off: it is made again when the machine falls over. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const run = (command: string, args: string[], cwd: string, user: Account): string => {
  const { error, status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', ...user })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} failed:\n${stderr}${stdout}`)
  return stdout
}

const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * The server runs beneath a shell that waits for the end of its standard input, which comes when this process asks
 * for it and also when it is killed; then it stops the server and removes the folder. A session of its own keeps
 * ctrl-C from ending the shell first.
 */
const KEEPER = `
  folder=$1; shift
  exec 3<&0
  "$@" 3<&- & server=$!
  ( cat <&3 >/dev/null; kill -INT $server ) 2>/dev/null & watch=$!
  wait $server
  kill $watch 2>/dev/null
  rm -rf "$folder"
`

const launch = async (
  bin: string,
  folder: string,
  serverSettings: readonly string[],
  user: Account,
): Promise<() => Promise<void>> => {
  const settings = serverSettings.flatMap((setting) => ['-c', setting])
  const server = [join(bin, 'postgres'), '-D', join(folder, 'data'), ...settings]
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'sh', folder, ...server], {
    cwd: tmpdir(),
    detached: true,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'pipe'],
    ...user,
  })
  const exited = new Promise<void>((resolve) => keeper.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let output = ''
    keeper.stderr.on('data', (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-10_000)
      if (output.includes('ready to accept connections')) resolve()
    })
    keeper.once('error', reject)
    void exited.then(() => reject(new Error(`PostgreSQL did not start:\n${output}`)))
  })
  return async () => {
    keeper.stdin.end()
    await exited
  }
}
