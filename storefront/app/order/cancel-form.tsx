import { LONGEST_MESSAGE } from '@pasok/contract'
import { useEffect, useRef } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  form_busy,
  order_cancel,
  order_cancel_back,
  order_cancel_reason,
  order_cancel_title,
  order_cancel_what,
} from '~words'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'

interface Props {
  /** The order's page. */
  readonly to: string
  readonly version: number
  readonly result: FormResult | undefined
  /** The reason that was typed and refused. */
  readonly reason: string | undefined
}

/** Asks before an order is cancelled, in its place, and for the reason. */
export function CancelForm({ to, version, result, reason }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="cancel-title" className="max-w-xl">
      <h2 id="cancel-title" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {order_cancel_title()}
      </h2>
      <p className="mt-2">{order_cancel_what()}</p>
      <ActionForm
        id="cancel"
        to={`${to}?cancel`}
        values={{ reason: reason ?? '' }}
        result={result}
        className="mt-4 grid gap-4"
      >
        <FormAlert result={result} />
        <input type="hidden" name="do" value="cancel" />
        <input type="hidden" name="version" value={version} />
        <TextField
          name="reason"
          label={order_cancel_reason()}
          rows={4}
          maxLength={LONGEST_MESSAGE}
          optional
        />
        <p className="flex flex-wrap gap-3">
          <SubmitButton busy={form_busy()} className="button button-danger min-h-11">
            {order_cancel()}
          </SubmitButton>
          <Link to={to} className="button button-quiet min-h-11">
            {order_cancel_back()}
          </Link>
        </p>
      </ActionForm>
    </section>
  )
}
