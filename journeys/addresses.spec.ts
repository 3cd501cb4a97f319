import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, NOT_FOUND, test } from './fixtures.ts'
import { logInAs } from './log-in.ts'

const words = {
  '': {
    add: 'Add a new address',
    save: 'Save address',
    missing: 'This field is required.',
    added: 'Address added.',
    saved: 'Address saved.',
    removed: 'Address deleted.',
    changed: 'Default address updated.',
    deliveries: 'Default delivery address',
    bills: 'Default billing address',
    makeDelivery: 'Use as default delivery address',
    edit: 'Edit',
    remove: 'Delete',
    sure: 'Delete this address?',
    yes: 'Delete address',
    cancel: 'Cancel',
    addresses: 'Addresses',
    dashboard: 'Dashboard',
    role: 'Owner: also manages the members',
  },
  '/id': {
    add: 'Tambah alamat baru',
    save: 'Simpan alamat',
    missing: 'Wajib diisi.',
    added: 'Alamat ditambahkan.',
    saved: 'Alamat disimpan.',
    removed: 'Alamat dihapus.',
    changed: 'Alamat utama diperbarui.',
    deliveries: 'Alamat pengiriman utama',
    bills: 'Alamat penagihan utama',
    makeDelivery: 'Jadikan alamat pengiriman utama',
    edit: 'Ubah',
    remove: 'Hapus',
    sure: 'Hapus alamat ini?',
    yes: 'Hapus alamat',
    cancel: 'Batal',
    addresses: 'Alamat',
    dashboard: 'Dasbor',
    role: 'Pemilik: juga mengelola anggota',
  },
} as const

const field = (page: Page, name: string) => page.locator(`#address-${name}`)
const card = (page: Page, label: string): Locator =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('heading', { name: label, exact: true, level: 2 }) })
const said = (page: Page) => page.locator('.message-bar')
/** The form is in use once its areas are searched. */
const alive = (page: Page) => expect(field(page, 'province_id')).toHaveRole('combobox')

const fill = async (page: Page, label: string) => {
  await field(page, 'label').fill(label)
  await field(page, 'recipient').fill('Tim Perawatan')
  await field(page, 'phone').fill('021 5550144')
  await field(page, 'street').fill('Jl. Rekaan No. 3')
  await field(page, 'postal_code').fill('17510')
}
/** Types part of an area's name and takes what is found, by keyboard alone. */
const choose = async (page: Page, name: string, typed: string, found: string) => {
  const box = field(page, name)
  await expect(box).toBeEnabled()
  await box.focus()
  await page.keyboard.type(typed)
  await expect(page.getByRole('option', { name: found, exact: true })).toBeVisible()
  await expect(page.getByRole('option', { selected: true })).toHaveText(found)
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(found)
}
const axe = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.map((n) => n.html)])

for (const prefix of ['', '/id'] as const)
  test.describe(`at ${prefix || '/'}`, () => {
    const w = words[prefix]
    // What is not filled in is refused by the API.
    test.use({ expectedFault: /status of 400/ })

    // @spec §2 Route: account
    // @spec §2 Route: dashboard
    test('an account begins with who somebody is and where their company receives', async ({ page }) => {
      await logInAs(page, 'owner')
      await page.goto(`${prefix}/account`)
      await expect(page).toHaveURL(`${prefix}/account/dashboard`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.dashboard)
      const main = page.getByRole('main')
      for (const text of ['Oki Contoh', 'owner@demo.pasok.test', 'PT Contoh Karya Mesin', w.role])
        await expect(main.getByText(text, { exact: true })).toBeVisible()
      const factory = main.getByRole('article').filter({ hasText: 'Pabrik Tambun' })
      await expect(factory.getByRole('listitem')).toHaveText([w.deliveries])
      await expect(factory).toContainText('RT 003/RW 007, Lambangsari, Tambun Selatan')
      await expect(factory).toContainText('Kabupaten Bekasi, Jawa Barat 17510')
      await expect(
        main.getByRole('article').filter({ hasText: 'Kantor Jakarta' }).getByRole('listitem'),
      ).toHaveText([w.bills])
      await main.getByRole('navigation').getByRole('link', { name: w.addresses }).click()
      await expect(page).toHaveURL(`${prefix}/account/addresses`)
    })

    // @spec §1 Member: keeps delivery addresses
    // @spec §2 Route: addresses
    // @spec §2 Route: add address
    // @spec §2 Route: edit address
    // @spec §2 Address book: default badge
    // @spec §2 Address book: add tile
    test('an address is added by keyboard, changed, made the default and deleted', async ({ page }) => {
      const label = `Bengkel ${prefix}`
      await logInAs(page, 'owner')
      await page.goto(`${prefix}/account/addresses`)
      await page.getByRole('main').getByRole('link', { name: w.add }).click()
      await expect(page).toHaveURL(`${prefix}/account/addresses/add`)
      await alive(page)
      await fill(page, label)
      await field(page, 'street').fill('')
      await choose(page, 'province_id', 'jawa bar', 'Jawa Barat')
      await choose(page, 'city_id', 'kabupaten bek', 'Kabupaten Bekasi')
      await page.getByRole('button', { name: w.save }).click()
      await expect(page.locator('#address-street-fault')).toHaveText(w.missing)
      await expect(field(page, 'street')).toBeFocused()
      expect(await axe(page)).toEqual([])
      await expect(field(page, 'label')).toHaveValue(label)
      await expect(field(page, 'city_id')).toHaveValue('Kabupaten Bekasi')
      await page.keyboard.type('Jl. Rekaan No. 3')
      // What hangs on a choice goes with it.
      await choose(page, 'province_id', 'jawa tim', 'Jawa Timur')
      await expect(field(page, 'city_id')).toHaveValue('')
      await choose(page, 'city_id', 'surab', 'Kota Surabaya')
      await choose(page, 'district_id', 'karang pil', 'Karang Pilang')
      await choose(page, 'subdistrict_id', 'karang pil', 'Karang Pilang')
      await page.getByRole('button', { name: w.save }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/account/addresses(\\?|$)`))
      await expect(said(page)).toHaveText(w.added)
      await expect(card(page, label)).toContainText('Kota Surabaya, Jawa Timur 17510')
      await expect(card(page, label)).toContainText('+62 21 555 0144')

      await card(page, label).getByRole('link', { name: w.edit }).click()
      await alive(page)
      await expect(field(page, 'district_id')).toHaveValue('Karang Pilang')
      await field(page, 'note').fill('Pintu 3')
      await page.getByRole('button', { name: w.save }).click()
      await expect(said(page)).toHaveText(w.saved)
      await expect(card(page, label)).toContainText('Pintu 3')

      await card(page, label).getByRole('button', { name: w.makeDelivery }).click()
      await expect(said(page)).toHaveText(w.changed)
      await expect(card(page, label).getByText(w.deliveries, { exact: true })).toBeVisible()
      await expect(page.getByText(w.deliveries, { exact: true })).toHaveCount(1)
      await expect(card(page, label).getByRole('link', { name: w.remove })).toHaveCount(0)
      await card(page, 'Pabrik Tambun').getByRole('button', { name: w.makeDelivery }).click()
      await expect(card(page, 'Pabrik Tambun').getByText(w.deliveries, { exact: true })).toBeVisible()

      const remove = card(page, label).getByRole('link', { name: w.remove })
      await remove.press('Enter')
      const dialog = page.getByRole('dialog', { name: w.sure })
      await expect(dialog).toContainText(label)
      expect(await axe(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(remove).toBeFocused()
      await remove.click()
      await dialog.getByRole('link', { name: w.cancel }).click()
      await expect(card(page, label)).toBeVisible()
      await remove.click()
      await dialog.getByRole('button', { name: w.yes }).click()
      await expect(said(page)).toHaveText(w.removed)
      await expect(card(page, label)).toHaveCount(0)
    })
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedFault: /status of 400/ })

  test('an address is added list by list, made the default, changed and deleted', async ({ page }) => {
    const label = 'Gudang tanpa skrip'
    const w = words['']
    await logInAs(page, 'other-buyer')
    await page.goto('/account/addresses/add')
    await fill(page, label)
    await expect(field(page, 'city_id')).toBeDisabled()
    for (const [name, value] of [
      ['province_id', '32'],
      ['city_id', '3216'],
      ['district_id', '321606'],
    ] as const) {
      await field(page, name).selectOption(value)
      await page.getByRole('button', { name: 'Show next list' }).click()
    }
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Now choose the next area.')
    await expect(field(page, 'street')).toHaveValue('Jl. Rekaan No. 3')
    await page.getByRole('button', { name: w.save }).click()
    await expect(page.locator('#address-subdistrict_id-fault')).toHaveText(w.missing)
    await field(page, 'subdistrict_id').selectOption('3216062002')
    await page.getByLabel('Billing', { exact: true }).check()
    await page.getByRole('button', { name: w.save }).click()
    await expect(said(page)).toHaveText(w.added)
    await expect(card(page, label)).toContainText('Lambangsari, Tambun Selatan')
    await expect(card(page, label)).toContainText(w.bills)

    await card(page, 'Bengkel').getByRole('button', { name: 'Use as default billing address' }).click()
    await expect(said(page)).toHaveText(w.changed)
    await card(page, label).getByRole('link', { name: w.edit }).click()
    await field(page, 'label').fill(`${label} 2`)
    await expect(field(page, 'subdistrict_id')).toHaveValue('3216062002')
    await page.getByRole('button', { name: w.save }).click()
    await expect(said(page)).toHaveText(w.saved)
    await card(page, `${label} 2`).getByRole('link', { name: w.remove }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.sure)
    await page.getByRole('button', { name: w.yes }).click()
    await expect(said(page)).toHaveText(w.removed)
    await expect(card(page, `${label} 2`)).toHaveCount(0)
  })
})

test.describe('what somebody else changed meanwhile', () => {
  test.use({ expectedFault: /status of 409/ })
  test('is shown, and what was typed is kept', async ({ page, context }) => {
    await logInAs(page, 'owner')
    await page.goto('/account/addresses')
    await card(page, 'Kantor Jakarta').getByRole('link', { name: 'Edit' }).click()
    await alive(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await alive(other)
    await field(other, 'recipient').fill('Bagian Pajak')
    await other.getByRole('button', { name: 'Save address' }).click()
    await expect(said(other)).toHaveText('Address saved.')
    await field(page, 'note').fill('Lantai 5')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Someone else has changed this in the meantime.',
    )
    await expect(page.getByRole('main').locator('address')).toContainText('Bagian Pajak')
    await expect(field(page, 'note')).toHaveValue('Lantai 5')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(said(page)).toHaveText('Address saved.')
    await expect(card(page, 'Kantor Jakarta')).toContainText('Lantai 5')
  })
})

test('a viewer sees the addresses and no way to change them', async ({ page }) => {
  await logInAs(page, 'viewer')
  await page.goto('/account/addresses')
  await expect(card(page, 'Pabrik Tambun')).toContainText('Default delivery address')
  const main = page.getByRole('main')
  await expect(main.getByText('Buyers and owners in your company manage its addresses.')).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('link', { name: /^(Add a|Edit:|Delete:)/ })).toHaveCount(0)
  await page.goto('/account/addresses/add')
  await expect(page).toHaveURL('/account/addresses')
})

test.describe('another company’s address', () => {
  test.use({ expectedFault: NOT_FOUND })
  test('is not found', async ({ page }) => {
    await logInAs(page, 'owner')
    const list = await page.request.get('/api/delivery/address')
    const { data } = (await list.json()) as { data: { records: { id: number }[] } }
    await logInAs(page, 'other-buyer')
    const answer = await page.goto(`/account/addresses/${data.records[0]?.id}`)
    expect(answer?.status()).toBe(404)
  })
})

// @spec §2 Header: discount link
// @spec §6 Member: discount link
test('the way to what is reduced is shown to members alone', async ({ page }) => {
  await page.goto('/shop')
  const panel = page.locator('.nav-panel')
  await expect(panel.getByRole('link', { name: 'Shop', exact: true })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Discount' })).toHaveCount(0)
  await logInAs(page, 'draft')
  await page.goto('/shop', { waitUntil: 'networkidle' })
  await expect(panel.getByRole('link', { name: 'Discount' })).toHaveCount(0)
  await logInAs(page, 'buyer')
  await page.goto('/shop')
  await panel.getByRole('link', { name: 'Discount' }).click()
  await expect(page).toHaveURL(/\/discount\/?$/)
  await expect(panel.getByRole('link', { name: 'Discount' })).toHaveAttribute('aria-current', 'page')
})
