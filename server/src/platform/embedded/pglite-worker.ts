import { existsSync, renameSync, rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { Answer, Request, Source } from './pglite.ts'

const extensions = { pg_trgm, unaccent, fuzzystrmatch }

/** A folder is made under another name first: one that a kill left half-made would never open again. */
const openFolder = async (folder: string): Promise<PGlite> => {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.new`
    rmSync(unfinished, { recursive: true, force: true })
    const created = await PGlite.create({ fs: new NodeFS(unfinished), extensions })
    await created.close()
    renameSync(unfinished, folder)
  }
  return PGlite.create({ fs: new NodeFS(folder), extensions })
}

const port = parentPort
if (!port) throw new Error('This file runs in a worker thread')
const { folder }: Source = workerData
const pglite = folder ? await openFolder(folder) : await PGlite.create({ extensions })

// Planning takes longer here than running what a page asks: see `prepared.ts`.
await pglite.exec('set plan_cache_mode = force_generic_plan')

const serve = async (request: Request): Promise<Uint8Array> => {
  if (request.ask === 'execute') return pglite.execProtocolRaw(request.batch)
  await pglite.close()
  return new Uint8Array()
}

port.on('message', (request: Request) => {
  serve(request).then(
    // A copy, because PGlite writes the next response into the same memory.
    (response) => {
      const bytes = response.slice()
      port.postMessage({ id: request.id, bytes } satisfies Answer, [bytes.buffer])
    },
    // Not a refused statement, that is a response: PGlite itself has ended, and asked again it would never answer.
    (error: unknown) => {
      throw error instanceof Error
        ? error
        : new Error(`The embedded database ended: ${JSON.stringify(error)}`)
    },
  )
})
port.postMessage('open')
