import { describe, expect, it } from 'vitest'
import type { TableAttribute, TableAttributes } from './table-attributes.store.ts'
import { fitsTable, tableColumns } from './table-attributes.ts'

const attribute = (id: number, products: number, varies = true): TableAttribute => ({
  id,
  code: `a${id}`,
  name_en: 'A',
  name_id: 'A',
  unit: null,
  products,
  varies,
})
const category = (attributes: readonly TableAttribute[], more: Partial<TableAttributes> = {}) => ({
  products: 8,
  is_leaf: true,
  attributes,
  ...more,
})

describe('a table across products', () => {
  it('serves a leaf category whose products share half of their attributes', () => {
    expect(fitsTable(category([attribute(1, 8), attribute(2, 6), attribute(3, 5), attribute(4, 1)]))).toBe(
      true,
    )
    expect(fitsTable(category([attribute(1, 8), attribute(2, 5), attribute(3, 5)]))).toBe(false)
  })

  it('serves 2,000 products, and no more', () => {
    const ofMany = (products: number) => fitsTable(category([attribute(1, products)], { products }))
    expect([ofMany(2_000), ofMany(2_001)]).toEqual([true, false])
  })

  it('serves neither a category with others below it, nor one product, nor equal ones', () => {
    const shared = [attribute(1, 8)]
    expect(fitsTable(category(shared, { is_leaf: false }))).toBe(false)
    expect(fitsTable(category([attribute(1, 1)], { products: 1 }))).toBe(false)
    expect(fitsTable(category([attribute(1, 8, false)]))).toBe(false)
    expect(fitsTable(category([]))).toBe(false)
  })

  it('has the attributes that vary as columns, of many those that the most products have', () => {
    const many = Array.from({ length: 13 }, (_, i) => attribute(i, i === 3 ? 1 : 8))
    const columns = tableColumns(category([...many, attribute(20, 8, false)]))
    expect(columns.map(({ id }) => id)).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it("has them in the order of the category's filters, then in their own", () => {
    const columns = tableColumns(category([attribute(1, 8), attribute(2, 8), attribute(3, 8)]), [3, 9, 2])
    expect(columns.map(({ id }) => id)).toEqual([3, 2, 1])
  })
})
