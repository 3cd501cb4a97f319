import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openDatabase, type Database } from '@pasok/server'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { leaksIn } from './testing/leaks.ts'
import { newGuestRole, newServerDatabase } from './testing/server-database.ts'
import { newVarDir, removeVarDir, startShop, type Shop } from './testing/shop.ts'

interface Path {
  readonly path: string
  readonly guests: boolean
  readonly page?: string
}

const built = join(inject('build'), 'server/index.js')
const { paths } = (await import(pathToFileURL(built).href)) as { paths: readonly Path[] }

const ids = [1, 2, 3, 4, 5, 6, 7, 8]
/** What may be asked of a listing, prices included. */
const queries = [
  '',
  '?keyword=6204',
  '?sort=price_asc',
  '?filter_price=1-100000',
  '?filter_brand=_1',
  '?filter_discount=Ya',
]

/** Every route a guest may open, in both languages; those with a page, with the ids of everything there is. */
const pages = ['', '/id'].flatMap((prefix) =>
  paths
    .filter(({ guests }) => guests)
    .flatMap(({ path, page }) => {
      if (page === undefined) return [path.replace(/:\w+/, '1')]
      return path.includes(':')
        ? ids.map((id) => path.replace(/:\w+/, String(id)))
        : queries.map((query) => path + query)
    })
    .map((path) => prefix + path),
)
const dataOf = (url: string) => {
  const { pathname, search } = new URL(url, 'http://shop')
  return `${pathname === '/' ? '/_' : pathname}.data${search}`
}

const api = [
  ...['', '?keyword=VX2', '?min_price=1&max_price=9', '?sort=name_asc'].map(
    (query) => `/api/v2/product/header${query}`,
  ),
  ...[1, 2, 3].flatMap((id) => [`/api/v2/product/header/${id}`, `/api/v2/product/header/${id}/item`]),
  ...[4, 5, 6, 7, 8].map((id) => `/api/v2/product/item/${id}`),
  '/api/v2/product/brand',
  '/api/v2/website/categories',
  '/api/v2/website/search?keyword=valve',
  '/api/v2/website/settings',
]

const figuresOf = async (database: Database): Promise<Set<string>> => {
  const { rows } = await database.pool.query<{ price: string }>('select price::text from pricing.base_price')
  return new Set(rows.map(({ price }) => price))
}

/** Asks for everything a guest can ask for, and answers what should not have been in it. */
const walk = async (shop: Shop, figures: ReadonlySet<string>): Promise<string[]> => {
  const found: string[] = []
  for (const url of [...pages, ...pages.map(dataOf), ...api]) {
    const { status, text } = await shop.ask(url)
    if (status >= 500) found.push(`${url}: ${status}`)
    found.push(...leaksIn(text, figures).map((leak) => `${url}: ${leak}`))
  }
  return found
}

/** A shop, and its owner's view of its database. */
interface Opened {
  readonly shop: Shop
  readonly database: Database
  close(): Promise<void>
}

const embedded = async (): Promise<Opened> => {
  const folder = await newVarDir()
  const shop = await startShop({ VAR_DIR: folder })
  const database = await openDatabase(join(folder, 'database'))
  const close = async () => {
    await database.close()
    await shop.stop()
    await removeVarDir(folder)
  }
  return { shop, database, close }
}

const withoutRight = async (): Promise<Opened> => {
  const made = await newServerDatabase()
  const role = await newGuestRole(made.url)
  const guest = await openDatabase(role.url)
  await expect(guest.pool.query('select * from pricing.base_price')).rejects.toMatchObject({ code: '42501' })
  await guest.close()
  const shop = await startShop({ DATABASE_URL: made.url, GUEST_DATABASE_URL: role.url, VAR_DIR: made.folder })
  const database = await openDatabase(made.url)
  const close = async () => {
    await database.close()
    await shop.stop()
    await role.drop()
    await made.drop()
  }
  return { shop, database, close }
}

describe.each([
  ['that may read prices (embedded)', embedded],
  ['that may not read prices', withoutRight],
])('of a database role %s', (_, open) => {
  let opened: Opened
  let figures: Set<string>

  beforeAll(async () => {
    opened = await open()
    figures = await figuresOf(opened.database)
  })
  afterAll(() => opened?.close())

  test('nothing that a guest can ask for holds a price', async () => {
    expect(figures.size).toBe(5)
    expect(await walk(opened.shop, figures)).toEqual([])
  })

  test('an order or a range by price shows a guest the same as none', async () => {
    const [plain, sorted, ranged] = await Promise.all(
      ['/shop', '/shop?sort=price_desc', '/shop?filter_price=1-100'].map((path) => opened.shop.ask(path)),
    )
    expect(sorted?.text).toBe(plain?.text)
    expect(ranged?.text).toBe(plain?.text)
  })

  test('the walk finds a price that got into a page', async () => {
    const [figure = ''] = figures
    const shown = Number(figure).toLocaleString('id')
    await opened.database.pool.query('update catalogue.product set description_id = $1 where id = 2', [
      `<p>Rp. ${shown}</p>`,
    ])
    await opened.database.pool.query('update platform.site set version = version + 1')
    const found = await walk(opened.shop, figures)
    expect(found).toEqual(
      expect.arrayContaining([`/id/shop/products/2: ${shown}`, `/id/shop/products/2.data: ${shown}`]),
    )
  })
})
