import {
  register_city,
  register_district,
  register_postal_code,
  register_province,
  register_rt,
  register_rw,
  register_street,
  register_subdistrict,
} from '~words'
import type { FieldPlan } from '../fields/field-plan.ts'

/** Where something is: what a registration asks for, and any other address. */
export const seatPlans: readonly FieldPlan[] = [
  { name: 'street', label: register_street, autoComplete: 'street-address' },
  { name: 'rt', label: register_rt, numeric: true, optional: true, half: true },
  { name: 'rw', label: register_rw, numeric: true, optional: true, half: true },
  { name: 'province_id', label: register_province, area: 'province_id', half: true },
  { name: 'city_id', label: register_city, area: 'city_id', half: true },
  { name: 'district_id', label: register_district, area: 'district_id', half: true },
  { name: 'subdistrict_id', label: register_subdistrict, area: 'subdistrict_id', half: true },
  {
    name: 'postal_code',
    label: register_postal_code,
    numeric: true,
    autoComplete: 'postal-code',
    half: true,
  },
]
