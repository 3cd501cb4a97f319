import type { Page } from '@playwright/test'
import { expectHydrated } from './support/hydrated.ts'
import { expect, test } from './support/fixtures.ts'
import { logInAs } from './support/log-in.ts'

const UNAUTHORIZED = /Failed to load resource: the server responded with a status of 401/
const REFUSED = /Failed to load resource: the server responded with a status of 400/

const main = (page: Page) => page.getByRole('main')
const bar = (page: Page) => page.locator('.message-bar[role=status]')

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
  ...picture,
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
}

test.describe('a member', () => {
  test.use({ as: 'buyer', expectedPageError: REFUSED })

  // @spec §2 Route: profile
  // @spec §1 Member: edits profile
  test('changes their profile, and keeps what was typed where it is refused', async ({ page }) => {
    await page.goto('/id/account/profile')
    const name = main(page).getByLabel('Nama Anda')
    const mobile = main(page).getByLabel('Nomor ponsel (opsional)')
    const save = main(page).getByRole('button', { name: 'Simpan' })
    await name.fill('Bayu Contoh Baru')
    await mobile.fill('12')
    await save.click()
    await expect(mobile).toHaveAccessibleDescription(/Masukkan nomor ponsel Indonesia/)
    await expect(name).toHaveValue('Bayu Contoh Baru')
    await mobile.fill('0812 3456 7890')
    await save.click()
    await expect(bar(page)).toHaveText('Profil disimpan.')
    await expect(mobile).toHaveValue('+62 812-3456-7890')
    await expect(page.locator('.account-menu summary')).toContainText('Bayu Contoh Baru')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('profile'))).toContain('+6281234567890')
    await name.fill('Bayu Contoh')
    await save.click()
    await expect(page.locator('.account-menu summary')).not.toContainText('Baru')
  })

  // @spec §2 Account menu: member
  test('sets their picture, and takes it away', async ({ page }) => {
    await page.goto('/account/profile')
    const upload = async (file: typeof picture) => {
      await main(page).getByLabel('Choose a picture').setInputFiles(file)
      await main(page).getByRole('button', { name: 'Upload' }).click()
    }
    await expectHydrated(main(page).getByLabel('Choose a picture'))
    await upload(drawing)
    await expect(main(page).getByRole('alert')).toContainText("This file can't be read as a picture.")
    await upload(picture)
    await expect(bar(page)).toHaveText('Your picture was saved.')
    for (const shown of [main(page).locator('img.avatar'), page.locator('.account-menu summary img')]) {
      await expect(shown).toBeVisible()
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192)
    }
    await main(page).getByRole('button', { name: 'Remove the picture' }).click()
    await expect(bar(page)).toHaveText('Your picture was removed.')
    await expect(main(page).locator('.avatar')).toHaveText('BC')
  })
})

// @spec §8 Session expired
test.describe('a session that was ended elsewhere', () => {
  test.use({ expectedPageError: UNAUTHORIZED })
  test('is known to be so with the next page, which says it once', async ({ page, browser, baseURL }) => {
    await logInAs(page, 'viewer')
    await page.goto('/shop')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('profile'))).toContain('viewer')
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
    const other = await elsewhere.newPage()
    await logInAs(other, 'viewer')
    await other.goto('/account/sessions')
    await other.getByRole('button', { name: 'Log out all other devices' }).click()
    await expect(bar(other)).toHaveText('All other devices were logged out.')
    await expect(main(other).getByText("You aren't logged in on any other device.")).toBeVisible()
    await elsewhere.close()

    await page.goto('/shop/products/1')
    await expect(page.locator('.toast')).toContainText('Your session has expired. Please login again.')
    await expect(page.locator('.account-menu summary')).toContainText('Login')
    expect(await page.evaluate(() => localStorage.getItem('profile'))).toBeNull()
    await page.goto('/shop')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.toast')).toHaveCount(0)
  })
})
