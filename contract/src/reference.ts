import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { data, id, windowOf, windowed } from './envelope.ts'
import { problem } from './problem.ts'
import { keyword } from './text.ts'

/** Records of an answer where no limit is asked for (§9): of cities, and of every other list. */
const CITY_LIMIT = 180
const LIMIT = 80
/** The longest list, that of the countries, comes in one answer. */
const MOST = 250

/** An entry of a short list. `code` is a word that stays, or the official code of a country or an industry. */
const choice = z.object({ id: z.int(), code: z.string(), name: z.string() })

/** The digits of an area's official code, as a number: of a subdistrict ten, which 32 bits do not hold. */
export const areaId = z.int().min(1).max(9_999_999_999)

/** `code` is the official one of the Ministry of Home Affairs, such as '32.73.05.1001'. */
const area = z.object({ id: areaId, code: z.string(), name: z.string() })

const estate = z.object({
  id: z.int(),
  name: z.string(),
  /** The city that it lies in, as `listCities` has it. */
  city: z.object({ id: z.int(), name: z.string() }),
})

const tag = 'Reference data'
const refused = { 400: problem, 503: problem } as const
const byKeyword = { keyword: keyword.optional() }

const list = <const P extends `/v1/res/${string}`, S extends z.ZodType>(path: P, of: S, summary: string) =>
  endpoint({
    method: 'get',
    path,
    access: 'public',
    tag,
    summary: `${summary}; a keyword finds what the limit leaves out`,
    query: windowed(LIMIT, MOST, byKeyword),
    answers: { 200: data(windowOf(of)), ...refused },
  })

/** Areas within another one, whose id is required; where there is none of it the answer is 404. */
const areasOf = <const P extends `/v1/res/${string}`, Q extends z.ZodRawShape>(
  path: P,
  parent: Q,
  summary: string,
  usual = LIMIT,
) =>
  endpoint({
    method: 'get',
    path,
    access: 'public',
    tag,
    summary: `${summary}; a keyword finds what the limit leaves out`,
    query: windowed(usual, MOST, { ...parent, ...byKeyword }),
    answers: { 200: data(windowOf(area)), 404: problem, ...refused },
  })

export const listCompanyTypes = list('/v1/res/company_type', choice, 'Legal forms of a company')
export const listCustomerDepartments = list(
  '/v1/res/customer_department',
  choice,
  'Departments that a contact may work in',
)
export const listCountries = list('/v1/res/country', choice, 'Countries by name, Indonesia first')
export const listCustomerClassifications = list(
  '/v1/res/customer_classification',
  choice,
  'What a customer does with what it buys',
)
export const listCustomerIndustries = list(
  '/v1/res/customer_industry',
  choice,
  'Industries by their division in KBLI, the Indonesian standard classification',
)
export const listIndustrialEstates = list(
  '/v1/res/industrial_estate',
  estate,
  'Industrial estates of Indonesia by name; the keyword may also name the city',
)

export const listProvinces = list(
  '/v1/res/province',
  area,
  'Provinces by name. Areas come from idn-area-data, under the Open Database License (ODbL) 1.0',
)
export const listCities = areasOf(
  '/v1/res/city',
  { province_id: id },
  'Cities (kota, kabupaten) of a province by name',
  CITY_LIMIT,
)
export const listDistricts = areasOf(
  '/v1/res/district',
  { city_id: id },
  'Districts (kecamatan) of a city by name',
)
export const listSubdistricts = areasOf(
  '/v1/res/subdistrict',
  { district_id: id },
  'Subdistricts (kelurahan, desa) of a district by name',
)
