import { poFileTypes, RECEIPT_WITHDRAWAL_MINUTES, type Delivery } from '@pasok/contract'
import { useEffect, useRef } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  form_busy,
  track_receipt_back,
  track_receipt_closes,
  track_receipt_file,
  track_receipt_file_hint,
  track_receipt_next,
  track_receipt_question,
  track_receipt_send,
  track_receipt_title,
  track_receipt_what,
  track_receipt_withdraw,
  track_receipt_withdraw_until,
  track_received_by,
  track_receiver,
} from '~words'
import { quantityText } from '@pasok/ui/records/line-texts.ts'
import { useLargestDocument } from '@pasok/ui/records/use-largest-document.ts'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { zonedTime } from '@pasok/ui/records/fulfilment/zoned-time.ts'

interface Props {
  /** The delivery's page. */
  readonly to: string
  readonly result: FormResult | undefined
  readonly values: Values
}

/** Asks who received a delivery. What is signed for is confirmed in the next step. */
export function ReceiptForm({ to, result, values }: Props) {
  return (
    <section
      id="receipt"
      aria-labelledby="receipt-title"
      className="no-print mt-6 max-w-2xl rounded-md border border-line p-4"
    >
      <h2 id="receipt-title" className="text-lg">
        {track_receipt_title()}
      </h2>
      <p className="mt-1 mb-3">{track_receipt_what()}</p>
      <ActionForm
        id="receipt-form"
        to={`${to}#receipt`}
        values={values}
        result={result}
        preventScrollReset
        className="grid gap-4"
      >
        <FormAlert result={result} />
        <TextField name="receiver" label={track_receiver()} maxLength={200} autoComplete="name" />
        <div>
          <SubmitButton busy={form_busy()}>{track_receipt_next()}</SubmitButton>
        </div>
      </ActionForm>
    </section>
  )
}

interface ConfirmationProps extends Omit<Props, 'values'> {
  readonly receiver: string
  readonly lines: Delivery['lines']
}

/** Names the goods and who received them, takes a picture that a phone's camera makes, and signs. */
export function ReceiptConfirmation({ to, result, receiver, lines }: ConfirmationProps) {
  const picture = useLargestDocument()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      id="receipt"
      aria-labelledby="receipt-title"
      className="no-print max-w-2xl rounded-md border border-line p-4"
    >
      <h2 id="receipt-title" ref={heading} tabIndex={-1} className="text-lg outline-none">
        {track_receipt_question()}
      </h2>
      <ul className="my-3 max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
        {lines.map(({ order_line_id, product, quantity, uom }) => (
          <li key={order_line_id} className="flex justify-between gap-4 px-3 py-2">
            <span>
              <span className="part-number block font-semibold">{product.sku_number}</span>
              {product.name}
            </span>
            <span className="shrink-0 text-right tabular-nums">{quantityText(quantity, uom)}</span>
          </li>
        ))}
      </ul>
      <p>
        {track_received_by()} <strong className="font-semibold break-words">{receiver}</strong>
      </p>
      <p className="mt-1 mb-3 text-ink-soft">
        {track_receipt_closes({ minutes: RECEIPT_WITHDRAWAL_MINUTES })}
      </p>
      <ActionForm
        id="receipt-form"
        to={`${to}#receipt`}
        result={result}
        hasFiles
        onSubmit={picture.onSubmit}
        preventScrollReset
        className="grid gap-4"
      >
        <FormAlert result={result} />
        <input type="hidden" name="step" value="sign" />
        <input type="hidden" name="receiver" value={receiver} />
        <FileField
          {...picture.field}
          name="file"
          label={track_receipt_file()}
          hint={track_receipt_file_hint()}
          accept={poFileTypes.join(',')}
          isPhotographed
          optional
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={form_busy()}>{track_receipt_send()}</SubmitButton>
          <Link to={to} className="button button-quiet min-h-11">
            {track_receipt_back()}
          </Link>
        </div>
      </ActionForm>
    </section>
  )
}

interface WithdrawalProps {
  readonly to: string
  readonly version: number
  readonly receipt: NonNullable<Delivery['receipt']>
}

/** Withdraws a receipt, as long as that is possible. */
export function ReceiptWithdrawal({ to, version, receipt }: WithdrawalProps) {
  const { withdrawable_until: until, zone } = receipt
  if (until === undefined) return null
  return (
    <section className="no-print mt-6 max-w-2xl rounded-md border border-line p-4">
      <p className="mb-3">{track_receipt_withdraw_until({ time: zonedTime(until, zone) })}</p>
      <ActionForm id="receipt-withdrawal" to={to} preventScrollReset>
        <input type="hidden" name="step" value="withdraw" />
        <input type="hidden" name="version" value={version} />
        <SubmitButton busy={form_busy()} className="button button-quiet min-h-11">
          {track_receipt_withdraw()}
        </SubmitButton>
      </ActionForm>
    </section>
  )
}
