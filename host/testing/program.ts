import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { inject } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** A program of host/ that was started. */
export interface Program {
  readonly pid: number
  /** What it wrote so far, to its output and its error output. */
  output(): string
  /** What it wrote so far to its output alone. */
  wrote(): string
  /** Resolves once it wrote this; rejects where it ends before. */
  says(text: string): Promise<void>
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
  signal(signal: NodeJS.Signals): void
}

/** Runs `node host/FILE` with these variables and nothing else of our environment but the paths of programs. */
export const run = (
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Program => {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, [join(root, 'host', file), ...args], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE: inject('compiled'), ...(TMPDIR && { TMPDIR }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let wrote = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (stream === child.stdout) wrote += chunk.toString()
      for (const listener of listeners) listener()
    })
  // A test that failed before it stopped what it started leaves nothing running.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('close', () => process.off('exit', end))
  const { pid } = child
  if (pid === undefined) throw new Error(`${file} could not be started`)
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 0)),
  )
  return {
    pid,
    output: () => output,
    wrote: () => wrote,
    says: (text) =>
      new Promise((resolve, reject) => {
        const listen = () => {
          if (!output.includes(text)) return
          listeners.delete(listen)
          resolve()
        }
        listeners.add(listen)
        listen()
        void ended.then((how) =>
          reject(new Error(`${file} ended (${how}) before it output '${text}':\n${output}`)),
        )
      }),
    ended,
    signal: (signal) => void child.kill(signal),
  }
}
