import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Answer } from './get.ts'
import type { Processes } from './processes.ts'
import { startReference } from './start-reference.ts'

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
  return startReference(processes, program, [file])
}

const withoutNodesOwn = (headers: readonly string[]): string[] =>
  headers.filter((_, i) => !NODES_OWN.has((headers[i - (i % 2)] ?? '').toLowerCase()))
