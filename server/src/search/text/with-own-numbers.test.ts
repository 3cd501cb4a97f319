import { describe, expect, it } from 'vitest'
import type { OwnNumberedItem } from './own-numbers.store.ts'
import type { Found, FoundItem } from './search.store.ts'
import { withOwnNumbers } from './with-own-numbers.ts'

const own = (item_id: number, product_id: number, text: string, is_whole: boolean): OwnNumberedItem => ({
  item_id,
  product_id,
  text,
  is_whole,
})
const item = (item_id: number, product_id: number, why?: FoundItem['why']): FoundItem => ({
  item_id,
  product_id,
  why,
})
const numbered = (item_id: number, product_id: number, text: string) =>
  item(item_id, product_id, { kind: 'part_number', text })
const ownItem = (item_id: number, product_id: number, text: string) =>
  item(item_id, product_id, { kind: 'own_number', text })

/** What 'SKF 6204' finds where the shop has no SKF: its bearings. */
const guess: Found = {
  items: [item(21, 2)],
  products: [3],
  hits: [
    { product_id: 2, item_id: 21, fitting: { items: 1, of: 4 } },
    { product_id: 3, item_id: null },
  ],
  notStocked: { names: ['SKF'], rest: '6204' },
}

describe('own numbers among the results of a text', () => {
  it('come first and hide nothing where they only begin with the text', () => {
    expect(withOwnNumbers(guess, [own(11, 1, 'SKF6204-X', false)])).toEqual({
      items: [ownItem(11, 1, 'SKF6204-X'), item(21, 2)],
      products: [3],
      hits: [{ item_id: 11, product_id: 1 }, ...(guess.hits ?? [])],
      notStocked: guess.notStocked,
    })
  })

  it.each<[string, Partial<Found>]>([
    ['a part of the text', { leftOut: ['SKF'] }],
    ['a corrected text', { corrected: 'skp 6204' }],
    ['the rest beside a name that is not stocked', { notStocked: { names: ['SKF'], rest: '6204' } }],
  ])('replace the results of %s where one is the whole text', (_, why) => {
    const { notStocked: _left, ...found } = guess
    const numbers = [own(11, 1, 'SKF 6204', true), own(12, 1, 'SKF 6204-X', false)]
    expect(withOwnNumbers({ ...found, ...why }, numbers)).toEqual({
      items: [ownItem(11, 1, 'SKF 6204'), ownItem(12, 1, 'SKF 6204-X')],
      products: [],
    })
  })

  it('stand around the part numbers of the catalogue, each item once', () => {
    const found: Found = { items: [numbered(11, 1, 'A-1'), numbered(13, 1, 'A-10')], products: [2] }
    const numbers = [own(12, 1, 'A-1', true), own(11, 1, 'a1', true), own(14, 2, 'A-11', false)]
    expect(withOwnNumbers(found, numbers)).toEqual({
      items: [ownItem(12, 1, 'A-1'), ownItem(11, 1, 'a1'), numbered(13, 1, 'A-10'), ownItem(14, 2, 'A-11')],
      products: [],
    })
  })

  it('take the place of their product among the products that words found', () => {
    const found: Found = {
      items: [item(12, 1)],
      products: [2, 3],
      hits: [
        { product_id: 2, item_id: null },
        { product_id: 1, item_id: 12 },
        { product_id: 3, item_id: null },
      ],
    }
    const numbers = [own(11, 1, '20-1', false), own(21, 2, '20-2', false)]
    expect(withOwnNumbers(found, numbers)).toEqual({
      items: [ownItem(11, 1, '20-1'), ownItem(21, 2, '20-2'), item(12, 1)],
      products: [3],
      hits: [
        { item_id: 11, product_id: 1 },
        { item_id: 21, product_id: 2 },
        { product_id: 3, item_id: null },
      ],
    })
  })
})
