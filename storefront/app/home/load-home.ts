import { blog, catalogue, delivery, type Call, type Profile } from '@pasok/contract'
import { seesPrices } from '../identity/sees-prices.ts'
import { loadHomeLists } from './load-home-lists.ts'
import { loadMemberHome } from './load-member-home.ts'

const MOST_BRANDS = 12
const NEWEST_POSTS = 3

/** Everything that the home page shows, in either of its compositions. */
export const loadHome = async (call: Call, profile: Profile | undefined) => {
  const { status, body } = await call(catalogue.listCategories, { query: { depth: '1' } })
  if (!('data' in body)) throw new Response(null, { status })
  const categories = body.data.records
  const [brands, { lists, inStockCount, pictures }, zones, blocks, posts, member] = await Promise.all([
    loadBrands(call),
    loadHomeLists(call),
    loadDelivery(call),
    loadBlocks(call),
    loadPosts(call),
    profile && seesPrices(profile) ? loadMemberHome(call, profile) : undefined,
  ])
  return {
    categories: categories.map((category) => ({ ...category, picture: pictures.get(category.id) })),
    itemCount: categories.reduce((sum, { item_count }) => sum + item_count, 0),
    brands,
    lists,
    inStockCount,
    slides: blocks.filter(({ block }) => block === 'slide'),
    texts: blocks.filter(({ block }) => block === 'text'),
    posts,
    ...(zones && { zones }),
    ...(member && { member }),
  }
}
export type Home = Awaited<ReturnType<typeof loadHome>>

/** The brands with most products that have a wordmark, by name. */
const loadBrands = async (call: Call) => {
  const { body } = await call(catalogue.listBrands, { query: { limit: '100' } })
  const records = 'data' in body ? body.data.records : []
  return records
    .filter(({ logo }) => logo !== null)
    .toSorted((a, b) => b.product_count - a.product_count)
    .slice(0, MOST_BRANDS)
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** How many delivery zones there are, and the first that has a free delivery, from which amount. */
const loadDelivery = async (call: Call) => {
  const { body } = await call(delivery.showDelivery)
  if (!('data' in body)) return undefined
  const { zones } = body.data.record
  const free = zones.flatMap(({ name, rates }) =>
    rates.flatMap(({ free_from }) => (free_from === null ? [] : [{ name, from: free_from }])),
  )
  const cheapest = free.toSorted((a, b) => a.from - b.from)[0]
  return { count: zones.length, ...(cheapest && { cheapest }) }
}

/** The parts of the home page that staff wrote; none where the call fails. */
const loadBlocks = async (call: Call) => {
  const { body } = await call(blog.listContent, { params: { kind: 'home' } })
  return 'data' in body ? body.data.records : []
}

/** The newest posts; none where the call fails. */
const loadPosts = async (call: Call) => {
  const { body } = await call(blog.listPosts, { query: { limit: String(NEWEST_POSTS) } })
  return 'data' in body ? body.data.records : []
}
