import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { emailTo, linkTo } from './support/emails.ts'
import { logInAs } from './support/log-in.ts'
import {
  company,
  field,
  fillAddress,
  fillCompany,
  fillContact,
  fillDocuments,
  goOn,
  PASSWORD,
  words,
} from './support/register.ts'
import { decide } from './support/staff.ts'

// A refused step is answered with 400, which Chromium writes to the console.
test.use({ expectedPageError: /status of 400/ })

const VERIFY = /\/\S*web\/signup\/verify\/[\w-]{43}/
const main = (page: Page) => page.getByRole('main')

// @spec §1 Registration: email is verified
// @spec §1 Registration: company is approved
test('a visitor registers, is approved and sees the first price', async ({ page, shop }) => {
  test.slow()
  const email = 'ujang@uji.test'
  await page.goto('/id/account/registrasi')
  await goOn(page, '/id')
  await expect(field(page, 'company_type_id')).toBeFocused()
  await fillCompany(page, '/id')
  await goOn(page, '/id')
  await expect(page).toHaveURL(/\?step=address$/)
  await fillAddress(page)
  // What was typed stays, whichever way somebody goes.
  await page.reload()
  await expect(field(page, 'street')).toHaveValue('Jl. Uji No. 7')
  await expect(field(page, 'subdistrict_id')).toHaveValue(/lambangsari/i)
  await page.goBack()
  await expect(field(page, 'legal_name')).toHaveValue('PT Uji Perjalanan')
  await page.goForward()
  await expect(page).toHaveURL(/\?step=address$/)
  await goOn(page, '/id')
  await expect(page).toHaveURL(/\?step=contact$/)
  await fillContact(page, email)
  await goOn(page, '/id')
  await expect(page).toHaveURL(/\?step=documents$/)
  await fillDocuments(page)
  await page.getByRole('button', { name: words['/id'].send }).click()
  await expect(page).toHaveURL('/id/account/verification?sent')
  await expect(main(page).getByRole('status')).toBeVisible()
  await expect(main(page).getByRole('textbox')).toHaveValue(email)
  // Nothing of it is left in the browser but the address to write to.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Jl. Uji')

  const link = await linkTo(shop, email, VERIFY)
  await page.goto(link)
  // Opening it uses nothing up: mail programs open links too.
  await page.reload()
  await page.getByRole('button', { name: words['/id'].confirm }).click()
  await expect(main(page).getByRole('status')).toBeVisible()

  await logInAs(page, email, PASSWORD)
  await page.goto('/id/account/review')
  await expect(main(page)).toContainText('PT Uji Perjalanan')
  await page.goto('/id/shop/products/1')
  await expect(page.locator('main table.variants')).toBeVisible()
  await expect(page.locator('[data-price]')).toHaveCount(0)

  await decide(shop, email, 'approve')
  expect(await emailTo(shop, email)).toContain('/id/account/login')
  // The session began before: the next page knows already.
  await page.reload()
  await expect(page.locator('main [data-price]').first()).toContainText(/^Rp\. \d/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form goes from step to step, and from area to area', async ({ page }) => {
    await page.goto('/account/registrasi')
    await field(page, 'legal_name').fill('PT Tanpa Skrip')
    await goOn(page)
    await expect(field(page, 'nib')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'legal_name')).toHaveValue('PT Tanpa Skrip')
    await field(page, 'company_type_id').selectOption('1')
    await field(page, 'npwp').fill(company.npwp)
    await field(page, 'nib').fill(company.nib)
    await field(page, 'is_pkp').check()
    await field(page, 'customer_classification_id').selectOption('1')
    await field(page, 'customer_industry_id').selectOption({ index: 3 })
    await goOn(page)
    await field(page, 'street').fill('Jl. Uji No. 7')
    await field(page, 'postal_code').fill('17510')
    for (const [area, value] of [
      ['province_id', '32'],
      ['city_id', '3216'],
      ['district_id', '321606'],
      ['subdistrict_id', '3216062002'],
    ] as const) {
      await field(page, area).selectOption(value)
      await goOn(page)
    }
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(field(page, 'subdistrict_id')).toHaveValue('3216062002')
    await goOn(page)
    await fillContact(page, 'tanpa-skrip@uji.test')
    await goOn(page)
    await fillDocuments(page)
    await page.getByRole('button', { name: 'Send registration' }).click()
    await expect(page).toHaveURL('/account/verification?sent')
  })
})
