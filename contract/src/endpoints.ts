/** The endpoints with their schemas, for the server; pages and browsers need `index.ts` only. */
import { staffRoutes as approvalStaffRoutes } from './approval/staff.ts'
import { schemas as approvalStaffSchemas } from './approval/staff-schemas.ts'
import { listsRoutes } from './cart/lists.ts'
import { schemas as listsSchemas } from './cart/lists-schemas.ts'
import { routes as cartRoutes } from './cart/routes.ts'
import { schemas as cartSchemas } from './cart/schemas.ts'
import { routes as wishlistRoutes } from './cart/wishlist.ts'
import { schemas as wishlistSchemas } from './cart/wishlist-schemas.ts'
import { routes as catalogueRoutes } from './catalogue/routes.ts'
import { schemas as catalogueSchemas } from './catalogue/schemas.ts'
import { staffRoutes as catalogueStaffRoutes } from './catalogue/staff.ts'
import { schemas as catalogueStaffSchemas } from './catalogue/staff-schemas.ts'
import { customerRoutes } from './company/customers.ts'
import { schemas as customerSchemas } from './company/customer-schemas.ts'
import { routes as companyRoutes } from './company/routes.ts'
import { schemas as companySchemas } from './company/schemas.ts'
import { staffRoutes as companyStaffRoutes } from './company/staff.ts'
import { schemas as companyStaffSchemas } from './company/staff-schemas.ts'
import { blogRoutes } from './content/blog.ts'
import { schemas as blogSchemas } from './content/blog-schemas.ts'
import { routes as contentRoutes } from './content/routes.ts'
import { schemas as contentSchemas } from './content/schemas.ts'
import { routes as deliveryRoutes } from './delivery/routes.ts'
import { schemas as deliverySchemas } from './delivery/schemas.ts'
import { staffRoutes as contentStaffRoutes } from './content/staff.ts'
import { schemas as contentStaffSchemas } from './content/staff-schemas.ts'
import { staffRoutes as deliveryStaffRoutes } from './delivery/staff.ts'
import { schemas as deliveryStaffSchemas } from './delivery/staff-schemas.ts'
import { defineEndpoints, type Endpoint } from './endpoint.ts'
import { routes as fulfilmentRoutes } from './fulfilment/routes.ts'
import { schemas as fulfilmentSchemas } from './fulfilment/schemas.ts'
import { staffRoutes as fulfilmentStaffRoutes } from './fulfilment/staff.ts'
import { schemas as fulfilmentStaffSchemas } from './fulfilment/staff-schemas.ts'
import { returnsRoutes } from './fulfilment/returns.ts'
import { schemas as returnsSchemas } from './fulfilment/return-schemas.ts'
import { pickingStaffRoutes } from './fulfilment/picking-staff.ts'
import { schemas as pickingStaffSchemas } from './fulfilment/picking-staff-schemas.ts'
import { returnsStaffRoutes } from './fulfilment/return-staff.ts'
import { schemas as returnsStaffSchemas } from './fulfilment/return-staff-schemas.ts'
import { routes as identityRoutes } from './identity/routes.ts'
import { schemas as identitySchemas } from './identity/schemas.ts'
import { staffRoutes as identityStaffRoutes } from './identity/staff.ts'
import { schemas as identityStaffSchemas } from './identity/staff-schemas.ts'
import { routes as invoiceRoutes } from './invoice/routes.ts'
import { schemas as invoiceSchemas } from './invoice/schemas.ts'
import { staffRoutes as invoiceStaffRoutes } from './invoice/staff.ts'
import { schemas as invoiceStaffSchemas } from './invoice/staff-schemas.ts'
import { schemas as taxInvoiceSchemas } from './invoice/tax-invoice-schemas.ts'
import { taxStaffRoutes } from './invoice/tax-invoices.ts'
import { routes as orderRoutes } from './order/routes.ts'
import { schemas as orderSchemas } from './order/schemas.ts'
import { staffRoutes as orderStaffRoutes } from './order/staff.ts'
import { schemas as orderStaffSchemas } from './order/staff-schemas.ts'
import { bankRoutes } from './payment/bank.ts'
import { schemas as bankSchemas } from './payment/bank-schemas.ts'
import { gatewayRoutes } from './payment/gateway.ts'
import { schemas as gatewaySchemas } from './payment/gateway-schemas.ts'
import { ledgerRoutes } from './payment/ledger.ts'
import { schemas as ledgerSchemas } from './payment/ledger-schemas.ts'
import { routes as paymentRoutes } from './payment/routes.ts'
import { schemas as paymentSchemas } from './payment/schemas.ts'
import { staffRoutes as paymentStaffRoutes } from './payment/staff.ts'
import { schemas as paymentStaffSchemas } from './payment/staff-schemas.ts'
import { savedViewRoutes } from './identity/saved-views.ts'
import { schemas as savedViewSchemas } from './identity/saved-view-schemas.ts'
import { staffRoutes as pricingStaffRoutes } from './pricing/staff.ts'
import { schemas as pricingStaffSchemas } from './pricing/staff-schemas.ts'
import { routes as quotationRoutes } from './quotation/routes.ts'
import { schemas as quotationSchemas } from './quotation/schemas.ts'
import { staffRoutes as quotationStaffRoutes } from './quotation/staff.ts'
import { schemas as quotationStaffSchemas } from './quotation/staff-schemas.ts'
import { uploadRoutes } from './quotation/upload.ts'
import { schemas as uploadSchemas } from './quotation/upload-schemas.ts'
import { routes as referenceRoutes } from './reference/routes.ts'
import { schemas as referenceSchemas } from './reference/schemas.ts'
import { routes as quickOrderRoutes } from './search/quick-order.ts'
import { schemas as quickOrderSchemas } from './search/quick-order-schemas.ts'
import { routes as searchRoutes } from './search/routes.ts'
import { schemas as searchSchemas } from './search/schemas.ts'
import { staffRoutes as searchStaffRoutes } from './search/staff.ts'
import { schemas as searchStaffSchemas } from './search/staff-schemas.ts'

export { itemPrices, productPrices } from './catalogue/prices.ts'
export { endpoint, type Endpoint, type EndpointSchemas } from './endpoint.ts'
export { documentContent, slug } from './content/documents.ts'
export { href } from './content/rich-text-schema.ts'
export { translatedMenuLinks, translatedMenus } from './content/menus.ts'
export { settings, whatsapp } from './content/records.ts'
export { id, record, whole } from './envelope.ts'
export { moneyTable } from './order/records.ts'
export { problem } from './problem.ts'

export const cart = defineEndpoints(cartRoutes, cartSchemas)
export const lists = defineEndpoints(listsRoutes, listsSchemas)
export const wishlist = defineEndpoints(wishlistRoutes, wishlistSchemas)
export const catalogue = defineEndpoints(catalogueRoutes, catalogueSchemas)
export const catalogueStaff = defineEndpoints(catalogueStaffRoutes, catalogueStaffSchemas)
export const search = defineEndpoints(searchRoutes, searchSchemas)
export const searchStaff = defineEndpoints(searchStaffRoutes, searchStaffSchemas)
export const quickOrder = defineEndpoints(quickOrderRoutes, quickOrderSchemas)
export const content = defineEndpoints(contentRoutes, contentSchemas)
export const blog = defineEndpoints(blogRoutes, blogSchemas)
export const contentStaff = defineEndpoints(contentStaffRoutes, contentStaffSchemas)
export const reference = defineEndpoints(referenceRoutes, referenceSchemas)
export const identity = defineEndpoints(identityRoutes, identitySchemas)
export const identityStaff = defineEndpoints(identityStaffRoutes, identityStaffSchemas)
export const savedViews = defineEndpoints(savedViewRoutes, savedViewSchemas)
export const company = defineEndpoints(companyRoutes, companySchemas)
export const companyStaff = defineEndpoints(companyStaffRoutes, companyStaffSchemas)
export const customerStaff = defineEndpoints(customerRoutes, customerSchemas)
export const delivery = defineEndpoints(deliveryRoutes, deliverySchemas)
export const deliveryStaff = defineEndpoints(deliveryStaffRoutes, deliveryStaffSchemas)
export const quotation = defineEndpoints(quotationRoutes, quotationSchemas)
export const quotationUpload = defineEndpoints(uploadRoutes, uploadSchemas)
export const quotationStaff = defineEndpoints(quotationStaffRoutes, quotationStaffSchemas)
export const order = defineEndpoints(orderRoutes, orderSchemas)
export const orderStaff = defineEndpoints(orderStaffRoutes, orderStaffSchemas)
export const invoice = defineEndpoints(invoiceRoutes, invoiceSchemas)
export const invoiceStaff = defineEndpoints(invoiceStaffRoutes, invoiceStaffSchemas)
export const taxInvoiceStaff = defineEndpoints(taxStaffRoutes, taxInvoiceSchemas)
export const payment = defineEndpoints(paymentRoutes, paymentSchemas)
export const paymentBank = defineEndpoints(bankRoutes, bankSchemas)
export const paymentLedger = defineEndpoints(ledgerRoutes, ledgerSchemas)
export const paymentGateway = defineEndpoints(gatewayRoutes, gatewaySchemas)
export const fulfilment = defineEndpoints(fulfilmentRoutes, fulfilmentSchemas)
export const fulfilmentStaff = defineEndpoints(fulfilmentStaffRoutes, fulfilmentStaffSchemas)
export const pickingStaff = defineEndpoints(pickingStaffRoutes, pickingStaffSchemas)
export const returns = defineEndpoints(returnsRoutes, returnsSchemas)
export const returnsStaff = defineEndpoints(returnsStaffRoutes, returnsStaffSchemas)
export const paymentStaff = defineEndpoints(paymentStaffRoutes, paymentStaffSchemas)
export const pricingStaff = defineEndpoints(pricingStaffRoutes, pricingStaffSchemas)
export const approvalStaff = defineEndpoints(approvalStaffRoutes, approvalStaffSchemas)

/** All that the API answers. */
export const endpoints: readonly Endpoint[] = [
  catalogue,
  catalogueStaff,
  search,
  searchStaff,
  quickOrder,
  content,
  blog,
  contentStaff,
  reference,
  identity,
  identityStaff,
  savedViews,
  company,
  companyStaff,
  customerStaff,
  cart,
  lists,
  wishlist,
  delivery,
  deliveryStaff,
  quotation,
  quotationUpload,
  quotationStaff,
  order,
  orderStaff,
  invoice,
  invoiceStaff,
  taxInvoiceStaff,
  payment,
  paymentGateway,
  paymentBank,
  paymentLedger,
  paymentStaff,
  fulfilment,
  fulfilmentStaff,
  pickingStaff,
  returns,
  returnsStaff,
  approvalStaff,
  pricingStaff,
].flatMap((module) => Object.values<Endpoint>(module))
