/** What a supplier says about when an item can leave the warehouse. */
export const stockTags = [
  { code: 'ready_stock', name_en: 'In stock', name_id: 'Ready stock', available: true },
  { code: 'indent_25', name_en: 'Indent 25 Working Days', name_id: 'Indent 25 hari kerja', available: false },
  { code: 'indent_60', name_en: 'Indent 60 Working Days', name_id: 'Indent 60 hari kerja', available: false },
] as const

export type StockTag = (typeof stockTags)[number]['code']
