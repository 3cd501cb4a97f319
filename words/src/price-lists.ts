import type { Sentence } from './language.ts'

/** What a price list's workbook says; an upload knows headings and words again in either language. */
export const priceListWords = {
  filename: { en: 'price-list', id: 'daftar-harga' },
  headings: {
    target: { en: 'For', id: 'Untuk' },
    of: { en: 'Part number or name', id: 'Nomor part atau nama' },
    name: { en: 'Name', id: 'Nama' },
    price: { en: 'Price', id: 'Harga' },
    discount_percent: { en: 'Discount in %', id: 'Diskon dalam %' },
    is_final: { en: 'Final', id: 'Final' },
    starts_on: { en: 'From', id: 'Mulai' },
    ends_on: { en: 'Until', id: 'Sampai' },
    breaks: { en: 'Quantity breaks', id: 'Harga per jumlah' },
  },
  targets: {
    item: { en: 'item', id: 'barang' },
    category: { en: 'category', id: 'kategori' },
    brand: { en: 'brand', id: 'merek' },
  },
  yes: { en: 'yes', id: 'ya' },
  no: { en: 'no', id: 'tidak' },
} as const satisfies Record<string, Sentence | Readonly<Record<string, Sentence>>>
