import { problem, reference } from '@pasok/contract/endpoints'
import { describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { areaFile } from './areas.ts'
import { industrialEstates } from './industrial-estates.ts'
import { folded } from './reference.ts'

const { ask, askInIndonesian, get } = openApi({ db: {} as Db })

/** The windows of all ten calls, each with a parent where it needs one, and its usual limit. */
const calls = [
  ['company_type', '', 80],
  ['customer_department', '', 80],
  ['country', '', 80],
  ['customer_classification', '', 80],
  ['customer_industry', '', 80],
  ['industrial_estate', '', 80],
  ['province', '', 80],
  ['city', 'province_id=32', 180],
  ['district', 'city_id=3216', 80],
  ['subdistrict', 'district_id=321601', 80],
] as const

interface Answered {
  readonly records: { readonly id: number; readonly name: string }[]
  readonly total: number
  readonly offset: number
  readonly limit: number
}

const readData = async (response: Response) => ((await response.json()) as { data: Answered }).data
const list = async (call: string, ...query: readonly string[]): Promise<Answered> => {
  const response = await get(`/v1/res/${call}?${query.filter((part) => part !== '').join('&')}`)
  expect([call, response.status]).toEqual([call, 200])
  return readData(response)
}

describe('the reference lists', () => {
  // @spec §7 Reference: company types
  it('has the company types in the reader’s language', async () => {
    const { body } = await ask(reference.listCompanyTypes)
    expect(body).toMatchObject({
      status: 'OK',
      data: {
        records: { length: 10, 0: { id: 1, code: 'pt', name: 'PT (limited liability company)' } },
        total: 10,
        offset: 0,
        limit: 80,
      },
    })
    const indonesian = await askInIndonesian(reference.listCompanyTypes, {
      query: { offset: '8', limit: '1' },
    })
    expect(indonesian.body).toEqual({
      status: 'OK',
      data: {
        records: [{ id: 9, code: 'government', name: 'Instansi Pemerintah' }],
        total: 10,
        offset: 8,
        limit: 1,
      },
    })
  })

  // @spec §7 Reference: departments
  it('has departments', async () => {
    const { body } = await askInIndonesian(reference.listCustomerDepartments)
    expect(body).toMatchObject({ data: { records: { 0: { code: 'purchasing', name: 'Pembelian' } } } })
  })

  // @spec §7 Reference: countries
  it('has countries, each language’s by its own names', async () => {
    const { body } = await ask(reference.listCountries, { query: { limit: '250' } })
    const indonesian = await askInIndonesian(reference.listCountries, { query: { limit: '250' } })
    expect(body).toMatchObject({ data: { records: { 0: { id: 360, code: 'ID', name: 'Indonesia' } } } })
    const japan = (of: object) => JSON.stringify(of).match(/\{"id":392,"code":"JP","name":"(\w+)"\}/)?.[1]
    expect([japan(body), japan(indonesian.body)]).toEqual(['Japan', 'Jepang'])
  })

  // @spec §7 Reference: classifications
  it('has classifications', async () => {
    const { body } = await askInIndonesian(reference.listCustomerClassifications)
    expect(body).toMatchObject({ data: { total: 6, records: { 0: { code: 'end_user' } } } })
  })

  // @spec §7 Reference: industries
  it('has industries by their division in KBLI', async () => {
    const { body } = await askInIndonesian(reference.listCustomerIndustries, {
      query: { keyword: 'logam dasar' },
    })
    expect(body).toMatchObject({
      data: { total: 1, records: [{ id: 24, code: '24', name: 'Industri baja dan logam dasar lain' }] },
    })
  })

  // @spec §7 Reference: industrial estates
  it('has industrial estates with their city, which finds them too', async () => {
    const { body } = await ask(reference.listIndustrialEstates, { query: { keyword: 'kiic' } })
    expect(body).toMatchObject({
      data: {
        records: [
          {
            id: 9,
            name: 'Karawang International Industrial City (KIIC)',
            city: { id: 3215, name: 'Kabupaten Karawang' },
          },
        ],
      },
    })
    const inBatam = await list('industrial_estate', 'keyword=Kota+BATAM')
    expect(inBatam.total).toBe(industrialEstates.filter(({ cityId }) => cityId === 2171).length)
    expect((await list('industrial_estate', 'limit=250')).total).toBe(industrialEstates.length)
  })
})

describe('the areas of Indonesia', () => {
  // @spec §7 Reference: provinces
  it('begin with 38 provinces', async () => {
    const { body } = await ask(reference.listProvinces)
    expect(body).toMatchObject({ data: { records: { length: 38 }, total: 38 } })
    expect(body).toMatchObject({ data: { records: { 0: { id: 11, code: '11', name: 'Aceh' } } } })
  })

  // @spec §7 Reference: cities
  // @spec §7 Reference: districts
  it('go on with 514 cities and 7,285 districts, all of which can be reached', async () => {
    const provinces = await list('province')
    const cities = new Set<number>()
    for (const { id } of provinces.records)
      for (const city of (await list('city', `province_id=${id}`)).records) cities.add(city.id)
    expect(cities.size).toBe(514)
    const districts = new Set<number>()
    for (const id of cities)
      for (const district of (await list('district', `city_id=${id}`)).records) districts.add(district.id)
    expect(districts.size).toBe(7_285)
  })

  // @spec §7 Reference: subdistricts
  it('end with subdistricts, whose ids are their codes', async () => {
    const { body } = await ask(reference.listSubdistricts, { query: { district_id: '327319' } })
    expect(body).toMatchObject({
      data: { records: expect.arrayContaining([{ id: 3273191001, code: '32.73.19.1001', name: 'Braga' }]) },
    })
  })

  it('stand by name, with numbers by their value', async () => {
    for (const [call, parent] of calls.slice(6)) {
      const names = (await list(call, parent)).records.map(({ name }) => name)
      expect(names).toEqual(names.toSorted(new Intl.Collator('id', { numeric: true }).compare))
    }
  })

  // @spec §7 Reference: keyword
  it('has two districts with more subdistricts than a usual answer, whose last ones a keyword finds', async () => {
    const areas = await areaFile('subdistrict')
    const districts = await districtIds()
    const large = districts.filter((id) => areas.within(id).length > 80)
    expect(large.length).toBe(2)
    for (const id of large) {
      const { records, total } = await list('subdistrict', `district_id=${id}`)
      expect([records.length, total]).toEqual([80, areas.within(id).length])
      const shown = new Set(records.map((one) => one.id))
      const hidden = areas.within(id).filter((one) => !shown.has(one.id))
      expect(hidden.length).toBe(total - 80)
      for (const one of hidden) {
        const keyword = encodeURIComponent(folded(one.name).toUpperCase())
        const found = await list('subdistrict', `district_id=${id}`, `keyword=${keyword}`)
        expect(found.records.map((record) => record.id)).toContain(one.id)
      }
    }
  })
})

const districtIds = async (): Promise<number[]> => {
  const areas = { city: await areaFile('city'), district: await areaFile('district') }
  const provinces = (await areaFile('province')).within(0)
  return provinces
    .flatMap(({ id }) => areas.city.within(id))
    .flatMap(({ id }) => areas.district.within(id))
    .map(({ id }) => id)
}

describe.each(calls)('%s', (call, parent, limit) => {
  // @spec §9 Reference limits
  // @spec §7 Reference: offset and limit
  it(`answers ${limit} where no limit is asked for, and 250 at most`, async () => {
    expect(await list(call, parent)).toMatchObject({ offset: 0, limit })
    const whole = await list(call, parent, 'limit=250')
    expect((await list(call, parent)).records).toEqual(whole.records.slice(0, limit))
    expect(whole.records.length).toBe(whole.total)
    expect((await list(call, parent, 'offset=2', 'limit=3')).records).toEqual(whole.records.slice(2, 5))
    expect(await list(call, parent, 'offset=9000')).toMatchObject({ records: [], total: whole.total })
  })

  it('takes a keyword in any letters, an empty one for none, and one of signs for what is nowhere', async () => {
    const { records, total } = await list(call, parent)
    const { id, name } = records.at(-1) ?? { id: 0, name: '' }
    for (const keyword of [name, name.toUpperCase(), name.toLowerCase()]) {
      const found = await list(call, parent, `keyword=${encodeURIComponent(keyword)}`)
      expect(found.records.map((record) => record.id)).toContain(id)
      expect(found.total).toBeLessThan(total)
    }
    expect((await list(call, parent, 'keyword=+')).total).toBe(total)
    expect((await list(call, parent, 'keyword=%25%3F')).total).toBe(0)
  })

  it.each([
    ['limit=0', 'limit'],
    ['limit=251', 'limit'],
    ['limit=x', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=9999&limit=2', 'offset'],
    [`keyword=${'k'.repeat(101)}`, 'keyword'],
    ['keyword=%00', 'keyword'],
    ['keyword=a&keyword=b', 'keyword'],
  ])('refuses %s by the name of its field, in both languages', async (wrong, field) => {
    const errors = await Promise.all(
      ['en', 'id'].map(async (language) => {
        const response = await get(`/v1/res/${call}?${parent}&${wrong}`, { 'accept-language': language })
        expect(response.status).toBe(400)
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(response.headers.has('etag')).toBe(false)
        return problem.parse(await response.json()).errors ?? {}
      }),
    )
    expect(errors.map((errors) => Object.keys(errors))).toEqual([[field], [field]])
    expect(errors[0]?.[field]).not.toEqual(errors[1]?.[field])
  })

  it('may be cached by its client for an hour, and revalidated by its ETag', async () => {
    const address = `/v1/res/${call}?${parent}`
    const first = await get(address)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    expect(first.headers.get('cache-control')).toBe('private, max-age=3600')
    expect(first.headers.get('vary')).toBe('accept-language, accept-encoding')
    const again = await get(address, { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(etag)
    expect(again.headers.get('cache-control')).toBe('private, max-age=3600')
    expect(again.headers.get('vary')).toBe('accept-language, accept-encoding')
    expect((await get(address, { 'if-none-match': 'W/"other"' })).status).toBe(200)
    expect((await get(`${address}&limit=1`, { 'if-none-match': etag })).status).toBe(200)
  })
})

it('a cached answer of one language is not used for the other', async () => {
  const address = '/v1/res/country'
  const etag = (await get(address, { 'accept-language': 'en' })).headers.get('etag') ?? ''
  const other = await get(address, { 'accept-language': 'id', 'if-none-match': etag })
  expect(other.status).toBe(200)
})

describe.each([
  ['city', 'province_id', ['99', '3273', '1', '2147483647']],
  ['district', 'city_id', ['3299', '32', '327319']],
  ['subdistrict', 'district_id', ['327399', '3273']],
] as const)('%s', (call, field, unknown) => {
  it.each(['', `${field}=`, `${field}=0`, `${field}=x`, `${field}=2147483648`, `${field}=-3`])(
    'asked for by %j is refused by its field',
    async (query) => {
      const response = await get(`/v1/res/${call}?${query}`, { 'accept-language': 'id' })
      expect(response.status).toBe(400)
      const { code, errors } = problem.parse(await response.json())
      expect([code, Object.keys(errors ?? {})]).toEqual(['invalid_request', [field]])
    },
  )

  it.each(unknown)('of %s, which is no area of the level above, does not exist', async (id) => {
    for (const [language, title] of [
      ['en', 'Not found'],
      ['id', 'Tidak ditemukan'],
    ] as const) {
      const response = await get(`/v1/res/${call}?${field}=${id}`, { 'accept-language': language })
      expect(response.status).toBe(404)
      expect(problem.parse(await response.json())).toMatchObject({
        code: 'area_not_found',
        title,
        errors: { [field]: [expect.stringMatching(/./)] },
      })
    }
  })
})
