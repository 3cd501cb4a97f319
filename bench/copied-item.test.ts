import { expect, test } from 'vitest'
import { copiedItem } from './copied-item.ts'

const source = { numbers: new Set(['bore_mm']), brands: ['Abra', 'Bodo', 'Cula'] }
const bearing = {
  product: 'BRG-1',
  sku: '6204-20',
  name_en: 'Ball bearing',
  item_name_en: 'Ball bearing 20 mm',
  category_en: 'Bearings',
  brand: 'Abra',
  bore_mm: '20',
  price: '10000',
}

test('each of 64 copies has a part number of its own', () => {
  const copies = Array.from({ length: 64 }, (_, copy) => copiedItem(bearing, copy, source))
  expect(new Set(copies.map(({ sku }) => sku)).size).toBe(64)
  expect(() => copiedItem(bearing, 64, source)).toThrow(RangeError)
})

test('a copy after the sixth is larger by a sixteenth for each, and says so in its name', () => {
  const { bore_mm: bore, item_name_en: name, price } = copiedItem(bearing, 24, source)
  expect({ bore, price }).toEqual({ bore: '50', price: '25000' })
  expect(name).toContain('Ball bearing 50 mm')
})

test('the sixth copy keeps its step', () => {
  expect(copiedItem(bearing, 5, source)['bore_mm']).toBe('63')
})
