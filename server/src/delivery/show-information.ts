import type { DeliveryInformation } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { findArea } from '../reference/index.ts'
import type { Db } from '../platform/index.ts'
import { findMethods } from './method.store.ts'
import { findRates } from './rate.store.ts'
import { showRate } from './show-records.ts'
import { findZones, type ZoneRow } from './zone.store.ts'

/** The public information about deliveries: the enabled methods, and their rates in each zone that has any. */
export const showInformation = async (db: Db, language: Language): Promise<DeliveryInformation> => {
  const [methods, zones, rates] = await Promise.all([findMethods(db), findZones(db), findRates(db)])
  const offered = methods.filter(({ is_enabled }) => is_enabled)
  const shown = rates
    .filter(({ method_code }) => offered.some(({ code }) => code === method_code))
    .map(showRate)
  const zonesWithRates = zones.map(async (zone) => ({
    id: zone.id,
    name: { en: zone.name_en, id: zone.name_id }[language],
    areas: await areaNames(zone),
    rates: shown
      .filter((rate) => rate.zone.id === zone.id)
      .map(({ method, base_amount, included_weight_g, amount_per_kg, lead_time_days, free_from }) => ({
        method,
        base_amount,
        included_weight_g,
        amount_per_kg,
        lead_time_days,
        free_from,
      })),
  }))
  return {
    methods: offered.map((method) => ({
      code: method.code,
      name: { en: method.name_en, id: method.name_id }[language],
      description: { en: method.description_en, id: method.description_id }[language],
    })),
    zones: (await Promise.all(zonesWithRates)).filter((zone) => zone.rates.length > 0),
  }
}

/** Abolished areas have no name and are left out. */
const areaNames = async ({ area_ids }: ZoneRow): Promise<string[]> =>
  (await Promise.all(area_ids.map(async (id) => (await findArea(id))?.name ?? []))).flat()
