import { openDatabase } from '@pasok/server'
import { expect, test } from './support/fixtures.ts'

test.use({ expectedPageError: /the policy refused script-src|Content Security Policy|status of 404/ })

const PLANTED =
  '<p>Before</p><script>window.pwned = 1</script><img src="x" onerror="window.pwned = 1"><p>After</p>'

test('a script in a description does not run, on a rendered or a cached page', async ({ page, shop }) => {
  const database = await openDatabase(shop.database)
  const product = `code = 'CASTER-FIXED'`
  const { rows } = await database.pool.query<{ id: number; description_en: string }>(
    `select id, description_en from catalogue.product where ${product}`,
  )
  const [{ id, description_en: before } = { id: 0, description_en: '' }] = rows
  const describe = async (text: string) => {
    await database.pool.query(`update catalogue.product set description_en = $1 where ${product}`, [text])
    await database.pool.query('update platform.site set version = version + 1')
  }
  try {
    await describe(PLANTED)
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        const seen = window as unknown as { refused?: string[] }
        seen.refused = [...(seen.refused ?? []), violatedDirective]
      })
    })
    for (const visit of ['made now', 'kept']) {
      await expect(async () => {
        await page.goto(`/shop/products/${id}`)
        await expect(page.getByText('After', { exact: true })).toBeVisible({ timeout: 500 })
      }, visit).toPass()
      await page.waitForFunction(() => (window as unknown as { refused?: string[] }).refused !== undefined)
      await page.waitForLoadState('networkidle')
      const { pwned, refused } = await page.evaluate(() => {
        const { pwned, refused = [] } = window as unknown as { pwned?: number; refused?: string[] }
        return { pwned, refused }
      })
      expect(pwned).toBeUndefined()
      expect(refused.toSorted()).toEqual(['script-src-attr', 'script-src-elem'])
    }
  } finally {
    await describe(before)
    await database.close()
  }
})
