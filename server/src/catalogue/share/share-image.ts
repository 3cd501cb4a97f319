import { createHash } from 'node:crypto'
import { shopWords, type Language } from '@pasok/words'
import type { ProductRow } from '../records.ts'

/**
 * What a shared link's picture shows of a product; the name is '' for a text's drawing. It has no price, because
 * callers cache it forever.
 */
export interface Shown {
  readonly name: string
  readonly brand?: string
  readonly picture?: { readonly key: string; readonly photo: boolean }
  /** The shop's own name. */
  readonly shop: string
}

export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
/** Raise it when the layout changes: every picture then gets a new address. */
const LAYOUT = 2

/** What the picture of a product shows, in the language of its row. */
export const buildProductShare = (
  row: Pick<ProductRow, 'name' | 'brand' | 'pictures'>,
  shop: string,
): Shown => {
  const [first] = row.pictures ?? []
  return {
    name: row.name,
    ...(row.brand && { brand: row.brand.name }),
    ...(first && { picture: { key: first.key, photo: first.photo } }),
    shop,
  }
}

/** Stands for a product's id in the file names of the shop's own pictures; no product has it. */
export const SHOP_ITSELF = 0

/** What the picture of the shop's own pages shows: its home page and its lists. */
export const buildShopShare = (language: Language, shop: string): Shown => ({
  name: shopWords.lead[language],
  shop,
})

/** The file name from a product, a language and the picture's content, so that a name's content never changes. */
export const shareFile = (productId: number, language: Language, shown: Shown): string => {
  const hash = hashContent([LAYOUT, shown.name, shown.brand, shown.picture, shown.shop])
  return `${productId}-${language}-${hash}.png`
}

const hashContent = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)

/** The address of the shop's own picture. */
export const shopShareAddress = (language: Language, shop: string): string =>
  `/media/og/${shareFile(SHOP_ITSELF, language, buildShopShare(language, shop))}`

/** The address of a product's picture. */
export const shareAddress = (
  row: Pick<ProductRow, 'id' | 'name' | 'brand' | 'pictures'>,
  language: Language,
  shop: string,
): string => `/media/og/${shareFile(row.id, language, buildProductShare(row, shop))}`

/** The file of a card with a text's drawing, by the drawing's key. */
export const drawingShareFile = (key: string, shop: string): string =>
  key.replace(/^pictures\/(.*)\.svg$/, `drawing-$1-${hashContent([LAYOUT, shop])}.png`)

/** The address of a card with a text's drawing, by the drawing's key. */
export const drawingShareAddress = (key: string, shop: string): string =>
  `/media/og/${drawingShareFile(key, shop)}`
