import { delivery } from '@pasok/server'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onDatabase } from '../../server/src/testing/index.ts'
import { loadDemoDelivery } from './load-demo-delivery.ts'

const NOW = new Date('2026-11-25T03:00:00Z')
const JAKARTA = { provinceId: 31, cityId: 3174 }
const THOUSAND_ISLANDS = { provinceId: 31, cityId: 3101 }
const JAYAPURA = { provinceId: 91, cityId: 9171 }
const goods = { weightGrams: 12_000, amountUntaxed: 2_000_000 }

onDatabase("the demo's delivery rates", (open) => {
  it('offer a delivery to every province, by own fleet near the warehouse', async () => {
    const { db } = await open()
    await loadDemoDelivery({ db }, NOW)
    const listOffered = async (to: typeof JAKARTA, amountUntaxed = goods.amountUntaxed) =>
      Object.fromEntries(
        (await delivery.deliveryOptions(db, { ...goods, ...to, amountUntaxed }, 'en')).map(
          ({ code, cost, unavailable }) => [code, unavailable ?? cost],
        ),
      )
    expect(await listOffered(JAKARTA)).toEqual({ own_fleet: 75_000, courier: 46_000, pick_up: 0 })
    expect(await listOffered(JAKARTA, 5_000_000)).toMatchObject({ own_fleet: 0 })
    expect(await listOffered(THOUSAND_ISLANDS)).toEqual({ own_fleet: 'no_rate', courier: 53_000, pick_up: 0 })
    expect(await listOffered(JAYAPURA)).toEqual({ own_fleet: 'no_rate', courier: 300_000, pick_up: 0 })

    const { rows } = await sql<{ province: number }>`
      select area_id as province from delivery.zone_area where area_id < 100`.execute(db)
    expect(rows).toHaveLength(38)
  })

  it('are added once, and what staff change stays', async () => {
    const { db } = await open()
    await loadDemoDelivery({ db }, NOW)
    await sql`delete from delivery.zone where name_en = 'Sumatra'`.execute(db)
    await loadDemoDelivery({ db }, NOW)
    expect((await delivery.findZones(db)).map(({ name_en }) => name_en)).toEqual([
      'Greater Jakarta and Karawang',
      'Java and Bali',
      'Kalimantan and Sulawesi',
      'Eastern Indonesia',
    ])
  })

  it('are completed where an earlier load was broken off, beside zones of somebody else', async () => {
    const { db } = await open()
    const by = { who: { kind: 'system', id: null }, now: NOW, requestId: '' } as const
    await delivery.addZone(db, by, { name: { en: 'Own', id: 'Milik' }, area_ids: [96] })
    await delivery.addZone(db, by, { name: { en: 'Sumatra', id: 'Sumatra' }, area_ids: [11, 12] })
    await loadDemoDelivery({ db }, NOW)
    const { rows } = await sql`
      select z.name_en as zone, count(r.id)::int as rates from delivery.zone z
      left join delivery.rate r on r.zone_id = z.id group by z.id order by z.id`.execute(db)
    expect(rows).toEqual([
      { zone: 'Own', rates: 0 },
      { zone: 'Sumatra', rates: 1 },
      { zone: 'Greater Jakarta and Karawang', rates: 2 },
      { zone: 'Java and Bali', rates: 1 },
      { zone: 'Kalimantan and Sulawesi', rates: 1 },
    ])
    const methods = await delivery.findMethods(db)
    expect(methods.map(({ code, is_enabled }) => [code, is_enabled])).toEqual([
      ['own_fleet', true],
      ['courier', true],
      ['pick_up', true],
    ])
  })
})
