import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { data, id, buildWindowSchema, windowed } from '../envelope.ts'
import { keyword } from '../text.ts'

/** Default page sizes (§9): of cities, and of every other list. */
const CITY_LIMIT = 180
const LIMIT = 80
/** The longest list, that of the countries, comes in one answer. */
const MOST = 250

/** An entry of a reference list. `code` is a word that stays, or the official code of a country or an industry. */
const choice = z.object({ id: z.int(), code: z.string(), name: z.string() })

/** The digits of an area's official code, as a number: of a subdistrict ten, which 32 bits do not hold. */
const areaId = z.int().min(1).max(9_999_999_999)

/** `code` is the official one of the Ministry of Home Affairs, such as '32.73.05.1001'. */
const area = z.object({ id: areaId, code: z.string(), name: z.string() })

const estate = z.object({
  id: z.int(),
  name: z.string(),
  /** The city that it lies in, as `listCities` has it. */
  city: z.object({ id: z.int(), name: z.string() }),
})

const tag = 'Reference data'
const byKeyword = { keyword: keyword.optional() }

const list = <S extends z.ZodType>(of: S, summary: string) => ({
  tag,
  summary: `${summary}; a keyword finds what the limit leaves out`,
  query: windowed(LIMIT, MOST, byKeyword),
  answer: data(buildWindowSchema(of)),
})

/** Areas within another one, whose id is required; where there is none of it the answer is 404. */
const buildAreasSchemas = <Q extends z.ZodRawShape>(parent: Q, summary: string, usual = LIMIT) => ({
  tag,
  summary: `${summary}; a keyword finds what the limit leaves out`,
  query: windowed(usual, MOST, { ...parent, ...byKeyword }),
  answer: data(buildWindowSchema(area)),
})

export const schemas = {
  listCompanyTypes: list(choice, 'Legal forms of a company'),
  listCustomerDepartments: list(choice, 'Departments that a contact may work in'),
  listCountries: list(choice, 'Countries by name, Indonesia first'),
  listCustomerClassifications: list(choice, 'What a customer does with what it buys'),
  listCustomerIndustries: list(
    choice,
    'Industries by their division in KBLI, the Indonesian standard classification',
  ),
  listIndustrialEstates: list(
    estate,
    'Industrial estates of Indonesia by name; the keyword may also name the city',
  ),
  listProvinces: list(
    area,
    'Provinces by name. Areas come from idn-area-data, under the Open Database License (ODbL) 1.0',
  ),
  listCities: buildAreasSchemas(
    { province_id: id },
    'Cities (kota, kabupaten) of a province by name',
    CITY_LIMIT,
  ),
  listDistricts: buildAreasSchemas({ city_id: id }, 'Districts (kecamatan) of a city by name'),
  listSubdistricts: buildAreasSchemas(
    { district_id: id },
    'Subdistricts (kelurahan, desa) of a district by name',
  ),
} satisfies ModuleSchemas
