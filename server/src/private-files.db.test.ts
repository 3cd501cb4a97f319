import { randomUUID } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, it, vi } from 'vitest'
import { privateFiles } from './jobs.ts'
import { sweepFiles, type ListedStorage } from './platform/index.ts'
import { log } from './platform/log.ts'
import { addPerson } from './testing/people-fixture.ts'
import { postgresForAll } from './testing/postgres-for-all.ts'
import { temporaryStorage } from './testing/temporary-storage.ts'

const database = postgresForAll()
const BYTES = new Uint8Array([1])
const DAY_MS = 24 * 60 * 60 * 1000

let folder: string
let storage: ListedStorage
beforeEach(async () => {
  ;({ folder, storage } = await temporaryStorage())
})

const sweep = (named = privateFiles) => sweepFiles({ db: database.db, storage, named })
const put = async (key: string, daysAgo: number): Promise<string> => {
  await storage.put(key, BYTES, 'application/pdf')
  const at = new Date(Date.now() - daysAgo * DAY_MS)
  await utimes(join(folder, 'files', key), at, at)
  return key
}
const files = async () =>
  (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'files/').length))
    .toSorted()

/** A company with a document, whose owner has a picture; answers the keys of both. */
const aCompany = async () => {
  const person = await addPerson(database.db, { email: `${randomUUID()}@uji.test` })
  const [document, avatar] = [`private/company/${randomUUID()}`, randomUUID().replaceAll('-', '')]
  await sql`insert into company.document
    (company_id, kind, storage_key, filename, content_type, size, uploaded_by, uploaded_at)
    values (${person.companyId}, 'npwp', ${document}, 'npwp.pdf', 'application/pdf', 1, ${person.memberId}, now())`.execute(
    database.db,
  )
  await sql`update identity.member set avatar_key = ${avatar} where id = ${person.memberId}`.execute(
    database.db,
  )
  return [await put(document, 100), await put(`private/avatar/${avatar}`, 100)]
}

it('files that no row names are deleted after a month, and no others', async () => {
  const stored = await aCompany()
  for (const name of ['private/company', 'private/avatar']) {
    await put(`${name}/${randomUUID()}`, 31)
    stored.push(await put(`${name}/${randomUUID()}`, 29))
  }
  // What is everybody's, or of a folder that nobody swears for, is left alone.
  stored.push(await put('pictures/1.webp', 100), await put('private/other/1', 100))
  expect(await sweep()).toBe(2)
  expect(await files()).toEqual(stored.toSorted())
  expect(await sweep()).toBe(0)
})

it('a file whose row comes while the sweep runs stays', async () => {
  const stored = await aCompany()
  const late = await put(`private/company/${randomUUID()}`, 31)
  const [documents, avatars] = privateFiles
  if (!documents || !avatars) throw new Error('nobody names private files')
  const named = [
    { ...documents, listStoredKeys: async () => [...(await documents.listStoredKeys(database.db)), late] },
    avatars,
  ]
  expect(await sweep(named)).toBe(0)
  expect(await files()).toEqual([...stored, late].toSorted())
})

it.each([0, 1, 3])(
  'a storage most of which the database does not name is another’s (%i companies)',
  async (companies) => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
    for (let at = 0; at < companies; at++) await aCompany()
    const named = 2 * companies
    for (let at = 0; at <= named; at++) await put(`private/company/${randomUUID()}`, 100)
    expect(await sweep()).toBe(0)
    expect(await files()).toHaveLength(2 * named + 1)
    expect(warn).toHaveBeenCalledWith(
      { orphans: named + 1, named },
      expect.stringContaining('none was deleted'),
    )
  },
)

it('nothing is deleted where the named files can’t be read', async () => {
  await aCompany()
  await put(`private/company/${randomUUID()}`, 31)
  const named = privateFiles.map((one) => ({
    ...one,
    listStoredKeys: () => Promise.reject(new Error('no database')),
  }))
  await expect(sweep(named)).rejects.toThrow('no database')
  expect(await files()).toHaveLength(3)
})
