import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { log } from '@pasok/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ask, type Reply } from '../testing/ask.ts'
import { openPages } from './pages.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** Pages whose renderer is given, behind a real server. Only `/kept` is the same for all guests. */
const serve = async (
  render: (request: Request) => Promise<Response>,
  look = async () => 1,
): Promise<(path: string) => Promise<Reply>> => {
  const site = { version: -1, look: async () => (site.version = await look()) }
  const pages = openPages({
    built: {
      storefront: () => render,
      guestPage: (pathname) => (pathname === '/kept' ? { address: '/kept' } : undefined),
      largestUpload: () => undefined,
    },
    api: () => new Response(),
    read: async () => ({ status: 200, body: {} }),
    sessions: { ofCookie: async () => undefined, renew: async () => {} },
    origin: 'http://shop.example',
    site,
  })
  const opened = createServer((request, response) => pages.answer(request, response, 'request-1'))
  server = opened
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
  const { port } = opened.address() as AddressInfo
  return (path) => ask(port, path)
}

// @spec §2 Error page: fallback
// @spec §2 Error page: fallback text
test.each([
  ['/shop', 'en', 'Go back to home', 'href="/"'],
  ['/id/shop', 'id', 'Kembali ke beranda', 'href="/id"'],
  ['/id', 'id', 'Kembali ke beranda', 'href="/id"'],
  ['/identity', 'en', 'Go back to home', 'href="/"'],
])('where even the error page fails, %s answers in %s and leads home', async (path, language, home, href) => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => {})
  const failing = [
    async () =>
      new Response('Unexpected Server Error', { status: 500, headers: { 'content-type': 'text/plain' } }),
    async () => Promise.reject(new Error('secret detail')),
  ]
  for (const render of failing) {
    const { status, headers, text } = await (await serve(render))(path)
    expect(status).toBe(500)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      'x-request-id': 'request-1',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(text).toContain(`<a ${href}>${home}</a>`)
    expect(text).not.toMatch(/secret|Unexpected/)
    server?.close()
  }
  expect(error).toHaveBeenCalledTimes(2)
})

test('a kept page is rendered once, its `.data` beside it', async () => {
  const render = vi.fn(async (request: Request) => new Response(new URL(request.url).pathname))
  const get = await serve(render)
  for (const path of ['/kept', '/kept?x=1', '/kept.data', '/kept', '/kept.data?x=2']) await get(path)
  expect(render.mock.calls.map(([request]) => request.url)).toEqual([
    'http://shop.example/kept',
    'http://shop.example/kept.data',
  ])
})

test('a page that says to be shown once is rendered for each visitor', async () => {
  const headers = { 'cache-control': 'private, no-store' }
  const render = vi.fn(async () => new Response('without its menu', { headers }))
  const get = await serve(render)
  for (let visit = 0; visit < 2; visit++)
    expect((await get('/kept')).headers).toMatchObject({ ...headers, 'x-request-id': 'request-1' })
  expect(render).toHaveBeenCalledTimes(2)
})

test('a part of the data is requested too rarely to be cached', async () => {
  const render = vi.fn(async () => new Response('part'))
  const get = await serve(render)
  await get('/kept.data?_routes=root')
  await get('/kept.data?_routes=root')
  expect(render).toHaveBeenCalledTimes(2)
})

test('without a site version nothing is rendered that could be kept too long', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
  const render = vi.fn(async () => new Response('page'))
  const get = await serve(render, async () => Promise.reject(new Error('no database')))
  const { status, headers } = await get('/kept')
  expect([status, headers['retry-after']]).toEqual([503, '2'])
  expect(render).not.toHaveBeenCalled()
  expect((await get('/other')).text).toBe('page')
})
