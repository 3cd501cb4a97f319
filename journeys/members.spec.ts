import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { linkTo } from './support/emails.ts'
import { logInAs } from './support/log-in.ts'

const NEW = 'gudang tua dekat rel kereta'
const texts = {
  email: 'Email',
  password: 'Kata sandi',
  invite: 'Kirim undangan',
  invited: 'Undangan sedang dikirim.',
  by: 'Diundang olehOki Contoh',
  accept: 'Terima undangan',
  name: 'Nama Anda',
  welcome: 'Selamat datang! Akun Anda sudah siap.',
  agree: 'Silakan baca dan setujui kedua dokumen.',
  role: 'Peran Roni Rekaan',
  save: 'Simpan peran Roni Rekaan',
  saved: 'Peran diperbarui',
  remove: 'Hapus Roni Rekaan',
  sure: 'Hapus Roni Rekaan dari perusahaan Anda?',
  yes: 'Hapus',
  removed: 'Anggota telah dihapus dan dikeluarkan dari akun.',
  ended: 'Tautan ini sudah dipakai atau sudah kedaluwarsa.',
  cancel: 'Batal',
} as const

const main = (page: Page) => page.getByRole('main')
const member = (page: Page, text: string) => main(page).getByRole('listitem').filter({ hasText: text })
const expectMessage = (page: Page, text: string) => expect(page.locator('.message-bar')).toContainText(text)

test.describe('without scripts', () => {
  // The refused form, and the link that is used up.
  test.use({ as: 'owner', javaScriptEnabled: false, expectedPageError: /status of 4(?:00|10)/ })

  test('an owner invites a member, who accepts, gets another role, and is removed', async ({
    page,
    browser,
    shop,
  }) => {
    const email = 'roni@demo.pasok.test'
    await page.goto('/id/account/members')
    await main(page).getByLabel(texts.email, { exact: true }).fill(email)
    await main(page).locator('[name=language]').selectOption('id')
    await main(page).getByRole('button', { name: texts.invite }).click()
    await expectMessage(page, texts.invited)
    await expect(member(page, email)).toBeVisible()

    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: shop.url,
      // A new browser is the owner's, too, unless another user is named.
      storageState: { cookies: [], origins: [] },
    })
    const guest = await context.newPage()
    const link = await linkTo(shop, email, /(?:\/id)?\/account\/invitation\?token=[\w-]{43}/)
    expect(link.startsWith('/id/account/')).toBe(true)
    await guest.goto(link)
    await expect(main(guest)).toContainText('PT Contoh Karya Mesin')
    await expect(main(guest)).toContainText(email)
    await expect(main(guest)).toContainText(texts.by)
    await guest.getByLabel(texts.name).fill('Roni Rekaan')
    await guest.getByRole('button', { name: texts.accept }).click()
    await expect(main(guest)).toContainText(texts.agree)
    await expect(guest.getByLabel(texts.name)).toHaveValue('Roni Rekaan')
    await main(guest).getByLabel(texts.password, { exact: true }).fill(NEW)
    await guest.getByRole('checkbox').check()
    await guest.getByRole('button', { name: texts.accept }).click()
    await expectMessage(guest, texts.welcome)
    await logInAs(guest, email, NEW)
    await guest.goto('/id/account/members')
    await expect(member(guest, email)).toBeVisible()
    await expect(guest.getByRole('button', { name: texts.invite })).toHaveCount(0)
    await expect(main(guest).locator('select')).toHaveCount(0)
    const other = await context.newPage()
    await other.goto(link)
    await expect(main(other)).toContainText(texts.ended)

    await page.goto('/id/account/members')
    await page.getByLabel(texts.role).selectOption('viewer')
    await page.getByRole('button', { name: texts.save }).click()
    await expectMessage(page, texts.saved)
    await expect(page.getByLabel(texts.role)).toHaveValue('viewer')
    await page.getByRole('link', { name: texts.remove }).click()
    await expect(page.getByRole('heading', { name: texts.sure })).toBeVisible()
    await main(page).getByRole('link', { name: texts.cancel, exact: true }).click()
    await page.getByRole('link', { name: texts.remove }).click()
    await main(page).getByRole('button', { name: texts.yes, exact: true }).click()
    await expectMessage(page, texts.removed)
    await expect(member(page, email)).toHaveCount(0)
    await guest.goto('/id/account/members')
    await expect(guest).toHaveURL(/\/id\?next=/)
    await context.close()
  })
})
