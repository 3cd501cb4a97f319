import { content } from '@pasok/contract/endpoints'
import { expect, it } from 'vitest'
import { openWorkers } from '../platform/index.ts'
import type { Gateway } from '../payment/index.ts'
import type { Db } from '../platform/index.ts'
import { openApi, settings } from '../testing/ask-api.ts'
import type { SettingsFile } from './settings.ts'

const db = {} as Db
const workers = openWorkers()

const rupiah = (name: string) => [{ code: 'IDR', symbol: 'Rp.', name }]

// @spec §1 Contact: from configuration
// @spec §3 Currency: IDR
it('the shop’s details are in the reader’s language', async () => {
  const {
    opening_hours: hours,
    documents: _documents,
    bank_accounts: _accounts,
    chart_of_accounts: _chart,
    unknown_weight_g: _weight,
    quotation_validity_days: _days,
    quotation_reminder_days: _before,
    invoices: _invoices,
    staff_limits: _staffLimits,
    language: _language,
    payment_limits: _limits,
    whatsapp: _whatsapp,
    ...same
  } = settings
  const { ask, askInIndonesian } = openApi({ db })
  const shared = (language: string) =>
    expect.stringMatching(new RegExp(`^/media/og/0-${language}-[0-9a-f]{16}\\.png$`)) as string
  expect(await ask(content.showSettings)).toStrictEqual({
    status: 200,
    body: {
      status: 'OK',
      data: {
        ...same,
        opening_hours: hours.en,
        share_image: shared('en'),
        currencies: rupiah('Indonesian rupiah'),
        payment_methods: ['Bank transfer', 'Credit terms'],
      },
    },
  })
  expect(await askInIndonesian(content.showSettings)).toStrictEqual({
    status: 200,
    body: {
      status: 'OK',
      data: {
        ...same,
        opening_hours: hours.id,
        share_image: shared('id'),
        currencies: rupiah('Rupiah'),
        payment_methods: ['Transfer bank', 'Tempo (kredit)'],
      },
    },
  })
})

it('a remark on the company, if there is one, is in the reader’s language', async () => {
  const note = { en: 'This shop is invented.', id: 'Toko ini rekaan.' }
  const app = openApi({ db, workers, settings: { ...settings, note } }).app
  for (const language of ['en', 'id'] as const) {
    const response = await app.request('/api/v2/website/settings', {
      headers: { 'accept-language': language },
    })
    expect(await response.json()).toMatchObject({ data: { note: note[language] } })
  }
})

it('a shop with a payment gateway lists its methods, too; one without bank accounts lists no transfer', async () => {
  const gateway = {} as Gateway
  const { ask } = openApi({ db, workers, gateway, settings: { ...settings, bank_accounts: [] } })
  const { body } = await ask(content.showSettings)
  const names = 'data' in body ? body.data.payment_methods : []
  expect(names).toContain('QRIS')
  expect(names).toContain('BCA virtual account')
  expect(names).not.toContain('Bank transfer')
})

it('menus of the shop’s own are in the reader’s language', async () => {
  const menus: SettingsFile['menus'] = {
    top_bar: [
      { type: 'link', title: { en: 'Blog', id: 'Blog kami' }, url: '/blog' },
      { type: 'divider' },
      {
        type: 'button',
        title: { en: 'Currency', id: 'Mata uang' },
        children: [{ type: 'button', title: { en: 'Rupiah', id: 'Rupiah' }, data: { currency: 'IDR' } }],
      },
    ],
  }
  const { ask, askInIndonesian } = openApi({ db, workers, settings: { ...settings, menus } })
  const makeAnswer = (blog: string, currency: string) => ({
    body: {
      data: {
        menus: {
          top_bar: [
            { type: 'link', title: blog, url: '/blog' },
            { type: 'divider' },
            {
              type: 'button',
              title: currency,
              children: [{ type: 'button', title: 'Rupiah', data: { currency: 'IDR' } }],
            },
          ],
        },
      },
    },
  })
  expect(await ask(content.showSettings)).toMatchObject(makeAnswer('Blog', 'Currency'))
  expect(await askInIndonesian(content.showSettings)).toMatchObject(makeAnswer('Blog kami', 'Mata uang'))
})

// @spec §7 Whatsapp
// @spec §3 Whatsapp: configuration
it('the shop’s WhatsApp text, if there is one, is in the reader’s language', async () => {
  const whatsapp = { wa_number: '628110000000', wa_text: { en: 'Hello', id: 'Halo' } }
  const { ask, askInIndonesian } = openApi({ db, workers, settings: { ...settings, whatsapp } })
  const makeAnswer = (wa_text: string) => ({
    status: 200,
    body: { status: 'OK', data: { wa_number: '628110000000', wa_text } },
  })
  expect(await ask(content.showWhatsapp)).toEqual(makeAnswer('Hello'))
  expect(await askInIndonesian(content.showWhatsapp)).toEqual(makeAnswer('Halo'))
  const { whatsapp: _, ...withoutOne } = settings
  const { ask: askWithout } = openApi({ db, workers, settings: withoutOne })
  expect(await askWithout(content.showWhatsapp)).toMatchObject({ status: 404 })
})
