import { Worker } from 'node:worker_threads'

/** Where the embedded database keeps its data: in a folder, or nowhere. */
export interface Source {
  readonly folder: string | undefined
}
export type Request =
  | { readonly id: number; readonly ask: 'execute'; readonly batch: Uint8Array }
  | { readonly id: number; readonly ask: 'close' }
export type Answer = { readonly id: number; readonly bytes: Uint8Array }

export interface PgliteThread {
  /** Runs one batch of wire protocol messages and answers the session's response. */
  execute(batch: Uint8Array): Promise<Buffer>
  close(): Promise<void>
}

/** Starts the embedded database in a thread of its own, so that a long statement never holds up the event loop. */
export const startPglite = async (source: Source): Promise<PgliteThread> => {
  // Without our own arguments: those meant for this process's entry (--input-type, --test …) would end the thread.
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: source,
    execArgv: [],
  })
  const waiting = new Map<number, PromiseWithResolvers<Buffer>>()
  let lastId = 0
  let dead: Error | undefined
  const opened = Promise.withResolvers<void>()

  const die = (error: Error) => {
    dead ??= error
    opened.reject(dead)
    for (const { reject } of waiting.values()) reject(dead)
    waiting.clear()
  }
  worker.on('error', (error) => die(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => die(new Error('The embedded database has stopped')))
  worker.on('message', (answer: Answer | 'open') => {
    if (answer === 'open') return opened.resolve()
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    asked?.resolve(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength))
  })

  const asking = (request: (id: number) => Request): Promise<Buffer> => {
    if (dead) return Promise.reject(dead)
    const asked = Promise.withResolvers<Buffer>()
    const id = ++lastId
    waiting.set(id, asked)
    worker.postMessage(request(id))
    return asked.promise
  }

  await opened.promise
  return {
    execute: (batch) => asking((id) => ({ id, ask: 'execute', batch })),
    close: async () => {
      if (!dead) await asking((id) => ({ id, ask: 'close' }))
      await worker.terminate()
    },
  }
}
