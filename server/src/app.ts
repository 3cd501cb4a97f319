import { approvalStaffRoutes } from './approval/index.ts'
import { cartRoutes, listsRoutes, wishlistRoutes } from './cart/index.ts'
import { catalogueRoutes, catalogueStaffRoutes } from './catalogue/index.ts'
import {
  addressRoutes,
  companyRoutes,
  customerRoutes,
  membersRoutes,
  partNumberRoutes,
  reviewRoutes,
  taxKindRoutes,
  verificationRoutes,
} from './company/index.ts'
import {
  blogRoutes,
  contactRoutes,
  contactStaffRoutes,
  contentRoutes,
  contentStaffRoutes,
} from './content/index.ts'
import { checkoutRoutes } from './checkout/index.ts'
import { deliveryRoutes } from './delivery/index.ts'
import {
  fulfilmentRoutes,
  closeCredited,
  fulfilmentStaffRoutes,
  returnsRoutes,
  pickingStaffRoutes,
  returnsStaffRoutes,
} from './fulfilment/index.ts'
import {
  bearerGate,
  crossOrigin,
  identityRoutes,
  passwordRoutes,
  profileRoutes,
  SESSION_COOKIE,
  sessionGate,
  sessionsRoutes,
  STAFF_COOKIE,
  staffGate,
  savedViewRoutes,
  staffNames,
  staffRoutes,
} from './identity/index.ts'
import { importStaffRoutes } from './import/index.ts'
import {
  invoiceRoutes,
  invoiceStaffRoutes,
  issueApprovedCreditNote,
  readMoneyTable,
  taxInvoiceStaffRoutes,
} from './invoice/index.ts'
import { orderRoutes, orderStaffRoutes } from './order/index.ts'
import {
  bankStaffRoutes,
  closePayment,
  followClosing,
  gatewayRoutes,
  beginApprovedHeldRefund,
  makeApprovedRefund,
  securesDebt,
  ledgerStaffRoutes,
  paymentRoutes,
  paymentStaffRoutes,
  statementRoutes,
  statementStaffRoutes,
  transferStaffRoutes,
  differenceStaffRoutes,
  heldMoneyRoutes,
  heldMoneyStaffRoutes,
} from './payment/index.ts'
import { answerError } from './platform/http/answer-error.ts'
import { apiDocs } from './platform/http/api-docs.ts'
import { newApp, type App } from './platform/http/http.ts'
import { requestId } from './platform/index.ts'
import { negotiateLanguage } from './platform/http/language.ts'
import { writeProblem } from './platform/http/problem.ts'
import { priceListRoutes } from './pricing/index.ts'
import { quotationRoutes, quotationStaffRoutes, sendApprovedOffer, uploadRoutes } from './quotation/index.ts'
import { referenceRoutes } from './reference/index.ts'
import { openServices, type ServiceParts } from './services.ts'
import { quickOrderRoutes, searchRoutes, searchStaffRoutes } from './search/index.ts'

/** The API below `/api`: every module's routes, its own description at `/api/openapi.json` and `/api/docs`. */
export const createApp = (parts: ServiceParts): App => {
  const services = openServices(parts)
  const { apiOrigins, settings, texts } = services
  const onCancelled = closePayment(services)
  const ordering = { ...services, onCancelled, readMoney: readMoneyTable }
  const closing = { ...ordering, onClosed: followClosing(services) }
  const app = newApp('/api')
  app.use(async (c, next) => {
    c.set('arrived', c.req.raw)
    c.set('language', negotiateLanguage(c.req.header('accept-language')))
    c.set('requestId', requestId(c.req.header('x-request-id')))
    // Said before the answer is made: an answer that is looked into afterwards costs three times as much.
    c.header('content-language', c.get('language'))
    c.header('vary', 'accept-language, accept-encoding')
    c.header('x-content-type-options', 'nosniff')
    c.header('x-request-id', c.get('requestId'))
    c.header('cache-control', 'private, no-cache')
    await next()
  })

  if (apiOrigins.length > 0) app.use(crossOrigin('/api', apiOrigins))
  app.use(staffGate('/api', services))
  app.use(bearerGate('/api', services))
  app.use(sessionGate('/api', services))

  identityRoutes(app, services)
  passwordRoutes(app, services)
  profileRoutes(app, services)
  sessionsRoutes(app, services)
  staffRoutes(app, services)
  savedViewRoutes(app, services)
  referenceRoutes(app)
  catalogueRoutes(app, services)
  catalogueStaffRoutes(app, services)
  importStaffRoutes(app, services)
  searchRoutes(app, services)
  searchStaffRoutes(app, services)
  quickOrderRoutes(app, services)
  contentRoutes(app, { settings, texts, hasGateway: services.gateway !== undefined })
  contactRoutes(app, services)
  blogRoutes(app, services)
  contentStaffRoutes(app, services)
  contactStaffRoutes(app, services)
  companyRoutes(app, services)
  verificationRoutes(app, services)
  membersRoutes(app, services)
  addressRoutes(app, services)
  partNumberRoutes(app, services)
  reviewRoutes(app, services)
  taxKindRoutes(app, services)
  customerRoutes(app, services)
  priceListRoutes(app, { ...services, findStaffNames: staffNames })
  cartRoutes(app, services)
  listsRoutes(app, services)
  wishlistRoutes(app, services)
  deliveryRoutes(app, services)
  // Before /{id}, which 'upload' is not.
  uploadRoutes(app, services)
  quotationRoutes(app, services)
  quotationStaffRoutes(app, services)
  invoiceRoutes(app, services)
  const crediting = { ...services, creditedClosing: closeCredited(closing) }
  invoiceStaffRoutes(app, { ...crediting, securesDebt })
  taxInvoiceStaffRoutes(app, services)
  orderRoutes(app, ordering)
  orderStaffRoutes(app, ordering)
  checkoutRoutes(app, services)
  paymentRoutes(app, services)
  gatewayRoutes(app, services)
  paymentStaffRoutes(app, services)
  transferStaffRoutes(app, services)
  bankStaffRoutes(app, services)
  differenceStaffRoutes(app, services)
  heldMoneyRoutes(app, services)
  heldMoneyStaffRoutes(app, services)
  ledgerStaffRoutes(app, services)
  statementRoutes(app, services)
  statementStaffRoutes(app, services)
  fulfilmentRoutes(app, services)
  fulfilmentStaffRoutes(app, closing)
  returnsRoutes(app, services)
  pickingStaffRoutes(app, services)
  returnsStaffRoutes(app, services)
  const approvedCommands = {
    quotation: sendApprovedOffer(services),
    credit_note: issueApprovedCreditNote(crediting),
    refund: makeApprovedRefund(services),
    held_refund: beginApprovedHeldRefund(services),
  }
  approvalStaffRoutes(app, { ...services, approvedCommands })
  apiDocs(app, { session: SESSION_COOKIE, staff: STAFF_COOKIE })

  app.notFound((c) => writeProblem(c, 404, 'not_found'))
  app.onError(answerError)
  return app
}
