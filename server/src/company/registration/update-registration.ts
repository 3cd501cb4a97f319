import { toNitku } from '@pasok/contract'
import type { company } from '@pasok/contract/endpoints'
import type { z } from 'zod'
import { pick, type Db } from '../../platform/index.ts'
import { registeredAddressFields, registeredFields } from '../company.store.ts'
import {
  findRegistered,
  findRegisteredAddress,
  flagKnownNpwp,
  saveRegisteredAddress,
  updateRegistered,
} from './registration.store.ts'

type Corrected = Omit<
  z.output<typeof company.correctRegistration.form>,
  'text' | 'document' | 'other_document'
>

/** The fields that differ, each with its old and new value. */
const changesIn = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown[]> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([field, value]) =>
      before[field] === value ? [] : [[field, [before[field] ?? null, value]]],
    ),
  )

/** Replaces a company's registered details; returns the changes. */
export const updateRegistration = async (
  tx: Db,
  companyId: number,
  form: Corrected,
): Promise<Record<string, unknown[]>> => {
  const nitku = toNitku(form.npwp, form.nitku)
  const registered = pick({ ...form, nitku }, registeredFields)
  const address = pick(form, registeredAddressFields)
  const changed = changesIn(
    { ...(await findRegistered(tx, companyId)), ...(await findRegisteredAddress(tx, companyId)) },
    { ...registered, ...address },
  )
  await updateRegistered(tx, companyId, registered)
  await flagKnownNpwp(tx, companyId)
  await saveRegisteredAddress(tx, companyId, address)
  return changed
}
