import { jakartaTimestamp, type GatewayMethod, type PayInstructions } from '@pasok/contract'
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Charge, Outcome, SignedNotification, Transaction } from './gateway.ts'

/** A charge request of Midtrans' Core API. */
export const chargeBody = ({ orderId, method, amount, title, requestedAt, minutes }: Charge) => ({
  ...methodBody(method, title),
  transaction_details: { order_id: orderId, gross_amount: amount },
  item_details: [{ id: orderId, name: title.slice(0, 50), price: amount, quantity: 1 }],
  custom_expiry: { order_time: jakartaTimestamp(requestedAt), expiry_duration: minutes, unit: 'minute' },
})

const methodBody = (method: GatewayMethod, title: string) => {
  if (method === 'qris') return { payment_type: 'qris', qris: { acquirer: 'gopay' } }
  if (method === 'mandiri_bill')
    return {
      payment_type: 'echannel',
      echannel: { bill_info1: 'Order', bill_info2: title.slice(0, 30) },
    }
  return { payment_type: 'bank_transfer', bank_transfer: { bank: method.slice(0, -'_va'.length) } }
}

const bank = z.enum(['bca', 'bni', 'bri', 'permata'])
/** `44000.00` */
const rupiah = z.string().regex(/^\d{1,13}(\.0+)?$/)
const transactionSchema = z.object({
  order_id: z.string(),
  transaction_id: z.string(),
  status_code: z.string(),
  gross_amount: rupiah,
  currency: z.literal('IDR').default('IDR'),
  transaction_status: z.string(),
  fraud_status: z.string().optional(),
  payment_type: z.string().optional(),
  refund_amount: rupiah.optional(),
  refunds: z
    .array(z.object({ refund_key: z.string().default(''), refund_amount: rupiah }))
    .optional()
    .catch(undefined),
  va_numbers: z.array(z.object({ bank, va_number: z.string() })).optional(),
  permata_va_number: z.string().optional(),
  biller_code: z.string().optional(),
  bill_key: z.string().optional(),
})
type Answered = z.output<typeof transactionSchema>

/** Reads a transaction from a Midtrans answer; undefined if it has none that can be understood. */
export const transactionIn = (answer: unknown): Transaction | undefined => {
  const read = transactionSchema.safeParse(answer)
  if (!read.success) return undefined
  const outcome = readOutcome(read.data)
  return (
    outcome && {
      orderId: read.data.order_id,
      id: read.data.transaction_id,
      amount: Number(read.data.gross_amount),
      outcome,
      refunded: Number(read.data.refund_amount ?? 0),
      refunds: (read.data.refunds ?? []).map(({ refund_key: key, refund_amount: amount }) => ({
        key,
        amount: Number(amount),
      })),
      instructions: instructionsIn(read.data),
    }
  )
}

const readOutcome = ({ transaction_status, status_code, fraud_status = 'accept' }: Answered) => {
  if (transaction_status === 'settlement' || transaction_status === 'capture') {
    if (fraud_status === 'deny') return 'denied'
    return status_code === '200' && fraud_status === 'accept' ? 'paid' : 'pending'
  }
  return outcomesByStatus[transaction_status]
}

const outcomesByStatus: Readonly<Record<string, Outcome | undefined>> = {
  pending: 'pending',
  authorize: 'pending',
  deny: 'denied',
  cancel: 'cancelled',
  expire: 'expired',
  failure: 'failed',
  chargeback: 'reversed',
  partial_chargeback: 'reversed',
  refund: 'refunded',
  partial_refund: 'partially_refunded',
}

const instructionsIn = (answered: Answered): PayInstructions | undefined => {
  const { va_numbers: [account] = [], permata_va_number, biller_code, bill_key, payment_type } = answered
  if (account) return { kind: 'va', bank: account.bank, account: account.va_number }
  if (permata_va_number) return { kind: 'va', bank: 'permata', account: permata_va_number }
  if (biller_code && bill_key) return { kind: 'bill', biller_code, bill_key }
  return payment_type === 'qris' ? { kind: 'qr' } : undefined
}

/** The signature of a notification: hex SHA-512 of its texts as received and the server key. */
export const computeSignature = (
  { order_id, status_code, gross_amount }: Omit<SignedNotification, 'signature_key'>,
  serverKey: string,
): string => createHash('sha512').update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest('hex')

/** Whether the signature is valid. Compares in constant time. */
export const isSignedBy = (notification: SignedNotification, serverKey: string): boolean => {
  const expected = Buffer.from(computeSignature(notification, serverKey))
  const signature = Buffer.from(notification.signature_key.toLowerCase())
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}
