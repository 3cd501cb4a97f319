import {
  register_classification,
  register_company_type,
  register_department,
  register_document_hint,
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
  register_nib_document,
  register_nib_hint,
  register_nitku,
  register_nitku_hint,
  register_npwp,
  register_npwp_document,
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
import type { FieldPlan } from '@pasok/ui/kit/form/form-fields.tsx'
import { placeFields } from '../fields/address-fields.ts'

/** The steps of a registration, in order. */
export const steps = ['company', 'address', 'contact', 'documents'] as const
export type Step = (typeof steps)[number]

export const stepNames: Readonly<Record<Step, () => string>> = {
  company: register_step_company,
  address: register_step_address,
  contact: register_step_contact,
  documents: register_step_documents,
}

/** A document, as a form of the registration asks for it. */
export const documentField = {
  accept: '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png',
  hint: register_document_hint,
  half: true,
} as const

/**
 * What each step asks for. The registration, its check, its correction and what the browser stores of it follow this one
 * list: another field is one line more here, and its texts. Fields of the last step are never stored.
 */
export const stepFields: Readonly<Record<Step, readonly FieldPlan[]>> = {
  company: [
    { name: 'company_type_id', label: register_company_type, list: 'types', half: true },
    { name: 'legal_name', label: register_legal_name, autoComplete: 'organization' },
    { name: 'trade_name', label: register_trade_name, optional: true },
    { name: 'npwp', label: register_npwp, hint: register_npwp_hint, isNumeric: true, half: true },
    {
      name: 'nitku',
      label: register_nitku,
      hint: register_nitku_hint,
      isNumeric: true,
      optional: true,
      half: true,
    },
    { name: 'nib', label: register_nib, hint: register_nib_hint, isNumeric: true, half: true },
    { name: 'is_pkp', label: register_pkp, isYesNo: true, half: true },
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
  address: placeFields,
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
    { name: 'phone_extension', label: register_extension, isNumeric: true, optional: true, half: true },
  ],
  documents: [
    { name: 'npwp_document', label: register_npwp_document, ...documentField },
    { name: 'nib_document', label: register_nib_document, ...documentField },
  ],
}

/** What goes from step to step: texts as they were typed. Passwords, documents and consent are not among them. */
export const storedNames: readonly string[] = steps
  .filter((step) => step !== 'documents')
  .flatMap((step) => stepFields[step].map(({ name }) => name))

/** The step that asks for a field. */
export const findStep = (field: string): Step =>
  steps.find((step) => stepFields[step].some(({ name }) => name === field)) ?? 'documents'

/** The first step that asks for one of these. */
export const findFirstStep = (fields: readonly string[]): Step =>
  steps.find((step) => fields.some((field) => findStep(field) === step)) ?? 'documents'

/** The step of a name; the first one where there is none. */
export const stepNamed = (name: unknown): Step => steps.find((step) => step === name) ?? 'company'
