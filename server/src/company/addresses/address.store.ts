import type { AddressFields } from '@pasok/contract'
import { sql } from 'kysely'
import type { MemberScope } from '../../kernel/index.ts'
import { pick, type Db, type Row } from '../../platform/index.ts'
import { registeredAddressFields } from '../company.store.ts'

/** The purposes for which an address becomes the default. */
export interface Defaults {
  readonly delivery: boolean
  readonly billing: boolean
}

const fields = ['label', 'recipient', 'phone', ...registeredAddressFields, 'note'] as const
const columns = ['id', 'version', ...fields, 'is_default_delivery', 'is_default_billing'] as const

/** An address as it is stored. */
export type AddressRow = Pick<Row<'company.address'>, (typeof columns)[number]>

/** A company's addresses: the defaults first, the others in the order they were added. */
export const listAddresses = async (
  db: Db,
  { companyId }: Pick<MemberScope, 'companyId'>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AddressRow[]> =>
  db
    .selectFrom('company.address')
    .select(columns)
    .where('company_id', '=', companyId)
    .orderBy('is_default_delivery', 'desc')
    .orderBy('is_default_billing', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

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
): Promise<AddressRow | undefined> =>
  db
    .selectFrom('company.address')
    .select(columns)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()

/** Adds an address, not yet a default; returns its id. */
export const insertAddress = async (
  tx: Db,
  companyId: number,
  address: AddressFields,
  now: Date,
): Promise<number> => {
  const added = tx.insertInto('company.address').values({
    company_id: companyId,
    ...pick(address, fields),
    is_default_delivery: false,
    is_default_billing: false,
    created_at: now,
  })
  return (await added.returning('id').executeTakeFirstOrThrow()).id
}

/** Changes the fields of an address. */
export const updateAddress = async (
  tx: Db,
  { companyId }: MemberScope,
  id: number,
  address: AddressFields,
): Promise<void> => {
  await tx
    .updateTable('company.address')
    .set({ ...pick(address, fields), version: sql`version + 1` })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .execute()
}

/** Deletes an address. */
export const deleteAddress = async (tx: Db, { companyId }: MemberScope, id: number): Promise<void> => {
  await sql`delete from company.address where id = ${id} and company_id = ${companyId}`.execute(tx)
}

/** Makes an address the default, in place of the previous one. Safe to repeat. */
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
