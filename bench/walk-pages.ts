import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Walk } from './api/walk.ts'
import { succeeded, type Processes } from './processes.ts'

/** Which pages are requested, how and by how many connections. */
export interface PageWalk {
  readonly origin: string
  readonly paths: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  /** Visitors at once; each waits for its answer, and so long after it, before it asks again. */
  readonly connections: number
  readonly pauseMs: number
  /** How often each page is requested. */
  readonly rounds: number
}

const walker = fileURLToPath(new URL('page-walker.ts', import.meta.url))

/** Asks for pages from a process of its own; of each the milliseconds to its last byte. Throws where one is not 200. */
export const walkPages = async (processes: Processes, folder: string, walk: PageWalk): Promise<Walk> => {
  const file = join(folder, 'walk.json')
  writeFileSync(file, JSON.stringify(walk))
  const child = processes.start(walker, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const output = child.stdout ? text(child.stdout) : ''
  await succeeded(child, () => 'see above')
  return JSON.parse(await output) as Walk
}
