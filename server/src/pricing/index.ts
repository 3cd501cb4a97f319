export { setBasePrices, type BasePrice } from './pricing.store.ts'
