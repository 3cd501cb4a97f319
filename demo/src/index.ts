export { chapters, readCatalogue, readMapping, writeCatalogue, type WrittenCatalogue } from './catalogue.ts'
export { findContentProducts } from './content-products.ts'
export { deliveryZones } from './delivery-zones.ts'
export { demoUsers, toDemoEmail, PASSWORD, staff, waiting, type DemoCompany } from './demo-users.ts'
export { fewProducts } from './few-products.ts'
export { below, builtPages, PREFIXES, type BuiltPage } from './pages.ts'
export type { PriceRule } from './price-list.ts'
export {
  demoSales,
  demoUploads,
  type DemoAct,
  type DemoSale,
  type DemoShipment,
  type DemoUpload,
} from './sales.ts'
