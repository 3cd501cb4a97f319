import { companyStaff, formatDay } from '@pasok/contract'
import { registrationStatusLabels } from '@pasok/words'
import {
  admin_company,
  admin_contact,
  admin_question_waits,
  admin_registered_on,
  admin_registration_search,
  admin_registrations,
  quotation_state,
  register_npwp,
} from '~words'
import { resource } from '../resource/resource.ts'
import { RegistrationBadge } from './registration-badge.tsx'

/** Registrations of companies. */
export const registrations = resource({
  path: '/registrations',
  title: admin_registrations,
  list: companyStaff.listRegistrations,
  keyword: admin_registration_search,
  days: { created: admin_registered_on },
  filters: { status: { title: quotation_state, values: registrationStatusLabels } },
  buildAddress: ({ id }) => `/registrations/${id}`,
  columns: [
    { title: admin_company, show: ({ legal_name }) => legal_name, isName: true },
    { title: register_npwp, show: ({ npwp }) => npwp },
    { title: admin_contact, show: ({ contact }) => contact && `${contact.name}, ${contact.email}` },
    {
      title: admin_registered_on,
      show: ({ created_at }) => formatDay(created_at),
      sort: 'created_at',
    },
    {
      title: quotation_state,
      show: ({ registration_status, has_question }) => (
        <>
          <RegistrationBadge status={registration_status} />
          {has_question && <span className="block text-[13px]">{admin_question_waits()}</span>}
        </>
      ),
    },
  ],
})
