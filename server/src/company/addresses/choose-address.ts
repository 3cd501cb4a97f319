import type { ChosenAddress } from '@pasok/contract'
import type { MemberScope } from '../../kernel/index.ts'
import type { Db } from '../../platform/index.ts'
import { findAddress, listAddresses, type AddressRow } from './address.store.ts'
import { showAddress } from './show-address.ts'

/** An address of the member's company as an order copies it; undefined for another company's. */
export const chooseAddress = async (
  db: Db,
  scope: MemberScope,
  id: number,
): Promise<ChosenAddress | undefined> => {
  const row = await findAddress(db, scope, id)
  return row && toChosenAddress(row)
}

/** The company's default addresses; undefined if it has none. */
export const chooseDefaults = async (
  db: Db,
  scope: Pick<MemberScope, 'companyId'>,
): Promise<{ readonly delivery?: ChosenAddress; readonly billing?: ChosenAddress }> => {
  // Defaults come first in the list.
  const rows = await listAddresses(db, scope, { limit: 2, offset: 0 })
  const delivery = rows.find((row) => row.is_default_delivery)
  const billing = rows.find((row) => row.is_default_billing)
  return {
    ...(delivery && { delivery: await toChosenAddress(delivery) }),
    ...(billing && { billing: await toChosenAddress(billing) }),
  }
}

const toChosenAddress = async (row: AddressRow): Promise<ChosenAddress> => {
  const { version: _, is_default_delivery: __, is_default_billing: ___, ...address } = await showAddress(row)
  return address
}
