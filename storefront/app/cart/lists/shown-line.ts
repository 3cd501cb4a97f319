import { toQuantityRule, type SavedListLine } from '@pasok/contract'
import { pricesIn } from '../../pricing/prices.ts'

/** What a list's page shows of a line, so that it sends nothing else. */
export const shownLine = ({ product, quantity, problem, price_unit, price_subtotal }: SavedListLine) => ({
  id: product.id,
  name: product.name,
  number: product.sku_number,
  quantity,
  problem,
  price_unit,
  price_subtotal,
  uom: product.uom,
  rule: toQuantityRule(product),
  picture: product.main_image_urls ?? undefined,
  tags: product.product_tag_ids,
  lang: product.fallback_language?.['name'],
  /** Whether it has a page. */
  isSold: product.uom !== undefined,
  prices: pricesIn(product),
})
export type ShownLine = ReturnType<typeof shownLine>
