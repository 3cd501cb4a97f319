import { customerStaff, formatDay } from '@pasok/contract'
import { labelText } from '@pasok/ui/kit/label.ts'
import { registrationStatusLabels, taxKindLabels } from '@pasok/words'
import {
  admin_company,
  admin_registered_on,
  admin_registration_search,
  customer_mine,
  customer_salesperson,
  customer_tax_kind,
  customer_title,
  quotation_state,
  register_npwp,
  register_trade_name,
} from '~words'
import { resource } from '../resource/resource.ts'
import { RegistrationBadge } from './registration-badge.tsx'

/** Companies. */
export const companies = resource({
  path: '/companies',
  title: customer_title,
  list: customerStaff.listCompanies,
  keyword: admin_registration_search,
  mine: customer_mine,
  days: { created: admin_registered_on },
  filters: {
    status: { title: quotation_state, values: registrationStatusLabels },
    tax_kind: { title: customer_tax_kind, values: taxKindLabels },
  },
  buildAddress: ({ id }) => `/companies/${id}`,
  columns: [
    { title: admin_company, show: ({ legal_name }) => legal_name, isName: true },
    { title: register_trade_name, show: ({ trade_name }) => trade_name },
    { title: register_npwp, show: ({ npwp }) => npwp },
    { title: customer_tax_kind, show: ({ tax_kind }) => labelText(taxKindLabels[tax_kind]) },
    { title: customer_salesperson, show: ({ salesperson }) => salesperson?.name },
    { title: admin_registered_on, show: ({ created_at }) => formatDay(created_at), sort: 'created_at' },
    {
      title: quotation_state,
      show: ({ registration_status }) => <RegistrationBadge status={registration_status} />,
    },
  ],
})
