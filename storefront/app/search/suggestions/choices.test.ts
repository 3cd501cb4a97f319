import type { Suggestion } from '@pasok/contract'
import { expect, test } from 'vitest'
import { groupChoices } from './choices.ts'

const shown = {
  slug: '',
  display_price: true,
  display_add_to_cart: true,
  image: null,
  images: [],
  main_image_urls: null,
  extra_image_urls: [],
  product_brand: null,
  category_ids: [],
  product_tag_ids: [],
  url_catalog: '',
  rating: 0,
  reviews: 0,
  availability: 'in-stock',
} as const
const ofSeveral = { sku: null, uom: null, parent_id: null, parent_name: null, item_count: 2 }
const bearing: Suggestion & { is_header: true } = {
  id: 7,
  name: 'Bearing',
  is_header: true,
  ...ofSeveral,
  ...shown,
  images: [],
  extra_image_urls: [],
  category_ids: [],
  product_tag_ids: [],
}
const item: Suggestion = {
  id: 70,
  name: 'Bearing 6204',
  sku: '6204',
  is_header: false,
  parent_id: 7,
  parent_name: 'Bearing',
  parent_item_count: 2,
  uom: 'pcs',
  min_qty: 1,
  multiple_qty: 1,
  match: { kind: 'part_number', text: '6204' },
  ...shown,
  images: [],
  extra_image_urls: [],
  category_ids: [],
  product_tag_ids: [],
}
const categories = [{ id: 3, name: 'Bearings', slug: 'bearings' }]
const brands = [{ id: 5, name: 'A & B' }]
const suggested = { productsData: [bearing], categories, product_brands: brands }

const kinds = (answer: Parameters<typeof groupChoices>[0]) =>
  groupChoices(answer, '/shop?keyword=x').map(({ kind }) => kind)
const addresses = (answer: Parameters<typeof groupChoices>[0]) =>
  groupChoices(answer, '/shop?keyword=x').flatMap(({ choices }) => choices.map(({ to }) => to))

test('words mean categories first, a part number its item', () => {
  expect(kinds(suggested)).toEqual(['category', 'product', 'brand', 'all'])
  expect(kinds({ ...suggested, productsData: [item, bearing] })).toEqual([
    'product',
    'category',
    'brand',
    'all',
  ])
  const replaced = { ...item, match: { kind: 'replaced_number', text: 'OLD-1' } as const }
  expect(kinds({ ...suggested, productsData: [replaced] })[0]).toBe('product')
  const spelled = { ...bearing, match: { kind: 'spelling', text: 'bearing' } as const }
  expect(kinds({ ...suggested, productsData: [spelled] })[0]).toBe('category')
})

test('everything leads to its own page', () => {
  expect(addresses(suggested)).toEqual([
    '/shop/category/3?title=bearings',
    '/shop/products/7',
    '/shop?filter_brand=A+%26+B_5',
    '/shop?keyword=x',
  ])
  expect(addresses({ ...suggested, productsData: [{ ...bearing, single_item_id: 71 }] })[1]).toBe(
    '/shop/product/71',
  )
  // The number alone would lead to the item.
  const byNumber = addresses({ ...suggested, productsData: [item] })
  expect([byNumber[0], byNumber.at(-1)]).toEqual(['/shop/product/70', '/shop?keyword=x&all=1'])
})

test('what there is none of has no place, and without products there is no more to see', () => {
  expect(kinds({ productsData: [], categories: [], product_brands: brands })).toEqual(['brand'])
  expect(kinds({ productsData: [], categories: [], product_brands: [] })).toEqual([])
})
