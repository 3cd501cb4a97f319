import { execFileSync } from 'node:child_process'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Desk } from './cli-fixture.ts'

/** A document beside a table at which an import waits: it can't be read before it is opened. */
export interface Gate {
  /** Resolves when an import stands before it: every earlier batch but the last is written, and that perhaps. */
  readonly reached: () => Promise<void>
  /** Lets the import go on: it reads a document. */
  readonly open: () => Promise<void>
  /** Makes it a document like any other. */
  readonly replace: () => Promise<void>
  readonly remove: () => Promise<void>
}

export const DOCUMENT = '%PDF-'
/** Of every system that these tests run on; Node has no call for it. */
const MAKE_PIPE = 'mkfifo'

export const newGate = async (desk: Desk, name: string): Promise<Gate> => {
  const folder = desk.path('documents')
  await mkdir(folder, { recursive: true })
  const file = join(folder, name)
  execFileSync(MAKE_PIPE, [file])
  let end: Awaited<ReturnType<typeof open>> | undefined
  const remove = async () => {
    await end?.close()
    end = undefined
    await rm(file)
  }
  return {
    reached: async () => {
      // The system opens one end of a pipe when the other is.
      end = await open(file, 'w')
    },
    open: async () => {
      await end?.write(DOCUMENT)
      await end?.close()
      end = undefined
    },
    replace: async () => {
      await remove()
      await desk.put(`documents/${name}`, DOCUMENT)
    },
    remove,
  }
}
