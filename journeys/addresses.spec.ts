import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { findViolations } from './support/violations.ts'

const w = {
  add: 'Tambah alamat baru',
  save: 'Simpan alamat',
  missing: 'Wajib diisi.',
  added: 'Alamat ditambahkan.',
  saved: 'Alamat disimpan.',
  removed: 'Alamat dihapus.',
  changed: 'Alamat utama diperbarui.',
  deliveries: 'Alamat pengiriman utama',
  makeDelivery: 'Jadikan alamat pengiriman utama',
  edit: 'Ubah',
  remove: 'Hapus',
  sure: 'Hapus alamat ini?',
  yes: 'Hapus alamat',
  cancel: 'Batal',
} as const

const field = (page: Page, name: string) => page.locator(`#address-${name}`)
const card = (page: Page, label: string): Locator =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('heading', { name: label, exact: true, level: 2 }) })
const flash = (page: Page) => page.locator('.message-bar')
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

test.describe('an owner', () => {
  // What is not filled in is refused by the API.
  test.use({ as: 'owner', expectedPageError: /status of 400/ })

  // @spec §1 Member: keeps delivery addresses
  // @spec §2 Route: edit address
  test('an address is added by keyboard, changed, made the default and deleted', async ({ page }) => {
    const label = 'Bengkel'
    await page.goto('/id/account/addresses')
    await page.getByRole('main').getByRole('link', { name: w.add }).click()
    await expect(page).toHaveURL('/id/account/addresses/add')
    await alive(page)
    await fill(page, label)
    await field(page, 'street').fill('')
    await choose(page, 'province_id', 'jawa bar', 'Jawa Barat')
    await choose(page, 'city_id', 'kabupaten bek', 'Kabupaten Bekasi')
    await page.getByRole('button', { name: w.save }).click()
    await expect(page.locator('#address-street-error')).toHaveText(w.missing)
    await expect(field(page, 'street')).toBeFocused()
    expect(await findViolations(page)).toEqual([])
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
    await expect(page).toHaveURL(/\/id\/account\/addresses(\?|$)/)
    await expect(flash(page)).toHaveText(w.added)
    await expect(card(page, label)).toContainText('Kota Surabaya, Jawa Timur 17510')
    await expect(card(page, label)).toContainText('+62 21 555 0144')

    await card(page, label).getByRole('link', { name: w.edit }).click()
    await alive(page)
    await expect(field(page, 'district_id')).toHaveValue('Karang Pilang')
    await field(page, 'note').fill('Pintu 3')
    await page.getByRole('button', { name: w.save }).click()
    await expect(flash(page)).toHaveText(w.saved)
    await expect(card(page, label)).toContainText('Pintu 3')

    await card(page, label).getByRole('button', { name: w.makeDelivery }).click()
    await expect(flash(page)).toHaveText(w.changed)
    await expect(card(page, label).getByText(w.deliveries, { exact: true })).toBeVisible()
    await expect(page.getByText(w.deliveries, { exact: true })).toHaveCount(1)
    await expect(card(page, label).getByRole('link', { name: w.remove })).toHaveCount(0)
    await card(page, 'Pabrik Tambun').getByRole('button', { name: w.makeDelivery }).click()
    await expect(card(page, 'Pabrik Tambun').getByText(w.deliveries, { exact: true })).toBeVisible()

    const remove = card(page, label).getByRole('link', { name: w.remove })
    await remove.press('Enter')
    const dialog = page.getByRole('dialog', { name: w.sure })
    await expect(dialog).toContainText(label)
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(remove).toBeFocused()
    await remove.click()
    await dialog.getByRole('link', { name: w.cancel }).click()
    await expect(card(page, label)).toBeVisible()
    await remove.click()
    await dialog.getByRole('button', { name: w.yes }).click()
    await expect(flash(page)).toHaveText(w.removed)
    await expect(card(page, label)).toHaveCount(0)
  })
})
