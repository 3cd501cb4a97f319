import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { caller, UnexpectedAnswer } from './caller.ts'
import { endpoint } from './endpoint.ts'

const show = endpoint({
  method: 'get',
  path: '/v2/thing/{id}/part/{part}',
  access: 'public',
  summary: 'One part',
  tag: 'Things',
  params: z.object({ id: z.string(), part: z.string() }),
  query: z.object({ keyword: z.string().optional(), tag: z.array(z.string()).optional() }),
  answer: z.object({ name: z.string() }),
})
const change = endpoint({
  method: 'post',
  path: '/v2/thing',
  access: 'public',
  summary: 'A new thing',
  tag: 'Things',
  body: z.object({ name: z.string() }),
  answer: z.object({}),
})

const answering = (status: number, body: unknown) =>
  vi.fn(async (_request: Request) => Response.json(body, { status }))

const readRequest = (fetch: ReturnType<typeof answering>): Request => {
  const [request] = fetch.mock.calls[0] ?? []
  if (!request) throw new Error('no request was sent')
  return request
}

test('puts every part where it belongs, so that none can break out of its place', async () => {
  const fetch = answering(200, { name: 'x' })
  const params = { id: '../../admin?x=', part: 'a/b #c' }
  await caller(fetch, 'https://shop.test/api')(show, {
    params,
    query: { keyword: 'a&b=c d', tag: ['1', '2'] },
  })
  const { method, url } = readRequest(fetch)
  expect(method).toBe('GET')
  expect(url).toBe(
    'https://shop.test/api/v2/thing/..%2F..%2Fadmin%3Fx%3D/part/a%2Fb%20%23c?keyword=a%26b%3Dc+d&tag=1&tag=2',
  )
})

test.each(['€', 'a\0', 'a\nb', 'a b', '\uFFFD', 'é'])(
  'sends no key %j that a header does not hold as it is',
  async (key) => {
    const fetch = answering(200, {})
    await caller(fetch, 'https://shop.test/api')(change, {
      body: { name: 'x' },
      idempotencyKey: key,
    } as never)
    expect(readRequest(fetch).headers.get('idempotency-key')).toBe('')
  },
)

test('leaves out what is not given', async () => {
  const fetch = answering(200, { name: 'x' })
  await caller(fetch, 'https://shop.test/api')(show, { params: { id: '1', part: '2' }, query: {} })
  const { url, headers } = readRequest(fetch)
  expect(url).toBe('https://shop.test/api/v2/thing/1/part/2')
  expect(headers.has('content-type')).toBe(false)
})

test('answers status and body, refusals too', async () => {
  const place = { params: { id: '1', part: '2' } }
  const call = (fetch: ReturnType<typeof answering>) => caller(fetch, 'https://shop.test/api')(show, place)
  expect(await call(answering(200, { name: 'x' }))).toEqual({ status: 200, body: { name: 'x' } })
  expect(await call(answering(404, { code: 'not_found' }))).toEqual({
    status: 404,
    body: { code: 'not_found' },
  })
})

test('sends a body as JSON, with the headers of the moment', async () => {
  const fetch = answering(200, {})
  let language = 'en'
  const call = caller(fetch, 'https://shop.test/api', () => ({ 'accept-language': language }))
  language = 'id'
  expect(await call(change, { body: { name: 'baut' } })).toEqual({ status: 200, body: {} })
  const request = readRequest(fetch)
  expect(request.method).toBe('POST')
  expect(request.headers.get('accept-language')).toBe('id')
  expect(request.headers.get('content-type')).toBe('application/json')
  expect(await request.json()).toEqual({ name: 'baut' })
})

test('what only reads is left to the process, where that has the API, with its parameters as texts', async () => {
  const fetch = answering(200, {})
  const read = vi.fn(async () => ({ status: 200, body: { name: 'x' } }))
  const call = caller(fetch, 'https://shop.test/api', undefined, read)
  const query = { keyword: undefined, tag: ['1', 'a\uD800'] }
  expect(await call(show, { params: { id: '1', part: 'a/b' }, query })).toEqual({
    status: 200,
    body: { name: 'x' },
  })
  expect(read).toHaveBeenCalledWith(show, {
    params: { id: '1', part: 'a/b' },
    query: { tag: ['1', 'a\uFFFD'] },
  })
  expect(fetch).not.toHaveBeenCalled()
  await call(change, { body: { name: 'x' } })
  expect(fetch).toHaveBeenCalledOnce()
  read.mockResolvedValueOnce({ status: 500, body: {} as never })
  await expect(call(show, { params: { id: '1', part: '2' } })).rejects.toThrow(UnexpectedAnswer)
})

test('takes no answer that is not in the contract', async () => {
  const call = caller(answering(502, {}), 'https://shop.test/api')(show, { params: { id: '1', part: '2' } })
  const error = await call.catch((error: unknown) => error)
  expect(error).toBeInstanceOf(UnexpectedAnswer)
  expect(error).toMatchObject({
    status: 502,
    message: 'get /v2/thing/{id}/part/{part}: 502 is not in the contract',
  })
})
