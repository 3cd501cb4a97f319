import { company } from '@pasok/contract'
import type { z } from 'zod'
import type { Db } from '../../platform/index.ts'
import {
  findRegistered,
  findSeat,
  flagKnownNpwp,
  saveSeat,
  updateRegistered,
  type Registered,
  type Seat,
} from './registration.store.ts'

type Corrected = Omit<
  z.output<typeof company.correctRegistration.form>,
  'text' | 'document' | 'other_document'
>

const registeredIn = (form: Corrected): Registered => ({
  legal_name: form.legal_name,
  trade_name: form.trade_name,
  company_type_id: form.company_type_id,
  npwp: form.npwp,
  nitku: company.nitkuOf(form.npwp, form.nitku),
  is_pkp: form.is_pkp,
  nib: form.nib,
  customer_classification_id: form.customer_classification_id,
  customer_industry_id: form.customer_industry_id,
  industrial_estate_id: form.industrial_estate_id,
})
const seatIn = (form: Corrected): Seat => ({
  street: form.street,
  rt: form.rt,
  rw: form.rw,
  province_id: form.province_id,
  city_id: form.city_id,
  district_id: form.district_id,
  subdistrict_id: form.subdistrict_id,
  postal_code: form.postal_code,
})

/** What differs, by field: how it was and how it is. */
const changesIn = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown[]> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([field, value]) =>
      before[field] === value ? [] : [[field, [before[field] ?? null, value]]],
    ),
  )

/** Replaces what a company is registered with; answers what changed. */
export const correct = async (
  tx: Db,
  companyId: number,
  form: Corrected,
): Promise<Record<string, unknown[]>> => {
  const [registered, seat] = [registeredIn(form), seatIn(form)]
  const changed = changesIn(
    { ...(await findRegistered(tx, companyId)), ...(await findSeat(tx, companyId)) },
    { ...registered, ...seat },
  )
  await updateRegistered(tx, companyId, registered)
  await flagKnownNpwp(tx, companyId)
  await saveSeat(tx, companyId, seat)
  return changed
}
