import {
  payment as endpoints,
  poFileTypes,
  type MoneyTable,
  type OrderPayment as Payment,
  type Proof,
  formatDay,
} from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  form_busy,
  order_account_holder,
  order_accounts,
  order_copied,
  order_copy_account,
  order_overpaid_what,
  order_payment,
  order_proof,
  order_proof_amount,
  order_proof_day,
  order_proof_file,
  order_proof_rejected,
  order_proof_send,
  order_proof_title,
  order_proof_verified,
  order_proof_wait,
  order_proof_waiting,
  order_proofs,
  order_transfer_reference,
  order_underpaid_what,
  pay_now,
  pay_on_account_use,
  pay_other,
  pay_this_much,
  pay_under_review,
  quotation_po_file_hint,
} from '~words'
import { apiAddress } from '../api-client/ask-api.ts'
import { Badge } from '@pasok/ui/kit/badge.tsx'
import { CopyButton } from '@pasok/ui/kit/copy-button.tsx'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { DateField } from '@pasok/ui/kit/form/date-field.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { MoneyTable as MoneyRows } from '@pasok/ui/records/order/money-table.tsx'
import { useLargestDocument } from '@pasok/ui/records/use-largest-document.ts'
import { rupiahText } from '@pasok/words'

interface Props {
  readonly payment: Payment
  readonly money: MoneyTable
  /** The order's page. */
  readonly to: string
  /** Where it is paid through the gateway. */
  readonly payAt: string
  /** Whether its reader may send a proof. */
  readonly canPay: boolean
  /** 'YYYY-MM-DD', in Jakarta. */
  readonly today: string
  readonly result: FormResult | undefined
  readonly values: Values | undefined
}

/** The first thing to do with an order that is to be paid: where that is done, and how much is missing. */
export function PayOrder({ payment, payAt, canPay }: Pick<Props, 'payment' | 'payAt' | 'canPay'>) {
  const { amount_due, is_under_review, bank_accounts = [], payment_methods, attempts } = payment
  const isTransfer = bank_accounts.length > 0
  const isProofWaiting = attempts.some(({ proofs }) => proofs.some(({ state }) => state === 'waiting'))
  if (amount_due === 0) return null
  if (is_under_review)
    return (
      <p role="status" className="mt-4 rounded-md border border-line p-3">
        {pay_under_review()}
      </p>
    )
  if (!canPay || isProofWaiting || (!isTransfer && payment_methods.length === 0)) return null
  return (
    <p className="no-print mt-4">
      <Link to={isTransfer ? '#payment' : payAt} className="button min-h-11">
        {pay_this_much({ amount: rupiahText(amount_due) })}
      </Link>
      {payment.on_account > 0 && (
        <Link to={`${payAt.replace('?change', '')}?account`} className="button button-quiet ml-3 min-h-11">
          {pay_on_account_use({ amount: rupiahText(payment.on_account) })}
        </Link>
      )}
    </p>
  )
}

/** The money of an order that is not paid here: on terms, or cancelled without any payment. */
export function OrderMoney({ money }: Pick<Props, 'money'>) {
  return (
    <section aria-labelledby="payment-title" className="mt-8">
      <h2 id="payment-title" className="mb-2 text-lg">
        {order_payment()}
      </h2>
      <MoneyRows money={money} />
    </section>
  )
}

/** How an order is paid: what came, what is missing, where to transfer it, and what shows that it was. */
export function OrderPayment({ payment, money, to, payAt, canPay, today, result, values }: Props) {
  const { amount_paid, bank_accounts = [], awaits_proof, attempts } = payment
  const isTransfer = bank_accounts.length > 0
  const { amount_due: missing, amount_over: over } = payment
  const proofs = attempts.flatMap((attempt) => attempt.proofs)
  return (
    <section id="payment" aria-labelledby="payment-title" className="mt-8">
      <h2 id="payment-title" className="mb-2 text-lg">
        {order_payment()}
      </h2>
      <MoneyRows money={money} />
      {over > 0 && <p className="mt-2">{order_overpaid_what({ amount: rupiahText(over) })}</p>}
      {missing > 0 && amount_paid > 0 && <p className="mt-2">{order_underpaid_what()}</p>}
      {missing > 0 && bank_accounts.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{order_accounts()}</h3>
          <ul className="mt-2 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {bank_accounts.map(({ bank, number, holder }) => (
              <li key={number} className="rounded-md border border-line p-3">
                <span className="block font-semibold">{bank}</span>
                <span className="flex items-center gap-2">
                  <span className="part-number text-lg">{number}</span>
                  <CopyButton text={number} label={order_copy_account()} copiedText={order_copied()} />
                </span>
                <span className="block text-[13px] text-ink-soft">{order_account_holder({ holder })}</span>
              </li>
            ))}
          </ul>
          <p className="mt-2">{order_transfer_reference({ number: payment.order_number })}</p>
        </>
      )}
      {missing > 0 && canPay && payment.payment_methods.length > 0 && (
        <p className="no-print mt-4">
          <Link to={payAt} className="button button-quiet min-h-11">
            {bank_accounts.length > 0 ? pay_other() : pay_now()}
          </Link>
        </p>
      )}
      {proofs.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{order_proofs()}</h3>
          <ul>
            {proofs.map((proof) => (
              <ProofRow key={proof.id} orderId={payment.order_id} proof={proof} />
            ))}
          </ul>
        </>
      )}
      {canPay && !awaits_proof && isTransfer && proofs.some(({ state }) => state === 'waiting') && (
        <p role="status" className="mt-4 rounded-md border border-line p-3">
          {order_proof_wait()}
        </p>
      )}
      {awaits_proof && canPay && (
        <ProofForm to={to} missing={missing} today={today} result={result} values={values} />
      )}
    </section>
  )
}

function ProofRow({ orderId, proof }: { readonly orderId: number; readonly proof: Proof }) {
  const { id, filename, amount, transferred_on, state, received, reason } = proof
  return (
    <li className="border-b border-line py-2">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a href={apiAddress(endpoints.showProof, { params: { id: orderId, proof_id: id } })}>
          {order_proof({ filename, amount: rupiahText(amount), day: formatDay(transferred_on) })}
        </a>
        {state === 'waiting' && <Badge tone="open">{order_proof_waiting()}</Badge>}
        {state === 'rejected' && <Badge tone="bad">{order_proof_rejected()}</Badge>}
        {state === 'verified' && (
          <Badge tone="good">{order_proof_verified({ amount: rupiahText(received ?? amount) })}</Badge>
        )}
      </span>
      {reason !== undefined && <span className="block whitespace-pre-line">{reason}</span>}
    </li>
  )
}

interface ProofFormProps extends Pick<Props, 'to' | 'today' | 'result' | 'values'> {
  /** In whole rupiah. */
  readonly missing: number
}

/** Takes what shows that a transfer was made. */
function ProofForm({ to, missing, today, result, values }: ProofFormProps) {
  const file = useLargestDocument()
  const stored = { amount: missing > 0 ? String(missing) : '', transferred_on: today }
  return (
    <section
      aria-labelledby="proof-title"
      className="no-print mt-6 max-w-2xl rounded-md border border-line p-4"
    >
      <h3 id="proof-title" className="mb-3 font-semibold">
        {order_proof_title()}
      </h3>
      <ActionForm
        id="proof"
        to={`${to}#payment`}
        values={{ ...stored, ...values }}
        result={result}
        hasFiles
        preventScrollReset
        onSubmit={file.onSubmit}
        className="grid gap-x-6 gap-y-4 sm:grid-cols-2"
      >
        <FormAlert result={result} className="sm:col-span-full" />
        <input type="hidden" name="do" value="proof" />
        <FileField
          {...file.field}
          name="file"
          label={order_proof_file()}
          hint={quotation_po_file_hint()}
          accept={poFileTypes.join(',')}
        />
        <TextField name="amount" label={order_proof_amount()} isNumeric half maxLength={20} />
        <DateField name="transferred_on" label={order_proof_day()} half max={today} />
        <div className="sm:col-span-full">
          <SubmitButton busy={form_busy()}>{order_proof_send()}</SubmitButton>
        </div>
      </ActionForm>
    </section>
  )
}
