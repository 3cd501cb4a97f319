import { company } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  account_dashboard,
  address_add,
  address_none,
  dashboard_all_addresses,
  dashboard_company,
  dashboard_profile,
  dashboard_role,
  dashboard_role_is,
  invoice_all,
  invoice_unpaid,
  login_email,
  order_all,
  order_latest,
  quotation_all,
  quotation_open,
  register_mobile,
  register_position,
} from '~words'
import { loadSalesperson, SalespersonCard } from '../company/salesperson.tsx'
import { companyEntries } from '../company/account-entries.ts'
import { Avatar } from '../identity/account/avatar.tsx'
import { roleChoices } from '../identity/role-choices.ts'
import { identityEntries } from '../identity/account-entries.ts'
import { apiContext, profileContext } from '../api-client/context.ts'
import { useLink, type AccountHandle } from '../routing/use-link.ts'
import { InvoicesTable } from '../invoice/invoices-table.tsx'
import { unpaidInvoices } from '../invoice/unpaid-invoices.ts'
import { latestOrders } from '../order/latest-orders.ts'
import { OrdersTable } from '../order/orders-table.tsx'
import { openQuotations } from '../quotation/open-quotations.ts'
import { QuotationsTable } from '../quotation/quotations-table.tsx'
import { AddressLines } from '@pasok/ui/records/company/address-lines.tsx'
import { DefaultBadges } from '../company/addresses/default-badges.tsx'
import { canEditAddresses } from '../company/addresses/can-edit-addresses.ts'
import type { Route } from './+types/dashboard-page'
import { phoneText } from '@pasok/ui/kit/phone-text.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const profile = context.get(profileContext)
  const call = context.get(apiContext)
  const [{ body }, quotations, orders, invoices, salesperson] = await Promise.all([
    call(company.listAddresses),
    openQuotations(call),
    latestOrders(call),
    unpaidInvoices(call),
    loadSalesperson(call),
  ])
  // The gate lets members in alone; their session may end between it and here.
  if (!profile || !('data' in body)) throw new Response(null, { status: 503 })
  const { name, email, mobile, position, avatar, role } = profile
  return {
    person: { name, email, mobile, position, role, ...(avatar !== null && { avatar }) },
    company: profile.company.name,
    addresses: body.data.records.filter((one) => one.is_default_delivery || one.is_default_billing),
    canEdit: canEditAddresses(profile),
    quotations,
    orders,
    invoices,
    ...(salesperson && { salesperson }),
  }
}

const onward = 'inline-flex min-h-11 items-center underline lg:min-h-8'

export const handle: AccountHandle = { title: () => account_dashboard() }

/** `/account/dashboard`: current orders, the member's profile, and the company's address. */
export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { person, addresses, canEdit, quotations, orders, invoices } = loaderData
  const link = useLink()
  const [role, does] = roleChoices[person.role]
  const facts = [
    [login_email(), person.email],
    [register_mobile(), phoneText(person.mobile)],
    [register_position(), person.position],
    [dashboard_company(), loaderData.company],
    [dashboard_role(), dashboard_role_is({ role: role(), does: does() })],
  ].filter(([, fact]) => fact !== '')
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {quotations.length > 0 && (
        <section className="min-w-0 xl:col-span-2">
          <h2 className="mb-2 text-lg">{quotation_open()}</h2>
          <QuotationsTable quotations={quotations} />
          <Link to={link('/account/quotation')} className={onward}>
            {quotation_all()}
          </Link>
        </section>
      )}
      {orders.length > 0 && (
        <section className="min-w-0 xl:col-span-2">
          <h2 className="mb-2 text-lg">{order_latest()}</h2>
          <OrdersTable orders={orders} />
          <Link to={link('/account/orders')} className={onward}>
            {order_all()}
          </Link>
        </section>
      )}
      {invoices.length > 0 && (
        <section className="min-w-0 xl:col-span-2">
          <h2 className="mb-2 text-lg">{invoice_unpaid()}</h2>
          <InvoicesTable invoices={invoices} />
          <Link to={link('/account/invoices')} className={onward}>
            {invoice_all()}
          </Link>
        </section>
      )}
      <section className="rounded-md border border-line p-4">
        <h2 className="mb-3 text-lg">{dashboard_profile()}</h2>
        <div className="mb-3 flex items-center gap-3">
          <Avatar name={person.name} avatar={person.avatar} />
          <p className="min-w-0 font-semibold break-words">{person.name}</p>
        </div>
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
          {facts.map(([name, fact]) => (
            <div key={name} className="sm:contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="mb-1 break-words">{fact}</dd>
            </div>
          ))}
        </dl>
        <Link to={link(identityEntries.profile.path)} className={onward}>
          {identityEntries.profile.label()}
        </Link>
      </section>
      {loaderData.salesperson && (
        <SalespersonCard salesperson={loaderData.salesperson} className="xl:col-span-2" />
      )}
      <section className="rounded-md border border-line p-4">
        <h2 className="mb-3 text-lg">{companyEntries.addresses.label()}</h2>
        {addresses.map((address) => (
          <article key={address.id} className="mb-4">
            <h3 className="mb-1 font-semibold break-words">{address.label}</h3>
            <DefaultBadges address={address} />
            <div className="mt-1">
              <AddressLines address={address} />
            </div>
          </article>
        ))}
        {addresses.length === 0 && <p className="mb-2">{address_none()}</p>}
        <p>
          {addresses.length === 0 && canEdit ? (
            <Link to={link('/account/addresses/add')} className={onward}>
              {address_add()}
            </Link>
          ) : (
            <Link to={link(companyEntries.addresses.path)} className={onward}>
              {dashboard_all_addresses()}
            </Link>
          )}
        </p>
      </section>
    </div>
  )
}
