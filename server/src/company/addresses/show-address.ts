import type { Address } from '@pasok/contract'
import { findArea } from '../../reference/index.ts'
import type { AddressRow } from './address.store.ts'

/** An area with its current name. An abolished area has no name and must be chosen again. */
const named = async (id: number) => ({ id, name: (await findArea(id))?.name ?? '' })

type AreaName = 'province' | 'city' | 'district' | 'subdistrict'

/** Replaces the area ids of a row by areas with their names. */
export const withAreas = async <Row extends Readonly<Record<`${AreaName}_id`, number>>>({
  province_id,
  city_id,
  district_id,
  subdistrict_id,
  ...rest
}: Row) => ({
  ...rest,
  province: await named(province_id),
  city: await named(city_id),
  district: await named(district_id),
  subdistrict: await named(subdistrict_id),
})

/** An address as the company's members see it. */
export const showAddress = (row: AddressRow): Promise<Address> => withAreas(row)
