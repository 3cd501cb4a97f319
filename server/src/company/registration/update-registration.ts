import { company } from '@pasok/contract'
import type { z } from 'zod'
import { pick, type Db } from '../../platform/index.ts'
import { registeredAddressFields, registeredFields } from '../company.store.ts'
import { findRegistered, findSeat, flagKnownNpwp, saveSeat, updateRegistered } from './registration.store.ts'

type Corrected = Omit<
  z.output<typeof company.correctRegistration.form>,
  'text' | 'document' | 'other_document'
>

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
  const nitku = company.nitkuOf(form.npwp, form.nitku)
  const registered = pick({ ...form, nitku }, registeredFields)
  const seat = pick(form, registeredAddressFields)
  const changed = changesIn(
    { ...(await findRegistered(tx, companyId)), ...(await findSeat(tx, companyId)) },
    { ...registered, ...seat },
  )
  await updateRegistered(tx, companyId, registered)
  await flagKnownNpwp(tx, companyId)
  await saveSeat(tx, companyId, seat)
  return changed
}
