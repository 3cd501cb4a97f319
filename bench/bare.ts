import { nodeOptions } from './shop.ts'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Answer } from './get.ts'
import type { Processes } from './processes.ts'

/** A page as the bare server is given it. */
export interface Page {
  readonly path: string
  /** Names and values in turn. */
  readonly headers: readonly string[]
  /** In base64. */
  readonly body: string
}

/** Headers that Node writes by itself, to both. */
const NODES_OWN = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
const program = fileURLToPath(new URL('bare-server.ts', import.meta.url))

/**
 * Starts the reference: a process that answers each path with the very headers and compressed bytes that the shop
 * sent, and does nothing else. Answers its origin.
 */
export const startBare = async (
  processes: Processes,
  folder: string,
  answers: ReadonlyMap<string, Answer>,
): Promise<string> => {
  const pages: Page[] = [...answers].map(([path, { headers, body }]) => ({
    path,
    headers: withoutNodesOwn(headers),
    body: body.toString('base64'),
  }))
  const file = join(folder, 'pages.json')
  writeFileSync(file, JSON.stringify(pages))
  const args = [...nodeOptions(), program, file]
  const child = processes.startProgram(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('the bare server did not start')
  })
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number]
  ended.catch(() => {})
  return `http://127.0.0.1:${port}`
}

const withoutNodesOwn = (headers: readonly string[]): string[] =>
  headers.filter((_, i) => !NODES_OWN.has((headers[i - (i % 2)] ?? '').toLowerCase()))
