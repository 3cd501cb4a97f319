import type { company } from '@pasok/contract'
import { sql } from 'kysely'
import type { MemberScope } from '../../identity/index.ts'
import { idIn, type Db } from '../../platform/index.ts'

/** What an address says, its areas by id. */
export type AddressFields = company.AddressFields

/** What an address is to be the default for. */
export interface Defaults {
  readonly delivery: boolean
  readonly billing: boolean
}

/** An address as it is stored. */
export interface AddressRow extends AddressFields {
  readonly id: number
  readonly version: number
  readonly is_default_delivery: boolean
  readonly is_default_billing: boolean
}

const columns = sql`id, version, label, recipient, phone, street, rt, rw, province_id, city_id, district_id,
  subdistrict_id, postal_code, note, is_default_delivery, is_default_billing`

/** A company's addresses: the defaults first, the others in the order they were added. */
export const listAddresses = async (
  db: Db,
  { companyId }: MemberScope,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AddressRow[]> => {
  const { rows } = await sql<AddressRow>`
    select ${columns} from company.address where company_id = ${companyId}
    order by is_default_delivery desc, is_default_billing desc, id limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

/** How many addresses a company has. */
export const countAddresses = async (db: Db, companyId: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from company.address where company_id = ${companyId}`.execute(db)
  return rows[0]?.n ?? 0
}

/** An address of this company; undefined for another company's. */
export const findAddress = async (
  db: Db,
  { companyId }: MemberScope,
  id: number,
): Promise<AddressRow | undefined> => {
  const { rows } = await sql<AddressRow>`
    select ${columns} from company.address where id = ${id} and company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** Adds an address, which is no default yet; answers its id. */
export const insertAddress = async (
  tx: Db,
  companyId: number,
  a: AddressFields,
  now: Date,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into company.address (company_id, label, recipient, phone, street, rt, rw, province_id, city_id,
      district_id, subdistrict_id, postal_code, note, is_default_delivery, is_default_billing, created_at)
    values (${companyId}, ${a.label}, ${a.recipient}, ${a.phone}, ${a.street}, ${a.rt}, ${a.rw}, ${a.province_id},
      ${a.city_id}, ${a.district_id}, ${a.subdistrict_id}, ${a.postal_code}, ${a.note}, false, false, ${now})
    returning id`.execute(tx)
  return idIn(rows)
}

/** Changes what an address says. */
export const updateAddress = async (
  tx: Db,
  { companyId }: MemberScope,
  id: number,
  a: AddressFields,
): Promise<void> => {
  await sql`
    update company.address
    set label = ${a.label}, recipient = ${a.recipient}, phone = ${a.phone}, street = ${a.street}, rt = ${a.rt},
      rw = ${a.rw}, province_id = ${a.province_id}, city_id = ${a.city_id}, district_id = ${a.district_id},
      subdistrict_id = ${a.subdistrict_id}, postal_code = ${a.postal_code}, note = ${a.note}, version = version + 1
    where id = ${id} and company_id = ${companyId}`.execute(tx)
}

/** Takes an address away. */
export const deleteAddress = async (tx: Db, { companyId }: MemberScope, id: number): Promise<void> => {
  await sql`delete from company.address where id = ${id} and company_id = ${companyId}`.execute(tx)
}

/** Makes an address the default in the place of the one that was. What it is already it stays. */
export const makeDefault = async (
  tx: Db,
  companyId: number,
  id: number,
  { delivery, billing }: Defaults,
): Promise<void> => {
  await sql`
    update company.address
    set is_default_delivery = is_default_delivery and not ${delivery}::boolean,
      is_default_billing = is_default_billing and not ${billing}::boolean
    where company_id = ${companyId} and id <> ${id}
      and ((is_default_delivery and ${delivery}::boolean) or (is_default_billing and ${billing}::boolean))`.execute(
    tx,
  )
  await sql`
    update company.address
    set is_default_delivery = is_default_delivery or ${delivery}::boolean,
      is_default_billing = is_default_billing or ${billing}::boolean
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}
