import { execFile } from 'node:child_process'
import {
  existsSync,
  lchownSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { programsFor, type Account } from './programs.ts'

const execute = promisify(execFile)

/** The PostgreSQL that npm brings. A new major of it can't read what an older one wrote. */
const MAJOR = '18'

/** PostgreSQL refuses to run as root; this account exists for what needs no rights. */
const NOBODY = 65_534

const SETTINGS = `# Written at every start of the shop; settings of your own: alter system set ...
listen_addresses = ''
unix_socket_directories = '.'
unix_socket_permissions = 0700
max_connections = 100
timezone = 'UTC'
log_timezone = 'UTC'
log_line_prefix = '%m [%p] '
log_checkpoints = off
`

/** Of PostgreSQL itself, the same on every machine. */
export const LOCALE = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
]

/** In bytes: a log that has grown larger is restarted at the next start. */
const LARGEST_LOG = 10_000_000
const SECONDS_TO_START = 60

/** A folder's `data`, which belongs to the account that PostgreSQL runs as. */
export const joinDataFolder = (folder: string): string => join(folder, 'data')

/** As root, the owner of the data, or the account `nobody`; otherwise our own account. */
const chooseAccount = (data: string): Account => {
  if (process.getuid?.() !== 0) return {}
  const { uid, gid } = statSync(data)
  return uid === 0 ? { uid: NOBODY, gid: NOBODY } : { uid, gid }
}

/**
 * Runs one of PostgreSQL's programs with the data folder as its working directory: the account that it runs as may not
 * be allowed to go there by the folders above.
 */
const run = async (data: string, program: 'initdb' | 'pg_ctl', args: readonly string[]): Promise<void> => {
  const account = chooseAccount(data)
  const bin = await programsFor(account)
  const here = process.platform === 'linux' ? '/proc/self/cwd' : data
  await execute(join(bin, program), ['-D', here, ...args], {
    ...account,
    cwd: data,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  })
}

/** What root made is PostgreSQL's to read, whatever the umask. */
const give = (path: string, { uid, gid }: Account): void => {
  if (uid !== undefined && gid !== undefined) lchownSync(path, uid, gid)
}

/** Makes the data folder where there is none, whole or not at all. Throws at data of another major version. */
export const makeData = async (folder: string): Promise<void> => {
  const data = joinDataFolder(folder)
  if (existsSync(data)) {
    checkMajor(folder)
    return takeOver(data)
  }
  const part = `${data}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { mode: 0o700 })
  give(part, chooseAccount(part))
  await run(part, 'initdb', [
    '--username=postgres',
    '--auth-local=trust',
    '--auth-host=reject',
    ...LOCALE,
  ]).catch((error: unknown) => {
    throw new Error(`no database can be made in ${folder}: ${extractMessage(error)}`, { cause: error })
  })
  renameSync(part, data)
}

/** Gives data that root has copied to the account that PostgreSQL runs as. */
const takeOver = async (data: string): Promise<void> => {
  const { uid, gid } = chooseAccount(data)
  if (uid === undefined || uid === statSync(data).uid) return
  await execute('chown', ['-R', `${uid}:${gid}`, data])
  await execute('chmod', ['700', data])
}

const checkMajor = (folder: string): void => {
  const major = readFileSync(join(joinDataFolder(folder), 'PG_VERSION'), 'utf8').trim()
  if (major === MAJOR) return
  throw new Error(
    `${folder} was written by PostgreSQL ${major}, and this version of Pasok brings PostgreSQL ${MAJOR}. ` +
      'Start with an empty VAR_DIR and put the last backup in: npm run restore -- FOLDER',
  )
}

/** What its log says last of why PostgreSQL ended. */
const reasonIn = (log: string): string | undefined =>
  existsSync(log) ? [...readFileSync(log, 'utf8').matchAll(/(?:FATAL|PANIC): +(.+)/g)].at(-1)?.[1] : undefined

/**
 * What a program of PostgreSQL wrote before it failed, without time and process, and without the command that follows
 * 'Command failed'.
 */
const extractMessage = (error: unknown): string => {
  const { stderr = '', message } = error as { readonly stderr?: string; readonly message: string }
  return (
    stderr
      .trim()
      .split('\n', 1)[0]
      ?.replace(/^.*?(?:FATAL|PANIC|ERROR): +/, '') || message
  )
}

/** Starts PostgreSQL, which goes on when this process ends. Throws with what its log says where it does not start. */
export const startPostgres = async (folder: string): Promise<void> => {
  const data = joinDataFolder(folder)
  const log = join(data, 'postgres.log')
  const settings = join(data, 'postgresql.conf')
  // The folder is PostgreSQL's own: root must not write wherever a link in it leads.
  rmSync(settings, { force: true })
  writeFileSync(settings, SETTINGS, { flag: 'wx' })
  give(settings, chooseAccount(data))
  if (existsSync(log) && statSync(log).size > LARGEST_LOG) rmSync(log)
  try {
    await run(data, 'pg_ctl', [
      'start',
      '--wait',
      `--timeout=${SECONDS_TO_START}`,
      '--silent',
      '--log=postgres.log',
    ])
  } catch (error) {
    throw new Error(`PostgreSQL in ${folder} does not start: ${reasonIn(log) ?? extractMessage(error)}`, {
      cause: error,
    })
  }
}

/** Ends what its clients have under way and stops it. */
export const stopPostgres = (folder: string): Promise<void> =>
  run(joinDataFolder(folder), 'pg_ctl', ['stop', '--wait', '--mode=fast', '--silent'])

/** Whether its process is there, as the note says that it keeps of itself. */
export const isRunning = (folder: string): boolean => {
  try {
    const [pid = ''] = readFileSync(join(joinDataFolder(folder), 'postmaster.pid'), 'utf8').split('\n', 1)
    process.kill(Number(pid), 0)
    return true
  } catch {
    return false
  }
}
