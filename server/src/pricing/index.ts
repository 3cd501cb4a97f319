export {
  findItemPrices,
  setBasePrices,
  setCostPrices,
  setSpecialOffers,
  type ItemPrices,
} from './pricing.store.ts'
