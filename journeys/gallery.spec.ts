import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { shifts, watchShifts } from './support/shifts.ts'
import { switchLanguage } from './support/switch-language.ts'

/** A product that journeys sell, with three drawings. */
const PRODUCT = 'Deep groove ball bearing, 62 series'

const open = async (page: Page) => {
  await page.goto(`/shop?keyword=${encodeURIComponent(PRODUCT)}`)
  await page.getByRole('main').getByRole('link', { name: PRODUCT, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRODUCT)
  const gallery = page.getByRole('main').getByRole('group', { name: `Pictures of ${PRODUCT}` })
  return {
    gallery,
    slides: gallery.getByRole('list', { name: `Pictures of ${PRODUCT}` }),
    thumbnails: gallery.locator('.gallery-thumbnails a'),
  }
}

/** The number of the one picture that stands within the frame. */
const listShownSlides = (slides: Locator): Promise<number[]> =>
  slides.evaluate((row) => {
    const frame = row.getBoundingClientRect()
    return [...row.children].flatMap((slide, i) => {
      const { left, right } = slide.getBoundingClientRect()
      return left >= frame.left - 2 && right <= frame.right + 2 ? [i + 1] : []
    })
  })

const isShown = (slides: Locator, number: number) =>
  expect.poll(() => listShownSlides(slides)).toEqual([number])

// @spec §2 Gallery: featured carousel
// @spec §2 Gallery: thumbnails
test('the pictures are turned over by arrow, key, thumbnail and swipe', async ({ page }) => {
  const { gallery, slides, thumbnails } = await open(page)
  await expect(thumbnails).toHaveCount(3)
  const expectMarked = async (number: number) => {
    await isShown(slides, number)
    for (const [i, thumbnail] of (await thumbnails.all()).entries())
      if (i + 1 === number) await expect(thumbnail).toHaveAttribute('aria-current', 'true')
      else await expect(thumbnail).not.toHaveAttribute('aria-current')
    await expect(gallery).toContainText(`Picture ${number} of 3`)
  }
  await expectMarked(1)
  await expect(gallery.getByRole('link', { name: 'Previous picture' })).toBeDisabled()
  await gallery.getByRole('link', { name: 'Next picture' }).click()
  await expectMarked(2)
  await thumbnails.nth(2).click()
  await expectMarked(3)
  await expect(gallery.getByRole('link', { name: 'Next picture' })).toBeDisabled()
  await slides.focus()
  await page.keyboard.press('ArrowLeft')
  await expectMarked(2)
  await page.keyboard.press('Home')
  await expectMarked(1)
  // As a finger or a wheel leaves it: not quite where the next one begins.
  await slides.evaluate((row) => row.scrollBy({ left: row.clientWidth * 0.7 }))
  await expectMarked(2)
  expect(page.url()).not.toContain('#')
})

// @spec §2 Gallery: thumbnails
for (const [width, atOnce] of [
  [375, 3],
  [768, 4],
  [1440, 5],
] as const)
  test(`${atOnce} thumbnails fit at once where the screen is ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { gallery, thumbnails } = await open(page)
    const strip = await gallery.locator('.gallery-thumbnails').boundingBox()
    const one = await thumbnails.first().boundingBox()
    if (!strip || !one) throw new Error('no thumbnails')
    expect(Math.floor((strip.width + 8) / (one.width + 8))).toBe(atOnce)
  })

// @spec §2 Gallery: zoom button
// @spec §2 Gallery: full screen
test('a picture is enlarged over the whole screen, and left where it was', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => void urls.push(request.url()))
  const { gallery, slides } = await open(page)
  await gallery.getByRole('link', { name: 'Next picture' }).click()
  await isShown(slides, 2)
  // The viewer is loaded only when it is opened.
  expect(urls.filter((url) => url.includes('viewer'))).toEqual([])
  const zoom = gallery.getByRole('link', { name: 'Enlarge the picture' })
  await zoom.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: `Enlarged pictures of ${PRODUCT}` })
  await expect(viewer).toBeVisible()
  expect(urls.filter((url) => url.includes('viewer')).length).toBeGreaterThan(0)
  await expect(viewer.locator('.pswp__bg')).toHaveCSS('opacity', '0.9')
  await expect(viewer.locator('.pswp__counter')).toHaveText('2 / 3')
  const drawing = viewer.locator('.pswp__item[aria-hidden=false] img.pswp__img')
  await expect(drawing).toHaveAttribute('alt', `${PRODUCT}, drawing 2`)
  await expect(drawing).toHaveAttribute('src', /\.svg$/)

  const width = () => drawing.evaluate((image) => image.getBoundingClientRect().width)
  const fitted = await width()
  await page.keyboard.press('z')
  await expect.poll(width).toBeGreaterThan(fitted * 1.5)
  // Not a picture of a smaller one: the browser draws it at the size it is seen.
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.width))
    .toBeGreaterThan(fitted * 1.5)

  await page.keyboard.press('ArrowRight')
  await expect(viewer.locator('.pswp__counter')).toHaveText('3 / 3')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(zoom).toBeFocused()
  await isShown(slides, 3)
})

test('the viewer speaks Indonesian, too', async ({ page }) => {
  await open(page)
  await switchLanguage(page, 'id')
  await page.getByRole('link', { name: 'Perbesar gambar' }).click()
  const viewer = page.getByRole('dialog', { name: /^Gambar .* yang diperbesar$/ })
  for (const name of ['Tutup (Esc)', 'Perbesar atau perkecil (Z)', 'Gambar berikutnya'])
    await expect(viewer.getByRole('button', { name })).toBeVisible()
  await expect(viewer.locator('.pswp__bg')).toHaveCSS('opacity', '0.9')
  await viewer.getByRole('button', { name: 'Tutup (Esc)' }).click()
  await expect(viewer).toHaveCount(0)
})

const takesShape = async (page: Page) => {
  await watchShifts(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('tab').first()).toBeVisible()
  expect(await shifts(page)).toEqual([])
}

test('nothing moves while the page takes shape', async ({ page }) => {
  await open(page)
  await takesShape(page)
})

test('nothing moves on a slow line and a slow machine either', async ({ page }) => {
  await open(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 100 * 1024,
    uploadThroughput: 100 * 1024,
  })
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await takesShape(page)
})

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('thumbnails lead to their pictures, and the zoom button to the picture itself', async ({ page }) => {
    const { gallery, slides, thumbnails } = await open(page)
    await isShown(slides, 1)
    await thumbnails.nth(2).click()
    await isShown(slides, 3)
    await expect(gallery.getByRole('link', { name: 'Next picture' })).toHaveCount(0)
    await gallery.getByRole('link', { name: 'Enlarge the picture' }).click()
    await expect(page).toHaveURL(/\/media\/pictures\/.*\.svg$/)
  })
})
