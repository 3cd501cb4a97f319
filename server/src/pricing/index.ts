export {
  findItemPrices,
  setBasePrices,
  setCostPrices,
  setSpecialOffers,
  type ItemPrices,
  type OfferWrite,
} from './pricing.store.ts'
