import { expect, test } from './fixtures.ts'

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await page.goto('/shop')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  const box = await skip.boundingBox()
  expect(box?.width).toBeGreaterThan(50)
  expect(box?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const inMain = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
  expect(inMain).toBe(true)
})

test('wherever the keyboard stops, it shows', async ({ page }) => {
  await page.goto('/shop')
  const unseen: string[] = []
  let stops = 0
  for (let last = ''; ; stops++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return {
        html: element.outerHTML,
        shows: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      }
    })
    if (!stop || stop.html === last || stops > 100) break
    last = stop.html
    if (!stop.shows) unseen.push(stop.html)
  }
  expect(stops).toBeGreaterThan(30)
  expect(unseen).toEqual([])
})

test('an item is found, opened and left by keyboard alone', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('banner').getByRole('combobox')
  while (!(await search.evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.type('6204-2')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/keyword=6204-2/)
  const found = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
  await expect(found).toBeVisible()
  while (!(await found.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
  // The page changed under the keyboard: it goes on from the new content.
  await expect(page.getByRole('main')).toBeFocused()
})
