/** The most tabs of a product that a file can have. */
export const TABS = 5

type TabNumber = 1 | 2 | 3 | 4 | 5
type TabField = `tab_${TabNumber}_${'title' | 'html'}_${'en' | 'id'}`

const tabFields = Array.from({ length: TABS }, (_, i) =>
  (['title_en', 'title_id', 'html_en', 'html_id'] as const).map((part) => `tab_${i + 1}_${part}` as TabField),
).flat()

/** The fields that a file's columns can have, in the order of an export. Texts exist once per language. */
export const fields = [
  'product',
  'sku',
  'replaces',
  'other_numbers',
  'name_en',
  'name_id',
  'description_en',
  'description_id',
  'item_name_en',
  'item_name_id',
  'category_en',
  'category_id',
  'brand',
  'uom',
  'pieces_per_uom',
  'price',
  'cost_price',
  'special_offer_price',
  'special_offer_from',
  'special_offer_until',
  'stock_tag',
  'on_hand',
  'lead_time_days',
  'min_qty',
  'multiple_qty',
  'weight_g',
  'shelf',
  'item_drawing',
  'popularity',
  'featured',
  'display_price',
  'display_add_to_cart',
  'origin',
  'tkdn_percent',
  'sni',
  'images',
  'drawing',
  'datasheet',
  'certificates',
  ...tabFields,
] as const
export type Field = (typeof fields)[number]
