import { payment, type GatewayMethod, type PayInstructions, formatDay, jakartaClock } from '@pasok/contract'
import { useState, type ReactNode } from 'react'
import {
  pay_account,
  pay_amount,
  pay_before,
  pay_bill_hint,
  pay_bill_key,
  pay_company_code,
  pay_copied,
  pay_copy_account,
  pay_copy_amount,
  pay_copy_bill_key,
  pay_copy_company_code,
  pay_exact,
  pay_qr,
  pay_qr_hint,
  pay_qr_missing,
  pay_save_qr,
  pay_va_hint,
} from '~words'
import { apiAddress } from '../api-client/ask-api.ts'
import { CopyButton } from '@pasok/ui/kit/copy-button.tsx'
import { GroupedDigits } from '@pasok/ui/kit/grouped-digits.tsx'
import { Countdown } from './countdown.tsx'
import type { Paid } from './load-paying.ts'
import { paymentMethodName, rupiahText } from '@pasok/words'
import { getLocale } from '~words/runtime.js'

interface Props {
  readonly paid: Paid
  readonly number: string
  /** Whole rupiah. */
  readonly amount: number
  readonly expiresAt: string | undefined
  readonly instructions: PayInstructions
}

/** Where a payment is made: the account, bill or QR code, the amount, and until when. */
export function Instructions({ paid, number, amount, expiresAt, instructions }: Props) {
  return (
    <section aria-labelledby="instructions" className="rounded-md border border-line p-4">
      <h2 id="instructions" className="text-lg">
        {paymentMethodName(findMethod(instructions), getLocale())}
      </h2>
      <dl className="mt-3 grid gap-3">
        {instructions.kind === 'va' && (
          <CopyFact
            name={pay_account()}
            display={<GroupedDigits digits={instructions.account} />}
            text={instructions.account}
            label={pay_copy_account()}
            isMain
          />
        )}
        {instructions.kind === 'bill' && (
          <>
            <CopyFact
              name={pay_company_code()}
              text={instructions.biller_code}
              label={pay_copy_company_code()}
            />
            <CopyFact
              name={pay_bill_key()}
              display={<GroupedDigits digits={instructions.bill_key} />}
              text={instructions.bill_key}
              label={pay_copy_bill_key()}
              isMain
            />
          </>
        )}
        <CopyFact
          name={pay_amount()}
          display={rupiahText(amount)}
          text={String(amount)}
          label={pay_copy_amount()}
        />
      </dl>
      {instructions.kind === 'qr' && <QrPicture paid={paid} number={number} />}
      {expiresAt !== undefined && (
        <p className="mt-3 font-semibold">
          {pay_before({ day: formatDay(expiresAt), ...jakartaClock(new Date(expiresAt)) })}{' '}
          <Countdown until={expiresAt} />
        </p>
      )}
      <p className="mt-3">{chooseHint(instructions)}</p>
      {instructions.kind !== 'qr' && <p className="text-ink-soft">{pay_exact()}</p>}
    </section>
  )
}

const findMethod = (instructions: PayInstructions): GatewayMethod => {
  if (instructions.kind === 'va') return `${instructions.bank}_va`
  return instructions.kind === 'bill' ? 'mandiri_bill' : 'qris'
}

const chooseHint = ({ kind }: PayInstructions): string => {
  if (kind === 'va') return pay_va_hint()
  return kind === 'bill' ? pay_bill_hint() : pay_qr_hint()
}

/** A fact that is typed elsewhere, and can be put on the clipboard. */
function CopyFact({
  name,
  text,
  display = text,
  label,
  isMain = false,
}: {
  readonly name: string
  readonly text: string
  readonly display?: ReactNode
  readonly label: string
  /** Copying it is what the buyer has to do next. */
  readonly isMain?: boolean
}) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="flex flex-wrap items-center gap-2">
        <span className="part-number text-xl font-semibold tabular-nums">{display}</span>
        <CopyButton text={text} label={label} copiedText={pay_copied()} isMain={isMain} />
      </dd>
    </div>
  )
}

function QrPicture({ paid, number }: { readonly paid: Paid; readonly number: string }) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <p className="mt-3">{pay_qr_missing()}</p>
  const address = apiAddress(paid.what === 'order' ? payment.showPaymentQr : payment.showInvoiceQr, {
    params: { id: paid.id },
  })
  return (
    <>
      <img
        src={address}
        alt={pay_qr({ number })}
        width={280}
        height={280}
        className="mt-3 bg-white p-2"
        onError={() => setMissing(true)}
      />
      {/* A phone can't scan its own screen: banking apps read a saved picture. */}
      <p className="no-print mt-2">
        <a href={address} download={`${number}-qris`} className="button min-h-11">
          {pay_save_qr()}
        </a>
      </p>
    </>
  )
}
