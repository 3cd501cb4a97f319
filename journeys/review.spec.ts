import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { letterTo } from './letters.ts'
import { choose, field, PASSWORD, pdf } from './register.ts'
import { signUp } from './sign-up.ts'
import { decide } from './staff.ts'

// A refused answer is answered with 400, which Chromium writes to the console.
test.use({ expectedFault: /status of 400/ })

const main = (page: Page) => page.getByRole('main')
const logIn = async (page: Page, prefix: string, email: string) => {
  const next = `${prefix}/account/review`
  await page.goto(`${prefix}/account/login?${new URLSearchParams({ next })}`)
  await main(page).locator('[name=email]').fill(email)
  await main(page).locator('[name=password]').fill(PASSWORD)
  await main(page).locator('[name=password]').press('Enter')
  await page.waitForURL((url) => url.pathname === next)
}

const words = {
  '': {
    waits: 'being reviewed',
    reject: 'Please correct the following',
    answer: 'Your answer',
    send: 'Send answer',
    thanks: "we've received your answer",
    approved: 'is approved',
  },
  '/id': {
    waits: 'sedang ditinjau',
    reject: 'perbaiki',
    answer: 'Jawaban Anda',
    send: 'Kirim jawaban',
    thanks: 'jawaban Anda',
    approved: 'disetujui',
  },
} as const

for (const prefix of ['', '/id'] as const) {
  const say = words[prefix]

  // @spec §2 Route: review
  test(`${prefix} a rejected company corrects its data and is approved`, async ({ page, shop }) => {
    test.slow()
    const email = `tolak${prefix.replace('/', '-')}@uji.test`
    await signUp(shop, email, prefix === '' ? 'en' : 'id')
    await logIn(page, prefix, email)
    await expect(main(page)).toContainText(say.waits)
    await expect(main(page).locator('form')).toHaveCount(0)

    await decide(shop, email, 'reject', { reason: 'NPWP ini bukan milik perusahaan Anda.' })
    expect(await letterTo(shop, email)).toContain('NPWP ini bukan milik perusahaan Anda.')
    await page.reload()
    await expect(main(page)).toContainText(say.reject)
    await expect(main(page)).toContainText('NPWP ini bukan milik perusahaan Anda.')
    await expect(field(page, 'legal_name')).toHaveValue('PT Uji Perjalanan')
    await expect(field(page, 'subdistrict_id')).toHaveValue(/lambangsari/i)
    await field(page, 'npwp').fill('12')
    await main(page).getByLabel(say.answer).fill('Nomornya sudah kami perbaiki.')
    await page.locator('#answer-document').setInputFiles(pdf())
    await main(page).getByRole('button', { name: say.send }).click()
    await expect(field(page, 'npwp')).toBeFocused()
    await expect(main(page).getByRole('alert')).toBeVisible()
    await field(page, 'npwp').fill('00.000.000.0-000.001')
    await choose(page, 'subdistrict_id', 'tridaya')
    await main(page).getByRole('button', { name: say.send }).click()
    await expect(page).toHaveURL(`${prefix}/account/review?answered`)
    await expect(main(page).getByRole('status')).toContainText(say.thanks)
    await expect(main(page).getByRole('link', { name: 'npwp.pdf' })).toHaveCount(2)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('link', { name: 'npwp.pdf' }).first().click(),
    ])
    expect(download.suggestedFilename()).toBe('npwp.pdf')

    await decide(shop, email, 'approve')
    await page.reload()
    await expect(main(page)).toContainText(say.approved)
    await page.goto(`${prefix}/shop/products/1`)
    await expect(page.locator('main [data-price]').first()).toContainText(/^Rp\. \d/)
  })
}

test('what staff ask is answered in words alone', async ({ page, shop }) => {
  await signUp(shop, 'tanya@uji.test')
  await decide(shop, 'tanya@uji.test', 'ask', { question: 'Which plant is it for?' })
  await logIn(page, '', 'tanya@uji.test')
  await expect(main(page)).toContainText('Which plant is it for?')
  await expect(field(page, 'legal_name')).toBeHidden()
  await main(page).getByLabel('Your answer').fill('The one in Bekasi.')
  await main(page).getByRole('button', { name: 'Send answer' }).click()
  await expect(main(page).getByRole('status')).toContainText("we've received your answer")
  await expect(main(page)).toContainText('Our message: Which plant is it for?')
})

test('what was wrong with a paper of the answer is not said of the next one', async ({ page, shop }) => {
  const paper = page.locator('#answer-document')
  await signUp(shop, 'berkas@uji.test')
  await decide(shop, 'berkas@uji.test', 'ask', { question: 'Which plant is it for?' })
  await logIn(page, '', 'berkas@uji.test')
  await main(page).getByLabel('Your answer').fill('The one in Bekasi.')
  await paper.setInputFiles({ ...pdf(), buffer: Buffer.from('<svg/>') })
  await main(page).getByRole('button', { name: 'Send answer' }).click()
  await expect(paper).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#answer-document-fault')).toBeVisible()
  await paper.setInputFiles(pdf())
  await expect(page.locator('#answer-document-fault')).toHaveCount(0)
  await expect(paper).not.toHaveAttribute('aria-invalid')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an area elsewhere is refused, and those of the one above it are offered', async ({ page, shop }) => {
    test.slow()
    await signUp(shop, 'tanpa@uji.test')
    await decide(shop, 'tanpa@uji.test', 'reject', { reason: 'Wrong address' })
    await logIn(page, '', 'tanpa@uji.test')
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
