import type { DeliveryMethodCode } from '@pasok/contract'
import { sql } from 'kysely'
import type { Db, Row } from '../platform/index.ts'
import type { RateFigures } from './delivery.ts'

export type MethodRow = Row<'delivery.method'>

/** The fields of a method that staff change. */
export interface MethodFields {
  readonly name: { readonly en: string; readonly id: string }
  readonly description: { readonly en: string; readonly id: string }
  readonly is_enabled: boolean
  readonly position: number
}

/** All methods in their order, including disabled ones. */
export const findMethods = async (db: Db): Promise<MethodRow[]> =>
  db.selectFrom('delivery.method').selectAll().orderBy('position').orderBy('id').execute()

export const findMethod = async (db: Db, code: DeliveryMethodCode): Promise<MethodRow | undefined> =>
  db.selectFrom('delivery.method').selectAll().where('code', '=', code).executeTakeFirst()

/** A method; locks its row until the transaction ends. */
export const lockMethod = async (tx: Db, id: number): Promise<MethodRow | undefined> =>
  tx.selectFrom('delivery.method').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Changes a method and raises its version. */
export const updateMethod = async (
  tx: Db,
  id: number,
  { name, description, is_enabled, position }: MethodFields,
): Promise<MethodRow> =>
  tx
    .updateTable('delivery.method')
    .set({
      name_en: name.en,
      name_id: name.id,
      description_en: description.en,
      description_id: description.id,
      is_enabled,
      position,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The destination of goods: codes of the city and its province, as an address has them. */
export interface Destination {
  readonly cityId: number
  readonly provinceId: number
}

/** An enabled method with its rate for a destination; the figures are null if it has none there. */
export type MethodWithRate = Pick<
  MethodRow,
  'code' | 'name_en' | 'name_id' | 'description_en' | 'description_id'
> &
  (RateFigures | { readonly [Figure in keyof RateFigures]: null })

/**
 * The enabled methods in their order, with their rates for a destination. A city that is in a zone itself uses that
 * zone; any other uses its province's.
 */
export const findMethodsWithRates = async (
  db: Db,
  { cityId, provinceId }: Destination,
): Promise<MethodWithRate[]> => {
  const { rows } = await sql<MethodWithRate>`
    select m.code, m.name_en, m.name_id, m.description_en, m.description_id, r.base_amount, r.included_weight_g,
      r.amount_per_kg, r.lead_days_from, r.lead_days_to, r.free_from
    from delivery.method m
    left join delivery.rate r on r.method_code = m.code and r.zone_id = (
      select zone_id from delivery.zone_area where area_id in (${cityId}::int, ${provinceId}::int)
      order by area_id = ${cityId}::int desc limit 1)
    where m.is_enabled order by m.position, m.id`.execute(db)
  return rows
}
