import {
  address_label,
  address_label_hint,
  address_note,
  address_note_hint,
  address_phone,
  address_phone_hint,
  address_recipient,
  address_recipient_hint,
} from '~words'
import type { FieldPlan } from '../fields/field-plan.ts'
import { seatPlans } from '../registration/seat-plans.ts'

const plans: readonly FieldPlan[] = [
  { name: 'label', label: address_label, hint: address_label_hint },
  { name: 'recipient', label: address_recipient, hint: address_recipient_hint, half: true },
  { name: 'phone', label: address_phone, hint: address_phone_hint, type: 'tel', half: true },
  ...seatPlans,
  { name: 'note', label: address_note, hint: address_note_hint, longest: 500, optional: true },
]

/** What the form of an address asks for. */
export const addressPlans: readonly FieldPlan[] = plans.map((plan) => ({ ...plan, form: 'address' }))
