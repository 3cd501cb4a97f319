import { chromium } from '@playwright/test'
import { prepareChromium } from './browser.ts'
import { logInAs } from './log-in.ts'
const { executablePath, args, env } = await prepareChromium()
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
const origin = 'http://127.0.0.1:4100'
for (const who of ['buyer', undefined]) for (const [w, prefix] of [[1440,''],[768,''],[375,'/id'],[375,'']] as const) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: w, height: 900 } })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text(), m.location().url))
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  if (who) await logInAs(page, who)
  await page.goto(`${prefix}/shop/products/1`, {waitUntil:'networkidle'})
  if (w === 375) {
     console.log(who, prefix, await page.evaluate(() => [...document.querySelectorAll('.variants tbody tr')].map((r) => Math.round(r.getBoundingClientRect().height)).join(' ')))
     if (prefix === '') await page.locator('.variants tbody tr').nth(1).locator('.variant-summary button').click({position:{x:5,y:5}})
  }
  await page.locator('#variants').evaluate((e) => e.scrollIntoView())
  await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/shots/v-${who ?? 'guest'}-${w}${prefix.slice(1)}.png` })
  if (who && prefix==='' && w !== 1440) { await page.goto('/shop/cart', {waitUntil:'networkidle'}); await page.screenshot({ path: `/tmp/shots/cart2-${w}.png` }) }
  await context.close()
}
await browser.close()
