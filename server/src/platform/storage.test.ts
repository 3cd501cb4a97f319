import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from './index.ts'
import type { Storage } from './index.ts'

/** Speaks as much of S3 as three commands need, and remembers how it was asked. */
const fakeS3 = () => {
  const objects = new Map<string, { body: Buffer; contentType: string | undefined }>()
  const requests: { method: string | undefined; path: string; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => {
    const { method, headers } = request
    const path = new URL(request.url ?? '', 'http://s3').pathname
    requests.push({ method, path, headers })
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const found = objects.get(path)
      if (method === 'PUT') {
        objects.set(path, { body: Buffer.concat(parts), contentType: headers['content-type'] })
        response.end()
      } else if (method === 'DELETE') {
        objects.delete(path)
        response.writeHead(204).end()
      } else if (found) {
        response.writeHead(200, { 'content-type': found.contentType ?? '' }).end(found.body)
      } else {
        response.writeHead(404, { 'content-type': 'application/xml' })
        response.end('<Error><Code>NoSuchKey</Code><Message>There is none</Message></Error>')
      }
    })
  })
  return { server, requests }
}

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const SECRET = 'a-secret-that-is-never-sent'
const s3 = fakeS3()
let folder: string
let storages: Record<'folder' | 's3', Storage>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasok-test-'))
  const keys = { accessKeyId: 'KEY', secretAccessKey: SECRET }
  storages = {
    folder: openStorage({ folder }),
    s3: openStorage({
      bucket: 'pasok',
      region: 'ap-southeast-3',
      endpoint: await listening(s3.server),
      ...keys,
    }),
  }
})
afterAll(async () => {
  s3.server.close()
  await rm(folder, { recursive: true })
})

describe.each(['folder', 's3'] as const)('storage (%s)', (kind) => {
  const bytes = new Uint8Array([0, 10, 13, 255, 10, 128])

  it('gives back what was put, with its type', async () => {
    await storages[kind].put('product/blt-m8/1.webp', bytes, 'image/webp')
    const stored = await storages[kind].get('product/blt-m8/1.webp')
    expect(stored?.contentType).toBe('image/webp')
    expect([...(stored?.body ?? [])]).toEqual([...bytes])
  })

  it('replaces and deletes, and has nothing where nothing was put', async () => {
    const storage = storages[kind]
    await storage.put('sheet.csv', bytes, 'text/csv')
    await storage.put('sheet.csv', new Uint8Array(), 'text/plain; charset=utf-8')
    const stored = await storage.get('sheet.csv')
    expect(stored?.contentType).toBe('text/plain; charset=utf-8')
    expect(stored?.body).toHaveLength(0)
    await storage.delete('sheet.csv')
    await storage.delete('sheet.csv')
    expect(await storage.get('sheet.csv')).toBeUndefined()
    expect(await storage.get('product')).toBeUndefined()
    expect(await storage.get('product/blt-m8/1.webp/more')).toBeUndefined()
  })

  it.each([
    '',
    '/etc/passwd',
    '../secret',
    'a/../../b',
    'a//b',
    './a',
    'a/.',
    'A.webp',
    'a b',
    'a\\b',
    'a\0b',
    'a/',
    'x'.repeat(513),
  ])('refuses the key %j', async (key) => {
    const storage = storages[kind]
    await expect(storage.put(key, bytes, 'text/plain')).rejects.toThrow(RangeError)
    await expect(storage.get(key)).rejects.toThrow(RangeError)
    await expect(storage.delete(key)).rejects.toThrow(RangeError)
  })
})

it('leaves no unfinished file in the folder', async () => {
  await storages.folder.put('a/b.txt', new Uint8Array(100_000), 'text/plain')
  expect(await readdir(join(folder, 'unfinished'))).toEqual([])
})

it('lets a reader see the old file or the new one, never half of one', async () => {
  const { put, get } = storages.folder
  const versions = [1, 2].map((fill) => new Uint8Array(2_000_000).fill(fill))
  await put('race.bin', versions[0] ?? bytesMissing(), 'application/octet-stream')
  const writing = (async () => {
    for (let turn = 0; turn < 10; turn++)
      await put('race.bin', versions[turn % 2] ?? bytesMissing(), 'application/octet-stream')
    return 'written' as const
  })()
  for (let reads = 0; ; reads++) {
    const body = (await get('race.bin'))?.body ?? bytesMissing()
    expect(body).toHaveLength(2_000_000)
    expect(body.at(-1)).toBe(body[0])
    if (reads >= 10 && (await Promise.race([writing, Promise.resolve('writing')])) === 'written') break
  }
})

const bytesMissing = (): never => {
  throw new Error('The file is missing')
}

it('signs each request to S3 and addresses the bucket by path', async () => {
  await storages.s3.put('signed/a.txt', Buffer.from('text'), 'text/plain')
  const sent = s3.requests.at(-1)
  expect(sent).toMatchObject({ method: 'PUT', path: '/pasok/signed/a.txt' })
  expect(sent?.headers['authorization']).toMatch(
    /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/ap-southeast-3\/s3\/aws4_request, SignedHeaders=\S*host\S*, Signature=[0-9a-f]{64}$/,
  )
  expect(sent?.headers['content-type']).toBe('text/plain')
  expect(JSON.stringify(s3.requests)).not.toContain(SECRET)
})

it('reports what S3 refuses', async () => {
  const refusing = createServer((_request, response) => {
    response.writeHead(403, { 'content-type': 'application/xml' })
    response.end('<Error><Code>AccessDenied</Code><Message>Not you</Message></Error>')
  })
  const endpoint = await listening(refusing)
  const storage = openStorage({
    bucket: 'pasok',
    region: 'x',
    endpoint,
    accessKeyId: 'KEY',
    secretAccessKey: SECRET,
  })
  await expect(storage.get('a.txt')).rejects.toThrow('Not you')
  await expect(storage.put('a.txt', new Uint8Array(1), 'text/plain')).rejects.toThrow('Not you')
  refusing.close()
})
