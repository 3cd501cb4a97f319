/** The endpoints with their schemas, for whoever serves the API; the pages and their browsers need `index.ts` alone. */
import { listsRoutes } from './cart/lists.ts'
import { schemas as listsSchemas } from './cart/lists-schemas.ts'
import { routes as cartRoutes } from './cart/routes.ts'
import { schemas as cartSchemas } from './cart/schemas.ts'
import { routes as wishlistRoutes } from './cart/wishlist.ts'
import { schemas as wishlistSchemas } from './cart/wishlist-schemas.ts'
import { routes as catalogueRoutes } from './catalogue/routes.ts'
import { schemas as catalogueSchemas } from './catalogue/schemas.ts'
import { routes as companyRoutes } from './company/routes.ts'
import { schemas as companySchemas } from './company/schemas.ts'
import { staffRoutes as companyStaffRoutes } from './company/staff.ts'
import { schemas as companyStaffSchemas } from './company/staff-schemas.ts'
import { routes as contentRoutes } from './content/routes.ts'
import { schemas as contentSchemas } from './content/schemas.ts'
import { endpointsOf, type Endpoint } from './endpoint.ts'
import { routes as identityRoutes } from './identity/routes.ts'
import { schemas as identitySchemas } from './identity/schemas.ts'
import { staffRoutes as identityStaffRoutes } from './identity/staff.ts'
import { schemas as identityStaffSchemas } from './identity/staff-schemas.ts'
import { routes as referenceRoutes } from './reference/routes.ts'
import { schemas as referenceSchemas } from './reference/schemas.ts'
import { routes as quickOrderRoutes } from './search/quick-order.ts'
import { schemas as quickOrderSchemas } from './search/quick-order-schemas.ts'
import { routes as searchRoutes } from './search/routes.ts'
import { schemas as searchSchemas } from './search/schemas.ts'

export { itemPrices, productPrices } from './catalogue/prices.ts'
export { endpoint, type Endpoint, type EndpointSchemas } from './endpoint.ts'
export { settings } from './content/records.ts'
export { id, record, whole } from './envelope.ts'
export { problem } from './problem.ts'

export const cart = endpointsOf(cartRoutes, cartSchemas)
export const lists = endpointsOf(listsRoutes, listsSchemas)
export const wishlist = endpointsOf(wishlistRoutes, wishlistSchemas)
export const catalogue = endpointsOf(catalogueRoutes, catalogueSchemas)
export const search = endpointsOf(searchRoutes, searchSchemas)
export const quickOrder = endpointsOf(quickOrderRoutes, quickOrderSchemas)
export const content = endpointsOf(contentRoutes, contentSchemas)
export const reference = endpointsOf(referenceRoutes, referenceSchemas)
export const identity = endpointsOf(identityRoutes, identitySchemas)
export const identityStaff = endpointsOf(identityStaffRoutes, identityStaffSchemas)
export const company = endpointsOf(companyRoutes, companySchemas)
export const companyStaff = endpointsOf(companyStaffRoutes, companyStaffSchemas)

/** All that the API answers. */
export const endpoints: readonly Endpoint[] = [
  catalogue,
  search,
  quickOrder,
  content,
  reference,
  identity,
  identityStaff,
  company,
  companyStaff,
  cart,
  lists,
  wishlist,
].flatMap((module) => Object.values<Endpoint>(module))
