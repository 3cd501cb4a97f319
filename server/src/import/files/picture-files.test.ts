import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportProblemCode } from '@pasok/words'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Storage, StoredFile } from '../../platform/index.ts'
import { pictureFiles } from './picture-files.ts'
import type { StoredPicture, ImportFiles } from './import-files.ts'

const svg = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9"/></svg>`

let folder: string
const write = (name: string, content: string) => writeFile(join(folder, name), content, 'latin1')
let stored: Map<string, StoredFile>
let puts: number
let files: ImportFiles<StoredPicture>
let photographs: Buffer[]
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'pasok-pictures-')), 'pictures')
  await mkdir(join(folder, 'sub'), { recursive: true })
  await write('sub/ok.svg', svg('viewBox="0 0 1 1"'))
  await write('ok.svg', svg('viewBox="0 0 1 1"'))
  await write('bolt.svg', svg('viewBox="0 0 800 600"'))
  await write('same.svg', svg('viewBox="0 0 800 600"'))
  await write('other.svg', `<?xml version="1.0"?>\n<!-- A nut -->\n${svg('width="9" viewBox="0 0 30 20"')}`)
  await write('no-size.svg', svg('width="100%"'))
  await write('photo.svg', '\u0089PNG\r\n\u001a\n')
  await write('page.svg', `<html><body>${svg('viewBox="0 0 8 6"')}</body></html>`)
  await write('../secret.svg', svg('viewBox="0 0 1 1"'))
})
afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }))
beforeEach(() => {
  stored = new Map()
  puts = 0
  const storage: Storage = {
    put: async (key, body, contentType) => {
      puts++
      stored.set(key, { body, contentType })
    },
    get: async (key) => stored.get(key),
    delete: async (key) => void stored.delete(key),
  }
  photographs = []
  const photograph = async (bytes: Buffer) => {
    photographs.push(bytes)
    return 'picture_unreadable' as const
  }
  files = pictureFiles({ folder, storage, photograph })
})

it('stores a drawing under a name made of its content, with its size', async () => {
  const picture = await files.store('bolt.svg')
  expect(picture).toEqual({
    key: expect.stringMatching(/^pictures\/[0-9a-f]{32}\.svg$/),
    width: 800,
    height: 600,
    photo: false,
    title: null,
  })
  const [[key, file] = []] = stored
  expect(picture).toMatchObject({ key })
  expect(file?.contentType).toBe('image/svg+xml')
  expect(Buffer.from(file?.body ?? []).toString()).toBe(svg('viewBox="0 0 800 600"'))
  expect(await files.store('other.svg')).toMatchObject({ width: 30, height: 20 })
  expect(stored.size).toBe(2)
})

it('stores the same drawing once, and reads each file once', async () => {
  const [one, same] = [await files.store('bolt.svg'), await files.store('same.svg')]
  expect(one).toEqual(same)
  expect(stored.size).toBe(1)
  await Promise.all([files.store('bolt.svg'), files.store('bolt.svg')])
  expect(puts).toBe(2)
})

it.each(['nowhere.svg', '', '.', 'bolt.svg\0', '..', 'sub'])('finds no %j beside the file', async (name) => {
  expect(await files.store(name)).toBe('picture_missing')
  expect(stored.size).toBe(0)
})

it.each(['../secret.svg', '/etc/passwd', 'sub/ok.svg', './bolt.svg', 'sub\\ok.svg'])(
  'says of %j that it leads elsewhere, whatever the folder holds under its last part',
  async (name) => {
    expect(await files.store(name)).toBe('file_not_beside')
    expect(stored.size).toBe(0)
  },
)

it('takes what does not begin as markup for a photograph', async () => {
  expect(await files.store('photo.svg')).toBe('picture_unreadable')
  expect(photographs).toHaveLength(1)
})

it.each([
  ['no-size.svg', 'drawing_without_size'],
  ['page.svg', 'drawing_unreadable'],
])('says what is wrong with %s, and takes it for no photograph', async (name, code) => {
  expect(await files.store(name)).toBe(code)
  expect(photographs).toHaveLength(0)
  expect(stored.size).toBe(0)
})

it('takes drawings of 2 MB, which every visitor gets, and reads no file of more than 20 MB', async () => {
  await write('fits.svg', svg('viewBox="0 0 8 6"').padEnd(2_000_000))
  await write('large.svg', svg('viewBox="0 0 8 6"').padEnd(2_000_001))
  await write('photo-fits.png', '\u0089PNG'.padEnd(20_000_000))
  await write('photo-large.png', '\u0089PNG'.padEnd(20_000_001))
  expect(await files.store('fits.svg')).toMatchObject({ width: 8, height: 6 })
  expect(await files.store('large.svg')).toBe('drawing_too_large')
  expect(stored.size).toBe(1)
  expect(await files.store('photo-fits.png')).toBe('picture_unreadable')
  expect(await files.store('photo-large.png')).toBe('picture_too_large')
  expect(photographs).toHaveLength(1)
})

it.each(['https://shop.test/bolt.svg', 'HTTP://shop.test/bolt.svg'])('leaves %s alone', async (address) => {
  expect(await files.store(address)).toBeUndefined()
  expect(stored.size).toBe(0)
})

describe('a server that does not answer', () => {
  let requests: string[]
  const answering = (answer: (address: string) => Buffer | ImportProblemCode) => {
    requests = []
    const storage: Storage = { put: async () => {}, get: async () => undefined, delete: async () => {} }
    return pictureFiles({
      folder,
      storage,
      photograph: async () => ({ key: 'pictures/1', width: 1, height: 1, photo: true }),
      fetch: async (address) => {
        requests.push(address)
        return answer(address)
      },
    })
  }
  const storeAll = async (web: ImportFiles<StoredPicture>, addresses: readonly string[]) => {
    const results = []
    for (const address of addresses) results.push(await web.store(address))
    return results
  }
  const many = (host: string, count: number) =>
    Array.from({ length: count }, (_, n) => `https://${host}/${n}.png`)

  it('is skipped after three failures, the others are not', async () => {
    const web = answering((address) =>
      address.includes('gone.test') ? 'picture_host_silent' : Buffer.from('x'),
    )
    const results = await storeAll(web, [...many('gone.test', 500), ...many('shop.test', 5)])
    expect(results.slice(0, 500)).toEqual(Array(500).fill('picture_host_silent'))
    expect(results.slice(500)).toEqual(Array(5).fill(expect.objectContaining({ photo: true })))
    expect(requests).toEqual([...many('gone.test', 3), ...many('shop.test', 5)])
  })

  it('is called on where it answered in between, also with 404', async () => {
    let count = 0
    const web = answering(() => (count++ % 3 === 2 ? 'picture_not_fetched' : 'picture_host_silent'))
    await storeAll(web, many('slow.test', 20))
    expect(requests).toHaveLength(20)
  })
})
