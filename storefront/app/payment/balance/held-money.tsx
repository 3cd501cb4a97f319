import type { AccountBalance, HeldMoney as Held } from '@pasok/contract'
import { rupiahText } from '@pasok/words'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { ActionForm, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  balance_held_account,
  balance_held_for,
  balance_held_invoice,
  balance_held_order,
  balance_held_refund_invoice,
  balance_held_refund_order,
  balance_held_review_invoice,
  balance_held_review_order,
  balance_keep,
  balance_keep_name,
  balance_keep_what,
  balance_refund_ask,
  balance_refund_name,
  balance_shown,
  form_busy,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { documentPath } from './document-path.ts'

const sentences = {
  order: balance_held_order,
  invoice: balance_held_invoice,
  review_order: balance_held_review_order,
  review_invoice: balance_held_review_invoice,
  refund_order: balance_held_refund_order,
  refund_invoice: balance_held_refund_invoice,
} as const

/** Names money that is held in an address: `order-5`, `invoice-3` or `account`. */
export const heldPlace = ({ kind, document }: Held): string => (document ? `${kind}-${document.id}` : kind)

/** Says what money is held for. */
export const describeHeld = ({ kind, amount: held, document }: Held): string => {
  const amount = rupiahText(held)
  if (kind === 'account' || !document) return balance_held_account({ amount })
  const { number } = document
  if (kind === 'order' || kind === 'invoice') return sentences[kind]({ amount, number })
  return sentences[`${kind}_${document.kind === 'invoice' ? 'invoice' : 'order'}`]({ amount, number })
}

interface Props {
  readonly balance: AccountBalance
  /** Whether the reader may have it refunded, or kept on account. */
  readonly canMove: boolean
}

/** What money is held for a company, and what it is for; nothing where none is held. */
export function HeldMoney({ balance: { held_for, held_total }, canMove }: Props) {
  const link = useLink()
  if (held_for.length === 0) return null
  return (
    <section aria-labelledby="held" className="mt-8">
      <h2 id="held" className="mb-2 text-lg">
        {balance_held_for()}
      </h2>
      <ul>
        {held_for.map((held) => (
          <li
            key={`${held.kind} ${held.document?.kind} ${held.document?.id}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2"
          >
            {held.document ? (
              <Link
                to={link(documentPath(held.document))}
                className="inline-flex min-h-11 items-center underline lg:min-h-8"
              >
                {describeHeld(held)}
              </Link>
            ) : (
              <span className="inline-flex min-h-11 items-center lg:min-h-8">{describeHeld(held)}</span>
            )}
            {canMove && held.available > 0 && <Move held={held} />}
          </li>
        ))}
      </ul>
      {canMove && held_for.some(isOfOrder) && (
        <p className="mt-2 text-[13px] text-ink-soft">{balance_keep_what()}</p>
      )}
      {held_total > held_for.length && (
        <p className="mt-2 text-[13px] text-ink-soft">
          {balance_shown({ shown: decimal(held_for.length), total: decimal(held_total) })}
        </p>
      )}
    </section>
  )
}

/** Only what an order has can be moved to the account. */
const isOfOrder = ({ kind, available }: Held): boolean => kind === 'order' && available > 0

/** What a member can do with money that is available. */
function Move({ held }: { readonly held: Held }) {
  const here = useLink()('/account/balance')
  const amount = rupiahText(held.available)
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Link
        to={`${here}?refund=${heldPlace(held)}`}
        aria-label={balance_refund_name({ amount })}
        className="button button-quiet min-h-11"
      >
        {balance_refund_ask()}
      </Link>
      {isOfOrder(held) && (
        <ActionForm id={`keep-${held.document?.id}`} to={here} preventScrollReset>
          <input type="hidden" name="do" value="keep" />
          <input type="hidden" name="order_id" value={held.document?.id} />
          <SubmitButton busy={form_busy()} className="button button-quiet min-h-11">
            {held.available < held.amount ? balance_keep_name({ amount }) : balance_keep()}
          </SubmitButton>
        </ActionForm>
      )}
    </div>
  )
}
