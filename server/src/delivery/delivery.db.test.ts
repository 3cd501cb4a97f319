import type { EndpointInput, DeliveryMethod, DeliveryMethodCode, Problem, StaffRole } from '@pasok/contract'
import { delivery, deliveryStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { siteVersion, type Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { deliveryMethodNamed, deliveryOptions } from './index.ts'

const JAKARTA = { provinceId: 31, cityId: 3174 }
const THOUSAND_ISLANDS = { provinceId: 31, cityId: 3101 }
const BEKASI = { provinceId: 32, cityId: 3216 }
const BANDUNG = { provinceId: 32, cityId: 3273 }
const ACEH = { provinceId: 11, cityId: 1171 }

const near = { name: { en: 'Greater Jakarta', id: 'Jabodetabek' }, area_ids: [31, 3216] }
const java = { name: { en: 'Java', id: 'Jawa' }, area_ids: [32, 33, 3101] }
const figures = {
  base_amount: 75_000,
  included_weight_g: 100_000,
  amount_per_kg: 500,
  lead_time_days: { from: 1, to: 2 },
  free_from: 5_000_000,
}

onDatabase('delivery methods', (open) => {
  let db: Db
  let staff: Record<
    'admin' | 'warehouse' | 'sales' | 'finance' | 'content',
    Awaited<ReturnType<typeof openStaffBrowser>>
  >
  let member: AskingBrowser
  let guest: ReturnType<typeof openApi>
  beforeAll(async () => {
    db = (await open()).db
    guest = openApi({ db })
    const as = (role: StaffRole) => openStaffBrowser(db, guest, role)
    staff = {
      admin: await as('admin'),
      warehouse: await as('warehouse'),
      sales: await as('sales'),
      finance: await as('finance'),
      content: await as('content'),
    }
    const { memberId } = await addPerson(db, { email: 'pemilik@uji.test', role: 'owner' })
    member = await openBrowser(db, guest, memberId)
  })
  beforeEach(async () => {
    await sql`delete from delivery.zone`.execute(db)
    await sql`update delivery.method set is_enabled = true, version = 1`.execute(db)
  })

  const readRecord = <R>({
    status,
    body,
  }: {
    readonly status: number
    readonly body: { readonly data: { readonly record: R } } | Problem
  }): R => {
    if (!('data' in body)) throw new Error(`answers ${status}: ${JSON.stringify(body)}`)
    return body.data.record
  }
  const addZone = async (body: EndpointInput<typeof deliveryStaff.addZone>['body']) =>
    readRecord(await staff.warehouse.ask(deliveryStaff.addZone, { body }))
  const addRate = async (
    method: 'own_fleet' | 'courier',
    zone: { readonly id: number },
    change: Partial<Omit<typeof figures, 'free_from'> & { free_from: number | null }> = {},
  ) =>
    readRecord(
      await staff.warehouse.ask(deliveryStaff.addRate, {
        body: { method, zone_id: zone.id, ...figures, ...change },
      }),
    )
  const findMethod = async (code: DeliveryMethodCode): Promise<DeliveryMethod> => {
    const listed = await staff.sales.ask(deliveryStaff.listMethods)
    const method = listed.status === 200 && listed.body.data.records.find((one) => one.code === code)
    if (!method) throw new Error(`there is no method ${code}`)
    return method
  }
  const params = ({ id }: { readonly id: number }) => ({ id: String(id) })
  /** A refusal: its status, its code, and its errors by field. */
  const refusal = ({ status, body }: { status: number; body: unknown }) => {
    const { code, errors } = body as { code?: string; errors?: Record<string, string[]> }
    return [status, code, ...(errors ? [errors] : [])]
  }
  const audited = async (subject: string, id: number) =>
    (
      await sql`select action, who, who_id from platform.audit
        where subject = ${subject} and subject_id = ${id} order by id`.execute(db)
    ).rows
  /** The offers for goods of 250 kg and Rp. 1.000.000, by method. */
  const offers = async (to: { provinceId: number; cityId: number }, amountUntaxed = 1_000_000) =>
    Object.fromEntries(
      (await deliveryOptions(db, { ...to, weightGrams: 250_000, amountUntaxed }, 'en')).map(
        ({ code, cost, unavailable }) => [code, unavailable ?? cost],
      ),
    )

  describe('are published', () => {
    it('with what checkout uses: zones, rates and amounts, in the language of the reader', async () => {
      const zone = await addZone(near)
      await addZone(java)
      await addRate('courier', zone, { free_from: null })
      await addRate('own_fleet', zone)
      const { status, body } = await guest.askInIndonesian(delivery.showDelivery)
      expect([status, body]).toMatchObject([
        200,
        {
          data: {
            record: {
              methods: [{ code: 'own_fleet', name: 'Armada kami' }, { code: 'courier' }, { code: 'pick_up' }],
              // A zone without a rate is left out.
              zones: [
                {
                  id: zone.id,
                  name: 'Jabodetabek',
                  areas: ['Daerah Khusus Ibukota Jakarta', 'Kabupaten Bekasi'],
                  rates: [
                    { ...figures, method: 'own_fleet' },
                    { ...figures, method: 'courier', free_from: null },
                  ],
                },
              ],
            },
          },
        },
      ])
    })

    it('without methods that are off, and each change raises the version of the site', async () => {
      await addRate('own_fleet', await addZone(near))
      const before = await siteVersion(db)
      const { id, version, name, description, position } = await findMethod('own_fleet')
      await staff.warehouse.ask(deliveryStaff.changeMethod, {
        params: { id: String(id) },
        body: { version, name, description, position, is_enabled: false },
      })
      const { body } = await guest.ask(delivery.showDelivery)
      const record = 'data' in body ? body.data.record : undefined
      expect(record?.methods.map(({ code }) => code)).toEqual(['courier', 'pick_up'])
      expect(record?.zones).toEqual([])
      expect(await siteVersion(db)).toBe(before + 1)
    })
  })

  describe('are offered', () => {
    it('by the rate of the zone; a city that is in a zone itself belongs to that one', async () => {
      const [first, second] = [await addZone(near), await addZone(java)]
      await addRate('own_fleet', first)
      await addRate('courier', first, { amount_per_kg: 1_000 })
      await addRate('courier', second, { base_amount: 100_000, amount_per_kg: 4_000 })

      expect(await offers(JAKARTA)).toEqual({ own_fleet: 150_000, courier: 225_000, pick_up: 0 })
      expect(await offers(BEKASI)).toEqual({ own_fleet: 150_000, courier: 225_000, pick_up: 0 })
      const elsewhere = { own_fleet: 'no_rate', courier: 700_000, pick_up: 0 }
      expect(await offers(BANDUNG)).toEqual(elsewhere)
      expect(await offers(THOUSAND_ISLANDS)).toEqual(elsewhere)
      expect(await offers(ACEH)).toEqual({ own_fleet: 'no_rate', courier: 'no_rate', pick_up: 0 })
      expect(await offers(BEKASI, 5_000_000)).toEqual({ own_fleet: 0, courier: 0, pick_up: 0 })
    })

    it('with their texts in the language of the reader, in the order that staff gave', async () => {
      await addRate('own_fleet', await addZone(near))
      const goods = { ...JAKARTA, weightGrams: 1, amountUntaxed: 5_000_000 }
      expect(await deliveryOptions(db, goods, 'id')).toEqual([
        {
          code: 'own_fleet',
          name: 'Armada kami',
          description: 'Diantar sampai lokasi Anda dengan truk kami.',
          cost: 0,
          is_free: true,
          lead_time_days: { from: 1, to: 2 },
        },
        {
          code: 'courier',
          name: 'Ekspedisi',
          description: 'Dikirim lewat ekspedisi, lengkap dengan nomor resi.',
          cost: null,
          is_free: false,
          lead_time_days: null,
          unavailable: 'no_rate',
        },
        {
          code: 'pick_up',
          name: 'Ambil di gudang kami',
          description: 'Kami kabari begitu barang siap. Bawa nomor pesanan saat mengambil.',
          cost: 0,
          is_free: true,
          lead_time_days: null,
        },
      ])
      const [own] = await deliveryOptions(db, goods, 'en')
      expect(own?.name).toBe('Our own fleet')
    })

    it('only by pick-up in a new shop', async () => {
      const { db: fresh } = await open()
      const goods = { ...JAKARTA, weightGrams: 1_000, amountUntaxed: 10_000 }
      expect((await deliveryOptions(fresh, goods, 'en')).map(({ code }) => code)).toEqual(['pick_up'])
      // Earlier orders still name it.
      expect(await deliveryMethodNamed(fresh, 'courier')).toMatchObject({ name: { en: 'Courier' } })
      expect(await deliveryMethodNamed(fresh, 'balloon')).toBeUndefined()
      expect(await deliveryMethodNamed(fresh, 'pick_up')).toEqual({
        code: 'pick_up',
        name: { en: 'Pick up at our warehouse', id: 'Ambil di gudang kami' },
      })
    })
  })

  describe('have zones', () => {
    it('that staff add, read, change and remove, each change in the audit log', async () => {
      const added = await addZone({ name: { en: ' Near  by ', id: 'Dekat' }, area_ids: [3216, 31, 31] })
      expect(added).toEqual({
        id: added.id,
        version: 1,
        name: { en: 'Near by', id: 'Dekat' },
        areas: [
          { id: 31, name: 'Daerah Khusus Ibukota Jakarta' },
          { id: 3216, name: 'Kabupaten Bekasi' },
        ],
      })
      const changed = await staff.admin.ask(deliveryStaff.changeZone, {
        params: params(added),
        body: { version: 1, ...near, area_ids: [31, 3275] },
      })
      const now = readRecord(changed)
      expect(now).toMatchObject({ version: 2, name: near.name, areas: [{ id: 31 }, { id: 3275 }] })
      const listed = await staff.sales.ask(deliveryStaff.listZones)
      expect(listed.body).toEqual({ status: 'OK', data: { records: [now], total: 1 } })

      const rate = await addRate('courier', added)
      const remove = () => staff.warehouse.ask(deliveryStaff.removeZone, { params: params(added) })
      expect((await remove()).status).toBe(200)
      expect((await remove()).status).toBe(404)
      const rates = await staff.sales.ask(deliveryStaff.listRates)
      expect(rates.body).toEqual({ status: 'OK', data: { records: [], total: 0 } })
      expect((await staff.warehouse.ask(deliveryStaff.removeRate, { params: params(rate) })).status).toBe(404)
      const { staffId } = staff.warehouse
      expect(await audited('delivery_zone', added.id)).toEqual([
        { action: 'delivery.add-zone', who: 'staff', who_id: staffId },
        { action: 'delivery.change-zone', who: 'staff', who_id: staff.admin.staffId },
        { action: 'delivery.remove-zone', who: 'staff', who_id: staffId },
      ])
    })

    it('with areas that exist, each in one zone at most', async () => {
      const first = await addZone(near)
      const second = await addZone(java)
      const add = (area_ids: number[]) =>
        staff.warehouse.ask(deliveryStaff.addZone, { body: { ...near, area_ids } })
      const unknown = ['There is no area with this id. Choose one from the list.']
      const elsewhere = ['This area belongs to another delivery zone. Remove it there first.']
      expect(refusal(await add([34, 20, 321, 3299, 3216]))).toEqual([
        400,
        'invalid_request',
        {
          'area_ids.1': unknown,
          'area_ids.2': unknown,
          'area_ids.3': unknown,
          'area_ids.4': elsewhere,
        },
      ])
      expect(refusal(await add([]))).toEqual([
        400,
        'invalid_request',
        { area_ids: [expect.stringContaining('at least 1')] },
      ])
      const move = await staff.warehouse.ask(deliveryStaff.changeZone, {
        params: params(second),
        body: { version: 1, ...java, area_ids: [32, 31] },
      })
      expect(refusal(move)).toEqual([400, 'invalid_request', { 'area_ids.1': elsewhere }])
      expect(await offers(JAKARTA)).toEqual(await offers(BEKASI))
      expect(first.version).toBe(1)
    })

    it('whose areas two concurrent requests give to one zone only', async () => {
      const tries = ['A', 'B', 'C', 'D'].map((name) =>
        staff.warehouse.ask(deliveryStaff.addZone, {
          body: { name: { en: name, id: name }, area_ids: [51] },
        }),
      )
      const statuses = (await Promise.all(tries)).map(({ status }) => status)
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
    })
  })

  describe('have rates', () => {
    it('that staff add, change and remove', async () => {
      const zone = await addZone(near)
      const rate = await addRate('own_fleet', zone)
      expect(rate).toEqual({
        id: rate.id,
        version: 1,
        method: 'own_fleet',
        zone: { id: zone.id, name: near.name },
        ...figures,
      })
      const changed = await staff.warehouse.ask(deliveryStaff.changeRate, {
        params: params(rate),
        body: { version: 1, ...figures, base_amount: 90_000, free_from: null },
      })
      expect(readRecord(changed)).toEqual({
        ...rate,
        version: 2,
        base_amount: 90_000,
        free_from: null,
      })
      expect(await offers(JAKARTA, 900_000_000)).toMatchObject({ own_fleet: 165_000 })
      expect((await staff.admin.ask(deliveryStaff.removeRate, { params: params(rate) })).status).toBe(200)
      expect(await offers(JAKARTA)).toMatchObject({ own_fleet: 'no_rate' })
      expect(await audited('delivery_rate', rate.id)).toMatchObject([
        { action: 'delivery.add-rate' },
        { action: 'delivery.change-rate' },
        { action: 'delivery.remove-rate' },
      ])
    })

    it('one of a method in a zone, of zones that exist, within bounds', async () => {
      const zone = await addZone(near)
      await addRate('courier', zone)
      const add = async (change: object) =>
        refusal(
          await staff.warehouse.ask(deliveryStaff.addRate, {
            body: { method: 'courier', zone_id: zone.id, ...figures, ...change },
          }),
        )
      expect(await add({})).toEqual([
        400,
        'invalid_request',
        { zone_id: ['This method already has a rate in this zone. Change that one.'] },
      ])
      expect(await add({ zone_id: 2_147_483_647 })).toEqual([
        400,
        'invalid_request',
        { zone_id: ['There is no delivery zone with this id.'] },
      ])
      expect(await add({ method: 'pick_up', base_amount: -1, amount_per_kg: 0.5 })).toEqual([
        400,
        'invalid_request',
        {
          method: [expect.any(String)],
          base_amount: [expect.stringContaining('at least 0')],
          amount_per_kg: [expect.any(String)],
        },
      ])
      expect(await add({ lead_time_days: { from: 3, to: 2 } })).toEqual([
        400,
        'invalid_request',
        { 'lead_time_days.to': ["The longest lead time can't be below the shortest."] },
      ])
    })

    it('once, also with concurrent requests', async () => {
      const zone = await addZone(near)
      const tries = Array.from({ length: 4 }, () =>
        staff.warehouse.ask(deliveryStaff.addRate, {
          body: { method: 'courier', zone_id: zone.id, ...figures },
        }),
      )
      const statuses = (await Promise.all(tries)).map(({ status }) => status)
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
    })
  })

  it('are turned off, renamed and put in another order by staff', async () => {
    const { id, code: _code, version, ...texts } = await findMethod('courier')
    const fields = {
      name: { en: 'Cargo', id: 'Kargo' },
      description: { en: 'By sea', id: 'Lewat laut' },
      is_enabled: true,
      position: 9,
    }
    const change = (body: EndpointInput<typeof deliveryStaff.changeMethod>['body']) =>
      staff.warehouse.ask(deliveryStaff.changeMethod, { params: params({ id }), body })
    try {
      expect(readRecord(await change({ version, ...fields }))).toEqual({
        id,
        code: 'courier',
        version: 2,
        ...fields,
      })
      const goods = { ...JAKARTA, weightGrams: 1, amountUntaxed: 1 }
      expect((await deliveryOptions(db, goods, 'id')).map(({ name }) => name)).toEqual([
        'Armada kami',
        'Ambil di gudang kami',
        'Kargo',
      ])
      expect(await change({ version: 2, ...fields, is_enabled: false })).toMatchObject({ status: 200 })
      expect(await offers(JAKARTA)).toEqual({ own_fleet: 'no_rate', pick_up: 0 })
      expect(await audited('delivery_method', id)).toHaveLength(2)
    } finally {
      const { version: now } = await findMethod('courier')
      await change({ version: now, ...texts })
    }
  })

  it('are not changed from another version; the response has the current record', async () => {
    const zone = await addZone(near)
    const rate = await addRate('own_fleet', zone)
    const method = await findMethod('own_fleet')
    const { id: _id, code: _code, version: _version, ...texts } = method
    const answers = [
      await staff.admin.ask(deliveryStaff.changeZone, {
        params: params(zone),
        body: { version: 2, ...java },
      }),
      await staff.admin.ask(deliveryStaff.changeRate, {
        params: params(rate),
        body: { version: 2, ...figures },
      }),
      await staff.admin.ask(deliveryStaff.changeMethod, {
        params: params(method),
        body: { version: 2, ...texts, is_enabled: false },
      }),
    ]
    expect(answers).toMatchObject([
      { status: 409, body: { code: 'version_conflict', current: zone } },
      { status: 409, body: { code: 'version_conflict', current: rate } },
      { status: 409, body: { code: 'version_conflict', current: method } },
    ])
    expect(await offers(JAKARTA)).toMatchObject({ own_fleet: 150_000 })
  })

  describe('are edited by warehouse staff and admins, and read by sales', () => {
    const calls = [
      ['listZones', 'read'],
      ['listMethods', 'read'],
      ['listRates', 'read'],
      ['addZone', 'write'],
      ['changeZone', 'write'],
      ['removeZone', 'write'],
      ['changeMethod', 'write'],
      ['addRate', 'write'],
      ['changeRate', 'write'],
      ['removeRate', 'write'],
    ] as const
    it.each(calls)('%s', async (name, kind) => {
      const { method, path, body } = { body: undefined, ...deliveryStaff[name] }
      const statusFor = async (cookie: string | undefined) => {
        const request = new Request(`http://shop.test/api${path.replace('{id}', '999999')}`, {
          method: method.toUpperCase(),
          headers: {
            'sec-fetch-site': 'same-origin',
            ...(cookie && { cookie }),
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: '{}' }),
        })
        return (await guest.app.fetch(request)).status
      }
      expect(await statusFor(undefined)).toBe(401)
      expect(await statusFor(member.cookie)).toBe(401)
      expect(await statusFor(staff.finance.cookie)).toBe(403)
      expect(await statusFor(staff.content.cookie)).toBe(403)
      const allowed = kind === 'read' ? 200 : body ? 400 : 404
      expect(await statusFor(staff.sales.cookie)).toBe(kind === 'read' ? 200 : 403)
      expect(await statusFor(staff.warehouse.cookie)).toBe(allowed)
      expect(await statusFor(staff.admin.cookie)).toBe(allowed)
    })
  })
})
