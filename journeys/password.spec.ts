import { expect, test } from './fixtures.ts'
import { linkTo } from './letters.ts'
import { logInOnPage } from './log-in-page.ts'
import { PASSWORD } from './register.ts'
import { signUp } from './sign-up.ts'
import { decide } from './staff.ts'

test.use({ expectedFault: /status of 4(00|01|10)/ })

const RESET = /\/\S*account\/reset-password\?token=[\w-]{43}/
const NEW = 'payung hijau tua'
const words = {
  '': {
    sent: 'an email is on its way',
    saved: 'Your new password is saved. Please log in with it.',
    ended: 'This link has already been used',
    wrong: "This isn't your current password.",
    changed: 'Your password was changed. Other devices were logged out.',
  },
  '/id': {
    sent: 'email akan segera terkirim',
    saved: 'Kata sandi baru Anda sudah disimpan.',
    ended: 'Tautan ini',
    wrong: 'Ini bukan kata sandi Anda saat ini.',
    changed: 'Kata sandi Anda telah diubah.',
  },
} as const

for (const prefix of ['', '/id'] as const) {
  const say = words[prefix]
  const language = prefix === '' ? 'en' : 'id'

  // @spec §2 Route: forgot password
  // @spec §2 Route: reset password
  // @spec §6 Guest: forgot and reset password
  test(`${prefix} a forgotten password is set by the letter’s link, once`, async ({ page, shop }) => {
    const email = `lupa-${language}@uji.test`
    await signUp(shop, email, language)
    await decide(shop, email, 'approve')
    await page.goto(`${prefix}/account/forgot-password`)
    // Nobody learns whether an address is known.
    for (const asked of ['siapa@uji.test', email]) {
      await page.goto(`${prefix}/account/forgot-password`)
      await page.locator('#forgot-email').fill(asked)
      await page.locator('main form button').click()
      await expect(page.getByRole('main').getByRole('status')).toContainText(say.sent)
    }
    await expect.poll(() => linkTo(shop, email, RESET)).toMatch(RESET)
    const link = await linkTo(shop, email, RESET)
    expect(link.startsWith(`${prefix}/account/`)).toBe(true)
    await page.goto(link)
    await page.locator('#reset-password').fill('pendek')
    await page.locator('main form button[type=submit]').click()
    await expect(page.locator('#reset-password')).toHaveAttribute('aria-invalid', 'true')
    await page.locator('#reset-password').fill(NEW)
    await page.locator('main form button[type=submit]').click()
    // What it says goes from the address as soon as it was said.
    await expect(page).toHaveURL(new RegExp(`${prefix}/account/login(\\?said=|$)`))
    await expect(page.locator('.message-bar')).toContainText(say.saved)
    await page.goto(link)
    await page.locator('#reset-password').fill(NEW)
    await page.locator('main form button[type=submit]').click()
    await expect(page.getByRole('main')).toContainText(say.ended)
    await logInOnPage(page, email, `${prefix}/shop`, NEW)
  })

  // @spec §2 Route: password
  // @spec §1 Member: changes password
  test(`${prefix} a password is changed by who knows the old one, and other sessions end`, async ({
    page,
    shop,
    browser,
  }) => {
    const email = `ubah-${language}@uji.test`
    await signUp(shop, email, language)
    await decide(shop, email, 'approve')
    const elsewhere = await browser.newContext({ baseURL: shop.url })
    try {
      const other = await elsewhere.newPage()
      await logInOnPage(other, email, `${prefix}/account/password`, PASSWORD)
      await logInOnPage(page, email, `${prefix}/account/password`, PASSWORD)
      const change = async (old: string) => {
        await page.locator('#password-old').fill(old)
        await page.locator('#password-new').fill(NEW)
        await page.locator('main form button[type=submit]').click()
      }
      await change('salah sekali saja')
      await expect(page.getByRole('main')).toContainText(say.wrong)
      await change(PASSWORD)
      await expect(page.locator('.message-bar')).toContainText(say.changed)
      await page.goto(`${prefix}/account/password`)
      await expect(page.locator('#password-old')).toBeVisible()
      await other.goto(`${prefix}/account/password`)
      await expect(other).toHaveURL(
        `${prefix || '/'}?${new URLSearchParams({ next: `${prefix}/account/password` })}`,
      )
    } finally {
      await elsewhere.close()
    }
  })
}
