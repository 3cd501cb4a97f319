import type { Db, NewRow, Row } from '../platform/index.ts'

/** The registered details of a company without its address: columns of company.company and of company.registration. */
export const registeredFields = [
  'legal_name',
  'trade_name',
  'company_type_id',
  'npwp',
  'nitku',
  'is_pkp',
  'nib',
  'customer_classification_id',
  'customer_industry_id',
  'industrial_estate_id',
] as const
export type Registered = Pick<Row<'company.company'>, (typeof registeredFields)[number]>

/** The fields of a registered address: columns of company.seat, of company.registration and of every address. */
export const registeredAddressFields = [
  'street',
  'rt',
  'rw',
  'province_id',
  'city_id',
  'district_id',
  'subdistrict_id',
  'postal_code',
] as const
export type RegisteredAddress = Pick<Row<'company.seat'>, (typeof registeredAddressFields)[number]>

/** Adds a company; returns its id. */
export const insertCompany = async (tx: Db, company: NewRow<'company.company'>): Promise<number> => {
  const added = tx.insertInto('company.company').values(company).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}
