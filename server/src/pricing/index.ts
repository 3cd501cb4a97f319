export { setBasePrices } from './pricing.store.ts'
