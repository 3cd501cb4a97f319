import { endpoint, id, record, whole } from '@pasok/contract/endpoints'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { log } from '../log.ts'
import { answer, newApp, refuse, register } from './http.ts'
import { readInProcess } from './read-in-process.ts'

const thing = z.object({ name: z.string() })
const show = endpoint({
  method: 'get',
  path: '/thing/{id}',
  access: 'public',
  summary: 'One thing',
  tag: 'Things',
  params: z.object({ id: z.string().max(10) }),
  query: z.object({ count: whole(1, 9).default(3), owner: id.optional() }),
  answer: record(thing),
})
const change = endpoint({
  method: 'post',
  path: '/thing',
  access: 'public',
  summary: 'A new thing',
  tag: 'Things',
  body: z.object({ name: z.string().min(1) }),
  answer: record(thing),
})

const list = endpoint({
  method: 'get',
  path: '/things',
  access: 'public',
  summary: 'The things of one owner',
  tag: 'Things',
  query: z.object({ of: id }),
  answer: record(thing),
})

const open = () => {
  const seen: unknown[] = []
  const app = newApp('/api')
  app.use(async (c, next) => {
    c.set('language', 'en')
    await next()
  })
  register(app, show, async (input) => {
    seen.push(input)
    if (input.params.id === 'none') return refuse(404, 'not_found')
    if (input.params.id === 'broken') throw new Error('broken')
    return answer(200, { status: 'OK', data: { record: { name: input.params.id } } } as const)
  })
  register(app, list, async () => answer(200, { status: 'OK', data: { record: { name: 'a' } } } as const))
  register(app, change, async ({ body }) => answer(200, { status: 'OK', data: { record: body } } as const))
  return { app, seen }
}

describe('an endpoint', () => {
  it('is answered at its address, its input parsed by its schemas', async () => {
    const { app, seen } = open()
    const response = await app.request('/api/thing/a%20b?count=5&owner=7&other=1')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual({ status: 'OK', data: { record: { name: 'a b' } } })
    expect(seen).toEqual([
      { params: { id: 'a b' }, query: { count: 5, owner: 7 }, body: undefined, language: 'en' },
    ])
    await app.request('/api/thing/x')
    expect(seen[1]).toMatchObject({ query: { count: 3 } })
  })

  it('answers within the process as it does over HTTP: values, refusals, and errors', async () => {
    const { app, seen } = open()
    const page = { request: new Request('http://shop.test/'), language: 'en', requestId: null } as const
    const inside = (id: string, query: Record<string, string[]> = {}) =>
      readInProcess(app, show, { params: { id }, query }, page)
    for (const [id, query] of [
      ['a', ''],
      ['a b', '?count=5&owner=7&owner=&other=1'],
      ['none', ''],
      ['x', '?count=10&owner=0'],
      ['x'.repeat(11), ''],
    ] as const) {
      const response = await app.request(`/api/thing/${encodeURIComponent(id)}${query}`)
      const inputs = seen.splice(0)
      const values = new URLSearchParams(query)
      const fields = Object.fromEntries([...values.keys()].map((name) => [name, values.getAll(name)]))
      expect(await inside(id, fields)).toEqual({ status: response.status, body: await response.json() })
      expect(seen.splice(0)).toEqual(inputs)
    }
    vi.spyOn(log, 'error').mockImplementation(() => {})
    expect(await inside('broken')).toMatchObject({ status: 500, body: { code: 'internal' } })
  })

  it('answers a problem where it is refused', async () => {
    const response = await open().app.request('/api/thing/none')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('is not found at an address that can be none of its own, whatever was sent there', async () => {
    const { app, seen } = open()
    const response = await app.request(`/api/thing/${'x'.repeat(11)}?count=10`)
    expect(response.status).toBe(404)
    const refused = await response.json()
    expect(refused).toMatchObject({ code: 'not_found' })
    expect(refused).not.toHaveProperty('errors')
    expect(seen).toEqual([])
  })

  it('does not run with input that does not fit its schema', async () => {
    const { app, seen } = open()
    const response = await app.request('/api/thing/x?count=10&owner=0')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'invalid_request',
      errors: {
        count: ['This must be at most 9.'],
        owner: ["This value isn't in the right format."],
      },
    })
    expect(await (await app.request('/api/thing/x?count=1&count=2')).json()).toMatchObject({
      errors: { count: ["This value isn't in the right format."] },
    })
    expect(seen).toEqual([])
  })

  it('takes a parameter that is empty for one that is absent', async () => {
    const { app, seen } = open()
    for (const query of ['count=&owner=', 'count=&count=', 'owner&count', 'count=&count=3'])
      expect([query, (await app.request(`/api/thing/a?${query}`)).status]).toEqual([query, 200])
    const input = { params: { id: 'a' }, query: { count: 3 }, language: 'en' }
    expect(seen).toEqual([input, input, input, input])
    const response = await app.request('/api/things?of=')
    expect(await response.json()).toMatchObject({ errors: { of: ['This field is required.'] } })
  })

  it('is answered at an address whose base is doubled, too', async () => {
    const { app } = open()
    for (const path of ['/api/thing/a', '/api/api/thing/a', '/api//api/thing/a', '//api/api//thing/a'])
      expect([path, (await app.request(`http://shop.test${path}`)).status]).toEqual([path, 200])
    for (const path of ['/api/api/api/thing/a', '/api/apithing/a', '/api/thing/api/a'])
      expect([path, (await app.request(path)).status]).toEqual([path, 404])
    expect((await app.request('/api/api/thing/api')).status).toBe(200)
    expect((await app.request('/api/api/thing/a', { method: 'HEAD' })).status).toBe(200)
  })

  it('takes a body', async () => {
    const { app } = open()
    const post = (body: string, type = 'application/json') =>
      app.request('/api/thing', { method: 'POST', body, headers: { 'content-type': type } })
    expect(await (await post('{"name":"baut"}')).json()).toEqual({
      status: 'OK',
      data: { record: { name: 'baut' } },
    })
    expect(await (await post('{}')).json()).toMatchObject({
      status: 400,
      errors: { name: ['This field is required.'] },
    })
    for (const [body, type] of [
      ['{"name":', 'application/json'],
      ['', 'application/json'],
      ['name=baut', 'application/x-www-form-urlencoded'],
    ] as const)
      expect([400, 415]).toContain((await post(body, type)).status)
  })
})
