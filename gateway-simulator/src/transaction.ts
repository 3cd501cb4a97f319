import { createHash } from 'node:crypto'

/** What the simulator stores of a transaction. */
export interface SimulatedTransaction {
  readonly orderId: string
  readonly id: string
  readonly type: 'bank_transfer' | 'echannel' | 'qris'
  readonly bank: string | undefined
  /** Whole rupiah. */
  readonly amount: number
  /** The number to pay to: of an account, a bill or a QR code. */
  readonly account: string
  readonly chargedAt: Date
  readonly expiresAt: Date
  readonly status: 'pending' | 'settlement' | 'deny' | 'cancel' | 'expire' | 'refund' | 'partial_refund'
  readonly refunds: readonly { readonly key: string; readonly amount: number }[]
}

/** What can be done to a transaction by hand. */
export const simulatedActs = ['settle', 'deny', 'cancel', 'expire', 'reverse'] as const
export type SimulatedAct = (typeof simulatedActs)[number]

const lifeCycle: Readonly<
  Record<
    SimulatedTransaction['status'],
    Readonly<Partial<Record<SimulatedAct, SimulatedTransaction['status']>>>
  >
> = {
  pending: { settle: 'settlement', deny: 'deny', cancel: 'cancel', expire: 'expire' },
  // Money that arrives although the account was closed, as it happens with banks.
  expire: { settle: 'settlement' },
  cancel: { settle: 'settlement' },
  settlement: { reverse: 'deny' },
  deny: {},
  refund: {},
  partial_refund: {},
}

/** What can be done to it now. */
export const listActs = ({ status }: SimulatedTransaction): SimulatedAct[] =>
  simulatedActs.filter((act) => lifeCycle[status][act] !== undefined)

/** It after an act; undefined where that is not possible. */
export const afterAct = (
  transaction: SimulatedTransaction,
  act: SimulatedAct,
): SimulatedTransaction | undefined => {
  const status = lifeCycle[transaction.status][act]
  return status && { ...transaction, status }
}

/** The transaction as it is now: expired where it was not paid in time. */
export const expireIfDue = (transaction: SimulatedTransaction, now: Date): SimulatedTransaction =>
  transaction.status === 'pending' && transaction.expiresAt <= now
    ? { ...transaction, status: 'expire' }
    : transaction

/** It after a refund of whole rupiah; undefined where it can't be refunded so. The same key refunds once. */
export const afterRefund = (
  transaction: SimulatedTransaction,
  refund: { readonly key: string; readonly amount: number },
): SimulatedTransaction | undefined => {
  if (transaction.refunds.some(({ key }) => key === refund.key)) return transaction
  const isPaid = transaction.status === 'settlement' || transaction.status === 'partial_refund'
  const refunds = [...transaction.refunds, refund]
  const sum = sumRefunds(refunds)
  // Money in a bank account can't be fetched back through the gateway.
  if (transaction.type !== 'qris' || !isPaid || sum > transaction.amount) return undefined
  return { ...transaction, refunds, status: sum === transaction.amount ? 'refund' : 'partial_refund' }
}

const sumRefunds = (refunds: SimulatedTransaction['refunds']): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

const codes = {
  pending: '201',
  settlement: '200',
  deny: '202',
  cancel: '200',
  expire: '407',
  refund: '200',
  partial_refund: '200',
} as const satisfies Record<SimulatedTransaction['status'], string>

/** A transaction in the form in which the gateway answers it, and notifies of it. */
export const buildAnswer = (transaction: SimulatedTransaction) => {
  const { type, bank, account, status, refunds } = transaction
  return {
    status_code: codes[status],
    status_message: `Simulated transaction is ${status}`,
    transaction_id: transaction.id,
    order_id: transaction.orderId,
    gross_amount: `${transaction.amount}.00`,
    currency: 'IDR',
    payment_type: type,
    transaction_time: transaction.chargedAt.toISOString(),
    transaction_status: status,
    fraud_status: 'accept',
    ...(refunds.length > 0 && {
      refund_amount: `${sumRefunds(refunds)}.00`,
      refunds: refunds.map(({ key, amount }) => ({ refund_key: key, refund_amount: `${amount}.00` })),
    }),
    ...(type === 'echannel' && { biller_code: '70012', bill_key: account }),
    ...(type === 'bank_transfer' &&
      (bank === 'permata' ? { permata_va_number: account } : { va_numbers: [{ bank, va_number: account }] })),
  }
}

/** What the gateway sends to the shop, signed as Midtrans does: hex SHA-512 over these fields and the server key. */
export const signNotification = (transaction: SimulatedTransaction, serverKey: string) => {
  const answer = buildAnswer(transaction)
  const signed = `${answer.order_id}${answer.status_code}${answer.gross_amount}${serverKey}`
  return { ...answer, signature_key: createHash('sha512').update(signed).digest('hex') }
}
