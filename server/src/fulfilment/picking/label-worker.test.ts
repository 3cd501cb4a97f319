import { expect, test } from 'vitest'
import { pdfPages } from '../../testing/pdf-text.ts'
import { drawLabels } from './label-worker.ts'

const sheet = {
  language: 'en',
  number: 'SJ26-00012',
  sender: {
    shopName: 'Toko Uji',
    legalName: 'PT Toko Uji',
    address: ['Jl. Uji No. 7'],
    phone: '+62 21 5550 0177',
  },
  company: 'PT Contoh Karya',
  address: ['Budi Gudang, +62 812 5550 0100', 'Jl. Contoh No. 1'],
  order: 'ORD26-00007',
  poNumber: 'PO-9',
  carrier: '',
  weights: ['12.5 kg', undefined],
} as const

test('each package has a page with its place, and its weight where it is known', async () => {
  const pages = pdfPages(await drawLabels(sheet))
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('Package 1 of 2 · 12.5 kg')
  expect(pages[1]).toMatch(/Package 2 of 2$/m)
  for (const page of pages) expect(page).toContain('Budi Gudang, +62 812 5550 0100')
})

test('an address of any length leaves the number on its page', async () => {
  const address = [...sheet.address, 'Gate 3, behind the canteen. '.repeat(60)]
  const pages = pdfPages(await drawLabels({ ...sheet, address }))
  expect(pages).toHaveLength(2)
  for (const page of pages) expect(page).toContain('SJ26-00012')
})
