import { delivery, type Database } from '@pasok/server'

/**
 * Adds the demo company's delivery zones with their rates, and offers its methods. Not where the methods were changed
 * already: then it was done, or staff have set up their own.
 */
export const loadDemoDelivery = async ({ db }: Pick<Database, 'db'>, now: Date): Promise<void> => {
  const untouched = (await delivery.findMethods(db)).filter(
    ({ code, version }) => code !== 'pick_up' && version === 1,
  )
  if (untouched.length === 0) return
  const { deliveryZones } = await import('@pasok/demo')
  const by = { who: { kind: 'system', id: null }, now, requestId: '' } as const
  const added = new Map((await delivery.findZones(db)).map(({ name_en, id }) => [name_en, id]))
  for (const { name, areas, rates } of deliveryZones) {
    const zone = added.get(name.en) ?? (await delivery.addZone(db, by, { name, area_ids: areas }))
    // Areas that are in another zone already stay there.
    if (typeof zone === 'object' && 'error' in zone) continue
    const zoneId = typeof zone === 'number' ? zone : zone.id
    for (const { method, base, includedKg, perKg, days, freeFrom = null } of rates)
      await delivery.addRate(db, by, {
        method_code: method,
        zone_id: zoneId,
        base_amount: base,
        included_weight_g: includedKg * 1_000,
        amount_per_kg: perKg,
        lead_days_from: days[0],
        lead_days_to: days[1],
        free_from: freeFrom,
      })
  }
  // Offered last: a load that was broken off before is taken up again at the next start.
  for (const { id, version, position, ...texts } of untouched)
    await delivery.changeMethod(db, by, id, {
      version,
      position,
      name: { en: texts.name_en, id: texts.name_id },
      description: { en: texts.description_en, id: texts.description_id },
      is_enabled: true,
    })
}
