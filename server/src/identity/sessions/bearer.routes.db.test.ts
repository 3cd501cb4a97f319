import { endpoints } from '@pasok/contract/endpoints'
import { problemWords } from '@pasok/words'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/index.ts'
import { application, openApi } from '../../testing/ask-api.ts'
import { loadCatalogue } from '../../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../../testing/catalogue-fixture.ts'
import { onDatabase } from '../../testing/index.ts'
import { publicAccess } from '../public/public-access.ts'

const start = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const tokens = publicAccess(application).logIn(application.login, application.key, start)
const [access, refresh] = [tokens?.access_token ?? '', tokens?.refresh_token ?? '']
const bearing = (token: string) => ({ authorization: `Bearer ${token}` })

onDatabase('a public token', (open) => {
  let api: ReturnType<typeof openApi>
  let ids: CatalogueIds
  beforeAll(async () => {
    const { db } = await open()
    ids = await loadCatalogue(db)
    api = openApi({ db, now: () => start })
  })

  /** One or two addresses for every endpoint that reads, and some that don't exist. */
  const addresses = (): string[] => [
    ...endpoints
      .filter(({ method }) => method === 'get')
      .map(({ path }) => path.replaceAll(/\{\w+\}/g, String(ids.product('HEXBOLT'))))
      .flatMap((path) => [path, `${path}?keyword=baut&page=1`, `${path}?page=0&limit=x`]),
    `/v2/product/item/${ids.item('M16x16')}`,
    '/openapi.json',
    '/docs',
    '/nowhere',
    '',
  ]

  // @spec §6 Application account
  // @spec §7 Bearer token
  it('changes no byte of any answer to a guest', async () => {
    const answered = new Set<number>()
    for (const address of addresses())
      for (const language of ['en', 'id']) {
        const headers = { 'accept-language': language, 'x-request-id': 'trace-1234' }
        const [guest, bearer] = await Promise.all([
          api.get(address, headers),
          api.get(address, { ...headers, ...bearing(access) }),
        ])
        expect([address, bearer.status]).toEqual([address, guest.status])
        expect([...bearer.headers]).toEqual([...guest.headers])
        expect(Buffer.from(await bearer.arrayBuffer()).equals(Buffer.from(await guest.arrayBuffer()))).toBe(
          true,
        )
        answered.add(guest.status)
      }
    expect(answered).toContain(200)
    expect(answered).toContain(404)
    expect(answered).not.toContain(500)
  })
})

/** A shop with an endpoint that writes, and a count of its calls. */
const openWriting = (time: Date) => {
  const api = openApi({ db: {} as Db, now: () => time })
  let written = 0
  for (const path of ['/v2/planted', '/auth/planted'])
    api.app.all(path, (c) => {
      written++
      return c.json({ method: c.req.method })
    })
  const send = async (method: string, path: string, headers: Record<string, string>) =>
    api.app.fetch(new Request(`http://shop.test/api${path}`, { method, headers }))
  return { send, written: () => written }
}

describe('a bearer', () => {
  const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE', 'PURGE']

  // @spec §6 Application account
  it('with a public token changes nothing', async () => {
    const { send, written } = openWriting(start)
    for (const language of ['en', 'id'] as const)
      for (const method of WRITING) {
        const response = await send(method, '/v2/planted', {
          ...bearing(access),
          'accept-language': language,
        })
        expect([method, response.status]).toEqual([method, 403])
        expect(await response.json()).toMatchObject({
          code: 'read_only',
          detail: problemWords.read_only.detail[language],
        })
      }
    expect(written()).toBe(0)
  })

  it('with a public token reads, and reaches the auth endpoints', async () => {
    const { send, written } = openWriting(start)
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      expect((await send(method, '/v2/planted', bearing(access))).status).toBe(200)
    for (const method of WRITING) {
      expect((await send(method, '/auth/planted', bearing(access))).status).toBe(200)
      expect((await send(method, '//auth/planted', bearing(access))).status).toBe(200)
      expect((await send(method, '/v2/planted', {})).status).toBe(200)
    }
    expect(written()).toBe(3 + WRITING.length * 3)
    for (const path of ['/v2//planted', '/v2/%70lanted', '/auth/../v2/planted'])
      expect([path, (await send('POST', path, bearing(access))).status]).toEqual([path, 403])
  })

  // @spec §7 Bearer token
  it.each([
    ['a token that has ended', 3600, access],
    ['a refresh token', 0, refresh],
    ['another token', 0, 'x'],
    ['no token', 0, ''],
    ['a token cut short', 0, access.slice(0, -1)],
    ['two tokens', 0, `${access}, Bearer ${access}`],
  ])(
    'with %s is refused by every endpoint, so that its client requests another',
    async (_, seconds, token) => {
      const { send, written } = openWriting(later(seconds))
      for (const language of ['en', 'id'] as const)
        for (const [method, path] of [
          ['GET', '/v2/planted'],
          ['POST', '/v2/planted'],
          ['POST', '/auth/planted'],
          ['GET', '/v2/website/settings'],
          ['GET', '/openapi.json'],
          ['GET', '/nowhere'],
        ] as const) {
          const response = await send(method, path, { ...bearing(token), 'accept-language': language })
          expect([path, response.status]).toEqual([path, 401])
          expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
          expect(response.headers.get('content-language')).toBe(language)
          expect(response.headers.get('cache-control')).toBe('no-store')
          expect(await response.json()).toMatchObject({
            code: 'token_invalid',
            detail: problemWords.token_invalid.detail[language],
          })
        }
      expect(written()).toBe(0)
    },
  )

  it('is valid to the last second', async () => {
    expect((await openWriting(later(3599)).send('GET', '/v2/planted', bearing(access))).status).toBe(200)
  })

  it('of another scheme is ignored', async () => {
    const { send } = openWriting(start)
    expect((await send('GET', '/v2/planted', { authorization: 'Basic c2hvcDpzaG9w' })).status).toBe(200)
  })
})
