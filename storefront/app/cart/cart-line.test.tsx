import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { PanelLine } from './cart-line.tsx'

const line = {
  id: 1,
  product: { id: 7, name: 'Bolt', sku_number: 'B-7', uom: 'box', min_pieces: 100, display_add_to_cart: true },
  options: [],
  quantity: 2,
}

test.each([
  [
    'en',
    'Rp. 900 when you last saw it',
    'No longer shown, Rp. 900 when',
    'Now sold by box of 100 pcs, was pcs',
  ],
  ['id', 'Rp. 900 saat terakhir Anda', 'Tidak ditampilkan lagi, Rp. 900', 'Kini dijual per dus isi 100 pcs'],
] as const)('a line tells what changed of its item (%s)', (language, price, gone, unit) => {
  speak(language)
  const text = (of: object) => {
    const { container, unmount } = show(<PanelLine item={{ ...line, ...of }} onRemove={() => {}} />)
    const text = container.textContent
    unmount()
    return text
  }
  expect(text({ price: 1_000, priceShown: 900 })).toContain(price)
  expect(text({ priceShown: 900 })).toContain(gone)
  expect(text({ price: 1_000, unitShown: { uom: 'pcs' } })).toContain(unit)
  expect(text({ price: 1_000, priceShown: 1_000, unitShown: { uom: 'box' } })).not.toMatch(
    /900|pcs, was|Kini/,
  )
})

test.each([
  ['en', 'Picture shows Bolts.', 'Product photo'],
  ['id', 'Gambar menampilkan Bolts.', 'Foto produk'],
] as const)('a line marks a picture that does not show its item (%s)', (language, alt, note) => {
  speak(language)
  const picture = (product: object) => {
    const of = { ...line, product: { ...line.product, image: '/media/7.svg', ...product } }
    const { container, unmount } = show(<PanelLine item={of} onRemove={() => {}} />)
    const marks = [container.querySelector('img')?.alt, container.textContent.includes(note)]
    unmount()
    return marks
  }
  expect(picture({ imageShows: 'Bolts' })).toEqual([alt, true])
  expect(picture({})).toEqual(['', false])
})
