import { overwriteGetLocale } from '~words/runtime.js'
import { expect, test } from 'vitest'
import { breakTexts, offerText, unitTexts } from './price-texts.ts'
import type { Prices } from './prices.ts'

/** Figures do not break inside. */
const unbroken = (texts: string[]) => texts.map((text) => text.replaceAll('Rp. ', 'Rp.\u00a0'))
const piece = (low: number, high = low): Prices => ({ min_piece_price: low, max_piece_price: high })

test.each<[of: Prices, en: string[], id: string[]]>([
  [{}, [], []],
  [{ price_uoms: ['m'] }, ['per m'], ['per m']],
  [{ price_uoms: ['roll', 'pair'] }, ['per roll / pair'], ['per roll / pasang']],
  // One that the shop does not know.
  [{ price_uoms: ['HG'] }, ['per HG'], ['per HG']],
  [
    { price_uoms: ['box'], min_pieces: 1_000, max_pieces: 1_000, ...piece(650) },
    ['per box of 1,000 pcs', 'Rp. 650 per piece'],
    ['per dus isi 1.000 pcs', 'Rp. 650 per pcs'],
  ],
  [
    { price_uoms: ['box'], min_pieces: 50, max_pieces: 200, ...piece(650, 1_250) },
    ['per box of 50–200 pcs', 'Rp. 650 – Rp. 1.250 per piece'],
    ['per dus isi 50–200 pcs', 'Rp. 650 – Rp. 1.250 per pcs'],
  ],
  [
    { price_uoms: ['box', 'pcs'], min_pieces: 1, max_pieces: 100, ...piece(650, 700) },
    ['per box / pcs', 'Rp. 650 – Rp. 700 per piece'],
    ['per dus / pcs', 'Rp. 650 – Rp. 700 per pcs'],
  ],
])('%j is for a unit', (of, en, id) => {
  overwriteGetLocale(() => 'en')
  expect(unitTexts(of)).toEqual(unbroken(en))
  overwriteGetLocale(() => 'id')
  expect(unitTexts(of)).toEqual(unbroken(id))
})

const ends = { offer_ends_on: '2026-11-30' }

test.each<[of: Prices, en: string | undefined, id: string | undefined]>([
  [{}, undefined, undefined],
  // The company's own price is lower than the offer.
  [{ is_company_price: true, is_special_offer: true }, undefined, undefined],
  [
    { offer_min_percent: 15, offer_max_percent: 15, ...ends },
    '15% off until 30/11/2026',
    'hemat 15% sampai 30/11/2026',
  ],
  [{ offer_min_percent: 15, offer_max_percent: 15 }, '15% off', 'hemat 15%'],
  [
    { offer_min_percent: 0, offer_max_percent: 25, ...ends },
    'up to 25% off until 30/11/2026',
    'hemat hingga 25% sampai 30/11/2026',
  ],
  // Less than a per cent.
  [{ offer_min_percent: 0, offer_max_percent: 0, ...ends }, 'until 30/11/2026', 'sampai 30/11/2026'],
  [{ offer_min_percent: 0, offer_max_percent: 0 }, '', ''],
])('%j is an offer', (of, en, id) => {
  overwriteGetLocale(() => 'en')
  expect(offerText(of)).toBe(en)
  overwriteGetLocale(() => 'id')
  expect(offerText(of)).toBe(id)
})

test('a price from a quantity on says what it is a quantity of', () => {
  const of: Prices = {
    price_uoms: ['box'],
    price_breaks: [
      { from_quantity: 10, price: 61_000 },
      { from_quantity: 1_000, price: 59_500 },
    ],
  }
  overwriteGetLocale(() => 'en')
  expect(breakTexts(of)).toEqual(['per box from 10: Rp.\u00a061.000', 'per box from 1,000: Rp.\u00a059.500'])
  overwriteGetLocale(() => 'id')
  expect(breakTexts(of)).toEqual(['mulai 10 dus: Rp.\u00a061.000', 'mulai 1.000 dus: Rp.\u00a059.500'])
  expect(breakTexts({ price_uoms: ['box'] })).toEqual([])
})
