import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage, StoredFile } from '../../platform/index.ts'
import { pictureShelf } from './picture-shelf.ts'
import type { KeptPicture, Shelf } from './shelf.ts'

const svg = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9"/></svg>`

let folder: string
let stored: Map<string, StoredFile>
let puts: number
let shelf: Shelf<KeptPicture>
let photographs: Buffer[]
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'pasok-pictures-')), 'pictures')
  const { mkdir } = await import('node:fs/promises')
  await mkdir(folder)
  const write = (name: string, content: string) => writeFile(join(folder, name), content)
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
  shelf = pictureShelf({ folder, storage, photograph })
})

it('keeps a drawing under a name made of its content, with its size', async () => {
  const kept = await shelf.keep('bolt.svg')
  expect(kept).toEqual({
    key: expect.stringMatching(/^pictures\/[0-9a-f]{32}\.svg$/),
    width: 800,
    height: 600,
    photo: false,
  })
  const [[key, file] = []] = stored
  expect(kept).toMatchObject({ key })
  expect(file?.contentType).toBe('image/svg+xml')
  expect(Buffer.from(file?.body ?? []).toString()).toBe(svg('viewBox="0 0 800 600"'))
  expect(await shelf.keep('other.svg')).toMatchObject({ width: 30, height: 20 })
  expect(stored.size).toBe(2)
})

it('keeps the same drawing once, and reads each file once', async () => {
  const [one, same] = [await shelf.keep('bolt.svg'), await shelf.keep('same.svg')]
  expect(one).toEqual(same)
  expect(stored.size).toBe(1)
  await Promise.all([shelf.keep('bolt.svg'), shelf.keep('bolt.svg')])
  expect(puts).toBe(2)
})

it.each(['nowhere.svg', '', '.', '../secret.svg', '/etc/passwd', 'bolt.svg\0', '..'])(
  'finds no %j beside the file',
  async (name) => {
    expect(await shelf.keep(name)).toBe('picture_missing')
    expect(stored.size).toBe(0)
  },
)

it.each(['no-size.svg', 'photo.svg', 'page.svg'])(
  'takes %s for no drawing with a size, so that it would have to be a photograph',
  async (name) => {
    expect(await shelf.keep(name)).toBe('picture_unreadable')
    expect(photographs).toHaveLength(1)
    expect(stored.size).toBe(0)
  },
)

it.each(['https://shop.test/bolt.svg', 'HTTP://shop.test/bolt.svg'])('leaves %s alone', async (address) => {
  expect(await shelf.keep(address)).toBeUndefined()
  expect(stored.size).toBe(0)
})
