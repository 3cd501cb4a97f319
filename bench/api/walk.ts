import { nodeOptions } from '../shop.ts'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { succeeded, type Processes } from '../processes.ts'

/** What visits took: for each visit the milliseconds of its calls, from asking to the answer's last byte. */
export interface Walk {
  readonly seconds: number
  readonly times: readonly (readonly number[])[]
}

const walker = fileURLToPath(new URL('walker.ts', import.meta.url))
const replayer = fileURLToPath(new URL('replay-statements.ts', import.meta.url))
const recorder = fileURLToPath(new URL('record-statements.ts', import.meta.url))

/** Makes the visits of a file over HTTP, from a process of its own. Throws where an answer is not the checked one. */
export const walk = (
  processes: Processes,
  origin: string,
  visits: string,
  connections: number,
  rounds: number,
): Promise<Walk> => runProgram(processes, walker, [origin, visits, String(connections), String(rounds)])

/** Sends the statements of a file by `pg` alone, from a process of its own. */
export const replay = (
  processes: Processes,
  database: string,
  statements: string,
  connections: number,
  rounds: number,
): Promise<Walk> =>
  runProgram(processes, replayer, [database, statements, String(connections), String(rounds)])

/** Writes the statements that the API sends for the visits of a file into another; how many those are. */
export const record = (
  processes: Processes,
  database: string,
  visits: string,
  statements: string,
): Promise<{ readonly statements: number }> => runProgram(processes, recorder, [database, visits, statements])

const runProgram = async <A>(processes: Processes, program: string, args: readonly string[]): Promise<A> => {
  const whole = [...nodeOptions(), program, ...args]
  const child = processes.startProgram(process.execPath, whole, { stdio: ['ignore', 'pipe', 'inherit'] })
  const output = child.stdout ? text(child.stdout) : ''
  await succeeded(child, () => 'see above')
  return JSON.parse(await output) as A
}
