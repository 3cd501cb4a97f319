import { sql } from 'kysely'
import { pick, type Db, type Row } from '../platform/index.ts'
import type { RateFigures } from './delivery.ts'

/** A rate with the name of its zone. */
export interface RateRow extends Row<'delivery.rate'> {
  readonly zone_name_en: string
  readonly zone_name_id: string
}

const figures = [
  'base_amount',
  'included_weight_g',
  'amount_per_kg',
  'lead_days_from',
  'lead_days_to',
  'free_from',
] as const satisfies readonly (keyof RateFigures)[]

const rates = sql`
  select r.*, z.name_en as zone_name_en, z.name_id as zone_name_id
  from delivery.rate r join delivery.zone z on z.id = r.zone_id
  join delivery.method m on m.code = r.method_code`

/** All rates, by zone and then in the order of the methods. */
export const findRates = async (db: Db): Promise<RateRow[]> =>
  (await sql<RateRow>`${rates} order by r.zone_id, m.position, m.id`.execute(db)).rows

export const findRate = async (db: Db, id: number): Promise<RateRow | undefined> =>
  (await sql<RateRow>`${rates} where r.id = ${id}`.execute(db)).rows[0]

/** Like findRate, and locks the row (`for update`). */
export const lockRate = async (tx: Db, id: number): Promise<RateRow | undefined> => {
  await sql`select from delivery.rate where id = ${id} for update`.execute(tx)
  return findRate(tx, id)
}

/** Adds the rate of a method in a zone; returns its id, or undefined if there is one already. */
export const insertRate = async (
  tx: Db,
  rate: RateFigures & Pick<RateRow, 'method_code' | 'zone_id'>,
): Promise<number | undefined> => {
  const added = tx
    .insertInto('delivery.rate')
    .values(pick(rate, ['method_code', 'zone_id', ...figures]))
    .onConflict((conflict) => conflict.columns(['method_code', 'zone_id']).doNothing())
  return (await added.returning('id').executeTakeFirst())?.id
}

/** Changes a rate and raises its version. */
export const updateRate = async (tx: Db, id: number, rate: RateFigures): Promise<void> => {
  await tx
    .updateTable('delivery.rate')
    .set({ ...pick(rate, figures), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Deletes a rate; returns its method and zone, undefined if there is none. */
export const deleteRate = async (
  tx: Db,
  id: number,
): Promise<Pick<RateRow, 'method_code' | 'zone_id'> | undefined> => {
  const { rows } = await sql<Pick<RateRow, 'method_code' | 'zone_id'>>`
    delete from delivery.rate where id = ${id} returning method_code, zone_id`.execute(tx)
  return rows[0]
}
