import { can, staffRoles } from '@pasok/contract'
import { endpoints } from '@pasok/contract/endpoints'
import { describe, expect, it } from 'vitest'
import type { Database } from './platform/index.ts'
import { openApi } from './testing/ask-api.ts'

describe('the description of the API', () => {
  const { get } = openApi({ db: {} as Database['db'] })
  interface Operation {
    readonly summary: string
    readonly description?: string
    readonly security?: object[]
    readonly 'x-roles'?: readonly string[]
    readonly parameters?: { name: string; in: string; required?: boolean; schema: { type?: string } }[]
    readonly requestBody?: object
    readonly responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
  }
  interface Description {
    readonly openapi: string
    readonly info: { title: string; version: string }
    readonly paths: Record<string, Record<string, Operation>>
    readonly security: object[]
    readonly components: { schemas: Record<string, object>; securitySchemes: Record<string, object> }
  }
  const describedBy = async () => (await (await get('/openapi.json')).json()) as Description

  it('is OpenAPI 3.1 and names every endpoint, no more and no less', async () => {
    const { openapi, info, paths } = await describedBy()
    expect(openapi).toBe('3.1.0')
    expect(info).toMatchObject({ title: expect.stringMatching(/./), version: expect.stringMatching(/./) })
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    expect(described.toSorted()).toEqual(endpoints.map((e) => `${e.method} /api${e.path}`).toSorted())
  })

  it('gives each of them its parameters and every answer it may give', async () => {
    const { paths } = await describedBy()
    for (const e of endpoints) {
      const operation = paths[`/api${e.path}`]?.[e.method]
      expect(operation?.summary).toBe(e.summary)
      expect(operation?.requestBody !== undefined).toBe((e.body ?? e.form) !== undefined)
      expect(Object.keys(operation?.responses ?? {})).toEqual(Object.keys({ 401: 'the token', ...e.answers }))
      expect(operation?.parameters?.map(({ name, in: place }) => `${place} ${name}`) ?? []).toEqual([
        ...Object.keys(e.params?.shape ?? {}).map((name) => `path ${name}`),
        ...Object.keys(e.query?.shape ?? {}).map((name) => `query ${name}`),
        ...(e.once ? ['header idempotency-key'] : []),
      ])
      for (const [status, { description, content }] of Object.entries(operation?.responses ?? {})) {
        expect(description).toMatch(/./)
        expect(Object.keys(content)).toEqual([
          Number(status) < 400 ? (e.file ?? 'application/json') : 'application/problem+json',
        ])
      }
      for (const { in: place, required } of operation?.parameters ?? [])
        expect(place !== 'path' || required).toBe(true)
    }
  })

  // @spec §7 Bearer token
  it('says that a bearer token may come with every call, and need not', async () => {
    const { paths, security, components } = await describedBy()
    expect(components.securitySchemes).toEqual({
      bearer: { type: 'http', scheme: 'bearer', description: expect.stringMatching(/./) },
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: 'pasok_session',
        description: expect.stringMatching(/./),
      },
      staff: { type: 'apiKey', in: 'cookie', name: 'pasok_staff', description: expect.stringMatching(/./) },
    })
    expect(security).toEqual([{}, { bearer: [] }])
    for (const e of endpoints)
      if (e.access === 'public') expect(paths[`/api${e.path}`]?.[e.method]).not.toHaveProperty('security')
  })

  it('says of every other call by what its callers log in, and which roles they need', async () => {
    const { paths } = await describedBy()
    for (const e of endpoints) {
      const operation = paths[`/api${e.path}`]?.[e.method]
      expect(operation?.description).toMatch(/^For [a-z]/)
      if (e.access === 'public') continue
      const isForStaff = typeof e.access === 'object' && 'staff' in e.access
      expect(operation?.security).toEqual(isForStaff ? [{ staff: [] }] : [{ bearer: [] }, { session: [] }])
      if (typeof e.access === 'string') expect(operation).not.toHaveProperty('x-roles')
      else if ('staff' in e.access) {
        const { staff } = e.access
        const permitted = staffRoles.filter((role) => can({ roles: [role] }, staff))
        expect(operation?.['x-roles']?.toSorted()).toEqual(permitted.toSorted())
      } else expect(operation?.['x-roles']).toContain('owner')
    }
  })

  it('says of numbers that they are, and how large they may be', async () => {
    const { paths } = await describedBy()
    const findSchema = (name: string) =>
      paths['/api/v2/product/header']?.['get']?.parameters?.find((one) => one.name === name)?.schema
    expect(findSchema('per_page')).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 20 })
    expect(findSchema('category_id')).toEqual({ type: 'integer', minimum: 1, maximum: 2_147_483_647 })
  })

  it('says by which orders items can be sorted, an attribute’s included', async () => {
    const { paths } = await describedBy()
    const operation = paths['/api/v2/product/header/{id}/item']?.['get']
    expect(operation?.parameters?.find(({ name }) => name === 'sort')?.schema).toEqual({
      anyOf: [
        { type: 'string', enum: expect.arrayContaining(['default', 'sku_asc']) },
        { type: 'string', pattern: '^attr_[a-z][a-z0-9_]{0,40}_(asc|desc)$' },
      ],
      default: 'default',
    })
    expect(operation?.summary).toContain('sort=attr_{slug}_asc and _desc')
  })

  it('refers to nothing that is not there', async () => {
    const description = await describedBy()
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)]
    expect(references.length).toBeGreaterThan(0)
    for (const [, name = ''] of references)
      expect(Object.keys(description.components.schemas)).toContain(name)
  })

  it('can be read by module, without a script and with no page that is large', async () => {
    const contents = await get('/docs')
    const text = await contents.text()
    const paths = new Set([...text.matchAll(/href="\/api(\/docs\/[a-z-]+)"/g)].map(([, path = '']) => path))
    expect(paths.size).toBe(new Set(endpoints.map(({ tag }) => tag)).size)
    const pages = await Promise.all([...paths].map(async (path) => (await get(path)).text()))
    for (const e of endpoints) {
      const call = `${e.method.toUpperCase()} /api${e.path}`
      expect(text).toContain(call)
      expect(pages.filter((page) => page.includes(`<code>${call}</code>`))).toHaveLength(1)
    }
    for (const page of [text, ...pages]) {
      expect(page).not.toMatch(/<script|javascript:|\son\w+=/i)
      expect(page.length).toBeLessThan(1_000_000)
    }
    expect(contents.headers.get('content-security-policy')).not.toContain('script-src')
    expect(contents.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})
