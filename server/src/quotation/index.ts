export {
  findOffer,
  lockOffer,
  markOrdered,
  type Offer,
  type OfferProblem,
  type SeenOffer,
} from './accept-quotation.ts'
export type { OfferTerms } from './check-out-cart.ts'
export { expireQuotations, remindOfQuotations, renewQuotations } from './quotation.jobs.ts'
export { findAnyQuotation, findQuotation, type OfferedLine, type QuotationRow } from './quotation.store.ts'
export { quotationRoutes } from './quotation.routes.ts'
export { quotationStaffRoutes } from './quotation.staff.routes.ts'
export { sendApprovedOffer } from './send-approved.ts'
export { poFiles } from './po-files.ts'
export { uploadRoutes } from './upload/upload.routes.ts'
