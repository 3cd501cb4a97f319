import type { AccountBalance, HeldMoney as Held } from '@pasok/contract'
import { rupiahText } from '@pasok/words'
import { decimal } from '@pasok/ui/kit/decimal.ts'
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
  balance_shown,
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

const describeHeld = ({ kind, amount: held, document }: Held): string => {
  const amount = rupiahText(held)
  if (kind === 'account' || !document) return balance_held_account({ amount })
  const { number } = document
  if (kind === 'order' || kind === 'invoice') return sentences[kind]({ amount, number })
  return sentences[`${kind}_${document.kind === 'invoice' ? 'invoice' : 'order'}`]({ amount, number })
}

/** What money is held for a company, and what it is for; nothing where none is held. */
export function HeldMoney({ balance: { held_for, held_total } }: { readonly balance: AccountBalance }) {
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
            className="border-b border-line"
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
          </li>
        ))}
      </ul>
      {held_total > held_for.length && (
        <p className="mt-2 text-[13px] text-ink-soft">
          {balance_shown({ shown: decimal(held_for.length), total: decimal(held_total) })}
        </p>
      )}
    </section>
  )
}
