import { expect, test } from 'vitest'
import { crawlShop } from '../testing/crawl-shop.ts'
import { builtPaths, startDemoShop } from '../testing/demo-shop.ts'
import { logInDemoUser } from '../testing/log-in.ts'

test('every page of the whole demo that a link leads to is without a finding', async () => {
  const seed = Number(process.env['FUZZ_SEED'])
  const shop = await startDemoShop('all')
  try {
    for (const who of ['guest', 'owner']) {
      const headers = who === 'guest' ? {} : { cookie: await logInDemoUser(shop, who) }
      const { findings, pages } = await crawlShop(shop, {
        headers,
        paths: await builtPaths(),
        most: 40,
        seed,
      })
      console.log(`${who}: ${pages.length} pages, chosen by the seed ${seed}`)
      expect(findings).toEqual([])
      expect(pages.length).toBeGreaterThan(500)
    }
  } finally {
    await shop.stop()
  }
}, 1_800_000)
