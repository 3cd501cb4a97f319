import {
  formatDay,
  jakartaDay,
  LONGEST_MESSAGE,
  taxInvoiceStaff,
  type TaxExport,
  type TaxMatches,
  type TaxPeriod,
} from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { Link } from '@pasok/ui/kit/link.tsx'
import { typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import { rupiahText } from '@pasok/words'
import { useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router'
import {
  account_invoices,
  admin_company,
  admin_invoice,
  admin_recorded_on,
  admin_tax_credited,
  admin_tax_credit_notes,
  admin_tax_credit_notes_what,
  admin_tax_exported,
  admin_tax_exports,
  admin_tax_export,
  admin_tax_export_name,
  admin_tax_files,
  admin_tax_files_hint,
  admin_tax_import,
  admin_tax_import_files,
  admin_tax_import_numbers,
  admin_tax_invoices,
  admin_tax_made_by,
  admin_tax_matched,
  admin_tax_month,
  admin_tax_none_refused,
  admin_tax_number,
  admin_tax_numbered,
  admin_tax_numbers,
  admin_tax_numbers_hint,
  admin_tax_ready,
  admin_tax_ready_what,
  admin_tax_refused,
  admin_tax_seller,
  admin_tax_source,
  admin_tax_why,
  admin_tax_withdraw,
  admin_tax_withdraw_what,
  admin_tax_xml,
  admin_tax_amount,
  admin_reason,
  balance_shown,
  form_busy,
  invoice_credit_notes,
  invoice_date,
  invoice_tax_base,
  quotation_untaxed,
} from '~words'
import { apiAddress } from '../api/ask.ts'
import { send } from '../api/send.ts'
import { CompanyLink } from '../payment/company-link.tsx'
import { Answered } from '../resource/answered.tsx'
import { FormDialog } from '../resource/form-dialog.tsx'
import { recordAction, type RecordOutcome } from '../resource/record.ts'
import { RecordTable } from '../resource/record-table.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { queries } from '../shell/self.ts'

interface Matched {
  readonly typed: Values
  readonly refused?: never
  readonly matches: TaxMatches
}
type Outcome = RecordOutcome | Matched

const imports = {
  numbers: taxInvoiceStaff.importTaxNumbers,
  files: taxInvoiceStaff.importTaxFiles,
} as const

const decide = recordAction({
  export: {
    route: taxInvoiceStaff.exportTaxInvoices,
    send: ({ key = '', period = '' }) => ({ idempotencyKey: key, body: { period } }),
  },
  withdraw: {
    route: taxInvoiceStaff.withdrawTaxExport,
    params: ({ id = '' }) => ({ id }),
    send: ({ reason = '' }) => ({ body: { reason } }),
  },
})

/** Exports invoices, withdraws an export, or brings numbers and PDFs back; what was brought back is matched in the answer. */
export const action = async (args: ActionFunctionArgs): Promise<Outcome> => {
  const form = await args.request.clone().formData()
  const typed = typedIn(form)
  const route = imports[typed['do'] as keyof typeof imports]
  if (route === undefined) return decide(args)
  const outcome = await send(route, { form: { file: form.get('file') } })
  if ('refused' in outcome) return { refused: outcome.refused, typed }
  await queries.invalidateQueries()
  return { typed, matches: outcome.data }
}

/** `/admin/tax-invoices`: the faktur pajak of a month. */
export function Component() {
  const outcome = useActionData<Outcome>()
  const [search, setSearch] = useSearchParams()
  const period = search.get('period') ?? jakartaDay(new Date()).slice(0, 7)
  const decided = outcome && 'matches' in outcome ? undefined : outcome
  return (
    <>
      <PageTitle title={admin_tax_invoices()}>
        <label className="flex items-center gap-2">
          {admin_tax_month()}
          <input
            type="month"
            value={period}
            onChange={({ target }) => target.value !== '' && setSearch({ period: target.value })}
            className="h-10 rounded-md border border-line-strong bg-white px-3"
          />
        </label>
      </PageTitle>
      <Answered route={taxInvoiceStaff.checkTaxInvoices} input={{ query: { period } }}>
        {({ record }) => <Period of={record} outcome={decided} />}
      </Answered>
      <BringBack outcome={outcome} />
    </>
  )
}

interface PeriodProps {
  readonly of: TaxPeriod
  readonly outcome: RecordOutcome
}

function Period({ of, outcome }: PeriodProps) {
  const { ready, refused, refused_total, period } = of
  return (
    <div className="grid gap-8">
      <section className="grid gap-3">
        <Facts
          facts={[
            [admin_tax_seller(), `${of.seller.name}, ${of.seller.npwp}`],
            [
              admin_tax_ready(),
              admin_tax_ready_what({
                count: ready.invoices,
                untaxed: rupiahText(ready.amount_untaxed),
                tax: rupiahText(ready.amount_tax),
              }),
            ],
            [admin_tax_refused(), String(refused_total)],
            [admin_tax_exported(), String(of.exported)],
            [admin_tax_numbered(), String(of.numbered)],
            [admin_tax_credited(), of.credited === 0 ? '' : String(of.credited)],
          ]}
        />
        {ready.invoices > 0 && (
          <div>
            <FormDialog
              name={admin_tax_export()}
              what={admin_tax_ready_what({
                count: ready.invoices,
                untaxed: rupiahText(ready.amount_untaxed),
                tax: rupiahText(ready.amount_tax),
              })}
              facts={{ do: 'export', period }}
              outcome={outcome}
              isMain
            />
          </div>
        )}
      </section>
      <section>
        <h2 className="mb-2 text-xl">{admin_tax_refused()}</h2>
        {refused.length === 0 ? (
          <p>{admin_tax_none_refused()}</p>
        ) : (
          <RecordTable
            rows={refused}
            rowKey={({ invoice }) => invoice.id}
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
              { title: invoice_date(), show: ({ issued_on }) => formatDay(issued_on) },
              {
                title: admin_tax_why(),
                show: ({ refusals }) => (
                  <ul>
                    {refusals.map(({ field, message }) => (
                      <li key={`${field} ${message}`}>
                        <code>{field}</code>: {message}
                      </li>
                    ))}
                  </ul>
                ),
              },
            ]}
          />
        )}
        {refused_total > refused.length && (
          <p>{balance_shown({ shown: refused.length, total: refused_total })}</p>
        )}
      </section>
      <Exports exports={of.exports} outcome={outcome} />
      <Returns of={of} />
    </div>
  )
}

interface ExportsProps {
  readonly exports: readonly TaxExport[]
  readonly outcome: RecordOutcome
}

function Exports({ exports, outcome }: ExportsProps) {
  if (exports.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-xl">{admin_tax_exports()}</h2>
      <RecordTable
        rows={exports}
        rowKey={({ id }) => id}
        columns={[
          {
            title: admin_tax_xml(),
            isName: true,
            show: ({ id }) => (
              <a
                href={apiAddress(taxInvoiceStaff.downloadTaxExport, { params: { id } })}
                className="underline"
              >
                {admin_tax_export_name({ id })}
              </a>
            ),
          },
          { title: admin_recorded_on(), show: ({ created_at }) => formatDay(created_at) },
          { title: admin_tax_made_by(), show: ({ created_by }) => created_by },
          { title: account_invoices(), show: ({ invoices }) => String(invoices), isAmount: true },
          { title: admin_tax_numbered(), show: ({ numbered }) => String(numbered), isAmount: true },
          {
            title: admin_tax_withdraw(),
            show: ({ id, invoices, numbered }) =>
              numbered < invoices && (
                <FormDialog
                  name={admin_tax_withdraw()}
                  label={`${admin_tax_withdraw()}: ${admin_tax_export_name({ id })}`}
                  what={admin_tax_withdraw_what({ count: invoices - numbered })}
                  facts={{ do: 'withdraw', id }}
                  outcome={outcome}
                  isDanger
                >
                  <TextField name="reason" label={admin_reason()} rows={2} maxLength={LONGEST_MESSAGE} />
                </FormDialog>
              ),
          },
        ]}
      />
    </section>
  )
}

/** The credit notes of the month, to compare with the return notes that buyers made in Coretax. */
function Returns({ of: { credit_notes, credit_notes_total } }: { readonly of: TaxPeriod }) {
  if (credit_notes.length === 0) return null
  return (
    <section>
      <h2 className="text-xl">{admin_tax_credit_notes()}</h2>
      <p className="mb-2 max-w-3xl text-[13px] text-ink-soft">{admin_tax_credit_notes_what()}</p>
      <RecordTable
        rows={credit_notes}
        rowKey={({ credit_note }) => credit_note.id}
        columns={[
          {
            title: invoice_credit_notes(),
            isName: true,
            show: ({ credit_note, invoice }) => (
              <>
                <span className="part-number">{credit_note.number}</span>{' '}
                <Link to={`/invoices/${invoice.id}`} className="part-number">
                  {invoice.number}
                </Link>
              </>
            ),
          },
          { title: admin_company(), show: ({ company }) => <CompanyLink company={company} /> },
          { title: admin_tax_number(), show: ({ tax_invoice_number = '' }) => tax_invoice_number },
          {
            title: admin_tax_amount(),
            show: ({ amount_tax }) => rupiahText(amount_tax),
            isAmount: true,
          },
          { title: invoice_tax_base(), show: ({ tax_base }) => rupiahText(tax_base), isAmount: true },
          {
            title: quotation_untaxed(),
            show: ({ amount_untaxed }) => rupiahText(amount_untaxed),
            isAmount: true,
          },
        ]}
      />
      {credit_notes_total > credit_notes.length && (
        <p>{balance_shown({ shown: credit_notes.length, total: credit_notes_total })}</p>
      )}
    </section>
  )
}

/** What comes back from Coretax: the list of numbers, and the PDFs. */
function BringBack({ outcome }: { readonly outcome: Outcome }) {
  const forms = [
    ['numbers', admin_tax_import_numbers(), admin_tax_numbers(), admin_tax_numbers_hint(), '.xlsx,.csv'],
    ['files', admin_tax_import_files(), admin_tax_files(), admin_tax_files_hint(), '.zip,.pdf'],
  ] as const
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-xl">{admin_tax_import()}</h2>
      <div className="grid max-w-4xl gap-6 md:grid-cols-2">
        {forms.map(([name, button, label, hint, accept]) => {
          const own = outcome?.typed['do'] === name ? outcome : undefined
          const refused: Refused | undefined = own?.refused
          return (
            <ActionForm key={name} id={name} result={refused} hasFiles className="grid content-start gap-3">
              <FormAlert result={refused} />
              <input type="hidden" name="do" value={name} />
              <FileField name="file" label={label} hint={hint} accept={accept} />
              <SubmitButton busy={form_busy()} className="button button-quiet min-h-11 justify-self-start">
                {button}
              </SubmitButton>
            </ActionForm>
          )
        })}
      </div>
      {outcome && 'matches' in outcome && <Matches matches={outcome.matches} />}
    </section>
  )
}

function Matches({ matches: { changed, unchanged, refused, results } }: { readonly matches: TaxMatches }) {
  return (
    <div className="mt-4">
      <p role="status" className="mb-2 font-semibold">
        {admin_tax_matched({ changed, unchanged, refused })}
      </p>
      <RecordTable
        rows={results}
        rowKey={({ source, tax_invoice_number = '' }) => `${source} ${tax_invoice_number}`}
        columns={[
          { title: admin_tax_source(), show: ({ source }) => source, isName: true },
          {
            title: admin_invoice(),
            show: ({ invoice }) => invoice && <Link to={`/invoices/${invoice.id}`}>{invoice.number}</Link>,
          },
          { title: admin_tax_number(), show: ({ tax_invoice_number = '' }) => tax_invoice_number },
          { title: admin_tax_why(), show: ({ message }) => message },
        ]}
      />
    </div>
  )
}
