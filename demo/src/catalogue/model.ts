import type { Values } from './attributes.ts'
import type { Brand } from './brands.ts'
import type { StockTag } from './stock-tags.ts'

/** A text in both languages. */
export type Text = { readonly en: string; readonly id: string }

type Uom = 'pcs' | 'box' | 'm' | 'set' | 'pair' | 'can' | 'roll' | 'pack' | 'bottle' | 'drum' | 'kg' | 'sheet'

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

/** What a picture shows; it ends the file's name. */
type View =
  | 'dimensions'
  | 'shaded'
  | 'front'
  | 'side'
  | 'section'
  | 'symbol'
  | 'detail'
  | 'mounted'
  | 'range'
  | 'chart'

/**
 * A drawing of the product, made when it is asked for: a whole SVG file. One whose title is an item's part number shows
 * that item; `of` names it where the same view of others is drawn, too.
 */
export type Picture = { view: View; of?: string; draw: () => string }

/** A chapter of a product's page: selection, mounting, materials. HTML as descriptions hold it. */
type Tab = { title: Text; html: Text }

/** A product header over its items. */
export type Product = {
  /** Stable, in capitals with dashes. */
  code: string
  name: Text
  description: Text
  /** Made by `leaf`. */
  category: Text
  brand: Brand
  /** 0 to 1000. */
  popularity: number
  featured?: boolean
  displayPrice?: boolean
  displayAddToCart?: boolean
  /** The part of local content (TKDN) in percent, where it is certified: 0 to 100, two decimals. */
  tkdn?: number
  /** The Indonesian national standard it is certified by: 'SNI 07-2052-2002'. */
  sni?: string
  tabs?: readonly Tab[]
  /** Two to four: the first shows what it is at a glance, with its own dimensions. */
  pictures: readonly Picture[]
  /** Those of further items, where their form is another. */
  itemPictures?: readonly Picture[]
  items: readonly Item[]
}
