import { cart, quotation, type Call } from '@pasok/contract'
import { fieldText } from '../../api-client/field-text.ts'
import { sendForm, type Refused } from '@pasok/ui/records/send-form.ts'
import { sendCartForm } from '../../cart/send-cart-form.ts'

/** Where a buyer goes on, as a path without a language; or why nothing was made of the cart. */
export type CheckedOut = { readonly to: string } | { readonly refused: Refused }

/**
 * Makes a quotation of the cart by a form's `intent`: 'checkout' to order it, 'document' to have it as a document, 'request'
 * to ask sales for better prices. Quantities of a form without scripts go into the cart first.
 */
export const checkOut = async (call: Call, form: FormData): Promise<CheckedOut> => {
  const unsent = await sendCartForm(call, form)
  if (unsent) return { refused: inOne(unsent) }
  const intent = fieldText(form, 'intent')
  if (intent === 'request') {
    const result = await sendForm(call, quotation.requestQuotation, {
      idempotencyKey: fieldText(form, 'key'),
      body: { notes: fieldText(form, 'notes') },
    })
    return 'data' in result ? { to: accountPage(result.data.record.id) } : { refused: inOne(result.refused) }
  }
  const { body } = await call(cart.showCart, { query: { page: '1', per_page: '1' } })
  if (!('data' in body)) throw new Response(null, { status: 503 })
  const { id, revision } = body.data
  if (id === null) return { to: '/shop/cart' }
  const isDocument = intent === 'document'
  const result = await sendForm(call, quotation.checkOutCart, {
    params: { id: String(id) },
    // A browser names the cart that it shows; without scripts it is the one that was just written.
    body: { revision: Number(fieldText(form, 'revision')) || revision, is_document: isDocument },
  })
  if (!('data' in result)) return { refused: inOne(result.refused) }
  const { record } = result.data
  const isOrdered = !isDocument && (record.state === 'quoted' || record.state === 'ordered')
  return { to: isOrdered ? `/shop/checkout/${record.id}` : accountPage(record.id) }
}

const accountPage = (id: number): string => `/account/quotation/${id}`

/** The form has no field that an error of a line could stand at. */
const inOne = (refused: Refused): Refused => {
  const [why] = Object.values(refused.errors).flat()
  return { ...refused, errors: {}, refused: refused.refused ?? why ?? refused.detail }
}
