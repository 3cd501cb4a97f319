import { computeTax, daysAfter, lineAmount, type Day, type PaymentState } from '@pasok/contract'

/** A line that is invoiced or credited in parts. */
export interface DividedLine {
  readonly quantity: number
  /** Whole rupiah per unit, before tax and discount. */
  readonly unit_price: number
  /** Hundredths of a percent. */
  readonly discount: number
}

/** Whole rupiah. */
export interface Amounts {
  readonly untaxed: number
  readonly tax: number
}

/**
 * The amounts for `quantity` more of a line, after `before` of it. Each part is the difference of two rounded sums, so
 * that all parts together are the whole line, tax included, however it is divided.
 */
export const computePart = (
  line: Omit<DividedLine, 'quantity'>,
  before: number,
  quantity: number,
  taxPercent: number,
): Amounts => {
  const upTo = (count: number): Amounts => {
    const untaxed = lineAmount({ ...line, quantity: count })
    return { untaxed, tax: computeTax(untaxed, taxPercent) }
  }
  const [first, last] = [upTo(before), upTo(before + quantity)]
  return { untaxed: last.untaxed - first.untaxed, tax: last.tax - first.tax }
}

/** The sum of amounts. */
export const sumAmounts = (amounts: readonly Amounts[]): Amounts => ({
  untaxed: amounts.reduce((sum, { untaxed }) => sum + untaxed, 0),
  tax: amounts.reduce((sum, { tax }) => sum + tax, 0),
})

/** What the due date of an invoice depends on. */
export interface Terms {
  readonly issued_on: Day
  /** Null for a prepaid invoice, which is due at once. */
  readonly terms_days: number | null
  /** Whether the days count from the day on which the buyer received the invoice. */
  readonly is_due_from_receipt: boolean
  readonly received_on: Day | null
}

/** The day on which an invoice is due; null until its buyer has received it, if the days count from then. */
export const dueOn = ({ issued_on, terms_days, is_due_from_receipt, received_on }: Terms): Day | null => {
  const from = is_due_from_receipt ? received_on : issued_on
  return from === null ? null : daysAfter(from, terms_days ?? 0)
}

/** A number of a sequence: its format with the year and six digits. */
export const writtenNumber = (format: string, year: number, count: number): string =>
  format.replace('{year}', String(year)).replace('{number}', String(count).padStart(6, '0'))

/** The fields of an invoice that its payment needs. */
export interface Balance {
  readonly amount_total: number
  readonly amount_credited: number
  readonly amount_paid: number
}

/** The amount still to be paid of an invoice. */
export const invoiceAmountDue = ({ amount_total, amount_credited, amount_paid }: Balance): number =>
  Math.max(0, amount_total - amount_credited - amount_paid)

/** The amount paid for an invoice beyond its total less credits. */
export const overpayment = ({ amount_total, amount_credited, amount_paid }: Balance): number =>
  Math.max(0, amount_credited + amount_paid - amount_total)

/** What of the overpayment credit notes freed; the rest came beyond what was ever charged. */
export const refundDue = (balance: Balance): number => Math.min(balance.amount_credited, overpayment(balance))

/** Whether an invoice was credited in full. */
export const isGivenBack = ({ amount_total, amount_credited }: Omit<Balance, 'amount_paid'>): boolean =>
  amount_credited > 0 && amount_credited >= amount_total

/**
 * The payment state of a prepaid order by what it owes and what it has, in whole rupiah; 'pending' while a proof waits for
 * staff.
 */
export const paymentStateFor = ({
  owed,
  received,
  isRefunded,
  isProofWaiting,
}: {
  readonly owed: number
  readonly received: number
  /** Whether all that it had went back to the buyer. */
  readonly isRefunded: boolean
  readonly isProofWaiting: boolean
}): PaymentState => {
  if (isRefunded) return 'refunded'
  if (received >= owed) return 'paid'
  if (isProofWaiting) return 'pending'
  return received > 0 ? 'partially_paid' : 'unpaid'
}
