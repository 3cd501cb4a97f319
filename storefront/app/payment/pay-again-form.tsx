import { Link } from '@pasok/ui/kit/link.tsx'
import {
  checkout_methods,
  pay_amount,
  pay_amount_changed,
  pay_go,
  pay_going,
  pay_keep,
  pay_replaces,
  pay_rest_later,
} from '~words'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { RadioField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { rupiahText } from '@pasok/words'
import { payingQuery, type PayingData } from './load-paying.ts'
import { MethodName } from './method-name.tsx'
import { OnAccount, RestRows, restOf } from './on-account.tsx'
import type { PlacingResult } from './place-order.ts'

interface Props {
  readonly to: string
  readonly paying: PayingData
  readonly result: PlacingResult | undefined
}

/** Pays an order that was placed again, or another way; or an invoice. */
export function PayAgainForm({ to, paying, result }: Props) {
  const { paid, version, due, methods, account, attempt, isOpen, isChanging, commandKey } = paying
  const before = Number(result?.values['amount_total'] ?? due)
  const rest = restOf(due, account)
  // What money on account leaves of an invoice is transferred like the whole.
  const isLater = paid.what === 'invoice' && account.isUsed
  const open = methods.filter(({ unavailable }) => unavailable === undefined)
  const chosen = open.find(({ is_chosen }) => is_chosen) ?? open[0]
  return (
    <ActionForm
      id="payment"
      to={`${to}${payingQuery(paying)}`}
      values={result?.values ?? { payment_method: isLater ? '' : (chosen?.code ?? '') }}
      result={result}
      className="grid gap-4"
    >
      <FormAlert result={result} />
      {result && before !== due && (
        <p className="rounded-md border border-line p-3">
          {pay_amount_changed({ before: rupiahText(before), total: rupiahText(due) })}
        </p>
      )}
      <input type="hidden" name="amount_total" value={due} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <input type="hidden" name="key" value={commandKey} />
      {/* Agreed to when the order was placed. */}
      <input type="hidden" name="agree_terms" value="true" />
      {isOpen && attempt && <input type="hidden" name="instead_of" value={attempt.number} />}
      <p className="flex justify-between text-lg font-semibold">
        <span>{pay_amount()}</span> <span className="tabular-nums">{rupiahText(due)}</span>
      </p>
      <OnAccount use={account} to={to} />
      <RestRows total={due} use={account} />
      {rest > 0 && (
        <RadioField
          name="payment_method"
          label={checkout_methods()}
          choices={[
            ...(isLater ? [['', pay_rest_later(), false] as const] : []),
            ...methods.map(
              (method) =>
                [
                  method.code,
                  <MethodName key={method.code} method={method} />,
                  method.unavailable !== undefined,
                ] as const,
            ),
          ]}
        />
      )}
      {isChanging && <p className="text-ink-soft">{pay_replaces()}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton busy={pay_going()}>{pay_go()}</SubmitButton>
        {isChanging && (
          <Link to={to} className="button button-quiet min-h-11">
            {pay_keep()}
          </Link>
        )}
      </div>
    </ActionForm>
  )
}
