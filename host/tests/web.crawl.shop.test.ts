import { afterAll, beforeAll, expect, test } from 'vitest'
import { crawlShop } from '../testing/crawl-shop.ts'
import { builtPaths, startDemoShop, type DemoShop } from '../testing/demo-shop.ts'
import { logInDemoUser } from '../testing/log-in.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_126)
let shop: DemoShop
beforeAll(async () => {
  shop = await startDemoShop()
}, 120_000)
afterAll(() => shop?.stop())

test.each([
  ['a guest', undefined, 150],
  ['a member', 'owner', 300],
])(
  'every page that a link leads to is without a finding, for %s',
  async (_, who, fewest) => {
    const headers = who === undefined ? {} : { cookie: await logInDemoUser(shop, who) }
    const paths = await builtPaths()
    const { findings, pages, requested } = await crawlShop(shop, { headers, paths, most: 3, seed: SEED })
    console.log(`${pages.length} pages of ${requested.length} addresses, chosen by the seed ${SEED}`)
    expect(findings).toEqual([])
    expect(pages.length).toBeGreaterThan(fewest)
  },
  120_000,
)
