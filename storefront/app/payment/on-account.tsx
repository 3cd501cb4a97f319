import { Link } from '@pasok/ui/kit/link.tsx'
import { rupiahText } from '@pasok/words'
import {
  pay_on_account,
  pay_on_account_have,
  pay_on_account_not,
  pay_on_account_terms,
  pay_on_account_use,
  pay_on_account_used,
  pay_rest,
} from '~words'

/** A company's money on account, as far as an amount can use it. */
export interface AccountUse {
  /** Whole rupiah; 0 where there is none. */
  readonly usable: number
  /** Whether the reader has chosen to use it. */
  readonly isUsed: boolean
}

/** What is left to pay, in whole rupiah. */
export const restOf = (total: number, { usable, isUsed }: AccountUse): number => total - (isUsed ? usable : 0)

interface Props {
  readonly use: AccountUse
  /** The page without the choice. */
  readonly to: string
  /** Whether the amount can be ordered on terms, too. */
  readonly hasTerms?: boolean
}

/** Offers money on account for an amount, or says that the form uses it; nothing where there is none. */
export function OnAccount({ use: { usable, isUsed }, to, hasTerms = false }: Props) {
  if (usable === 0) return null
  const amount = rupiahText(usable)
  return (
    <section aria-label={pay_on_account()} className="rounded-md border border-line p-4" data-on-account>
      <p>{isUsed ? pay_on_account_used({ amount }) : pay_on_account_have({ amount })}</p>
      {!isUsed && hasTerms && <p className="text-[13px] text-ink-soft">{pay_on_account_terms()}</p>}
      {isUsed && <input type="hidden" name="on_account" value={usable} />}
      <p className="mt-2">
        <Link
          to={isUsed ? to : `${to}?account`}
          preventScrollReset
          replace
          className="button button-quiet min-h-11"
        >
          {isUsed ? pay_on_account_not() : pay_on_account_use({ amount })}
        </Link>
      </p>
    </section>
  )
}

/** What money on account takes off a total, and what is left; nothing where it is not used. */
export function RestRows({ total, use }: { readonly total: number; readonly use: AccountUse }) {
  if (!use.isUsed) return null
  return (
    <>
      <p className="flex justify-between">
        <span>{pay_on_account()}</span> <span className="tabular-nums">{rupiahText(-use.usable)}</span>
      </p>
      <p className="flex justify-between text-lg font-semibold">
        <span>{pay_rest()}</span> <span className="tabular-nums">{rupiahText(restOf(total, use))}</span>
      </p>
    </>
  )
}
