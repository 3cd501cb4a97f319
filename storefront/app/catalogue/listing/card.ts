import type { Card, HeaderCard, ItemCard, Picture } from '@pasok/contract'
import type { ShownPicture } from '@pasok/ui/records/catalogue/product-picture.tsx'
import { pricesIn, type Prices } from '../../pricing/prices.ts'

/** What a listing shows of a product or item, so that its page sends nothing else. A whole card is one, too. */
export type ShownCard = Pick<Card, 'id' | 'name' | 'is_header' | 'display_price' | 'display_add_to_cart'> &
  Partial<Pick<HeaderCard, 'item_count' | 'single_item_id' | 'data'>> &
  Partial<
    Pick<
      ItemCard,
      'sku_number' | 'product_tag_ids' | 'parent_item_count' | 'fitting' | 'uom' | 'min_qty' | 'multiple_qty'
    >
  > &
  Prices & {
    readonly main_image_urls?: ShownPicture | undefined
    readonly product_brand?: { readonly name: string } | undefined
    readonly match?: Card['match']
    readonly fallback_language?: Card['fallback_language']
  }

/** What pages show of a picture. */
export const pickPicture = ({ image_1024, width, height, shows, ...others }: Picture): ShownPicture => ({
  image_1024,
  width,
  height,
  ...(shows !== undefined && { shows }),
  ...(others.image_256 !== image_1024 && others),
})

/** Takes out of a card what a listing shows. */
export const shownCard = (card: Card): ShownCard => {
  const { main_image_urls: picture, product_brand: brand, match, fallback_language: fallback } = card
  return {
    id: card.id,
    name: card.name,
    is_header: card.is_header,
    display_price: card.display_price,
    display_add_to_cart: card.display_add_to_cart,
    ...(picture && { main_image_urls: pickPicture(picture) }),
    ...(brand && { product_brand: { name: brand.name } }),
    ...(match && { match }),
    ...(fallback && { fallback_language: fallback }),
    ...pricesIn(card),
    ...(card.is_header
      ? {
          item_count: card.item_count,
          ...(card.single_item_id !== undefined && {
            single_item_id: card.single_item_id,
            sku_number: card.sku_number ?? '',
            product_tag_ids: card.product_tag_ids,
            uom: card.uom ?? '',
            min_qty: card.min_qty ?? 1,
            multiple_qty: card.multiple_qty ?? 1,
          }),
          ...(card.data && { data: card.data }),
        }
      : {
          sku_number: card.sku_number,
          product_tag_ids: card.product_tag_ids,
          uom: card.uom,
          min_qty: card.min_qty,
          multiple_qty: card.multiple_qty,
          ...(card.fitting && { fitting: card.fitting, parent_item_count: card.parent_item_count }),
        }),
  }
}
