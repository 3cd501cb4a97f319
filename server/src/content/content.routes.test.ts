import { content } from '@pasok/contract/endpoints'
import { expect, it } from 'vitest'
import { openWorkers } from '../platform/index.ts'
import type { Db } from '../platform/index.ts'
import { openApi, settings } from '../testing/ask-api.ts'

const db = {} as Db
const workers = openWorkers()

const rupiah = (name: string) => [{ code: 'IDR', symbol: 'Rp.', name }]

// @spec §1 Contact: from configuration
// @spec §3 Currency: IDR
it('the shop says who runs it, in the reader’s language', async () => {
  const {
    opening_hours: hours,
    documents: _documents,
    bank_accounts: _accounts,
    unknown_weight_g: _weight,
    quotation_validity_days: _days,
    quotation_reminder_days: _before,
    invoices: _invoices,
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
      },
    },
  })
  expect(await askInIndonesian(content.showSettings)).toStrictEqual({
    status: 200,
    body: {
      status: 'OK',
      data: { ...same, opening_hours: hours.id, share_image: shared('id'), currencies: rupiah('Rupiah') },
    },
  })
})

it('a remark on the company is said in the reader’s language where there is one', async () => {
  const note = { en: 'This shop is invented.', id: 'Toko ini rekaan.' }
  const app = openApi({ db, workers, settings: { ...settings, note } }).app
  for (const language of ['en', 'id'] as const) {
    const response = await app.request('/api/v2/website/settings', {
      headers: { 'accept-language': language },
    })
    expect(await response.json()).toMatchObject({ data: { note: note[language] } })
  }
})

// @spec §7 Whatsapp
// @spec §3 Whatsapp: configuration
it('the shop’s WhatsApp is told in the reader’s language, where it has one', async () => {
  const whatsapp = { wa_number: '628110000000', wa_text: { en: 'Hello', id: 'Halo' } }
  const { ask, askInIndonesian } = openApi({ db, workers, settings: { ...settings, whatsapp } })
  const answered = (wa_text: string) => ({
    status: 200,
    body: { status: 'OK', data: { wa_number: '628110000000', wa_text } },
  })
  expect(await ask(content.showWhatsapp)).toEqual(answered('Hello'))
  expect(await askInIndonesian(content.showWhatsapp)).toEqual(answered('Halo'))
  const { whatsapp: _, ...withoutOne } = settings
  const { ask: askWithout } = openApi({ db, workers, settings: withoutOne })
  expect(await askWithout(content.showWhatsapp)).toMatchObject({ status: 404 })
})
