import { isGatewayMethod, order as orderRoutes, payment, type Call } from '@pasok/contract'
import { useEffect } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  checkout_account_holder,
  checkout_accounts,
  checkout_copied,
  checkout_copy,
  checkout_done_email,
  checkout_done_next,
  checkout_done_number,
  checkout_done_ship,
  checkout_done_terms,
  checkout_done_title,
  checkout_done_transfer,
  checkout_see_order,
  checkout_shop_on,
  checkout_upload_proof,
  pay_done,
  pay_now,
  pay_open,
  pay_other,
} from '~words'
import { apiContext } from '../api-client/context.ts'
import { syncCart } from '../cart/sync-cart.ts'
import { CheckoutFrame, STEPS } from '../quotation/checkout/checkout-frame.tsx'
import { notFound } from '../routing/not-found.ts'
import { useLink, type PageHandle } from '../routing/use-link.ts'
import { CopyButton } from '@pasok/ui/kit/copy-button.tsx'
import { rupiahText } from '@pasok/words'
import type { Route } from './+types/placed-page'

/** The order that the member placed last. */
const latestOrder = async (call: Call): Promise<string | undefined> => {
  const { status, body } = await call(orderRoutes.listOrders, { query: { mine: 'true', per_page: '1' } })
  if (status === 503) throw new Response(null, { status })
  const latest = 'data' in body ? body.data.records[0] : undefined
  return latest && String(latest.id)
}

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const params = { id: url.searchParams.get('order') ?? (await latestOrder(call)) ?? '' }
  const { status, body } = await call(orderRoutes.showOrder, { params })
  if (!('data' in body)) throw status === 503 ? new Response(null, { status }) : notFound('route')
  const { id, number, quotation_id: quotationId, payment_method: method } = body.data.record
  const { terms_days: days } = body.data.record
  const paid = method === 'terms' ? undefined : await call(payment.showOrderPayment, { params })
  const known = paid && 'data' in paid.body ? paid.body.data.record : undefined
  const { bank_accounts: accounts = [], amount_due: due = 0, payment_methods: methods = [] } = known ?? {}
  return {
    id,
    number,
    quotationId,
    method,
    days,
    due,
    accounts,
    isPaid: known !== undefined && due === 0,
    canPayOtherwise: method === 'transfer' && methods.length > 1,
  }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> = { queryIn: ({ id }) => `?order=${id}` }

/** `/shop/checkout/success` */
export default function PlacedPage({ loaderData }: Route.ComponentProps) {
  const { id, number, quotationId, method, days, due, accounts, isPaid, canPayOtherwise } = loaderData
  const link = useLink()
  // What was ordered lies in the shop's cart no more: this tab learns it here, the others from its store.
  useEffect(() => void syncCart(), [id])
  return (
    <CheckoutFrame title={checkout_done_title()} rest="/shop/checkout/success" step={STEPS.done}>
      <div className="grid max-w-2xl gap-4">
        <p className="text-lg font-semibold" data-order={number}>
          {checkout_done_number({ number })}
        </p>
        <p>{checkout_done_email()}</p>
        <section aria-labelledby="next" className="grid gap-3 rounded-md border border-line p-4">
          <h2 id="next" className="text-lg">
            {checkout_done_next()}
          </h2>
          {isPaid || isGatewayMethod(method) ? (
            <p>{isPaid ? pay_done() : pay_open()}</p>
          ) : method === 'transfer' ? (
            <p>{checkout_done_transfer({ amount: rupiahText(due), number })}</p>
          ) : (
            days !== undefined && <p>{checkout_done_terms({ days })}</p>
          )}
          {accounts.length > 0 && (
            <ul aria-label={checkout_accounts()} className="grid gap-3 sm:grid-cols-2">
              {accounts.map(({ bank, number: account, holder }) => (
                <li key={`${bank} ${account}`} className="rounded-md border border-line p-3">
                  <span className="block font-semibold">{bank}</span>
                  <span className="part-number block">{account}</span>
                  <span className="block text-[13px] text-ink-soft">
                    {checkout_account_holder({ holder })}
                  </span>
                  <CopyButton
                    text={account}
                    label={checkout_copy({ account })}
                    copiedText={checkout_copied()}
                  />
                </li>
              ))}
            </ul>
          )}
          <p className="text-ink-soft">{checkout_done_ship()}</p>
          <p className="flex flex-wrap gap-3">
            {isGatewayMethod(method) && !isPaid && (
              <Link to={link(`/shop/payment/${quotationId}`)} className="button min-h-11">
                {pay_now()}
              </Link>
            )}
            <Link to={link(`/order/${id}`)} className="button min-h-11">
              {method === 'transfer' && !isPaid ? checkout_upload_proof() : checkout_see_order()}
            </Link>
            {canPayOtherwise && (
              <Link
                to={`${link(`/shop/payment/${quotationId}`)}?change`}
                className="button button-quiet min-h-11"
              >
                {pay_other()}
              </Link>
            )}
            <Link to={link('/shop')} className="button button-quiet min-h-11">
              {checkout_shop_on()}
            </Link>
          </p>
        </section>
      </div>
    </CheckoutFrame>
  )
}
