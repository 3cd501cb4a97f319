import type { Address } from '@pasok/contract'
import { findArea } from '../reference/index.ts'
import type { AddressRow } from './address.store.ts'

/** An area by its name today. One that the country has given up since has none: whoever edits chooses anew. */
const named = async (id: number) => ({ id, name: (await findArea(id))?.name ?? '' })

/** An address as its company's people see it. */
export const showAddress = async (row: AddressRow): Promise<Address> => {
  const { province_id, city_id, district_id, subdistrict_id, ...address } = row
  return {
    ...address,
    province: await named(province_id),
    city: await named(city_id),
    district: await named(district_id),
    subdistrict: await named(subdistrict_id),
  }
}
