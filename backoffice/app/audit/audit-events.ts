import type { StaffRegistration } from '@pasok/contract'
import type { TimelineEvent } from '@pasok/ui/records/timeline.tsx'
import {
  admin_by_member,
  admin_event_answer,
  admin_event_approve,
  admin_event_ask,
  admin_event_join,
  admin_event_look_at_document,
  admin_event_other,
  admin_event_reject,
  admin_event_suspend,
  customer_event_change,
  customer_event_credit,
  customer_event_note,
  customer_event_remove,
  customer_event_role,
  customer_event_salesperson,
  customer_event_tax_kind,
  pricelist_ends,
  pricelist_event_add,
  pricelist_event_add_rule,
  pricelist_event_assign,
  pricelist_event_change_rule,
  pricelist_event_remove_rule,
  pricelist_event_unassign,
  pricelist_event_upload,
  pricelist_for_all,
  pricelist_name,
  pricelist_starts,
  quotation_by_system,
  register_classification,
  register_company_type,
  register_estate,
  register_industry,
  register_legal_name,
  register_nib,
  register_nitku,
  register_npwp,
  register_pkp,
  register_postal_code,
  register_street,
  register_trade_name,
} from '~words'

/** What happened to a record, by the actions that the audit log names. */
const sentences: Readonly<Record<string, (of: { name: string }) => string>> = {
  'company.approve': admin_event_approve,
  'company.reject': admin_event_reject,
  'company.ask': admin_event_ask,
  'company.suspend': admin_event_suspend,
  'company.join': admin_event_join,
  'company.answer': admin_event_answer,
  'company.look-at-document': admin_event_look_at_document,
  'company.change': customer_event_change,
  'company.set-salesperson': customer_event_salesperson,
  'company.add-note': customer_event_note,
  'company.set-role': customer_event_role,
  'company.remove-member': customer_event_remove,
  'company.set-tax-kind': customer_event_tax_kind,
  'payment.set-credit': customer_event_credit,
  'pricing.add-list': pricelist_event_add,
  'pricing.change-list': customer_event_change,
  'pricing.assign-list': pricelist_event_assign,
  'pricing.unassign-list': pricelist_event_unassign,
  'pricing.add-rule': pricelist_event_add_rule,
  'pricing.change-rule': pricelist_event_change_rule,
  'pricing.remove-rule': pricelist_event_remove_rule,
  'pricing.upload-rules': pricelist_event_upload,
}

/** What was said, or which fields changed from what to what. */
const textOf = (details: Readonly<Record<string, unknown>>): { readonly text?: string } => {
  const [said] = [details['said'], details['company']].filter((one) => typeof one === 'string')
  if (said !== undefined) return { text: said }
  const changed = Object.entries((details['changed'] ?? {}) as Record<string, unknown>)
  const lines = changed.flatMap(([field, change]) =>
    Array.isArray(change)
      ? [`${fieldNames[field]?.() ?? field}: ${shown(change[0])} → ${shown(change[1])}`]
      : [],
  )
  return lines.length === 0 ? {} : { text: lines.join('\n') }
}
const shown = (value: unknown): string =>
  value === null || value === '' ? '–' : `${value as string | number | boolean}`
const fieldNames: Readonly<Record<string, () => string>> = {
  legal_name: register_legal_name,
  trade_name: register_trade_name,
  npwp: register_npwp,
  nitku: register_nitku,
  nib: register_nib,
  is_pkp: register_pkp,
  company_type_id: register_company_type,
  customer_classification_id: register_classification,
  customer_industry_id: register_industry,
  industrial_estate_id: register_estate,
  street: register_street,
  postal_code: register_postal_code,
  name: pricelist_name,
  is_for_all: pricelist_for_all,
  starts_on: pricelist_starts,
  ends_on: pricelist_ends,
}

/** A record's entries of the audit log as its page shows them. */
export const auditEvents = (history: StaffRegistration['history']): TimelineEvent[] =>
  history.map(({ at, by, action, details }) => ({
    at,
    // Staff are named; for others the log says only which side they are on.
    title: (sentences[action] ?? admin_event_other)({
      name: by === 'member' ? admin_by_member() : by === 'system' ? quotation_by_system() : by,
    }),
    ...textOf(details),
  }))
