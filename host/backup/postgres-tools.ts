import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { UnusableEnvironment } from '../env.ts'

/** PostgreSQL's own programs would not do what they were asked to; the message has their words. */
export class ToolFailed extends Error {
  override readonly name = 'ToolFailed'
}

/** An address for a program's arguments, which everybody on the machine may read, and its password apart. */
const addressOf = (databaseUrl: string) => {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { address: url.href, env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) } }
}

interface Tool {
  readonly child: ChildProcess
  /** Resolves when it ended well. */
  readonly done: Promise<void>
}

const start = (
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  stdio: ('pipe' | 'ignore')[],
): Tool => {
  const child = spawn(name, args, { env, stdio: [...stdio, 'pipe'] })
  const done = ended(name, child)
  // Two of them run at once: the failure of one may be heard while the other is waited for.
  done.catch(() => {})
  return { child, done }
}

const ended = async (name: string, child: ChildProcess): Promise<void> => {
  const said = child.stderr ? text(child.stderr) : ''
  const [code] = (await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new UnusableEnvironment([
      `PATH: there is no ${name}. Install PostgreSQL's client programs, as new as the server at least.`,
    ])
  })) as [number | null]
  if (code !== 0) throw new ToolFailed(`${name} failed: ${(await said).trim()}`)
}

/** Writes everything in a database into a file, as it stands at one moment. */
export const dump = async (databaseUrl: string, file: string): Promise<void> => {
  const { address, env } = addressOf(databaseUrl)
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, `--dbname=${address}`]
  await start('pg_dump', args, env, ['ignore', 'ignore']).done
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Puts what a file holds in the place of these schemas: all of it, or nothing where anything fails. */
export const putBack = async (
  databaseUrl: string,
  file: string,
  schemas: readonly string[],
): Promise<void> => {
  const { address, env } = addressOf(databaseUrl)
  // Comments are on extensions, which may be another role's.
  const reading = ['--no-owner', '--no-privileges', '--no-comments', '--file=-', file]
  const writing = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${address}`]
  const psql = start('psql', writing, env, ['pipe', 'ignore'])
  const reader = start('pg_restore', reading, process.env, ['ignore', 'pipe'])
  try {
    const { stdin } = psql.child
    const { stdout } = reader.child
    if (!stdin || !stdout) throw new Error('a program without a pipe')
    // One that has ended takes nothing more, and says why by its end.
    stdin.on('error', () => {})
    stdin.write('begin;\n')
    for (const schema of schemas) stdin.write(`drop schema ${quoted(schema)} cascade;\n`)
    stdout.pipe(stdin, { end: false })
    await Promise.race([reader.done, psql.done])
    await reader.done
    // What was read in part is never kept: psql would take its end for the end of all.
    stdin.end('commit;\n')
    await psql.done
  } finally {
    reader.child.kill()
    psql.child.kill()
  }
}
