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
  type CompanyRuleWrite,
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
export type { Decided } from './pricing.ts'
