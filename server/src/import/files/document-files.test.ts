import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { documentFiles } from './document-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasok-documents-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('takes a document of 20 MB, as of a picture, and no larger one', async () => {
  const storage = memoryStorage()
  const files = documentFiles(folder, storage)
  await writeFile(join(folder, 'fits.pdf'), '%PDF-1.7'.padEnd(20_000_000))
  await writeFile(join(folder, 'large.pdf'), '%PDF-1.7'.padEnd(20_000_001))
  expect(await files.store('fits.pdf')).toEqual({
    key: expect.stringMatching(/^documents\/[0-9a-f]{32}\.pdf$/),
  })
  expect(await files.store('large.pdf')).toBe('document_too_large')
  expect(storage.files.size).toBe(1)
})

it('says of a name that leads elsewhere what is wrong with it', async () => {
  const files = documentFiles(join(folder, 'nowhere'), memoryStorage())
  expect(await files.store('../fits.pdf')).toBe('file_not_beside')
  expect(await files.store('fits.pdf')).toBe('document_missing')
  expect(await files.store('https://shop.test/a.pdf')).toBeUndefined()
})
