import { expect, it } from 'vitest'
import { itemTokens, openValueReader, type ProductTexts } from './item-tokens.ts'

const phrases = new Map<string, number[]>()
const figuresOf = (name: string): string[] => {
  const texts = { en: name, id: name }
  const product: ProductTexts = {
    code: 'P',
    name: texts,
    description: { en: '', id: '' },
    brand: null,
    categories: [],
  }
  const item = { sku: 'ITEM', name: { en: 'Blade', id: 'Mata' }, values: [] }
  const tokens = itemTokens(product, item, phrases, openValueReader(phrases))
  return [...tokens].filter((token) => /^c:[\d.]+$/.test(token)).toSorted()
}

it.each([
  ['Hacksaw blades 300 × 13 × 0.65 mm', ['c:0.65', 'c:13', 'c:300']],
  ['Mata gergaji besi 300 x 13 x 0,65 mm', ['c:0.65', 'c:13', 'c:300']],
  // These are sizes of some items of the product only.
  ['Cable ties 4.8 × 200 mm', []],
  ['Hex bolts 10–100 mm', []],
])('of the sizes in the product name %j every item has %j', (name, figures) => {
  expect(figuresOf(name)).toEqual(figures)
})
