import { endpoint, record } from '@pasok/contract/endpoints'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { apiDocs } from './api-docs.ts'
import { answer, newApp, register } from './http.ts'

const show = endpoint({
  method: 'get',
  path: '/thing/{id}',
  access: 'public',
  summary: 'One <b>thing</b> & its "parts"',
  tag: 'Things',
  params: z.object({ id: z.string() }),
  answer: record(z.object({ name: z.string() })),
})

const open = () => {
  const app = newApp('/api')
  register(app, show, async () => answer(200, { status: 'OK', data: { record: { name: 'x' } } } as const))
  apiDocs(app, { session: 'a_session', staff: 'a_staff' })
  return app
}

it('describes an endpoint as OpenAPI 3.1 has it', async () => {
  const response = await open().request('/api/openapi.json')
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(await response.json()).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Pasok API', version: '1' },
    paths: {
      '/api/thing/{id}': {
        get: {
          summary: show.summary,
          tags: ['Things'],
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: {
            200: { content: { 'application/json': { schema: { required: ['status', 'data'] } } } },
            404: { content: { 'application/problem+json': { schema: { type: 'object' } } } },
          },
        },
      },
    },
  })
})

it('shows it on a page that runs nothing and takes no text for markup', async () => {
  const response = await open().request('/api/docs/things')
  const page = await response.text()
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(page).toContain('GET /api/thing/{id}')
  expect(page).toContain('One &lt;b&gt;thing&lt;/b&gt; &amp; its &quot;parts&quot;')
  expect(page).not.toMatch(/<script|<style|javascript:|\son\w+=|\sstyle=/i)
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
})

it('has a page that leads to each call on the page of its module', async () => {
  const app = open()
  const contents = await (await app.request('/api/docs')).text()
  const [, path = '', anchor = ''] = /href="(\/api\/docs\/[^"#]+)#([^"]+)"/.exec(contents) ?? []
  expect(path).toBe('/api/docs/things')
  const page = await (await app.request(path)).text()
  expect(page).toContain(`id="${anchor}"`)
  expect(page).toContain('For everybody.')
  expect((await app.request('/api/docs/nothing')).status).toBe(404)
})

it('brings its style along, from the same host', async () => {
  const app = open()
  const [, address = ''] =
    /<link rel="stylesheet" href="([^"]+)"/.exec(await (await app.request('/api/docs')).text()) ?? []
  const style = await app.request(address)
  expect(style.status).toBe(200)
  expect(style.headers.get('content-type')).toContain('text/css')
})

it('is made once, and not sent again to clients that have it', async () => {
  const app = open()
  const make = vi.spyOn(app, 'getOpenAPI31Document')
  for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/things', '/api/docs.css']) {
    const first = await app.request(path)
    const etag = String(first.headers.get('etag'))
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
    expect(await (await app.request(path)).text()).toBe(await first.text())
    const again = await app.request(path, { headers: { 'if-none-match': `"other", ${etag}` } })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
    const other = await app.request(path, { headers: { 'if-none-match': 'W/"another"' } })
    expect(other.status).toBe(200)
  }
  expect(make).toHaveBeenCalledTimes(1)
})
