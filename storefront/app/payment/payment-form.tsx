import type { Credit, PaymentChoice } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  checkout_agree,
  checkout_back_to_delivery,
  checkout_change,
  checkout_contact,
  checkout_credit,
  checkout_credit_left,
  checkout_credit_limit,
  checkout_credit_used,
  checkout_deliver_to,
  checkout_methods,
  checkout_place,
  checkout_placing,
  checkout_po_number,
  checkout_total,
  checkout_total_changed,
  register_new_tab,
  register_terms,
} from '~words'
import { useRootData } from '../layout/root-data.ts'
import { useLink } from '../routing/use-link.ts'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { CheckboxField, RadioField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { rupiahText } from '@pasok/words'
import { MethodName } from './method-name.tsx'
import { OnAccount, RestRows, restOf, type AccountUse } from './on-account.tsx'
import type { PlacingResult } from './place-order.ts'

interface Props {
  readonly id: string
  readonly version: number
  readonly revision: number
  readonly deliverTo: { readonly method: string; readonly address: string | undefined; readonly po: string }
  readonly methods: readonly PaymentChoice[]
  readonly credit: Credit | undefined
  /** Whole rupiah. */
  readonly total: number
  readonly account: AccountUse
  readonly termsVersion: string
  readonly commandKey: string
  readonly result: PlacingResult | undefined
}

/** How an order is paid, and the button that places it. */
export function PaymentForm({
  id,
  version,
  revision,
  commandKey,
  deliverTo,
  methods,
  result,
  ...shown
}: Props) {
  const link = useLink()
  const { settings } = useRootData() ?? {}
  const { credit, total, account, termsVersion } = shown
  const here = link(`/shop/payment/${id}`)
  const before = Number(result?.values['amount_total'] ?? total)
  const open = methods.filter(({ unavailable }) => unavailable === undefined)
  const chosen = open.find(({ is_chosen }) => is_chosen) ?? open[0]
  return (
    <ActionForm
      id="payment"
      to={`${here}${account.isUsed ? '?account' : ''}`}
      values={result?.values ?? { payment_method: chosen?.code ?? '' }}
      result={result}
      className="grid gap-4"
    >
      <FormAlert result={result} />
      {result && before !== total && (
        <p className="rounded-md border border-line p-3">
          {checkout_total_changed({ before: rupiahText(before), total: rupiahText(total) })}
        </p>
      )}
      <input type="hidden" name="amount_total" value={total} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="key" value={commandKey} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 rounded-md border border-line p-4">
        <dt className="text-ink-soft">{checkout_deliver_to()}</dt>
        <dd>{[deliverTo.method, deliverTo.address].filter(Boolean).join(', ')}</dd>
        {deliverTo.po !== '' && (
          <>
            <dt className="text-ink-soft">{checkout_po_number()}</dt>
            <dd className="break-words">{deliverTo.po}</dd>
          </>
        )}
        <dd className="col-span-full">
          <Link to={link(`/shop/checkout/${id}`)} className="inline-flex min-h-11 items-center md:min-h-6">
            {checkout_change()}
          </Link>
        </dd>
      </dl>
      <OnAccount use={account} to={here} hasTerms={credit !== undefined && credit.credit_limit > 0} />
      {restOf(total, account) > 0 && (
        <RadioField
          name="payment_method"
          label={checkout_methods()}
          choices={methods.map(
            (method) =>
              [
                method.code,
                <MethodName key={method.code} method={method} />,
                method.unavailable !== undefined,
              ] as const,
          )}
        />
      )}
      {!account.isUsed && credit && credit.credit_limit > 0 && (
        <CreditFigures credit={credit} total={total} />
      )}
      <CheckboxField name="agree_terms" label={checkout_agree()} isRequired>
        <Link
          to={`${link('/site/terms')}?version=${termsVersion}`}
          target="_blank"
          className="ml-8 inline-flex min-h-11 items-center underline md:min-h-6"
        >
          {register_terms()} <span className="sr-only">{register_new_tab()}</span>
        </Link>
      </CheckboxField>
      {/* Beside the form on a wide screen, far below it on a narrow one. */}
      <p className="flex justify-between text-lg font-semibold lg:hidden">
        <span>{checkout_total()}</span> <span className="tabular-nums">{rupiahText(total)}</span>
      </p>
      <RestRows total={total} use={account} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton busy={checkout_placing()}>{checkout_place()}</SubmitButton>
        <Link to={link(`/shop/checkout/${id}`)} className="button button-quiet min-h-11">
          {checkout_back_to_delivery()}
        </Link>
      </div>
      {settings && (
        <p className="text-[13px] text-ink-soft">
          {checkout_contact({ phone: settings.phone, email: settings.email })}
        </p>
      )}
    </ActionForm>
  )
}

/** What the company may owe, owes, and could owe still if this is ordered on terms. */
function CreditFigures({ credit, total }: { credit: Credit; total: number }) {
  const left = credit.available - total
  return (
    <section aria-labelledby="credit" className="max-w-sm rounded-md border border-line p-4">
      <h2 id="credit" className="mb-2 text-[15px] font-semibold">
        {checkout_credit()}
      </h2>
      <dl className="cart-sums">
        <dt>{checkout_credit_limit()}</dt>
        <dd>{rupiahText(credit.credit_limit)}</dd>
        <dt>{checkout_credit_used()}</dt>
        <dd>{rupiahText(credit.exposure)}</dd>
        <dt>{checkout_credit_left()}</dt>
        <dd>{rupiahText(Math.max(0, left))}</dd>
      </dl>
    </section>
  )
}
