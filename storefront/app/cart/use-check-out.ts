import { useState } from 'react'
import { useSubmit } from 'react-router'
import { checkout_unsent } from '~words'
import { notify } from '../layout/notices/notify.ts'
import { useLink } from '../routing/use-link.ts'
import { storedCart } from './cart-store.ts'
import { isCartSent } from './leave-cart.ts'

/** What is made of a cart: a quotation to be ordered, one as a document, or a request for better prices. */
export type CheckoutIntent = 'checkout' | 'document' | 'request'

/** Checks the cart out by scripts: sends what waits first, and says it where that can't be done. */
export const useCheckOut = () => {
  const submit = useSubmit()
  const link = useLink()
  const [isSending, setSending] = useState(false)
  const checkOut = async (intent: CheckoutIntent, fields: Readonly<Record<string, string>> = {}) => {
    if (isSending) return
    setSending(true)
    const isSent = await isCartSent()
    if (isSent) {
      const revision = storedCart()?.revision
      const form = { ...fields, intent, ...(revision !== undefined && { revision: String(revision) }) }
      await submit(form, { method: 'post', action: link('/checkout') })
    } else notify({ id: 'cart-unsent', text: checkout_unsent(), lasting: true })
    setSending(false)
  }
  return { checkOut, isSending }
}
