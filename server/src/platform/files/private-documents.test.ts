import { expect, it } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { withBody } from '../http/read-body.ts'
import { storeDocuments } from './private-documents.ts'

const document = {
  key: 'private/company/uji',
  filename: 'nib.pdf',
  contentType: 'application/pdf',
  size: 3,
  bytes: new Uint8Array([1, 2, 3]),
} as const
async function* largeBody() {
  yield Buffer.alloc(200_000)
}
const failing = (error: Error) => async () => {
  throw error
}

it('documents that were not noted are taken out of the storage', async () => {
  const storage = memoryStorage()
  await expect(
    storeDocuments(storage, [document], failing(new Error('planted')), () => true),
  ).rejects.toThrow('planted')
  await storeDocuments(
    storage,
    [document],
    async () => 'refused',
    (result) => result === 'stored',
  )
  expect(storage.files.size).toBe(0)
})

it('documents stay where the database does not say whether it noted them', async () => {
  const storage = memoryStorage()
  const gaveUp = new Error('Query read timeout')
  await expect(storeDocuments(storage, [document], failing(gaveUp), () => true)).rejects.toBe(gaveUp)
  expect(storage.files.size).toBe(1)
})

it('documents that are stored slowly hold up no other large body, not even of the same person', async () => {
  const [slow, storage] = [Promise.withResolvers<void>(), memoryStorage()]
  const use = <T>(work: () => Promise<T>) =>
    withBody(largeBody(), { largest: 200_000, party: { company: 'PT Uji', person: 'Sri' } }, work)
  const put = async (...args: Parameters<typeof storage.put>) => {
    await slow.promise
    return storage.put(...args)
  }
  const first = use(() =>
    storeDocuments(
      { ...storage, put },
      [document],
      async () => 'stored',
      () => true,
    ),
  )
  expect(await use(async () => 'used')).toBe('used')
  slow.resolve()
  expect(await first).toBe('stored')
})
