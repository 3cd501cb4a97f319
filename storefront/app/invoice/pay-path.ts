import { order, payment, type Call, type Invoice, type PaymentOfInvoice } from '@pasok/contract'

/**
 * Where what is due of an invoice is paid: on a page of its own, or with its order where that is paid in advance, whose
 * payment was reversed; undefined where nothing can be paid now.
 */
export const payPath = async (
  call: Call,
  invoice: Pick<Invoice, 'id' | 'order_id' | 'amount_due'>,
  paying: Pick<PaymentOfInvoice, 'amount_due' | 'payment_methods' | 'on_account'>,
): Promise<string | undefined> => {
  if (paying.payment_methods.length > 0 || paying.on_account > 0) return `/account/invoices/${invoice.id}/pay`
  const isPaidWithOrder = invoice.amount_due > 0 && paying.amount_due === 0
  if (!isPaidWithOrder) return undefined
  const params = { id: String(invoice.order_id) }
  const [ordered, paid] = await Promise.all([
    call(order.showOrder, { params }),
    call(payment.showOrderPayment, { params }),
  ])
  if (!('data' in ordered.body && 'data' in paid.body)) return undefined
  if (paid.body.data.record.payment_methods.length === 0) return undefined
  const { quotation_id, payment_method } = ordered.body.data.record
  return `/shop/payment/${quotation_id}${payment_method === 'transfer' ? '?change' : ''}`
}
