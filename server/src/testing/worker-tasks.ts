import { setTimeout } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'

/** Tasks for the tests of the workers. */

export const add = async (bytes: Uint8Array): Promise<Uint8Array> => bytes.map((byte) => byte + 1)

export const readThreadId = async (): Promise<number> => threadId

export const fail = async (message: string): Promise<never> => {
  throw new Error(message)
}

/** Keeps its thread from doing anything else. */
export const idle = async (ms: number): Promise<'rested'> => {
  const until = performance.now() + ms
  while (performance.now() < until) if (ms > 1000) await setTimeout(10)
  return 'rested'
}

export const allocate = async (): Promise<number> => {
  const held: string[][] = []
  for (;;) held.push(Array.from({ length: 10_000 }, (_, i) => `text ${held.length} ${i}`))
}
