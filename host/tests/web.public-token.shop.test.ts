import { identity } from '@pasok/contract/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { startShop, type Shop } from '../testing/shop.ts'

/** Made up for this test. */
const KEY = 'kunci-toko-untuk-uji-0001'
const LOGIN = 'kios-uji'
const KIOSK = 'https://kios.example'

let data: ShopData
let shop: Shop
beforeAll(async () => {
  data = await newShopData()
  shop = await startShop({
    ...data.env,
    PUBLIC_API_KEY: KEY,
    PUBLIC_API_LOGIN: LOGIN,
    API_ORIGINS: KIOSK,
  })
})
afterAll(async () => {
  await shop?.stop()
  await data.drop()
})

const bearing = (token: string) => ({ authorization: `Bearer ${token}` })
const post = (path: string, body?: string | ReadableStream, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${shop.port}/api${path}`, {
    method: 'POST',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
const tokensIn = async (response: Response) => identity.giveTokens.answer.parse(await response.json()).data

// @spec §7 Bearer token
test('a page of a configured origin asks whether it may call, and reads with a token', async () => {
  const { access_token: token } = await tokensIn(
    await post('/auth/token', JSON.stringify({ login: LOGIN, password: KEY }), { origin: KIOSK }),
  )
  for (const base of ['/api', '/api/api']) {
    const path = `${base}/v2/product/header?category_id=&min_price=&keyword=`
    const preflight = await shop.ask(path, {
      method: 'OPTIONS',
      headers: {
        origin: KIOSK,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, KIOSK])
    expect(preflight.headers['access-control-allow-headers']).toBe('authorization')
    const headers = { origin: KIOSK, 'accept-encoding': 'br', ...bearing(token) }
    const listed = await shop.ask(path, { headers })
    expect([listed.status, listed.headers['access-control-allow-origin']]).toEqual([200, KIOSK])
    expect(listed.headers.vary?.toLowerCase()).toContain('origin')
    expect(JSON.parse(listed.text).data.records).toHaveLength(3)
    const head = await shop.ask(path, { method: 'HEAD', headers })
    expect([head.status, head.text]).toEqual([200, ''])
  }
})

// @spec §6 Application account
test('the account of the environment gets a token, reads with it, and no log ever says it', async () => {
  const right = JSON.stringify({ login: LOGIN, password: KEY })
  const first = await tokensIn(await post('/auth/token', right))
  const second = await tokensIn(await post('/auth/refresh', undefined, bearing(first.refresh_token)))
  const [, , signature = ''] = first.access_token.split('.')

  // A guest's page and answers are the same with a token.
  for (const path of ['/api/v2/website/settings', '/api/v2/website/categories', '/shop']) {
    const headers = { 'x-request-id': 'trace-1234' }
    const guest = await shop.ask(path, { headers })
    const bearer = await shop.ask(path, { headers: { ...headers, ...bearing(first.access_token) } })
    expect([path, bearer.status, bearer.text]).toEqual([path, 200, guest.text])
  }

  // Everything that goes wrong with a key or a token in it.
  const refused = [
    await post('/auth/token', JSON.stringify({ login: LOGIN, password: `${KEY}x` })),
    await post('/auth/token', `{"password":"${KEY}"`),
    await post('/auth/token', JSON.stringify({ login: [KEY], password: KEY })),
    await post(`/auth/token?password=${KEY}`, '"'),
    await post('/auth/token', KEY.repeat(10_000)),
    await post('/auth/token', new Blob([KEY.repeat(10_000)]).stream()),
    await post(`/auth/refresh?token=${first.refresh_token}`, undefined, bearing(first.access_token)),
    await post('/v2/order/cart', right, bearing(first.access_token)),
    await post(`/${first.access_token}`, right, bearing(first.refresh_token)),
    await post('/auth/token', right, { 'x-request-id': `${KEY} ${first.access_token}` }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([401, 400, 400, 400, 413, 413, 401, 403, 401, 200])
  await Promise.all(refused.map((response) => response.text()))

  expect(await shop.stop()).toBe(0)
  const output = shop.program.output()
  expect(output.match(/"msg":"request"/g)?.length).toBeGreaterThan(15)
  for (const secret of [KEY, first.access_token, first.refresh_token, second.access_token, signature, LOGIN])
    expect(output).not.toContain(secret)
})
