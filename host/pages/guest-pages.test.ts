import { beforeEach, describe, expect, test } from 'vitest'
import { GuestPages } from './guest-pages.ts'
import type { Page } from './page.ts'

const MEGABYTE = 1024 * 1024

const makePage = (text: string, more: Partial<Page> = {}): Page => ({
  status: 200,
  headers: [],
  etag: `W/"${text}"`,
  size: text.length,
  body: () => Buffer.from(text),
  ...more,
})

/** A renderer that waits to be told what each rendering comes to. */
let waiting: { address: string; finish: (page: Page) => void; fail: (error: Error) => void }[]
/** The site's version as it is, and as it was seen last. */
let version: number
let seen: number
let now: number
let pages: GuestPages

beforeEach(() => {
  waiting = []
  version = 1
  seen = 1
  now = 0
  pages = new GuestPages({
    render: (address) =>
      new Promise((finish, fail) => {
        waiting.push({ address, finish, fail })
      }),
    site: {
      get version() {
        return seen
      },
      look,
    },
    now: () => now,
  })
})

const look = async () => (seen = version)

/** Lets everything that can go on go on, up to the renderings that wait. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

const render = async (address: string, page: Page): Promise<Page> => {
  const fresh = pages.fresh(address)
  await settle()
  waiting.pop()?.finish(page)
  return fresh
}

describe('a page that was rendered', () => {
  test('is kept, under its own address', async () => {
    const rendered = await render('/shop', makePage('shop'))
    expect(pages.cached('/shop')).toBe(rendered)
    expect(pages.cached('/id/shop')).toBeUndefined()
  })

  test('is not current any more once another site version was seen', async () => {
    await render('/shop', makePage('before'))
    version = 2
    await look()
    expect(pages.cached('/shop')).toBeUndefined()
    const after = await render('/shop', makePage('after'))
    expect(pages.cached('/shop')).toBe(after)
  })

  test('is rendered again after a minute', async () => {
    const rendered = await render('/shop', makePage('shop'))
    now = 60_000
    expect(pages.cached('/shop')).toBe(rendered)
    now = 60_001
    expect(pages.cached('/shop')).toBeUndefined()
  })

  test('is renewed behind who asks for it in the second half of that minute, once', async () => {
    const before = await render('/shop', makePage('before'))
    now = 30_000
    expect(pages.cached('/shop')).toBe(before)
    await settle()
    expect(waiting).toHaveLength(0)
    now = 30_001
    expect([pages.cached('/shop'), pages.cached('/shop')]).toEqual([before, before])
    await settle()
    expect(pages.cached('/shop')).toBe(before)
    expect(waiting).toHaveLength(1)
    const after = makePage('after')
    waiting.pop()?.finish(after)
    await settle()
    now = 80_000
    expect(pages.cached('/shop')).toBe(after)
  })

  test('stays as it is where its renewal fails, until its minute is over', async () => {
    const before = await render('/shop', makePage('before'))
    for (now of [40_000, 50_000]) {
      expect(pages.cached('/shop')).toBe(before)
      await settle()
      waiting.pop()?.fail(new Error('no database'))
      await settle()
    }
    now = 60_001
    expect(pages.cached('/shop')).toBeUndefined()
  })

  test.each([404, 500, 503, 302])('with status %i is answered and not kept', async (status) => {
    const page = makePage('no', { status, etag: undefined })
    expect(await render('/shop', page)).toBe(page)
    expect(pages.cached('/shop')).toBeUndefined()
  })
})

describe('while a page is being rendered', () => {
  test('all who ask for it wait for that one rendering', async () => {
    const requests = [pages.fresh('/shop'), pages.fresh('/shop'), pages.fresh('/shop')]
    await settle()
    const late = pages.fresh('/shop')
    await settle()
    expect(waiting).toHaveLength(1)
    const page = makePage('shop')
    waiting[0]?.finish(page)
    expect(await Promise.all([...requests, late])).toEqual([page, page, page, page])
  })

  test('another page is rendered beside it', async () => {
    void pages.fresh('/shop')
    void pages.fresh('/id/shop')
    await settle()
    expect(waiting.map(({ address }) => address)).toEqual(['/shop', '/id/shop'])
  })

  test('a rendering that fails fails for all who wait, and the next one starts again', async () => {
    const requests = [pages.fresh('/shop'), pages.fresh('/shop')]
    await settle()
    waiting.pop()?.fail(new Error('no database'))
    for (const one of requests) await expect(one).rejects.toThrow('no database')
    expect(pages.cached('/shop')).toBeUndefined()
    await render('/shop', makePage('shop'))
    expect(pages.cached('/shop')).toBeDefined()
  })

  test('a change of the site means that who asks after it gets a rendering of after it', async () => {
    const before = pages.fresh('/shop')
    await settle()
    version = 2
    await look()
    const after = pages.fresh('/shop')
    await settle()
    expect(waiting).toHaveLength(2)
    waiting[1]?.finish(makePage('after'))
    expect((await after).etag).toBe('W/"after"')
    // The older one ends last and must not take the newer one's place.
    waiting[0]?.finish(makePage('before'))
    await before
    expect(pages.cached('/shop')?.etag).toBe('W/"after"')
  })

  test('a change without a request after it still invalidates pages rendered before it', async () => {
    const before = pages.fresh('/shop')
    await settle()
    version = 2
    waiting.pop()?.finish(makePage('before'))
    await before
    await look()
    expect(pages.cached('/shop')).toBeUndefined()
  })
})

test('without a version there is no page', async () => {
  const closed = new GuestPages({
    render: async () => makePage('never'),
    site: { version: -1, look: async () => Promise.reject(new Error('no database')) },
    now: () => now,
  })
  await expect(closed.fresh('/shop')).rejects.toThrow('no database')
  expect(closed.cached('/shop')).toBeUndefined()
})

describe('of more than 64 megabytes', () => {
  const large = (address: string) => render(address, makePage(address, { size: 20 * MEGABYTE }))

  test('the pages rendered longest ago go', async () => {
    for (const address of ['/1', '/2', '/3', '/4']) await large(address)
    expect(['/1', '/2', '/3', '/4'].map((address) => pages.cached(address) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  test('one that was rendered again counts once, and is the youngest', async () => {
    for (const address of ['/1', '/2', '/3']) await large(address)
    version = 2
    await large('/1')
    await large('/3')
    await large('/4')
    expect(['/1', '/3', '/4'].every((address) => pages.cached(address))).toBe(true)
  })

  test('one that is larger than all room is answered and not kept', async () => {
    const page = await render('/huge', makePage('/huge', { size: 65 * MEGABYTE }))
    expect(page.status).toBe(200)
    expect(pages.cached('/huge')).toBeUndefined()
  })
})
