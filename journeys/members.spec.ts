import { AxeBuilder } from '@axe-core/playwright'
import { emailOf, PASSWORD } from '@pasok/demo'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { linkTo } from './letters.ts'

const NEW = 'gudang tua dekat rel kereta'
const words = {
  '': {
    email: 'Email',
    password: 'Password',
    login: 'Login',
    invite: 'Send invitation',
    invited: 'The invitation is on its way.',
    by: 'Invited byOki Contoh',
    accept: 'Accept the invitation',
    name: 'Your name',
    welcome: 'Welcome! Your account is ready. Please log in.',
    agree: 'Please read and accept both documents.',
    role: 'Role of Roni Rekaan',
    save: 'Save role Roni Rekaan',
    saved: 'Role updated.',
    remove: 'Remove Roni Rekaan',
    sure: 'Remove Roni Rekaan from your company?',
    yes: 'Remove',
    removed: 'Member removed and logged out.',
    withdraw: 'Withdraw',
    withdrawn: 'Invitation withdrawn.',
    ended: 'This link has already been used or has expired.',
    cancel: 'Cancel',
  },
  '/id': {
    email: 'Email',
    password: 'Kata sandi',
    login: 'Masuk',
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
    withdraw: 'Batalkan undangan',
    withdrawn: 'Undangan dibatalkan.',
    ended: 'Tautan ini sudah dipakai atau sudah kedaluwarsa.',
    cancel: 'Batal',
  },
} as const
type Prefix = keyof typeof words

const main = (page: Page) => page.getByRole('main')
/** Logs in without scripts of the login's own: by its form, as a document. */
const logIn = async (page: Page, prefix: Prefix, email: string, next: string, password = PASSWORD) => {
  await page.goto(`${prefix}/account/login?${new URLSearchParams({ next: prefix + next })}`)
  await main(page).getByLabel(words[prefix].email, { exact: true }).fill(email)
  await main(page).getByLabel(words[prefix].password, { exact: true }).fill(password)
  await main(page).getByRole('button', { name: words[prefix].login, exact: true }).click()
  await page.waitForURL((url) => url.pathname === prefix + next)
}
const member = (page: Page, text: string) => main(page).getByRole('listitem').filter({ hasText: text })
const expectSaid = (page: Page, text: string) => expect(page.locator('.message-bar')).toContainText(text)
const expectNoViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
}

for (const prefix of ['', '/id'] as const)
  test.describe(`${prefix} without scripts`, () => {
    const said = words[prefix]
    // The refused form, and the link that is used up.
    test.use({ javaScriptEnabled: false, expectedFault: /status of 4(?:00|10)/ })

    test('an owner invites somebody, who comes, is given another role, and is removed', async ({
      page,
      browser,
      shop,
    }) => {
      const email = `roni${prefix.replace('/', '-')}@demo.pasok.test`
      await logIn(page, prefix, emailOf('owner'), '/account/members')
      await main(page).getByLabel(said.email, { exact: true }).fill(email)
      await main(page)
        .locator('[name=language]')
        .selectOption(prefix === '' ? 'en' : 'id')
      await main(page).getByRole('button', { name: said.invite }).click()
      await expectSaid(page, said.invited)
      await expect(member(page, email)).toBeVisible()

      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
      const guest = await context.newPage()
      const link = await linkTo(shop, email, /(?:\/id)?\/account\/invitation\?token=[\w-]{43}/)
      expect(link.startsWith(`${prefix}/account/`)).toBe(true)
      await guest.goto(link)
      await expect(main(guest)).toContainText('PT Contoh Karya Mesin')
      await expect(main(guest)).toContainText(email)
      await expect(main(guest)).toContainText(said.by)
      await guest.getByLabel(said.name).fill('Roni Rekaan')
      await guest.getByRole('button', { name: said.accept }).click()
      await expect(main(guest)).toContainText(said.agree)
      await expect(guest.getByLabel(said.name)).toHaveValue('Roni Rekaan')
      await main(guest).getByLabel(said.password, { exact: true }).fill(NEW)
      await guest.getByRole('checkbox').check()
      await guest.getByRole('button', { name: said.accept }).click()
      await expectSaid(guest, said.welcome)
      await logIn(guest, prefix, email, '/account/members', NEW)
      await expect(member(guest, email)).toBeVisible()
      await expect(guest.getByRole('button', { name: said.invite })).toHaveCount(0)
      await expect(main(guest).locator('select')).toHaveCount(0)
      const other = await context.newPage()
      await other.goto(link)
      await expect(main(other)).toContainText(said.ended)

      await page.goto(`${prefix}/account/members`)
      await page.getByLabel(said.role).selectOption('viewer')
      await page.getByRole('button', { name: said.save }).click()
      await expectSaid(page, said.saved)
      await expect(page.getByLabel(said.role)).toHaveValue('viewer')
      await page.getByRole('link', { name: said.remove }).click()
      await expect(page.getByRole('heading', { name: said.sure })).toBeVisible()
      await main(page).getByRole('link', { name: said.cancel, exact: true }).click()
      await page.getByRole('link', { name: said.remove }).click()
      await main(page).getByRole('button', { name: said.yes, exact: true }).click()
      await expectSaid(page, said.removed)
      await expect(member(page, email)).toHaveCount(0)
      await guest.goto(`${prefix}/account/members`)
      await expect(guest).toHaveURL(new RegExp(`^[^?]+${prefix || '/'}\\?next=`))
      await context.close()
    })
  })

test.describe('with scripts', () => {
  test.use({ expectedFault: /status of 400/ })

  test('the question before somebody is removed has the focus, and nothing is done by leaving it', async ({
    page,
  }) => {
    await logIn(page, '', emailOf('owner'), '/account/members')
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Remove Vina Contoh' }).press('Enter')
    const question = page.getByRole('heading', { name: 'Remove Vina Contoh from your company?' })
    await expect(question).toBeFocused()
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/account/members')
    await expect(member(page, emailOf('viewer'))).toBeVisible()
    // The only owner can neither go nor become less.
    await expect(page.getByLabel('Role of Oki Contoh')).toHaveCount(0)
    await expect(member(page, emailOf('owner'))).toContainText('The only owner.')
  })

  test('an owner who gives up being one is asked first, and then sees the list alone', async ({ page }) => {
    await logIn(page, '', emailOf('owner'), '/account/members')
    await page.getByLabel('Role of Bayu Contoh').selectOption('owner')
    await page.getByRole('button', { name: 'Save role Bayu Contoh' }).click()
    await expectSaid(page, 'Role updated.')
    await page.getByLabel('Role of Oki Contoh').selectOption('buyer')
    await page.getByRole('button', { name: 'Save role Oki Contoh' }).click()
    await expect(page.getByRole('heading', { name: 'Step down as owner?' })).toBeVisible()
    await page.getByRole('button', { name: 'Change my role' }).click()
    await expectSaid(page, 'Role updated.')
    await expect(page.getByRole('button', { name: 'Send invitation' })).toHaveCount(0)
    await expect(main(page)).toContainText('Owners can invite members')
    // As it was, for whoever comes next.
    await page.context().clearCookies()
    await logIn(page, '', emailOf('buyer'), '/account/members')
    await page.getByLabel('Role of Oki Contoh').selectOption('owner')
    await page.getByRole('button', { name: 'Save role Oki Contoh' }).click()
    await expectSaid(page, 'Role updated.')
    await page.getByLabel('Role of Bayu Contoh').selectOption('buyer')
    await page.getByRole('button', { name: 'Save role Bayu Contoh' }).click()
    await page.getByRole('button', { name: 'Change my role' }).click()
    await expectSaid(page, 'Role updated.')
  })

  test('what is wrong with an invitation stands at its field; one can be sent again and withdrawn', async ({
    page,
  }) => {
    await logIn(page, '', emailOf('owner'), '/account/members')
    const email = main(page).getByLabel('Email', { exact: true })
    const send = page.getByRole('button', { name: 'Send invitation' })
    await email.fill(emailOf('viewer'))
    await send.click()
    await expect(email).toHaveAccessibleDescription(
      'Someone with this address is already a member of your company.',
    )
    await expect(email).toHaveValue(emailOf('viewer'))
    // Somebody of another company is invited like anybody else.
    await email.fill(emailOf('other-buyer'))
    await send.click()
    await expectSaid(page, 'The invitation is on its way.')
    const invited = member(page, emailOf('other-buyer'))
    await invited.getByRole('button', { name: 'Send again' }).click()
    await expectSaid(page, 'The invitation is on its way.')
    await expectNoViolations(page)
    await invited.getByRole('link', { name: 'Withdraw' }).click()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expectSaid(page, 'Invitation withdrawn.')
    await expect(invited).toHaveCount(0)
  })
})
