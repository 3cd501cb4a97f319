import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { emailTo } from './support/emails.ts'
import { logInAs } from './support/log-in.ts'
import { choose, field, PASSWORD, pdf } from './support/register.ts'
import type { Shop } from './support/shop.ts'
import { signUp } from './support/sign-up.ts'
import { decide } from './support/staff.ts'

// A refused answer is answered with 400, which Chromium writes to the console.
test.use({ expectedPageError: /status of 400/ })

const main = (page: Page) => page.getByRole('main')
/** Signs a company up and has its registration decided; its member then reads what became of it. */
const decideRegistration = async (
  page: Page,
  shop: Shop,
  email: string,
  step: 'ask' | 'reject',
  words: Readonly<Record<string, string>>,
) => {
  await signUp(shop, email)
  await decide(shop, email, step, words)
  await logInAs(page, email, PASSWORD)
  await page.goto('/account/review')
}

// @spec §2 Route: review
test('a rejected company corrects its data and is approved', async ({ page, shop }) => {
  test.slow()
  const email = 'tolak@uji.test'
  await signUp(shop, email, 'id')
  await logInAs(page, email, PASSWORD)
  await page.goto('/id/account/review')
  await expect(main(page)).toContainText('sedang ditinjau')
  await expect(main(page).locator('form')).toHaveCount(0)

  await decide(shop, email, 'reject', { reason: 'NPWP ini bukan milik perusahaan Anda.' })
  expect(await emailTo(shop, email)).toContain('NPWP ini bukan milik perusahaan Anda.')
  await page.reload()
  await expect(main(page)).toContainText('perbaiki')
  await expect(main(page)).toContainText('NPWP ini bukan milik perusahaan Anda.')
  await expect(field(page, 'legal_name')).toHaveValue('PT Uji Perjalanan')
  await expect(field(page, 'subdistrict_id')).toHaveValue(/lambangsari/i)
  await field(page, 'npwp').fill('12')
  await main(page).getByLabel('Jawaban Anda').fill('Nomornya sudah kami perbaiki.')
  await page.locator('#answer-document').setInputFiles(pdf())
  await main(page).getByRole('button', { name: 'Kirim jawaban' }).click()
  await expect(field(page, 'npwp')).toBeFocused()
  await expect(main(page).getByRole('alert')).toBeVisible()
  await field(page, 'npwp').fill('00.000.000.0-000.001')
  await choose(page, 'subdistrict_id', 'tridaya')
  await main(page).getByRole('button', { name: 'Kirim jawaban' }).click()
  await expect(page).toHaveURL('/id/account/review?answered')
  await expect(main(page).getByRole('status').filter({ hasText: 'jawaban Anda' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'npwp.pdf' })).toHaveCount(2)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: 'npwp.pdf' }).first().click(),
  ])
  expect(download.suggestedFilename()).toBe('npwp.pdf')

  await decide(shop, email, 'approve')
  await page.reload()
  await expect(main(page)).toContainText('disetujui')
  await page.goto('/id/shop/products/1')
  await expect(page.locator('main [data-price]').first()).toContainText(/^Rp\. \d/)
})

test('what staff ask is answered in words alone', async ({ page, shop }) => {
  await decideRegistration(page, shop, 'tanya@uji.test', 'ask', { question: 'Which plant is it for?' })
  await expect(main(page)).toContainText('Which plant is it for?')
  await expect(field(page, 'legal_name')).toBeHidden()
  await main(page).getByLabel('Your answer').fill('The one in Bekasi.')
  await main(page).getByRole('button', { name: 'Send answer' }).click()
  await expect(main(page).getByRole('status').filter({ hasText: "we've received your answer" })).toBeVisible()
  await expect(main(page)).toContainText('Our message: Which plant is it for?')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an area elsewhere is refused, and those of the one above it are offered', async ({ page, shop }) => {
    test.slow()
    await decideRegistration(page, shop, 'tanpa@uji.test', 'reject', { reason: 'Wrong address' })
    await field(page, 'province_id').selectOption('36')
    await main(page).getByLabel('Your answer').fill('We have moved.')
    const send = () => main(page).getByRole('button', { name: 'Send answer' }).click()
    await send()
    await expect(main(page).getByRole('alert')).toBeVisible()
    await expect(main(page).getByLabel('Your answer')).toHaveValue('We have moved.')
    for (const area of ['city_id', 'district_id', 'subdistrict_id']) {
      await field(page, area).selectOption({ index: 1 })
      await send()
    }
    await expect(page).toHaveURL('/account/review?answered')
  })
})
