import { expect, type Locator, type Page } from '@playwright/test'

/** A registration's input, as forms in both languages accept it; the numbers are not assigned. */
export const company = { npwp: '00.000.000.0-000.000', nib: '0000000000001' }
/** Documents with the first bytes of their type, of a given size. */
export const pdf = (size = 20) => ({
  name: 'npwp.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 uji'.padEnd(size)),
})
export const png = {
  name: 'nib.png',
  mimeType: 'image/png',
  buffer: Buffer.from('89504e470d0a1a0a00', 'hex'),
}
export const PASSWORD = 'kuda baterai jepit'

export const words = {
  '': {
    industry: 'machinery',
    next: 'Next',
    send: 'Send registration',
    confirm: 'Confirm my email',
  },
  '/id': {
    industry: 'mesin',
    next: 'Lanjut',
    send: 'Kirim pendaftaran',
    confirm: 'Konfirmasi email saya',
  },
} as const
export type Prefix = keyof typeof words

/** A field of the form. */
export const field = (page: Page, name: string): Locator => page.locator(`#register-${name}`)

/** Goes on to the next step. */
export const goOn = (page: Page, prefix: Prefix = ''): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: words[prefix].next, exact: true }).click()

/** Finds an entry of a searched list by keyboard alone, and takes it. */
export const choose = async (page: Page, name: string, keyword: string): Promise<void> => {
  const box = field(page, name)
  await box.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type(keyword)
  const list = page.locator(`#${await box.getAttribute('aria-controls').then((id) => escapeId(id ?? ''))}`)
  await expect(list.getByRole('option').first()).toContainText(new RegExp(keyword, 'i'))
  // What is typed narrows the list after a moment; its first entry is then reached.
  await expect(box).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Enter')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await expect(box).toHaveValue(new RegExp(keyword, 'i'))
}
/** An id of React's has signs that a selector reads otherwise. */
const escapeId = (id: string): string => id.replaceAll(/[^\w-]/g, (sign) => `\\${sign}`)

/** Fills in the company's fields. */
export const fillCompany = async (page: Page, prefix: Prefix, name = 'PT Uji Perjalanan'): Promise<void> => {
  await field(page, 'company_type_id').selectOption('1')
  await field(page, 'legal_name').fill(name)
  await field(page, 'npwp').fill(company.npwp)
  await field(page, 'nib').fill(company.nib)
  await field(page, 'is_pkp').check()
  await field(page, 'customer_classification_id').selectOption('1')
  await choose(page, 'customer_industry_id', words[prefix].industry)
}

/** Fills the address, each area within the one above it. */
export const fillAddress = async (page: Page): Promise<void> => {
  await field(page, 'street').fill('Jl. Uji No. 7')
  await choose(page, 'province_id', 'jawa barat')
  await choose(page, 'city_id', 'kabupaten bekasi')
  await choose(page, 'district_id', 'tambun selatan')
  await choose(page, 'subdistrict_id', 'lambangsari')
  await field(page, 'postal_code').fill('17510')
}

/** Fills in the person's fields. */
export const fillContact = async (page: Page, email: string): Promise<void> => {
  await field(page, 'name').fill('Ujang Rekaan')
  await field(page, 'position').fill('Pembelian')
  await field(page, 'customer_department_id').selectOption('1')
  await field(page, 'email').fill(email)
  await field(page, 'mobile').fill('0812 0000 0001')
}

/** Fills the last step with documents that are what they are called. */
export const fillDocuments = async (page: Page): Promise<void> => {
  await field(page, 'npwp_document').setInputFiles(pdf())
  await field(page, 'nib_document').setInputFiles(png)
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'consent').check()
}
