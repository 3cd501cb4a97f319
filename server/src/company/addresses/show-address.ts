import type { Address } from '@pasok/contract'
import { findArea } from '../../reference/index.ts'
import type { AddressRow } from './address.store.ts'

/** An area with its current name. An abolished area has no name and must be chosen again. */
const toNamedArea = async (id: number) => ({ id, name: (await findArea(id))?.name ?? '' })

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
  province: await toNamedArea(province_id),
  city: await toNamedArea(city_id),
  district: await toNamedArea(district_id),
  subdistrict: await toNamedArea(subdistrict_id),
})

/** An address as the company's members see it. */
export const showAddress = (row: AddressRow): Promise<Address> => withAreas(row)
