import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openStorage, type ListedStorage } from '../platform/index.ts'

/** A storage in a folder of its own, until the test is over. */
export const temporaryStorage = async (): Promise<{
  readonly folder: string
  readonly storage: ListedStorage
}> => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return { folder, storage: openStorage({ folder }) }
}
