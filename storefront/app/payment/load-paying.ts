import { isGatewayMethod, order, payment, type Call } from '@pasok/contract'

/** The payment in advance of an order that was placed. */
export type PayingData = NonNullable<Awaited<ReturnType<typeof loadPaying>>>

const OPEN = new Set(['created', 'pending'])

/**
 * How an order that was placed is paid through the gateway, or could be; undefined where nothing is to be paid so: it is
 * paid, on terms, or by transfer without another way being asked for (`isChanging`).
 */
export const loadPaying = async (call: Call, orderId: number, isChanging: boolean) => {
  const params = { id: String(orderId) }
  const [{ body }, paid] = await Promise.all([
    call(order.showOrder, { params }),
    call(payment.showOrderPayment, { params }),
  ])
  if (!('data' in body) || !('data' in paid.body)) throw new Response(null, { status: 503 })
  const { number, quotation_version: version, payment_method } = body.data.record
  const { amount_due: due, attempts, payment_methods: methods } = paid.body.data.record
  const attempt = attempts.at(-1)
  const isOpen = attempt !== undefined && OPEN.has(attempt.state)
  const canChange = methods.length > 0
  const isHere = isGatewayMethod(payment_method) || (canChange && isChanging)
  if (due === 0 || !isHere) return undefined
  return {
    orderId,
    number,
    version,
    due,
    /** The last one, without the files that show a transfer. */
    attempt: attempt && {
      number: attempt.number,
      state: attempt.state,
      amount: attempt.amount,
      expiresAt: attempt.expires_at,
      instructions: attempt.instructions,
    },
    isOpen,
    isLate: attempts.some(({ state }) => state === 'needs_review'),
    methods,
    canChange,
    isChanging: isOpen && canChange && isChanging,
    /** One for each time the page is shown: whatever is sent from it twice is one command. */
    commandKey: crypto.randomUUID(),
  }
}
