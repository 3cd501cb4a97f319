import type { CommercialDocument, DocumentLine } from '../platform/index.ts'

/** An invented line of a quotation. */
export const documentLine = (place: number, more: Partial<DocumentLine> = {}): DocumentLine => ({
  place,
  sku: `HB-M8x${place}`,
  name: 'Hex head bolt, partly threaded, galvanised',
  quantity: 10 * place,
  uom: 'pcs',
  unitPrice: 1_250,
  subtotal: 12_500 * place,
  ...more,
})

/** An invented quotation of three lines. */
export const commercialDocument = (more: Partial<CommercialDocument> = {}): CommercialDocument => ({
  language: 'en',
  kind: 'quotation',
  number: 'Q-2026-000123',
  letterhead: {
    shopName: 'Toko Uji',
    legalName: 'PT Toko Uji Niaga',
    address: ['Jl. Uji No. 7, Kawasan Industri Uji', 'Bekasi 17530'],
    npwp: '0012345671000000',
    phone: '+62 21 5550 0177',
    email: 'halo@toko-uji.test',
    website: 'https://toko-uji.test',
  },
  customer: {
    legalName: 'PT Pembeli Uji',
    npwp: '0023456782000000',
    billingAddress: [
      'Jl. Pembeli No. 12, RT 003/RW 004',
      'Cikarang Utara, Kabupaten Bekasi',
      'Jawa Barat 17530',
    ],
    deliveryAddress: [
      'Gudang 2',
      'Budi, +62 812 5550 0100',
      'Jl. Gudang No. 3',
      'Cibitung, Kabupaten Bekasi',
      'Jawa Barat 17520',
    ],
    attention: 'Sari',
    accountsEmail: 'keuangan@pembeli-uji.test',
  },
  facts: {
    version: 2,
    date: '2026-11-23',
    validUntil: '2026-12-07',
    customerReference: 'MR-77/XI/2026',
    poNumber: 'PO-4500012345',
    salesperson: 'Rina',
    deliveryMethod: 'Own fleet',
    requestedDate: '2026-12-01',
    shipment: 'partial',
    paymentMethod: 'Bank transfer',
    paymentTerms: '30 days',
  },
  lines: [1, 2, 3].map((place) => documentLine(place)),
  totals: { untaxed: 75_000, deliveryCost: 50_000, tax: 13_750, taxPercent: 11, total: 138_750 },
  notes: 'Please call before delivery.',
  bankAccounts: [{ bank: 'Bank Uji', number: '000-111-2222', holder: 'PT Toko Uji Niaga' }],
  terms: ['Prices are in rupiah and before VAT.', 'Delivery times count from the order.'],
  ...more,
})
