import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { letterTo, linkTo } from './letters.ts'
import {
  choose,
  company,
  field,
  fillAddress,
  fillCompany,
  fillContact,
  fillDocuments,
  goOn,
  PASSWORD,
  pdf,
  png,
  words,
  type Prefix,
} from './register.ts'
import { decide } from './staff.ts'

// A refused step is answered with 400, which Chromium writes to the console.
test.use({ expectedFault: /status of 400/ })

const VERIFY = /\/\S*web\/signup\/verify\/[\w-]{43}/
const prefixes: readonly Prefix[] = ['', '/id']
const main = (page: Page) => page.getByRole('main')

const logIn = async (page: Page, prefix: Prefix, email: string) => {
  await page.goto(`${prefix}/account/login?${new URLSearchParams({ next: `${prefix}/shop/products/1` })}`)
  await expect(page.locator('main .password-field button')).toBeVisible()
  await main(page).locator('[name=email]').fill(email)
  await main(page).locator('[name=password]').fill(PASSWORD)
  await main(page).locator('[name=password]').press('Enter')
}

for (const prefix of prefixes) {
  const say = words[prefix]

  // @spec §2 Route: registration
  // @spec §2 Route: verification
  // @spec §2 Route: verify link
  // @spec §1 Registration: email is verified
  // @spec §1 Registration: company is approved
  test(`${prefix} a visitor registers, is approved and sees the first price`, async ({ page, shop }) => {
    test.slow()
    const email = `ujang${prefix.replace('/', '-')}@uji.test`
    await page.goto(`${prefix}/account/registrasi`)
    await fillCompany(page, prefix)
    await goOn(page, prefix)
    await expect(page).toHaveURL(/\?step=address$/)
    await fillAddress(page)
    await goOn(page, prefix)
    await expect(page).toHaveURL(/\?step=contact$/)
    await fillContact(page, email)
    await goOn(page, prefix)
    await expect(page).toHaveURL(/\?step=documents$/)
    await fillDocuments(page)
    await page.getByRole('button', { name: say.send }).click()
    await expect(page).toHaveURL(`${prefix}/account/verification?sent`)
    await expect(main(page).getByRole('status')).toBeVisible()
    await expect(main(page).getByRole('textbox')).toHaveValue(email)

    const link = await linkTo(shop, email, VERIFY)
    await page.goto(link)
    // Opening it uses nothing up: mail programs open links too.
    await page.reload()
    await page.getByRole('button', { name: say.confirm }).click()
    await expect(main(page).getByRole('status')).toBeVisible()

    await logIn(page, prefix, email)
    await expect(page).toHaveURL(new RegExp(`${prefix}/account/review`))
    await expect(main(page)).toContainText('PT Uji Perjalanan')
    await page.goto(`${prefix}/shop/products/1`)
    await expect(page.locator('main table.variants')).toBeVisible()
    await expect(page.locator('[data-price]')).toHaveCount(0)

    await decide(shop, email, 'approve')
    expect(await letterTo(shop, email)).toContain(`${prefix}/account/login`)
    // The session began before: the next page knows already.
    await page.reload()
    await expect(page.locator('main [data-price]').first()).toContainText(/^Rp\. \d/)
  })
}

test.describe('the form', () => {
  test('leads to what is missing, keeps what was typed, and goes back and forth', async ({ page }) => {
    test.slow()
    await page.goto('/account/registrasi')
    await goOn(page)
    await expect(field(page, 'company_type_id')).toBeFocused()
    await expect(main(page).getByRole('alert')).toBeVisible()
    await expect(field(page, 'nib')).toHaveAttribute('aria-describedby', /register-nib-fault/)
    await fillCompany(page, '')
    await field(page, 'npwp').fill('00.000.000.1-000.000')
    await goOn(page)
    await expect(page).toHaveURL(/\?step=address$/)
    // An unusual check digit is told, and nothing more.
    await expect(main(page).getByRole('status').first()).toContainText('NPWP')

    await expect(field(page, 'city_id')).toBeDisabled()
    await fillAddress(page)
    await page.reload()
    await expect(field(page, 'street')).toHaveValue('Jl. Uji No. 7')
    await expect(field(page, 'subdistrict_id')).toHaveValue(/lambangsari/i)
    await page.goBack()
    await expect(field(page, 'legal_name')).toHaveValue('PT Uji Perjalanan')
    await page.goForward()
    // Another province takes back what hung on the one before.
    await choose(page, 'province_id', 'banten')
    await expect(field(page, 'city_id')).toHaveValue('')
    await expect(field(page, 'district_id')).toBeDisabled()
    await fillAddress(page)
    await field(page, 'postal_code').fill('1751')
    await goOn(page)
    await expect(field(page, 'postal_code')).toBeFocused()
    await field(page, 'postal_code').fill('17510')
    await goOn(page)
    await expect(page).toHaveURL(/\?step=contact$/)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Jl. Uji No. 7')
    // A tab of its own knows nothing of it.
    const other = await page.context().newPage()
    await other.goto('/account/registrasi')
    await expect(field(other, 'legal_name')).toHaveValue('')
  })

  test('refuses a paper that is not what it is called, and tells how much has gone out', async ({
    page,
    context,
  }) => {
    test.slow()
    const email = 'unggah@uji.test'
    await page.goto('/account/registrasi')
    await fillCompany(page, '')
    await goOn(page)
    await fillAddress(page)
    await goOn(page)
    await fillContact(page, email)
    await goOn(page)
    await fillDocuments(page)
    await field(page, 'nib_document').setInputFiles({ ...png, buffer: Buffer.from('<svg/>') })
    await page.getByRole('button', { name: 'Send registration' }).click()
    await expect(field(page, 'nib_document')).toBeFocused()
    await expect(main(page)).toContainText("This file isn't a PDF, JPG or PNG.")
    await field(page, 'nib_document').setInputFiles({ ...png, name: 'nib.pdf' })
    // What was wrong with the file before is not said of this one.
    await expect(main(page)).not.toContainText("This file isn't a PDF, JPG or PNG.")
    await expect(field(page, 'nib_document')).not.toHaveAttribute('aria-invalid')
    await expect(field(page, 'nib_document')).not.toHaveAttribute('aria-describedby', /fault/)
    await page.getByRole('button', { name: 'Send registration' }).click()
    await expect(field(page, 'nib_document')).toHaveAttribute('aria-describedby', /fault/)
    await expect(main(page)).toContainText("content doesn't match its name")
    await field(page, 'npwp_document').setInputFiles(pdf(10_000_001))
    await page.getByRole('button', { name: 'Send registration' }).click()
    await expect(field(page, 'npwp_document')).toBeFocused()
    await expect(main(page)).toContainText('10 MB')

    await field(page, 'npwp_document').setInputFiles(pdf(900_000))
    await field(page, 'nib_document').setInputFiles(png)
    const network = await context.newCDPSession(page)
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 600_000 }
    await network.send('Network.emulateNetworkConditions', slow)
    await page.getByRole('button', { name: 'Send registration' }).click()
    await expect(main(page).getByRole('progressbar')).toBeVisible()
    await expect
      .poll(() => main(page).getByRole('progressbar').getAttribute('value').then(Number))
      .toBeGreaterThan(0)
    await expect(page).toHaveURL('/account/verification?sent', { timeout: 15_000 })
    // Nothing of it is left in the browser but the address to write to.
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Jl. Uji')
  })
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
