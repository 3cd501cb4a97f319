import { expect, request } from '@playwright/test'
import { linkTo } from './emails.ts'
import { company, PASSWORD, pdf, png } from './register.ts'
import type { Shop } from './shop.ts'

const TOKEN = /[\w-]{43}(?=\s|$)/m

/** Registers a company as the form does, and confirms its address; its password is `PASSWORD`. */
export const signUp = async (shop: Shop, email: string, language: 'en' | 'id' = 'en'): Promise<void> => {
  const api = await request.newContext({ baseURL: shop.url })
  const readVersion = async (text: 'terms' | 'privacy') => {
    const answer = await api.get(`/api/v2/website/${text}`)
    return ((await answer.json()) as { data: { record: { version: string } } }).data.record.version
  }
  try {
    const multipart = {
      company_type_id: '1',
      legal_name: 'PT Uji Perjalanan',
      npwp: company.npwp,
      is_pkp: 'true',
      nib: company.nib,
      customer_classification_id: '1',
      customer_industry_id: '25',
      street: 'Jl. Uji No. 7',
      province_id: '32',
      city_id: '3216',
      district_id: '321606',
      subdistrict_id: '3216062002',
      postal_code: '17530',
      name: 'Ujang Rekaan',
      position: 'Pembelian',
      customer_department_id: '1',
      email,
      mobile: '0812 0000 0001',
      password: PASSWORD,
      language,
      terms_version: await readVersion('terms'),
      privacy_version: await readVersion('privacy'),
      consent: 'true',
      npwp_document: pdf(),
      nib_document: png,
    }
    const signed = await api.post('/api/auth/signup', { multipart })
    expect(await signed.text()).toContain('"status":"OK"')
    const token = TOKEN.exec(await linkTo(shop, email, /\S*web\/signup\/verify\/[\w-]{43}/))?.[0]
    const verified = await api.post('/api/v2/auth/signup/verify-token', { data: { token } })
    expect(verified.status()).toBe(200)
  } finally {
    await api.dispose()
  }
}
