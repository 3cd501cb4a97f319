import { chmod, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../index.ts'
import type { ListedStorage } from '../index.ts'

/** Speaks as much of S3 as four commands need, two keys a page, and remembers how it was asked. */
const fakeS3 = () => {
  const objects = new Map<string, { body: Buffer; contentType: string | undefined; at: Date }>()
  const page = (bucket: string, query: URLSearchParams): string => {
    const keys = [...objects.keys()]
      .map((path) => path.slice(bucket.length + 1))
      .filter((key) => key.startsWith(query.get('prefix') ?? ''))
      .toSorted()
    const from = Number(query.get('continuation-token') ?? 0)
    const more = from + 2 < keys.length
    const contents = keys.slice(from, from + 2).map((key) => {
      const at = objects.get(`${bucket}/${key}`)?.at.toISOString()
      return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`
    })
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${
      more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    }${contents.join('')}</ListBucketResult>`
  }
  const requests: { method: string | undefined; path: string; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => {
    const { method, headers } = request
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://s3')
    requests.push({ method, path, headers })
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const found = objects.get(path)
      if (method === 'PUT') {
        objects.set(path, {
          body: Buffer.concat(parts),
          contentType: headers['content-type'],
          at: new Date(),
        })
        response.end()
      } else if (method === 'DELETE') {
        objects.delete(path)
        response.writeHead(204).end()
      } else if (method === 'GET' && searchParams.get('list-type') === '2') {
        response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(page(path.replace(/\/$/, ''), searchParams))
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
let storages: Record<'folder' | 's3', ListedStorage>

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

  it('lists what lies below a folder, and when it was written', async () => {
    const storage = storages[kind]
    const began = Date.now()
    const keys = ['list/a/1', 'list/a/b/2', 'list/a/b/c.pdf', 'list/a/z'] as const
    for (const key of [...keys, 'list/ab', 'list/b/1']) await storage.put(key, bytes, 'text/plain')
    const listed = await Array.fromAsync(storage.list('list/a'))
    expect(listed.map(({ key }) => key).toSorted()).toEqual(keys)
    for (const { writtenAt } of listed) {
      expect(writtenAt.getTime()).toBeGreaterThan(began - 2_000)
      expect(writtenAt.getTime()).toBeLessThan(Date.now() + 2_000)
    }
    expect(await Array.fromAsync(storage.list('list/nothing'))).toEqual([])
    for (const { key } of listed) await storage.delete(key)
    expect(await Array.fromAsync(storage.list('list/a'))).toEqual([])
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
    await expect(Array.fromAsync(storage.list(key))).rejects.toThrow(RangeError)
  })
})

it('is for the account of the shop alone, files and folders', async () => {
  // As versions before this one left it.
  await chmod(folder, 0o755)
  await storages.folder.put('private/company/npwp.pdf', new Uint8Array(9), 'application/pdf')
  const modes = await Promise.all(
    ['', 'files/private', 'files/private/company', 'unfinished', 'files/private/company/npwp.pdf'].map(
      async (path) => ((await stat(join(folder, path))).mode & 0o777).toString(8),
    ),
  )
  expect(modes).toEqual(['700', '700', '700', '700', '600'])
})

it('leaves no unfinished file in the folder', async () => {
  await storages.folder.put('a/b.txt', new Uint8Array(100_000), 'text/plain')
  expect(await readdir(join(folder, 'unfinished'))).toEqual([])
})

it('takes away what a killed writer left, and not what is being written', async () => {
  const [left, fresh] = [join(folder, 'unfinished/left'), join(folder, 'unfinished/fresh')]
  for (const file of [left, fresh]) await writeFile(file, 'half')
  await utimes(left, new Date('2026-11-20T00:00:00Z'), new Date('2026-11-20T00:00:00Z'))
  await storages.folder.deleteUnfinished(new Date('2026-11-21T00:00:00Z'))
  expect(await readdir(join(folder, 'unfinished'))).toEqual(['fresh'])
  await rm(fresh)
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
