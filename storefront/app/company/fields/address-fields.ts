import {
  address_label,
  address_label_hint,
  address_note,
  address_note_hint,
  address_phone,
  address_phone_hint,
  address_recipient,
  address_recipient_hint,
  register_city,
  register_district,
  register_postal_code,
  register_province,
  register_rt,
  register_rw,
  register_street,
  register_subdistrict,
} from '~words'
import type { FieldPlan } from '@pasok/ui/kit/form/form-fields.tsx'

/** Where something is: a registered address, and any other one. */
export const placeFields: readonly FieldPlan[] = [
  { name: 'street', label: register_street, autoComplete: 'street-address' },
  { name: 'rt', label: register_rt, isNumeric: true, optional: true, half: true },
  { name: 'rw', label: register_rw, isNumeric: true, optional: true, half: true },
  { name: 'province_id', label: register_province, list: 'province_id', isSearched: true, half: true },
  { name: 'city_id', label: register_city, list: 'city_id', isSearched: true, half: true },
  { name: 'district_id', label: register_district, list: 'district_id', isSearched: true, half: true },
  {
    name: 'subdistrict_id',
    label: register_subdistrict,
    list: 'subdistrict_id',
    isSearched: true,
    half: true,
  },
  {
    name: 'postal_code',
    label: register_postal_code,
    isNumeric: true,
    autoComplete: 'postal-code',
    half: true,
  },
]

/** What the form of an address of the book asks for. */
export const addressFields: readonly FieldPlan[] = [
  { name: 'label', label: address_label, hint: address_label_hint },
  { name: 'recipient', label: address_recipient, hint: address_recipient_hint, half: true },
  { name: 'phone', label: address_phone, hint: address_phone_hint, type: 'tel', half: true },
  ...placeFields,
  { name: 'note', label: address_note, hint: address_note_hint, rows: 3, maxLength: 500, optional: true },
]
