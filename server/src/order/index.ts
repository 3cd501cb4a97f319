export { appendHistory as noteOrderEvent, type Act as OrderAct } from './append-history.ts'
export { orderRoutes } from './order.routes.ts'
export { orderStaffRoutes, showForStaff as showStaffOrder } from './order.staff.routes.ts'
export {
  closeLines as closeOrderLines,
  findAnyOrder,
  findLastEvent,
  findOrder,
  findOrderOfQuotation,
  hasOrders,
  insertLines as insertOrderLines,
  insertOrder,
  findOrders,
  listClosedLines,
  listLines as listOrderLines,
  listPaymentStates,
  listUnpaidOrders,
  lockOrder,
  updateOrder,
  type LineRow as OrderLineRow,
  type OrderRow,
} from './order.store.ts'
export { isPaidOrOnTerms } from './order.ts'
export { setDelivered, startProcessing } from './set-delivered.ts'
export type { ReadMoney } from './show-order.ts'
export { takeOrderStep, takeOrderStepIn, type OnCancelled } from './apply-step.ts'
export { notifyOrderEvent } from './notify-order-event.ts'
