import {
  register_classification,
  register_company_type,
  register_department,
  register_email,
  register_email_hint,
  register_estate,
  register_extension,
  register_industry,
  register_legal_name,
  register_mobile,
  register_mobile_hint,
  register_name,
  register_nib,
  register_nib_hint,
  register_nitku,
  register_nitku_hint,
  register_npwp,
  register_npwp_hint,
  register_phone,
  register_pkp,
  register_position,
  register_step_address,
  register_step_company,
  register_step_contact,
  register_step_documents,
  register_trade_name,
} from '~words'
import type { FieldPlan } from '../fields/field-plan.ts'
import { seatPlans } from './seat-plans.ts'

/** The steps of a registration, in order. */
export const steps = ['company', 'address', 'contact', 'documents'] as const
export type Step = (typeof steps)[number]

export const stepNames: Readonly<Record<Step, () => string>> = {
  company: register_step_company,
  address: register_step_address,
  contact: register_step_contact,
  documents: register_step_documents,
}

/** What each step asks for; the last one asks for what is never kept. */
export const plans: Readonly<Record<Exclude<Step, 'documents'>, readonly FieldPlan[]>> = {
  company: [
    { name: 'company_type_id', label: register_company_type, list: 'types', half: true },
    { name: 'legal_name', label: register_legal_name, autoComplete: 'organization' },
    { name: 'trade_name', label: register_trade_name, optional: true },
    { name: 'npwp', label: register_npwp, hint: register_npwp_hint, numeric: true, half: true },
    {
      name: 'nitku',
      label: register_nitku,
      hint: register_nitku_hint,
      numeric: true,
      optional: true,
      half: true,
    },
    { name: 'nib', label: register_nib, hint: register_nib_hint, numeric: true, half: true },
    { name: 'is_pkp', label: register_pkp, yesNo: true, half: true },
    {
      name: 'customer_classification_id',
      label: register_classification,
      list: 'classifications',
      half: true,
    },
    {
      name: 'customer_industry_id',
      label: register_industry,
      list: 'industries',
      isSearched: true,
      half: true,
    },
    {
      name: 'industrial_estate_id',
      label: register_estate,
      list: 'estates',
      isSearched: true,
      optional: true,
      half: true,
    },
  ],
  address: seatPlans,
  contact: [
    { name: 'name', label: register_name, autoComplete: 'name', half: true },
    { name: 'position', label: register_position, autoComplete: 'organization-title', half: true },
    { name: 'customer_department_id', label: register_department, list: 'departments', half: true },
    {
      name: 'email',
      label: register_email,
      hint: register_email_hint,
      type: 'email',
      autoComplete: 'email',
      half: true,
    },
    {
      name: 'mobile',
      label: register_mobile,
      hint: register_mobile_hint,
      type: 'tel',
      autoComplete: 'tel',
      half: true,
    },
    { name: 'phone', label: register_phone, type: 'tel', optional: true, half: true },
    { name: 'phone_extension', label: register_extension, numeric: true, optional: true, half: true },
  ],
}

/** What is kept from step to step: texts as they were typed. Passwords, papers and consent are not among them. */
export const keptNames = Object.values(plans)
  .flat()
  .map(({ name }) => name)

/** The step that asks for a field. */
const stepOf = (field: string): Step =>
  (['company', 'address', 'contact'] as const).find((step) =>
    plans[step].some(({ name }) => name === field),
  ) ?? 'documents'

/** The first step that asks for one of these. */
export const firstStepOf = (fields: readonly string[]): Step =>
  steps.find((step) => fields.some((field) => stepOf(field) === step)) ?? 'documents'
