import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { inject } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Runs `npm run staff` with something typed into it; returns how it ended and all it wrote. */
export const runStaff = (args: readonly string[], env: Readonly<Record<string, string>>, typed: string) =>
  runCommandFile('staff.ts', args, env, typed)

/** The same of any program of host/. */
export const runCommandFile = (
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  typed: string,
): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((resolve, reject) => {
    const { PATH, HOME, TMPDIR } = process.env
    const child = spawn(process.execPath, [join(root, 'host', file), ...args], {
      cwd: root,
      env: { PATH, HOME, NODE_COMPILE_CACHE: inject('compiled'), ...(TMPDIR && { TMPDIR }), ...env },
      stdio: 'pipe',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
    // It may end before it reads.
    child.stdin.on('error', () => {})
    child.stdin.end(typed)
  })
