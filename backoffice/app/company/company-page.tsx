import {
  can,
  customerStaff,
  formatDay,
  jakartaClock,
  LONGEST_STAFF_NOTE,
  type StaffCompany,
} from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { Link } from '@pasok/ui/kit/link.tsx'
import { AddressLines } from '@pasok/ui/records/company/address-lines.tsx'
import { Timeline } from '@pasok/ui/records/timeline.tsx'
import { taxKindLabels } from '@pasok/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useActionData } from 'react-router'
import {
  admin_answers,
  admin_changed_meanwhile,
  admin_close,
  admin_contact_people,
  admin_documents,
  admin_no_documents,
  admin_note_for_staff,
  admin_orders,
  admin_save,
  customer_add_note,
  customer_addresses,
  customer_edit,
  customer_invoices,
  customer_money,
  customer_no_addresses,
  customer_notes,
  customer_one,
  customer_quotations,
  customer_registration,
  customer_salesperson,
  customer_tax_kind,
  form_busy,
  order_history,
  pricelist_title,
  pricelist_why,
  quotation_at,
  quotation_details,
  register_nib_document,
  register_npwp_document,
} from '~words'
import { apiAddress } from '../api/ask.ts'
import { auditEvents } from '../audit/audit-events.ts'
import { recordAction, type RecordForm, type RecordOutcome } from '../resource/record.ts'
import { ShownRecord } from '../resource/shown-record.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { self } from '../shell/self.ts'
import { companies } from './companies.tsx'
import { CompanyFacts } from './company-facts.tsx'
import { companyForm, CompanyForm } from './company-form.tsx'
import { CompanyPeople, removeForm, roleForm } from './company-people.tsx'
import { RegistrationBadge } from './registration-badge.tsx'

const salespersonForm: RecordForm = {
  route: customerStaff.setSalesperson,
  send: ({ salesperson_id = '', version }) => ({
    body: { salesperson_id: salesperson_id === '' ? null : Number(salesperson_id), version: Number(version) },
  }),
}
const noteForm: RecordForm = {
  route: customerStaff.addCompanyNote,
  send: ({ text = '', key = '' }) => ({ body: { text }, idempotencyKey: key }),
}

/** Changes a company, its members, its salesperson, or adds a note. */
export const action = recordAction({
  company: companyForm,
  role: roleForm,
  remove: removeForm,
  salesperson: salespersonForm,
  note: noteForm,
})

/** `/admin/companies/{id}` */
export function Component() {
  return (
    <ShownRecord path={companies.path} route={customerStaff.showCompany}>
      {(company) => <CompanyPage company={company} />}
    </ShownRecord>
  )
}

function CompanyPage({ company }: { readonly company: StaffCompany }) {
  const outcome = useActionData<RecordOutcome>()
  const { data: staff } = useSuspenseQuery(self)
  const canEdit = can(staff, 'editCompanies')
  const outcomeOf = (form: string) => (outcome?.typed['do'] === form ? outcome : undefined)
  const [isEdited, setIsEdited] = useState(false)
  const isOpen = canEdit && (isEdited || outcomeOf('company') !== undefined)
  const { id, legal_name, registration_status, addresses, tax_kind } = company
  const links = [
    { to: `/orders?company_id=${id}`, title: admin_orders(), isShown: can(staff, 'readOrders') },
    {
      to: `/quotations?company_id=${id}`,
      title: customer_quotations(),
      isShown: can(staff, 'readQuotations'),
    },
    { to: `/invoices?company_id=${id}`, title: customer_invoices(), isShown: can(staff, 'readMoney') },
    { to: `/companies/${id}/money`, title: customer_money(), isShown: can(staff, 'readMoney') },
    { to: `/price-lists?company_id=${id}`, title: pricelist_title(), isShown: can(staff, 'readPrices') },
    { to: `/companies/${id}/price`, title: pricelist_why(), isShown: can(staff, 'readPrices') },
    {
      to: `/registrations/${id}`,
      title: customer_registration(),
      isShown: can(staff, 'reviewRegistrations'),
    },
  ]
  return (
    <>
      <PageTitle title={customer_one({ name: legal_name })}>
        <RegistrationBadge status={registration_status} />
      </PageTitle>
      <nav aria-label={legal_name} className="mb-4 flex flex-wrap gap-x-5">
        {links
          .filter(({ isShown }) => isShown)
          .map(({ to, title }) => (
            <Link key={to} to={to} className="inline-flex min-h-11 items-center underline">
              {title}
            </Link>
          ))}
      </nav>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6 md:grid-cols-2">
          <section className={isOpen ? 'md:col-span-full' : ''}>
            <h2 className="mb-2 text-xl">{quotation_details()}</h2>
            {!isOpen && (
              <CompanyFacts
                company={company}
                more={[[customer_tax_kind(), labelText(taxKindLabels[tax_kind])]]}
              />
            )}
            {canEdit && (
              <button
                type="button"
                className="button button-quiet my-3 min-h-11"
                aria-expanded={isOpen}
                onClick={() => setIsEdited(!isOpen)}
              >
                {isOpen ? admin_close() : customer_edit()}
              </button>
            )}
            {isOpen && outcomeOf('company')?.refused.status === 409 && <CompanyFacts company={company} />}
            {isOpen && <CompanyForm company={company} outcome={outcomeOf('company')} />}
          </section>
          <div className="grid content-start gap-6">
            <Salesperson company={company} canEdit={canEdit} outcome={outcomeOf('salesperson')} />
            <Notes company={company} outcome={outcomeOf('note')} />
          </div>
          <section className="md:col-span-full">
            <h2 className="mb-2 text-xl">{admin_contact_people()}</h2>
            <CompanyPeople company={company} canEdit={canEdit} outcome={outcome} />
          </section>
          <section>
            <h2 className="mb-2 text-xl">{customer_addresses()}</h2>
            {addresses.length === 0 && <p>{customer_no_addresses()}</p>}
            <ul className="grid gap-3">
              {addresses.map((address) => (
                <li key={address.id}>
                  <strong className="block font-semibold">{address.label}</strong>
                  <AddressLines address={address} />
                </li>
              ))}
            </ul>
          </section>
          <Documents company={company} />
        </div>
        {company.history.length > 0 && (
          <aside>
            <h2 className="mb-2 text-xl">{order_history()}</h2>
            <Timeline events={auditEvents(company.history)} />
          </aside>
        )}
      </div>
    </>
  )
}

interface PartProps {
  readonly company: StaffCompany
  readonly outcome: RecordOutcome
}

function Salesperson({ company, canEdit, outcome }: PartProps & { readonly canEdit: boolean }) {
  const { salesperson, salespeople, version } = company
  if (!canEdit)
    return (
      <section>
        <h2 className="mb-2 text-xl">{customer_salesperson()}</h2>
        <p>{salesperson?.name ?? '–'}</p>
      </section>
    )
  /** Somebody who no longer sells stays named until another one is chosen. */
  const isListed = salespeople.some(({ id }) => id === salesperson?.id)
  const choices = salesperson && !isListed ? [salesperson, ...salespeople] : salespeople
  return (
    <section>
      <h2 className="mb-2 text-xl">{customer_salesperson()}</h2>
      <ActionForm
        id="salesperson"
        values={outcome?.typed ?? { salesperson_id: salesperson ? String(salesperson.id) : '' }}
        result={outcome?.refused}
        className="flex max-w-md flex-wrap items-end gap-2"
      >
        <FormAlert result={outcome?.refused} className="w-full" />
        {outcome?.refused.status === 409 && <p className="w-full">{admin_changed_meanwhile()}</p>}
        <input type="hidden" name="do" value="salesperson" />
        <input type="hidden" name="version" value={version} />
        <div className="min-w-48 grow">
          <SelectField
            name="salesperson_id"
            label={customer_salesperson()}
            isLabelHidden
            optional
            canBeEmpty
            choices={choices.map(({ id, name }) => [String(id), name])}
          />
        </div>
        <SubmitButton busy={form_busy()} className="button button-quiet min-h-11">
          {admin_save()}
        </SubmitButton>
      </ActionForm>
    </section>
  )
}

function Notes({ company: { notes }, outcome }: PartProps) {
  /** Names a note: sent twice, it is written once. */
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [shownNotes, setShownNotes] = useState(notes.length)
  if (notes.length !== shownNotes) {
    setShownNotes(notes.length)
    setKey(crypto.randomUUID())
  }
  return (
    <section>
      <h2 className="mb-2 text-xl">{customer_notes()}</h2>
      <ActionForm
        id="note"
        values={outcome?.typed ?? {}}
        result={outcome?.refused}
        className="mb-3 grid max-w-xl gap-2"
      >
        <FormAlert result={outcome?.refused} />
        <input type="hidden" name="do" value="note" />
        <input type="hidden" name="key" value={key} />
        <TextField name="text" label={admin_note_for_staff()} rows={2} maxLength={LONGEST_STAFF_NOTE} />
        <SubmitButton busy={form_busy()} className="button button-quiet min-h-11 justify-self-start">
          {customer_add_note()}
        </SubmitButton>
      </ActionForm>
      <ul>
        {notes.map(({ id, by, at, text }) => (
          <li key={id} className="mb-3">
            <p className="break-words whitespace-pre-line">{text}</p>
            <p className="text-[13px] text-ink-soft">
              {by}, {quotation_at({ day: formatDay(at), ...jakartaClock(new Date(at)) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Documents({ company: { id, documents } }: { readonly company: StaffCompany }) {
  const names = { npwp: register_npwp_document, nib: register_nib_document, answer: admin_answers }
  return (
    <section>
      <h2 className="mb-2 text-xl">{admin_documents()}</h2>
      {documents.length === 0 && <p>{admin_no_documents()}</p>}
      <ul>
        {documents.map((document) => (
          <li key={document.id} className="mb-2">
            <span className="block text-[13px] text-ink-soft">{names[document.kind]()}</span>
            <a
              href={apiAddress(customerStaff.showCompanyDocument, {
                params: { id, document_id: document.id },
              })}
              className="break-all underline"
            >
              {document.filename}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
