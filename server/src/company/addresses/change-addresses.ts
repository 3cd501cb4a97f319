import { MOST_ADDRESSES, type AddressFields, type AddressPurpose } from '@pasok/contract'
import type { MemberScope } from '../../kernel/index.ts'
import {
  versionConflict,
  inTransaction,
  writeAudit,
  type VersionConflict,
  type Db,
  type ValidationErrors,
} from '../../platform/index.ts'
import {
  countAddresses,
  deleteAddress,
  findAddress,
  makeDefault,
  updateAddress,
  type AddressRow,
  type Defaults,
} from './address.store.ts'
import { validationErrors } from '../registration/validation-errors.ts'
import { placeAddress } from './place-address.ts'
import { lockCompany } from '../review.store.ts'

/** Who changes an address, when, and in which request. */
export interface By {
  readonly scope: MemberScope
  readonly now: Date
  readonly requestId: string
}

/** Runs changes of one company's addresses one after another, so that exactly one address is the default. */
const whileLocked = <A>(db: Db, { scope }: By, act: (tx: Db) => Promise<A>): Promise<A> =>
  inTransaction(db, async (tx) => {
    await lockCompany(tx, scope.companyId)
    return act(tx)
  })

const note = (tx: Db, { scope, now, requestId }: By, action: string, id: number, details = {}) =>
  writeAudit(tx, {
    at: now,
    who: { kind: 'member', id: scope.memberId },
    action: `company.${action}`,
    subject: 'address',
    subjectId: id,
    details: { company: scope.companyId, ...details },
    requestId,
  })

const validateFields = async (fields: AddressFields): Promise<ValidationErrors | undefined> => {
  const errors = await validationErrors(fields)
  return Object.keys(errors).length > 0 ? { error: 'invalid_request', errors } : undefined
}

/** Adds an address. A company's first one is the default for everything. */
export const addAddress = async (
  db: Db,
  by: By,
  fields: AddressFields,
  defaults: Defaults,
): Promise<AddressRow | ValidationErrors | { readonly error: 'too_many_addresses' }> => {
  const refused = await validateFields(fields)
  if (refused) return refused
  const { companyId } = by.scope
  return whileLocked(db, by, async (tx) => {
    if ((await countAddresses(tx, companyId)) >= MOST_ADDRESSES) return { error: 'too_many_addresses' }
    const id = await placeAddress(tx, companyId, fields, defaults, by.now)
    await note(tx, by, 'add-address', id)
    return reloadAddress(tx, by, id)
  })
}

/** The address after a change, while its company is locked. */
const reloadAddress = async (tx: Db, { scope }: By, id: number): Promise<AddressRow> => {
  const row = await findAddress(tx, scope, id)
  if (!row) throw new Error('an address is gone while its company is locked')
  return row
}

/** Changes the fields of an address. */
export const changeAddress = async (
  db: Db,
  by: By,
  id: number,
  { version, ...fields }: AddressFields & { readonly version: number },
): Promise<AddressRow | ValidationErrors | VersionConflict<AddressRow> | { readonly error: 'not_found' }> => {
  const refused = await validateFields(fields)
  return whileLocked(db, by, async (tx) => {
    const before = await findAddress(tx, by.scope, id)
    if (!before) return { error: 'not_found' }
    if (refused) return refused
    const conflict = versionConflict(before, { version })
    if (conflict) return conflict
    await updateAddress(tx, by.scope, id, fields)
    await note(tx, by, 'change-address', id)
    return reloadAddress(tx, by, id)
  })
}

/** Makes an address the default for one purpose. */
export const setDefault = (
  db: Db,
  by: By,
  id: number,
  purpose: AddressPurpose,
): Promise<AddressRow | { readonly error: 'not_found' }> =>
  whileLocked(db, by, async (tx) => {
    if (!(await findAddress(tx, by.scope, id))) return { error: 'not_found' }
    await makeDefault(tx, by.scope.companyId, id, {
      delivery: purpose === 'delivery',
      billing: purpose === 'billing',
    })
    await note(tx, by, 'set-default-address', id, { purpose })
    return reloadAddress(tx, by, id)
  })

/** Deletes an address, unless it is a default. */
export const removeAddress = (
  db: Db,
  by: By,
  id: number,
): Promise<'removed' | { readonly error: 'not_found' | 'default_address' }> =>
  whileLocked(db, by, async (tx) => {
    const row = await findAddress(tx, by.scope, id)
    if (!row) return { error: 'not_found' }
    if (row.is_default_delivery || row.is_default_billing) return { error: 'default_address' }
    await deleteAddress(tx, by.scope, id)
    await note(tx, by, 'remove-address', id)
    return 'removed'
  })
