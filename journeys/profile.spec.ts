import { AxeBuilder } from '@axe-core/playwright'
import { emailOf, PASSWORD } from '@pasok/demo'
import type { Browser, Page } from '@playwright/test'
import { expectAlive } from './come-alive.ts'
import { expect, test } from './fixtures.ts'

const UNAUTHORIZED = /Failed to load resource: the server responded with a status of 401/
const REFUSED = /Failed to load resource: the server responded with a status of 400/

/** Logs somebody in without a page: the browser has the cookie. */
const logIn = async (page: Page, who: string) => {
  const answer = await page.request.post('/api/auth/session', {
    data: { login: emailOf(who), password: PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
}
/** Another browser of the same person. */
const elsewhere = async (browser: Browser, baseURL: string | undefined, who: string) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await logIn(page, who)
  return { page, close: () => context.close() }
}
const noFaults = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
const main = (page: Page) => page.getByRole('main')
const bar = (page: Page) => page.locator('.message-bar[role=status]')

const words = {
  '': {
    name: 'Your name',
    mobile: 'Mobile number (optional)',
    letters: 'Email language',
    save: 'Save',
    saved: 'Profile saved.',
    invalid: 'Enter an Indonesian mobile number, for example +62 812 3456 7890.',
    choose: 'Choose a picture',
    upload: 'Upload',
    uploaded: 'Your picture was saved.',
    remove: 'Remove the picture',
    removed: 'Your picture was removed.',
    unreadable: "This file can't be read as a picture. Choose a JPG, PNG, WebP or AVIF.",
    end: 'Log out',
    ended: 'The device was logged out.',
    others: 'Log out all other devices',
    here: 'This device',
    device: 'Chrome on',
    expired: 'Your session has expired. Please login again.',
  },
  '/id': {
    name: 'Nama Anda',
    mobile: 'Nomor ponsel (opsional)',
    letters: 'Bahasa email',
    save: 'Simpan',
    saved: 'Profil disimpan.',
    invalid: 'Masukkan nomor ponsel Indonesia, misalnya +62 812 3456 7890.',
    choose: 'Pilih foto',
    upload: 'Unggah',
    uploaded: 'Foto Anda sudah disimpan.',
    remove: 'Hapus foto',
    removed: 'Foto Anda sudah dihapus.',
    unreadable: 'Berkas ini bukan gambar yang dapat dibaca. Pilih JPG, PNG, WebP, atau AVIF.',
    end: 'Keluarkan',
    ended: 'Perangkat sudah dikeluarkan.',
    others: 'Keluarkan semua perangkat lain',
    here: 'Perangkat ini',
    device: 'Chrome di',
    expired: 'Sesi Anda telah berakhir. Silakan masuk lagi.',
  },
} as const

/** 64 by 64 pixels of one colour. */
const picture = {
  name: 'saya.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEUzRFUOQ0lpAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC',
    'base64',
  ),
}
const drawing = {
  name: 'saya.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
}

for (const [prefix, said] of Object.entries(words) as [keyof typeof words, (typeof words)['' | '/id']][])
  for (const javaScriptEnabled of [true, false])
    test.describe(`${prefix || '/'} ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled, expectedFault: REFUSED })

      // @spec §2 Route: profile
      // @spec §1 Member: edits profile
      test('a member changes their profile, and keeps what was typed where it is refused', async ({
        page,
      }) => {
        await logIn(page, 'buyer')
        await page.goto(`${prefix}/account/profile`)
        await main(page).getByLabel(said.name).fill('Bayu Contoh Baru')
        await main(page).getByLabel(said.mobile).fill('12')
        await main(page).getByRole('button', { name: said.save }).click()
        await expect(main(page).getByText(said.invalid)).toBeVisible()
        await expect(main(page).getByLabel(said.mobile)).toHaveAccessibleDescription(
          new RegExp(said.invalid.slice(0, 30)),
        )
        await expect(main(page).getByLabel(said.name)).toHaveValue('Bayu Contoh Baru')
        await main(page).getByLabel(said.mobile).fill('0812 3456 7890')
        await main(page).getByLabel(said.letters).selectOption('id')
        await main(page).getByRole('button', { name: said.save }).click()
        await expect(bar(page)).toHaveText(said.saved)
        await expect(main(page).getByLabel(said.mobile)).toHaveValue('+62 812-3456-7890')
        await expect(page.locator('.account-menu summary')).toContainText('Bayu Contoh Baru')
        if (javaScriptEnabled)
          await expect
            .poll(() => page.evaluate(() => localStorage.getItem('profile')))
            .toContain('+6281234567890')
        await main(page).getByLabel(said.name).fill('Bayu Contoh')
        await main(page).getByRole('button', { name: said.save }).click()
        await expect(bar(page)).toHaveText(said.saved)
      })

      // @spec §2 Account menu: member
      test('a member sets their picture, and takes it away', async ({ page }) => {
        await logIn(page, 'buyer')
        await page.goto(`${prefix}/account/profile`)
        const upload = async (file: typeof picture) => {
          await main(page).getByLabel(said.choose).setInputFiles(file)
          await main(page).getByRole('button', { name: said.upload }).click()
        }
        await upload(drawing)
        await expect(main(page).getByRole('alert')).toHaveText(said.unreadable)
        if (javaScriptEnabled) {
          await expectAlive(main(page).getByLabel(said.choose))
          await main(page).getByLabel(said.choose).setInputFiles(picture)
          // What was wrong with the file before is not said of this one.
          await expect(main(page).getByRole('alert')).toHaveCount(0)
        }
        await upload(picture)
        await expect(bar(page)).toHaveText(said.uploaded)
        for (const shown of [main(page).locator('img.avatar'), page.locator('.account-menu summary img')]) {
          await expect(shown).toBeVisible()
          await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192)
        }
        await main(page).getByRole('button', { name: said.remove }).click()
        await expect(bar(page)).toHaveText(said.removed)
        await expect(main(page).locator('.avatar')).toHaveText('BC')
      })

      test('a member ends a session, and the browser that had it is told', async ({
        page,
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) })
        const lost = await context.newPage()
        await logIn(lost, 'other-buyer')
        await lost.goto(`${prefix}/account/profile`)
        if (javaScriptEnabled)
          await expect
            .poll(() => lost.evaluate(() => localStorage.getItem('profile')))
            .toContain('other-buyer')

        await logIn(page, 'other-buyer')
        await page.goto(`${prefix}/account/sessions`)
        const rows = main(page).getByRole('list').last().getByRole('listitem')
        await expect(rows.first()).toContainText(said.here)
        await expect(rows.first().getByRole('button')).toHaveCount(0)
        await expect(rows.nth(1)).toContainText(said.device)
        const before = await rows.count()
        await rows.nth(1).getByRole('button', { name: said.end }).click()
        await expect(bar(page)).toHaveText(said.ended)
        await expect(rows).toHaveCount(before - 1)

        await lost.goto(`${prefix}/account/password`)
        await expect(lost).toHaveURL(/\?next=/)
        await expect(bar(lost)).toHaveText(said.expired)
        expect((await lost.request.get('/api/v2/user/profile')).status()).toBe(401)
        await expect(bar(page)).toHaveText(said.ended)
        await context.close()
      })
    })

// @spec §8 Session expired
test.describe('a session that was ended elsewhere', () => {
  test.use({ expectedFault: UNAUTHORIZED })
  test('is known to be so with the next page, which says it once', async ({ page, browser, baseURL }) => {
    await logIn(page, 'viewer')
    await page.goto('/shop')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('profile'))).toContain('viewer')
    const other = await elsewhere(browser, baseURL, 'viewer')
    await other.page.goto('/account/sessions')
    await other.page.getByRole('button', { name: 'Log out all other devices' }).click()
    await expect(bar(other.page)).toHaveText('All other devices were logged out.')
    await expect(main(other.page).getByText("You aren't logged in on any other device.")).toBeVisible()
    await other.close()

    await page.goto('/shop/products/1')
    await expect(page.locator('.toast')).toContainText('Your session has expired. Please login again.')
    await expect(page.locator('.account-menu summary')).toContainText('Login')
    expect(await page.evaluate(() => localStorage.getItem('profile'))).toBeNull()
    await page.goto('/shop')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.toast')).toHaveCount(0)
  })
})

for (const { width, prefix } of [
  { width: 375, prefix: '/id' },
  { width: 768, prefix: '' },
  { width: 1440, prefix: '/id' },
])
  test(`${width} pixels wide nothing of these pages keeps anybody out or overflows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await logIn(page, 'owner')
    for (const path of ['/account/profile', '/account/sessions', '/account/password']) {
      await page.goto(prefix + path)
      await noFaults(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const current = page.locator('.account-nav a[aria-current=page]')
      await expect(current).toHaveAttribute('href', prefix + path)
    }
  })

test('a file that is too large is not even sent', async ({ page }) => {
  await logIn(page, 'owner')
  await page.goto('/account/profile', { waitUntil: 'networkidle' })
  let sent = 0
  page.on('request', (request) => (sent += Number(request.method() === 'POST')))
  await main(page)
    .getByLabel('Choose a picture')
    .setInputFiles({ ...picture, buffer: Buffer.alloc(5_000_001) })
  await expect(main(page).getByRole('alert')).toHaveText('This picture is larger than 5 MB.')
  await main(page).getByRole('button', { name: 'Upload' }).click()
  await main(page).getByLabel('Choose a picture').setInputFiles(picture)
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  expect(sent).toBe(0)
})
