import { formatDay, type HeldRefund } from '@pasok/contract'
import { rupiahText } from '@pasok/words'
import { Badge, type Tone } from '@pasok/ui/kit/badge.tsx'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  balance_refund_waiting,
  balance_refund_day,
  balance_refund_done,
  balance_refund_done_on,
  balance_refund_for_account,
  invoice_name,
  order_name,
  balance_refund_of,
  balance_refund_reference,
  balance_refund_refused,
  balance_refund_requested,
  return_state,
  balance_refund_to,
  balance_refunds,
  invoice_amount,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { documentPath } from './document-path.ts'

const states: Record<HeldRefund['state'], readonly [Tone, () => string]> = {
  waiting: ['open', balance_refund_waiting],
  requested: ['open', balance_refund_requested],
  done: ['good', balance_refund_done],
  refused: ['bad', balance_refund_refused],
}

/** The refunds of a company's held money, with their states; nothing where there are none. */
export function OwnRefunds({ refunds }: { readonly refunds: readonly HeldRefund[] }) {
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="refunds" className="mt-8">
      <h2 id="refunds" className="mb-2 text-lg">
        {balance_refunds()}
      </h2>
      <table className="record-table">
        <thead>
          <tr>
            <th>{balance_refund_day()}</th>
            <th>{balance_refund_of()}</th>
            <th>{balance_refund_to()}</th>
            <th>{return_state()}</th>
            <th className="amount">{invoice_amount()}</th>
          </tr>
        </thead>
        <tbody>
          {refunds.map((refund) => (
            <RefundRow key={refund.id} refund={refund} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function RefundRow({ refund }: { readonly refund: HeldRefund }) {
  const link = useLink()
  const { document, payee, amount, submitted_at, requested_at, transferred_on, reference, refusal } = refund
  const day = submitted_at ?? requested_at
  const [tone, text] = states[refund.state]
  const name = document?.kind === 'invoice' ? invoice_name : order_name
  return (
    <tr>
      <td data-label={balance_refund_day()}>{day !== undefined && formatDay(day)}</td>
      <td data-label={balance_refund_of()}>
        {document ? (
          <Link to={link(documentPath(document))} className="inline-flex min-h-6 items-center underline">
            {name({ number: document.number })}
          </Link>
        ) : (
          balance_refund_for_account()
        )}
      </td>
      <td data-label={balance_refund_to()} className="wrap-anywhere">
        {payee.bank} {payee.number}
        <span className="block text-[13px] text-ink-soft">{payee.holder}</span>
      </td>
      <td data-label={return_state()}>
        <Badge tone={tone}>{text()}</Badge>
        {transferred_on !== undefined && (
          <span className="block text-[13px]">
            {balance_refund_done_on({ day: formatDay(transferred_on) })}
          </span>
        )}
        {reference !== '' && (
          <span className="block text-[13px] wrap-anywhere">{balance_refund_reference({ reference })}</span>
        )}
        {refusal !== '' && <span className="block text-[13px] wrap-anywhere">{refusal}</span>}
      </td>
      <td data-label={invoice_amount()} className="amount">
        {rupiahText(amount)}
      </td>
    </tr>
  )
}
