import type { Order } from '@pasok/contract'
import { paymentMethodName } from '@pasok/words'
import { order_method_terms_days } from '~words'
import { getLocale } from '~words/runtime.js'

/** How an order is paid: the name of its method, or its days to pay. */
export const paymentMethodText = ({
  payment_method,
  terms_days,
}: Pick<Order, 'payment_method' | 'terms_days'>): string =>
  payment_method === 'terms' && terms_days !== undefined
    ? order_method_terms_days({ days: terms_days })
    : paymentMethodName(payment_method, getLocale())
