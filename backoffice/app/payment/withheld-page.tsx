import { formatDay, jakartaDay, paymentLedger, type WithheldTax } from '@pasok/contract'
import { DateField } from '@pasok/ui/kit/form/date-field.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { Link } from '@pasok/ui/kit/link.tsx'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { rupiahText } from '@pasok/words'
import { useActionData, useSearchParams } from 'react-router'
import {
  admin_all,
  admin_attach_certificate,
  admin_bank_age,
  admin_certificate,
  admin_certificate_attached,
  admin_certificate_day,
  admin_certificate_file,
  admin_certificate_missing,
  admin_certificate_number,
  admin_company,
  admin_invoice,
  admin_nothing_yet,
  admin_recorded_on,
  admin_reason,
  admin_replace_certificate,
  admin_to_do,
  admin_withheld,
  cart_total,
  invoice_amount,
} from '~words'
import { apiAddress } from '../api/ask.ts'
import { Answered } from '../resource/answered.tsx'
import { FormDialog } from '../resource/form-dialog.tsx'
import { recordAction, type RecordOutcome } from '../resource/record.ts'
import { RecordTable } from '../resource/record-table.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { CompanyLink } from './company-link.tsx'
import { PROOF_FILES } from './proof-files.ts'

/** Attaches the certificate of tax that a buyer withheld. */
export const action = recordAction({
  certificate: {
    route: paymentLedger.attachCertificate,
    params: ({ id = '' }) => ({ id }),
    send: ({ number = '', on = '' }, form) => ({ form: { file: form.get('file'), number, on } }),
  },
})

const filters = [
  ['', admin_all],
  ['missing', admin_certificate_missing],
  ['attached', admin_certificate_attached],
] as const

/** `/admin/withheld`: income tax that buyers withheld, with the certificates. */
export function Component() {
  const outcome = useActionData<RecordOutcome>()
  const [search] = useSearchParams()
  const certificate = search.get('certificate') ?? ''
  const query = { page: search.get('page') ?? '1', ...(certificate && { certificate }) }
  return (
    <>
      <PageTitle title={admin_withheld()} />
      <nav aria-label={admin_certificate()} className="mb-2">
        <ul className="flex flex-wrap gap-x-4">
          {filters.map(([value, name]) => (
            <li key={value}>
              <Link
                to={value === '' ? '/withheld' : `/withheld?certificate=${value}`}
                aria-current={value === certificate ? 'true' : undefined}
                className="inline-flex min-h-10 items-center aria-[current=true]:font-semibold aria-[current=true]:text-ink aria-[current=true]:no-underline"
              >
                {name()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Answered route={paymentLedger.listWithheld} input={{ query }}>
        {({ records, amount_total, total, page, per_page }) =>
          records.length === 0 ? (
            <p>{admin_nothing_yet()}</p>
          ) : (
            <>
              <RecordTable
                rows={records}
                rowKey={({ id }) => id}
                columns={[
                  {
                    title: admin_invoice(),
                    isName: true,
                    show: ({ invoice }) => (
                      <Link to={`/invoices/${invoice.id}`} className="part-number">
                        {invoice.number}
                      </Link>
                    ),
                  },
                  { title: admin_company(), show: ({ company }) => <CompanyLink company={company} /> },
                  {
                    title: admin_recorded_on(),
                    show: ({ recorded_at, age_days }) =>
                      `${formatDay(recorded_at)} (${admin_bank_age({ days: age_days })})`,
                  },
                  { title: admin_reason(), show: ({ note }) => note },
                  { title: admin_certificate(), show: (withheld) => <Certificate withheld={withheld} /> },
                  {
                    title: admin_to_do(),
                    show: (withheld) => <AttachDialog withheld={withheld} outcome={outcome} />,
                  },
                  { title: invoice_amount(), show: ({ amount }) => rupiahText(amount), isAmount: true },
                ]}
                sums={[cart_total(), '', '', '', '', '', rupiahText(amount_total)]}
              />
              <Pagination
                page={page}
                pages={Math.ceil(total / per_page)}
                buildAddress={(to) =>
                  `/withheld?${new URLSearchParams({ ...(certificate && { certificate }), page: String(to) })}`
                }
              />
            </>
          )
        }
      </Answered>
    </>
  )
}

function Certificate({
  withheld: { id, certificate_number, certificate },
}: {
  readonly withheld: WithheldTax
}) {
  if (!certificate) return certificate_number || admin_certificate_missing()
  return (
    <a href={apiAddress(paymentLedger.showCertificate, { params: { id } })} className="underline">
      {certificate_number}, {formatDay(certificate.on)}
    </a>
  )
}

interface AttachProps {
  readonly withheld: WithheldTax
  readonly outcome: RecordOutcome
}

function AttachDialog({ withheld: { id, invoice, certificate, certificate_number }, outcome }: AttachProps) {
  const name = certificate ? admin_replace_certificate() : admin_attach_certificate()
  return (
    <FormDialog
      name={name}
      label={`${name}: ${invoice.number}`}
      facts={{ do: 'certificate', id }}
      values={{ number: certificate_number, on: certificate?.on ?? jakartaDay(new Date()) }}
      outcome={outcome}
      hasFiles
    >
      <TextField name="number" label={admin_certificate_number()} maxLength={100} />
      <DateField name="on" label={admin_certificate_day()} />
      <FileField name="file" label={admin_certificate_file()} accept={PROOF_FILES} />
    </FormDialog>
  )
}
