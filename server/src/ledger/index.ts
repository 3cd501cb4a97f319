export {
  adjustInvoice,
  correctReceipt,
  receiveTransfer,
  returnToAccount,
  useOnAccount,
  type Allocation,
} from './allocate-money.ts'
export {
  findCompanyMoney,
  listOrdersOfAccount,
  listWrittenOff,
  findInvoiceMoney,
  findMoneyOfOrder,
  listReturnedMoney,
  hasDifference,
  listBalancesOfOrder,
  listBalancesOfOrders,
  listFrozenOrders,
  sumOnAccount,
  sumRefunds,
  sumWithheld,
  type MoneyOfOrder,
} from './ledger.store.ts'
export { findDifference, listDifferences, markDecided, type DifferenceRow } from './difference.store.ts'
export {
  findHeldRefund,
  insertHeldRefund,
  listHeldRefunds,
  listAnyHeldRefunds,
  sumWaitingRefunds,
  sumHeldRefunds,
  updateHeldRefund,
  type HeldRefundRow,
} from './held-refund.store.ts'
export type { HeldPlace } from './ledger.ts'
export {
  findHeld,
  moveToAccount,
  payHeldRefund,
  releaseHeldRefund,
  reserveHeldRefund,
  sumOnItsWay,
} from './refund-held.ts'
export { findEntry, listEntries, markReversed, type EntryRow } from './entry.store.ts'
export { findDocumentsOfUse, reverseAdjustment, reverseUse } from './reverse-entry.ts'
export { postDifference } from './post-difference.ts'
export {
  findUsedAccounts,
  findWithheld,
  listCertificateKeys,
  listSuspense,
  readJournals,
  setCertificate,
  type Journal,
  type JournalPeriod,
} from './journal.store.ts'
export { postCreditNote, postInvoice, useAdvance } from './post-invoice.ts'
export { acceptMoney, receiveMoney } from './receive-money.ts'
export {
  findHeldPart,
  listRefundableMoney,
  payOut,
  refundableMoney,
  refuseRefundOf,
  requestRefundOf,
} from './return-money.ts'
export { readStatement, type LedgerEvent } from './statement.store.ts'
export {
  findTransfer,
  findTransfers,
  findTransfersOf,
  listOrdersOfTransfer,
  listTransfers,
  lockCompanyMoney,
  markCorrected,
  recordAdjustment,
  recordAllocation,
  recordTransfer,
  type TransferRow,
} from './transfer.store.ts'
export { findExcessRefunds, findWrongBalances, type WrongSum } from './verify.store.ts'
