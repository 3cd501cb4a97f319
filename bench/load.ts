import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { cpuSeconds } from './cpu.ts'
import { ENCODING } from './get.ts'
import { succeeded, type Processes } from './processes.ts'

/** Visitors at once; each waits for its answer before it asks again. */
export const CONNECTIONS = 10
const generator = fileURLToPath(new URL('generator.ts', import.meta.url))

/** What a server answered under load. */
export interface Load {
  readonly perSecond: number
  /** How much of one processor the server used, 1 being all of it; all its threads count. */
  readonly busy: number
  /** Processor time of the server for one answer. */
  readonly cpuMicroseconds: number
}

/** Asks for one page for some seconds, from a process of its own. Throws where an answer failed. */
export const load = async (
  processes: Processes,
  origin: string,
  path: string,
  seconds: number,
): Promise<Load> => {
  const before = await cpuSeconds(origin)
  const parameters = [origin, path, String(CONNECTIONS), String(seconds), ENCODING]
  const child = processes.start(generator, parameters, { stdio: ['ignore', 'pipe', 'inherit'] })
  const output = child.stdout ? text(child.stdout) : ''
  await succeeded(child, () => 'the load generator failed')
  const used = (await cpuSeconds(origin)) - before
  const result = JSON.parse(await output) as { answers: number; seconds: number }
  return {
    perSecond: result.answers / result.seconds,
    busy: used / result.seconds,
    cpuMicroseconds: (used / result.answers) * 1e6,
  }
}
