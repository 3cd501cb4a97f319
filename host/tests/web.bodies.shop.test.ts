import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { startShop, type Shop } from '../testing/shop.ts'

let data: ShopData
let shop: Shop
const sockets: Socket[] = []
beforeAll(async () => {
  data = await newShopData()
  // Each test asks from addresses of its own.
  shop = await startShop({ ...data.env, PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await shop?.stop()
  await data.drop()
})

const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=x'
/** Megabytes take their time where much else runs. */
const SOON = { timeout: 15_000 }
const SIGN_UP = '/api/auth/signup'
const SIGN_UP_PAGE = '/account/registrasi'

const post = (path: string, type: string | undefined, body: string) =>
  shop.ask(path, {
    method: 'POST',
    body,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(type !== undefined && { 'content-type': type }),
      'content-length': String(Buffer.byteLength(body)),
    },
  })

/** The longest that anybody waited for /healthz meanwhile, in milliseconds. */
const slowestHealth = async (during: Promise<unknown>): Promise<number> => {
  const state = { over: false }
  const ended = during.finally(() => {
    state.over = true
  })
  let slowest = 0
  do {
    const began = performance.now()
    expect((await shop.ask('/healthz')).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - began)
  } while (!state.over)
  await ended
  return slowest
}

/** A connection that sends what it is given and then nothing. */
const open = (text: string, bytes = 0) => {
  const socket = connect(shop.port, '127.0.0.1')
  sockets.push(socket)
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(text)
  if (bytes > 0) socket.write(Buffer.alloc(bytes, 'x'))
  return { socket, ended, status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0) }
}

const head = (path: string, from: string, type: string, length: number) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: shop.example',
    'sec-fetch-site: same-origin',
    `x-forwarded-for: ${from}`,
    `content-type: ${type}`,
    `content-length: ${length}`,
    '\r\n',
  ].join('\r\n')

describe('a body that costs time', () => {
  const many = (bytes: number) => 'a&'.repeat(bytes / 2)
  const nested = '['.repeat(49_999) + ']'.repeat(49_999)
  const keys = `{${Array.from({ length: 9_000 }, (_, i) => `"${i}":0`).join(',')}}`

  test.each<[string, string, string, string]>([
    ['a form as large as one may be', '/account/login', URLENCODED, many(100_000)],
    ['a form of 0.8 MB', '/account/login', URLENCODED, many(800_000)],
    ['a form of 3.2 MB', '/account/login', URLENCODED, many(3_200_000)],
    ['the same for a page that takes files', SIGN_UP_PAGE, URLENCODED, many(3_200_000)],
    ['the same as data', '/account/login.data', URLENCODED, many(3_200_000)],
    ['the same for the API', '/api/auth/session', URLENCODED, many(3_200_000)],
    ['deep JSON', '/api/auth/session', 'application/json', nested],
    ['JSON of many keys', '/api/auth/session', 'application/json', keys],
    [
      'many parts',
      SIGN_UP_PAGE,
      MULTIPART,
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(60_000),
    ],
    [
      'many parts for the API',
      SIGN_UP,
      MULTIPART,
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(60_000),
    ],
  ])('%s is answered at once', async (_, path, type, body) => {
    await shop.ask('/account/login')
    const postAll = (as: string) => Array.from({ length: 8 }, () => post(path, as, body))
    // The same bytes, of a type that is refused unread.
    const quiet = await slowestHealth(Promise.all(postAll('text/plain')))
    const posts = postAll(type)
    // The attack made others wait for 1.7 to 29 seconds.
    expect(await slowestHealth(Promise.all(posts))).toBeLessThan(2 * quiet + 1_000)
    for (const { status } of await Promise.all(posts)) expect([400, 401, 413, 415, 429]).toContain(status)
  })
})

describe('a form', () => {
  test.each<[string, number, string | undefined, string]>([
    ['/account/login', 415, 'application/json', '{"email":"a"}'],
    ['/account/login', 415, 'text/plain', 'email=a'],
    ['/account/login', 415, undefined, 'email=a'],
    ['/account/registrasi', 415, 'application/octet-stream', 'x'],
    ['/account/login', 400, 'multipart/form-data', '--x--'],
    ['/account/login', 400, MULTIPART, '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na'],
    ['/account/registrasi', 400, MULTIPART, 'nothing of the kind'],
    ['/account/registrasi.data', 400, MULTIPART, '--x\r\n\r\n--x--'],
    [
      '/account/login',
      413,
      MULTIPART,
      `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${'a'.repeat(100_000)}\r\n--x--`,
    ],
    ['/account/login', 413, URLENCODED, `email=${'a'.repeat(100_000)}`],
    ['/account/login', 413, URLENCODED, 'a&'.repeat(5_000)],
    [
      '/account/registrasi',
      413,
      MULTIPART,
      `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${'a'.repeat(200_000)}\r\n--x--`,
    ],
    ['/shop', 413, MULTIPART, 'x'.repeat(3_000_000)],
  ])('to %s is answered %i as %s', async (path, expected, type, body) => {
    for (const [prefix, language] of [
      ['', 'en'],
      ['/id', 'id'],
    ] as const) {
      const { status, headers, text } = await post(prefix + path, type, body)
      expect([status, headers['content-language']]).toEqual([expected, language])
      expect(headers['cache-control']).toBe('no-store')
      expect(text).toContain(`<html lang="${language}">`)
    }
  })

  test('without files may come in either type', async () => {
    const part = (name: string, value: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const forms = [
      [MULTIPART, `${part('email', 'héllo@demo.pasok.test')}${part('password', 'p')}--x--\r\n`],
      [`${URLENCODED}; charset=UTF-8`, 'email=h%C3%A9llo%40demo.pasok.test&password=p'],
    ] as const
    for (const [type, body] of forms) {
      const { status, text } = await post('/account/login', type, body)
      expect(status).toBe(401)
      expect(text).toContain('value="héllo@demo.pasok.test"')
    }
  })

  test('of a length that is not said is counted as it comes', async () => {
    const chunked = (body: string) =>
      shop.ask('/account/login', {
        method: 'POST',
        body,
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': URLENCODED,
          'transfer-encoding': 'chunked',
        },
      })
    expect((await chunked('email=a%40demo.pasok.test&password=b')).status).toBe(401)
    expect((await chunked(`email=${'a'.repeat(100_000)}`)).status).toBe(413)
  })
})

describe('who is refused while they still send', () => {
  /** Sends all of it, half of it late, and only then reads what was answered; undefined where the connection broke. */
  const sendsThenReads = (path: string, type: string, bytes: number): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(shop.port, '127.0.0.1')
      sockets.push(socket)
      socket.pause().once('error', reject)
      socket.write(head(path, '192.0.2.77', type, bytes).replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'))
      socket.write(Buffer.alloc(bytes / 2, 'x'))
      // Longer than the answer takes, and than a server may wait that does not mean to.
      setTimeout(() => {
        socket.write(Buffer.alloc(bytes / 2, 'x'), () => {
          let received = ''
          socket
            .on('data', (chunk) => (received += chunk.toString('utf8')))
            .once('end', () => resolve(received))
            .resume()
        })
      }, 1_000)
    })

  test.each([
    ['/account/login', URLENCODED, 3_200_000, 'HTTP/1.1 413', '<html lang="en">'],
    ['/id/account/login', URLENCODED, 3_200_000, 'HTTP/1.1 413', '<html lang="id">'],
    ['/account/login', 'text/plain', 3_200_000, 'HTTP/1.1 415', '<html lang="en">'],
    [SIGN_UP_PAGE, MULTIPART, 40_000_000, 'HTTP/1.1 413', '<html lang="en">'],
    ['/api/auth/session', 'application/json', 3_200_000, 'HTTP/1.1 413', 'body_too_large'],
    [SIGN_UP, MULTIPART, 40_000_000, 'HTTP/1.1 413', 'body_too_large'],
  ])('by %s, as %s of %i bytes, reads why', async (path, type, bytes, status, reason) => {
    const answer = await sendsThenReads(path, type, bytes)
    expect(answer.slice(0, status.length)).toBe(status)
    expect(answer).toContain(reason)
  })
})

describe('bodies that stall', () => {
  const LARGE = 21_900_000
  const part = '--x\r\ncontent-disposition: form-data; name="npwp_document"; filename="a.pdf"\r\n\r\n'
  const stalled = (path: string, from: string, bytes: number) =>
    open(head(path, from, MULTIPART, LARGE + 1_000) + part, bytes)

  test.each([
    [SIGN_UP, '192.0.2'],
    [SIGN_UP_PAGE, '198.51.100'],
  ])('to %s from one address deny no other address', async (path, network) => {
    const stalls = Array.from({ length: 7 }, () => stalled(path, `${network}.1`, LARGE))
    // One address may have so many of them open; the others are refused.
    await expect
      .poll(() => stalls.filter((one) => one.status() === 503).length, SOON)
      .toBeGreaterThanOrEqual(4)
    const other = open(
      `${head(path, `${network}.2`, MULTIPART, LARGE)}${part}`,
      LARGE - Buffer.byteLength(part),
    )
    await expect.poll(other.status, SOON).toBe(400)
    for (const { socket } of [...stalls, other]) socket.destroy()
    await Promise.all(stalls.map(({ ended }) => ended))
  })

  test('from thirty addresses are not all held', async () => {
    const stalls = Array.from({ length: 30 }, (_, i) => stalled(SIGN_UP_PAGE, `203.0.113.${i}`, 15_000_000))
    await expect
      .poll(() => stalls.filter((one) => one.status() === 503).length, SOON)
      .toBeGreaterThanOrEqual(20)
    for (const { socket } of stalls) socket.destroy()
    await Promise.all(stalls.map(({ ended }) => ended))
  })

  test('and heads that do are cut after ten seconds', async () => {
    const began = performance.now()
    const silent = [
      open(`${head('/account/login', '192.0.2.9', URLENCODED, 1_000)}email=`),
      open(`${head(SIGN_UP_PAGE, '192.0.2.9', MULTIPART, 1_000)}${part}`),
      open(`${head('/api/auth/session', '192.0.2.9', 'application/json', 1_000)}{"login":`),
      open(`${head(SIGN_UP, '192.0.2.9', MULTIPART, 1_000)}${part}`),
      open(`${head('/shop', '192.0.2.9', URLENCODED, 1_000)}a`),
      open('GET /shop HTTP/1.1\r\nhost: shop.example\r\nx-a: '),
      open(''),
    ]
    // One that goes on sending, however slowly, is waited for.
    const [fields, padding] = ['password=p&email=', 40]
    const slow = open(head('/account/login', '192.0.2.9', URLENCODED, fields.length + padding) + fields)
    let sent = 0
    const drip = setInterval(() => {
      slow.socket.write('a')
      sent++
    }, 2_000)
    await Promise.all(silent.map(({ ended }) => ended))
    clearInterval(drip)
    expect(performance.now() - began).toBeGreaterThan(9_000)
    slow.socket.write('a'.repeat(padding - sent))
    await expect.poll(slow.status, SOON).toBe(401)
    slow.socket.destroy()
  })
})
