import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { workbook, XLSX } from './support/workbook.ts'
import { findViolations } from './support/violations.ts'

const row = (page: Page, number: number) => page.getByRole('listitem', { name: `Row ${number}`, exact: true })

// @spec §1 Member: uploads a quotation file
// @spec §8 Notice: upload
test.describe('a member’s list', () => {
  test.use({ as: 'buyer' })

  test('is uploaded, corrected and submitted', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Upload quotation' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload quotation')
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveURL(/\/account\/quotation\/upload$/)

    await page.getByLabel('Quotation file').setInputFiles(
      await workbook('needs.xlsx', [
        ['Part number', 'Qty'],
        ['6204-2RS', 20],
        ['QX-998877-ZZ', 4],
        ['VB-A42', 'many'],
        ['a bracket as drawn', 2],
      ]),
    )
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(page.getByText('File uploaded successfully', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Check upload Q\d\d-\d{5}$/)
    await expect(row(page, 1)).toContainText('Ready')
    await expect(row(page, 2)).toContainText('Not found')
    await expect(row(page, 3)).toContainText('Enter a whole number.')
    expect(await findViolations(page)).toEqual([])

    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download results (.xlsx)' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^Q\d\d-\d{5}\.xlsx$/)

    await page.getByRole('button', { name: '3 to check' }).click()
    await expect(row(page, 1)).toHaveCount(0)
    await row(page, 2)
      .getByLabel(/^Requested/)
      .fill('SH-ABS-WH')
    await row(page, 3)
      .getByLabel(/^Quantity/)
      .fill('3')
    await row(page, 3)
      .getByLabel(/^Comment/)
      .fill('same brand, please')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await expect(page.getByRole('listitem', { name: /^Row/ })).toHaveCount(1)
    await page.getByRole('button', { name: 'All 4' }).click()
    await expect(row(page, 2)).toContainText('SH-ABS-WH')
    await page.getByRole('button', { name: 'Submit for quotation' }).click()
    await expect(page.getByText('Your list was submitted.')).toBeVisible()
    const answer = await page.request.get('/api/v2/order/quotation/upload')
    const { data } = (await answer.json()) as { data: { records: { filename: string; state: string }[] } }
    expect(data.records[0]).toMatchObject({ filename: 'needs.xlsx', state: 'submitted' })
  })

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test('is withdrawn after a confirmation', async ({ page }) => {
        await page.goto('/account/quotation/upload')
        await page.getByLabel('Quotation file').setInputFiles(
          await workbook('needs.xlsx', [
            ['Part number', 'Qty'],
            ['6204-2RS', 20],
          ]),
        )
        await page.getByRole('button', { name: 'Upload' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Check upload/)
        const yes = page.getByRole('button', { name: 'Yes, withdraw' })
        await expect(yes).toBeHidden()
        await page.getByText('Withdraw', { exact: true }).click()
        await expect(page.getByText('Withdraw this upload?')).toBeVisible()
        await yes.click()
        await expect(page).toHaveURL(/\/account\/quotation\/upload(\?.*)?$/)
        const uploaded = page.getByRole('listitem').filter({ hasText: 'needs.xlsx' })
        await expect(uploaded.first()).toContainText('Withdrawn')
      })
    })
})

// @spec §5 Upload: only xlsx
test.describe('file yang bukan .xlsx', () => {
  test.use({ as: 'buyer', expectedPageError: /status of 400/ })

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'dengan skrip' : 'tanpa skrip', () => {
      test.use({ javaScriptEnabled })

      test('ditolak, apa pun namanya', async ({ page }) => {
        await page.goto('/id/account/quotation/upload')
        await page.getByLabel('File permintaan').setInputFiles({
          name: 'daftar.xlsx',
          mimeType: XLSX,
          buffer: Buffer.from('Nomor part;Jumlah\n6204-2RS;20\n'),
        })
        await page.getByRole('button', { name: 'Unggah' }).click()
        const alerts = page.getByRole('alert')
        await expect(alerts).toHaveText(['File gagal diunggah', /^Ini bukan file Excel \(\.xlsx\)\./])
      })
    })
})
