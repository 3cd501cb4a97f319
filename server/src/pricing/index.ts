export {
  findCostPrices,
  findItemPrices,
  setBasePrices,
  setCostPrices,
  setSpecialOffers,
  type ItemPrices,
} from './pricing.store.ts'
export {
  setBaseBreaks,
  setCompanyRules,
  type BreakWrite,
  type PriceRuleWrite,
} from './company-rules.store.ts'
export {
  asksItemPrice,
  asksPrice,
  byListPrice,
  itemIsOffered,
  itemListPrice,
  renewListPrices,
  renewPriceStatistics,
  turnListPriceDay,
  type PriceQuestion,
} from './list-price.store.ts'
export {
  findPricesAtQuantities,
  findPricesById,
  toItemPrices,
  pricesOfItems,
  type PriceAtQuantity,
} from './prices-of.ts'
export { priceListRoutes } from './lists/price-list.staff.routes.ts'
export type { Decided } from './pricing.ts'
