import { expect, test } from './support/fixtures.ts'
import { linkTo } from './support/emails.ts'
import { logInAs } from './support/log-in.ts'
import { logInOnPage } from './support/log-in-page.ts'
import { PASSWORD } from './support/register.ts'
import { signUp } from './support/sign-up.ts'
import { decide } from './support/staff.ts'

test.use({ expectedPageError: /status of 4(00|01|10)/ })

const RESET = /\/\S*account\/reset-password\?token=[\w-]{43}/
const NEW = 'payung hijau tua'

// @spec §6 Guest: forgot and reset password
test('a forgotten password is set by the e-mail’s link, once', async ({ page, shop }) => {
  const email = 'lupa@uji.test'
  await signUp(shop, email, 'id')
  await decide(shop, email, 'approve')
  await page.goto('/id/account/forgot-password')
  // The answer does not reveal whether an address is known.
  for (const address of ['siapa@uji.test', email]) {
    await page.goto('/id/account/forgot-password')
    await page.locator('#forgot-email').fill(address)
    await page.locator('main form button').click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('email akan segera terkirim')
  }
  await expect.poll(() => linkTo(shop, email, RESET)).toMatch(RESET)
  const link = await linkTo(shop, email, RESET)
  expect(link.startsWith('/id/account/')).toBe(true)
  await page.goto(link)
  await page.locator('#reset-password').fill('pendek')
  await page.locator('main form button[type=submit]').click()
  await expect(page.locator('#reset-password')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('#reset-password').fill(NEW)
  await page.locator('main form button[type=submit]').click()
  // The message's parameter leaves the address once it is shown.
  await expect(page).toHaveURL(/\/id\/account\/login(\?message=|$)/)
  await expect(page.locator('.message-bar')).toContainText('Kata sandi baru Anda sudah disimpan.')
  await page.goto(link)
  await page.locator('#reset-password').fill(NEW)
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByRole('main')).toContainText('Tautan ini')
  await logInOnPage(page, email, '/id/shop', NEW)
})

// @spec §2 Route: password
// @spec §1 Member: changes password
test('a password is changed with the old one, and other sessions end', async ({ page, shop, browser }) => {
  const email = 'ubah@uji.test'
  await signUp(shop, email)
  await decide(shop, email, 'approve')
  const elsewhere = await browser.newContext({ baseURL: shop.url })
  try {
    const other = await elsewhere.newPage()
    await logInAs(other, email, PASSWORD)
    await logInAs(page, email, PASSWORD)
    await page.goto('/account/password')
    const change = async (old: string) => {
      await page.locator('#password-old').fill(old)
      await page.locator('#password-new').fill(NEW)
      await page.locator('main form button[type=submit]').click()
    }
    await change('salah sekali saja')
    await expect(page.getByRole('main')).toContainText("This isn't your current password.")
    await change(PASSWORD)
    await expect(page.locator('.message-bar')).toContainText(
      'Your password was changed. Other devices were logged out.',
    )
    await page.goto('/account/password')
    await expect(page.locator('#password-old')).toBeVisible()
    await other.goto('/account/password')
    await expect(other).toHaveURL('/?next=%2Faccount%2Fpassword')
  } finally {
    await elsewhere.close()
  }
})
