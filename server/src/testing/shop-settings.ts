import type { SettingsFile } from '../content/index.ts'

/** An invented shop. */
export const settings: SettingsFile = {
  name: 'Toko Uji',
  legal_name: 'PT Toko Uji Niaga',
  address: ['Jl. Uji No. 7', 'Bekasi 17530'],
  email: 'halo@toko-uji.test',
  phone: '+62 21 5550 0177',
  opening_hours: { en: 'Mon-Fri 8am - 4pm', id: 'Senin - Jumat 08.00 - 16.00' },
  language: 'id',
  tax_percent: 11,
  dropcart_type: 'dropdown',
  header_layout: 'default',
  unknown_weight_g: 1_000,
  quotation_validity_days: 14,
  quotation_reminder_days: 3,
  return_window_days: 14,
  bank_accounts: [{ bank: 'Bank Uji', number: '000-111-222', holder: 'PT Toko Uji Niaga' }],
  payment_limits: { qris: { min: 1_500, max: 10_000_000 } },
  whatsapp: { wa_number: '6281155500177', wa_text: { en: 'Hello', id: 'Halo' } },
  social: { instagram: 'https://instagram.test/toko-uji' },
  invoices: {
    invoice_number: 'INV/{year}/{number}',
    credit_note_number: 'CN/{year}/{number}',
    receipt_number: 'KW/{year}/{number}',
    tax_rate_percent: 12,
    stamp_duty_above: 5_000_000,
    reminder_days: [-3, 1, 7, 14],
    most_days_overdue: 14,
  },
  // Tests of other things sell, credit and refund as they like.
  staff_limits: {
    sales: { discount_percent: 100, below_cost: true, no_reference: true },
    finance: { credit_note: 999_999_999_999, refund: 999_999_999_999, write_off: 10_000 },
  },
  documents: {
    npwp: '0012345671000000',
    website: 'https://toko-uji.test',
    quotation_terms: { en: ['Prices are in rupiah.'], id: ['Harga dalam rupiah.'] },
    tax_units: {},
  },
}
