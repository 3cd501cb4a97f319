import { quotation as endpoints, type Call, type Profile, type Quotation } from '@pasok/contract'
import { redirect } from 'react-router'
import { getLocale } from '~words/runtime.js'
import { localised } from '../../routing/localised.ts'
import { notFound } from '../../routing/not-found.ts'
import { canBuy } from '../../identity/can-buy.ts'

/** Why a quotation is not ordered here, and by which status the page says it. */
export interface Closed {
  readonly reason: 'viewer' | 'expired' | 'not_open' | 'nothing'
  readonly id: number
  readonly number: string
}

export const chooseStatus = ({ reason }: Closed): number => (reason === 'viewer' ? 403 : 200)

/** A quotation that is being ordered, the order that it became, or why it can't be ordered. */
export const loadOffer = async (
  call: Call,
  profile: Profile | undefined,
  id: string,
): Promise<
  { readonly quotation: Quotation } | { readonly orderId: number } | { readonly closed: Closed }
> => {
  const { status, body } = await call(endpoints.showQuotation, { params: { id } })
  if (!('data' in body)) throw status === 503 ? new Response(null, { status }) : notFound('route')
  const quotation = body.data.record
  if (quotation.order_id !== undefined) return { orderId: quotation.order_id }
  const closed = (reason: Closed['reason']) => ({
    closed: { reason, id: quotation.id, number: quotation.number },
  })
  if (!canBuy(profile)) return closed('viewer')
  if (quotation.state === 'expired') return closed('expired')
  if (!quotation.is_orderable) return closed('not_open')
  return { quotation }
}

/** The page that follows an order that was placed. */
export const placedAddress = (orderId: number): string =>
  localised(getLocale(), `/shop/checkout/success?order=${orderId}`)

/** A quotation that is being ordered, or why it can't be. One that was ordered leads to what follows. */
export const loadCheckout = async (
  call: Call,
  profile: Profile | undefined,
  id: string,
): Promise<{ readonly quotation: Quotation } | { readonly closed: Closed }> => {
  const found = await loadOffer(call, profile, id)
  if ('orderId' in found) throw redirect(placedAddress(found.orderId))
  return found
}
