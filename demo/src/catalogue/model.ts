import type { Values } from './attributes.ts'
import type { Brand } from './brands.ts'
import type { Category } from './categories.ts'
import type { StockTag } from './stock-tags.ts'

/** A text in both languages. */
export type Text = { readonly en: string; readonly id: string }

type Uom = 'pcs' | 'box' | 'm' | 'set' | 'pair' | 'can' | 'roll'

/** Something that can be ordered. */
export type Item = {
  sku: string
  name: Text
  uom: Uom
  /** Whole rupiah for one uom, before tax. */
  price: number
  /** Grams of one uom. */
  weight: number
  minimum?: number
  multiple?: number
  /** How likely it lies in the warehouse, 0 to 1; the size most asked for is 1. */
  demand?: number
  /** The stock tag, where the rule of demand is not to decide. */
  stock?: StockTag | ''
  attributes: Values
}

/** A finished SVG and what it shows, which ends its file's name. */
type Picture = { view: 'dimensions' | 'shaded' | 'front' | 'side' | 'symbol'; svg: string }

/** A product header over its items. */
export type Product = {
  /** Stable, in capitals with dashes. */
  code: string
  name: Text
  description: Text
  category: Category
  brand: Brand
  /** 0 to 1000. */
  popularity: number
  featured?: boolean
  displayPrice?: boolean
  displayAddToCart?: boolean
  pictures: readonly Picture[]
  items: readonly Item[]
}
