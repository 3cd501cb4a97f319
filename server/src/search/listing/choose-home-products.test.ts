import { expect, test } from 'vitest'
import { chooseHomeProducts } from './choose-home-products.ts'

/** Products named by their category's letter and a number; those of '-' have no category. */
const products = (names: string) =>
  names.split(' ').map((name) => ({
    name,
    id: name.charCodeAt(0) * 100 + Number(name.slice(1)),
    category_ids: name.startsWith('-') ? [] : [1, name.charCodeAt(0)],
  }))
const list = (names: string, most = 4) => ({ records: products(names), most })
/** The names that each list shows. */
const choose = (lists: Record<string, ReturnType<typeof list>>, filled = 0) =>
  Object.fromEntries(
    chooseHomeProducts(
      Object.entries(lists).map(([name, of]) => ({ list: name, ...of })),
      filled,
    ).map(([name, chosen]) => [name, chosen.map((product) => product.name).join(' ')]),
  )

test('a product that an earlier list shows is left out, and the next one takes its place', () => {
  expect(
    choose({
      featured: list('a1 b1 c1 d1', 2),
      popular: list('b1 c1 a1 d1', 2),
      latest: list('d1 c1 e1 a1', 2),
    }),
  ).toEqual({ featured: 'a1 b1', popular: 'c1 d1', latest: 'e1' })
})

test('a product that an earlier list had no place for can be in a later one', () => {
  expect(choose({ featured: list('a1 a2 b1', 2), popular: list('a2 b1', 2) })).toEqual({
    featured: 'a1 b1',
    popular: 'a2',
  })
})

test('each category comes once before any comes twice', () => {
  expect(choose({ popular: list('a1 a2 a3 b1 c1 b2', 5) })).toEqual({ popular: 'a1 b1 c1 a2 b2' })
})

test('a category that earlier lists show comes after those that the page does not have yet', () => {
  expect(choose({ featured: list('a1 b1', 2), popular: list('a2 c1 b2 d1', 3) })).toEqual({
    featured: 'a1 b1',
    popular: 'c1 d1 a2',
  })
})

test('two products of a category are not side by side where one round ends and the next begins', () => {
  expect(choose({ popular: list('a1 b1 b2 a2', 4) })).toEqual({ popular: 'a1 b1 a2 b2' })
})

test('a list ends where only the category of its last product is left, unless it is too short', () => {
  expect(choose({ popular: list('a1 a2 a3 b1') })).toEqual({ popular: 'a1 b1 a2' })
  expect(choose({ popular: list('a1 a2 a3 b1') }, 4)).toEqual({ popular: 'a1 b1 a2 a3' })
  expect(choose({ popular: list('a1 a2 a3', 2) }, 4)).toEqual({ popular: 'a1 a2' })
})

test('products without a category are not alike', () => {
  expect(choose({ popular: list('-1 -2 -3') })).toEqual({ popular: '-1 -2 -3' })
})
