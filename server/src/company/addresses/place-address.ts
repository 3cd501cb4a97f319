import type { AddressFields } from '@pasok/contract'
import type { Db } from '../../platform/index.ts'
import { countAddresses, insertAddress, makeDefault, type Defaults } from './address.store.ts'

/** Adds an address and returns its id. A company's first address is always the default for both purposes. */
export const placeAddress = async (
  tx: Db,
  companyId: number,
  fields: AddressFields,
  { delivery, billing }: Partial<Defaults>,
  now: Date,
): Promise<number> => {
  const isFirst = (await countAddresses(tx, companyId)) === 0
  const id = await insertAddress(tx, companyId, fields, now)
  const defaults = { delivery: isFirst || delivery === true, billing: isFirst || billing === true }
  await makeDefault(tx, companyId, id, defaults)
  return id
}
