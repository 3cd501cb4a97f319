import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchImage, isPublic } from './fetch-image.ts'

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '240.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2002:a00:1::1',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '::7f00:1',
    '::10.0.0.1',
    '::808:808',
    '2606:4700::5efe:7f00:1',
    '2606:4700::200:5efe:a00:1',
    '2606:4700::5efe:8.8.8.8',
    'fec0::1',
    '100::1',
    '::ffff:0:7f00:1',
    '3fff::1',
    '5f00::1',
    '4000::1',
    'localhost',
    '',
    '1',
    '0x7f.1',
  ])('%j is none of the open internet', (ip) => {
    expect(isPublic(ip)).toBe(false)
  })

  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2606:4700::5eff:1:1', '::ffff:8.8.8.8'])(
    '%s is',
    (ip) => {
      expect(isPublic(ip)).toBe(true)
    },
  )
})

describe('a picture from the web', () => {
  let server: Server
  let base: string
  let calls: string[]
  const picture = Buffer.from('\x89PNG and so on', 'latin1')
  beforeAll(async () => {
    calls = []
    server = createServer((request, response) => {
      calls.push(`${request.headers.host}${request.url}`)
      const to = new URL(request.url ?? '/', 'http://x').searchParams.get('to')
      if (request.url === '/picture.png') response.end(picture)
      else if (to !== null) response.writeHead(302, { location: to }).end()
      else if (request.url === '/large') response.end(Buffer.alloc(20_000_001))
      else if (request.url === '/full') response.end(Buffer.alloc(20_000_000))
      else if (request.url === '/begun.png') response.write(picture)
      else if (request.url === '/silent.png') return
      else response.writeHead(404).end('nothing here')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://shop.test:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })

  /** As if this machine were on the public internet, and its neighbours were not. */
  const web = {
    resolve: async (host: string) => (host === 'inside.test' ? ['10.0.0.7'] : ['127.0.0.1']),
    isPublic: (ip: string) => ip === '127.0.0.1',
  }

  it('is fetched, by its name', async () => {
    expect(await fetchImage(`${base}/picture.png`, web)).toEqual(picture)
    expect(calls.at(-1)).toBe(`${new URL(base).host}/picture.png`)
  })

  it('is fetched over a few redirects, and no more', async () => {
    expect(await fetchImage(`${base}/?to=/picture.png`, web)).toEqual(picture)
    expect(await fetchImage(`${base}/?to=${encodeURIComponent('/?to=/picture.png')}`, web)).toEqual(picture)
    expect(await fetchImage(`${base}/?to=%3Fto=${encodeURIComponent('?to=')}`, web)).toBe(
      'picture_not_fetched',
    )
  })

  it('that is none is reported', async () => {
    expect(await fetchImage(`${base}/nothing`, web)).toBe('picture_not_fetched')
  })

  it('has 20 MB at most, as everywhere', async () => {
    expect(await fetchImage(`${base}/full`, web)).toHaveLength(20_000_000)
    expect(await fetchImage(`${base}/large`, web)).toBe('picture_too_large')
  })

  it.each(['/silent.png', '/begun.png'])('is waited for so long and no longer: %s', async (path) => {
    expect(await fetchImage(base + path, web, 200)).toBe('picture_host_silent')
  })

  it('is waited for no longer where its name is looked up in vain', async () => {
    const resolve = () => new Promise<string[]>(() => {})
    expect(await fetchImage(`${base}/picture.png`, { ...web, resolve }, 200)).toBe('picture_host_silent')
  })

  it('fails where no server answers', async () => {
    expect(await fetchImage('http://shop.test:1/picture.png', web)).toBe('picture_host_silent')
    const unknown = async () =>
      Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))
    expect(await fetchImage(`${base}/picture.png`, { ...web, resolve: unknown })).toBe('picture_host_silent')
  })

  it.each([
    'http://inside.test/',
    'http://10.1.2.3/',
    'http://[::1]/',
    'http://0x0a000001/',
    'http://167772161/',
  ])('is never requested from a private network: %s', async (address) => {
    const before = calls.length
    expect(await fetchImage(address, web)).toBe('picture_address_private')
    expect(await fetchImage(`${base}/?to=${encodeURIComponent(address)}`, web)).toBe(
      'picture_address_private',
    )
    expect(calls.length).toBe(before + 1)
  })

  it('is not requested from a name with one private address among others', async () => {
    const resolve = async () => ['127.0.0.1', '10.0.0.7']
    expect(await fetchImage(`${base}/picture.png`, { ...web, resolve })).toBe('picture_address_private')
  })

  it('is requested from the checked address, whatever the name resolves to a moment later', async () => {
    let lookups = 0
    const resolve = async () => (lookups++ === 0 ? ['127.0.0.1'] : ['10.0.0.7'])
    expect(await fetchImage(`${base}/picture.png`, { ...web, resolve })).toEqual(picture)
    expect(lookups).toBe(1)
  })

  it.each(['ftp://shop.test/a.png', 'file:///etc/passwd', 'not an address', 'http://'])(
    'is not %s',
    async (address) => {
      expect(await fetchImage(address, web)).toBe('picture_not_fetched')
    },
  )

  it('is not requested from this machine by the default rules', async () => {
    const before = calls.length
    const { port } = new URL(base)
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '127.1'])
      expect(await fetchImage(`http://${host}:${port}/picture.png`)).toBe('picture_address_private')
    expect(calls.length).toBe(before)
  })
})
