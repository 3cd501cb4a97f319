import type { DeliveryMethod, DeliveryRate, DeliveryZone } from '@pasok/contract'
import { findArea } from '../reference/index.ts'
import type { MethodRow } from './method.store.ts'
import type { RateRow } from './rate.store.ts'
import type { ZoneRow } from './zone.store.ts'

/** A zone as staff see it. An abolished area has no name. */
export const showZone = async ({
  id,
  version,
  name_en,
  name_id,
  area_ids,
}: ZoneRow): Promise<DeliveryZone> => ({
  id,
  version,
  name: { en: name_en, id: name_id },
  areas: await Promise.all(
    area_ids.map(async (area) => ({ id: area, name: (await findArea(area))?.name ?? '' })),
  ),
})

/** A method as staff see it. */
export const showMethod = ({
  name_en,
  name_id,
  description_en,
  description_id,
  ...row
}: MethodRow): DeliveryMethod => ({
  ...row,
  name: { en: name_en, id: name_id },
  description: { en: description_en, id: description_id },
})

/** A rate as staff see it. */
export const showRate = ({
  method_code: method,
  zone_id,
  zone_name_en,
  zone_name_id,
  lead_days_from: from,
  lead_days_to: to,
  ...row
}: RateRow): DeliveryRate => ({
  ...row,
  method,
  zone: { id: zone_id, name: { en: zone_name_en, id: zone_name_id } },
  lead_time_days: { from, to },
})
