import { LONGEST_MESSAGE, type HeldMoney } from '@pasok/contract'
import { rupiahText } from '@pasok/words'
import { useEffect, useRef } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import {
  order_proof_amount,
  balance_refund_ask,
  balance_refund_back,
  balance_refund_bank,
  balance_refund_holder,
  balance_refund_most,
  pay_account,
  order_cancel_reason,
  balance_refund_send,
  balance_refund_what,
  form_busy,
} from '~words'
import { describeHeld, heldPlace } from './held-money.tsx'

interface Props {
  /** The balance page. */
  readonly to: string
  readonly held: HeldMoney
  readonly commandKey: string
  readonly result: FormResult | undefined
  /** What was typed and refused. */
  readonly typed: Values | undefined
}

/** Requests a refund of held money to a bank account. */
export function RefundForm({ to, held, commandKey, result, typed }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { document, available } = held
  return (
    <section aria-labelledby="refund-title" className="max-w-xl">
      <h2 id="refund-title" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {balance_refund_ask()}
      </h2>
      <p className="mt-2">{describeHeld(held)}.</p>
      <p className="mt-2 text-ink-soft">{balance_refund_what()}</p>
      <ActionForm
        id="refund"
        to={`${to}?refund=${heldPlace(held)}`}
        values={{ amount: String(available), ...typed }}
        result={result}
        className="mt-4 grid gap-4 sm:grid-cols-2"
      >
        <FormAlert result={result} className="sm:col-span-full" />
        {document && <input type="hidden" name={`${document.kind}_id`} value={document.id} />}
        <input type="hidden" name="key" value={commandKey} />
        <TextField
          name="amount"
          label={order_proof_amount()}
          hint={balance_refund_most({ amount: rupiahText(available) })}
          isNumeric
          maxLength={40}
        />
        <TextField name="payee.bank" label={balance_refund_bank()} maxLength={100} half />
        <TextField name="payee.number" label={pay_account()} isNumeric maxLength={40} half />
        <TextField name="payee.holder" label={balance_refund_holder()} maxLength={100} />
        <TextField name="reason" label={order_cancel_reason()} rows={3} maxLength={LONGEST_MESSAGE} />
        <p className="flex flex-wrap gap-3 sm:col-span-full">
          <SubmitButton busy={form_busy()}>{balance_refund_send()}</SubmitButton>
          <Link to={to} className="button button-quiet min-h-11">
            {balance_refund_back()}
          </Link>
        </p>
      </ActionForm>
    </section>
  )
}
