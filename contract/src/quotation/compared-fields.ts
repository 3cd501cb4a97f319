/** What of a line may differ between two versions of a quotation. */
export const comparedFields = [
  'item',
  'product_uom_qty',
  'price_unit',
  'discount_percent',
  'price_subtotal',
  'lead_time_days',
  'staff_comment',
] as const
export type ComparedField = (typeof comparedFields)[number]
