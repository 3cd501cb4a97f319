import { sql } from 'kysely'
import { insertMany, type Db, type Row } from '../platform/index.ts'

/** A zone with the ids of its provinces and cities. */
export interface ZoneRow extends Row<'delivery.zone'> {
  readonly area_ids: readonly number[]
}

/** The fields of a zone that staff change. */
export interface ZoneFields {
  readonly name: { readonly en: string; readonly id: string }
  readonly area_ids: readonly number[]
}

const zones = sql`
  select z.id, z.version, z.name_en, z.name_id,
    array(select area_id from delivery.zone_area where zone_id = z.id order by area_id) as area_ids
  from delivery.zone z`

/** All zones, the first added first. */
export const findZones = async (db: Db): Promise<ZoneRow[]> =>
  (await sql<ZoneRow>`${zones} order by z.id`.execute(db)).rows

export const findZone = async (db: Db, id: number): Promise<ZoneRow | undefined> =>
  (await sql<ZoneRow>`${zones} where z.id = ${id}`.execute(db)).rows[0]

/** Locks a zone and its areas until the transaction ends. */
export const lockZones = async (tx: Db): Promise<void> => {
  await sql`lock table delivery.zone in share row exclusive mode`.execute(tx)
}

/** Whether a zone with this id exists; locks it until the transaction ends. */
export const lockZone = async (tx: Db, id: number): Promise<boolean> =>
  (await sql`select from delivery.zone where id = ${id} for key share`.execute(tx)).rows.length > 0

/** Those of these areas that another zone has. */
export const findAreasElsewhere = async (
  tx: Db,
  areaIds: readonly number[],
  zoneId: number | undefined,
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ area_id: number }>`
    select area_id from delivery.zone_area
    where area_id = any(${areaIds}::int[]) and zone_id is distinct from ${zoneId ?? null}::int`.execute(tx)
  return new Set(rows.map(({ area_id }) => area_id))
}

/** Adds a zone; returns its id. */
export const insertZone = async (tx: Db, { name, area_ids }: ZoneFields): Promise<number> => {
  const added = tx.insertInto('delivery.zone').values({ name_en: name.en, name_id: name.id })
  const { id } = await added.returning('id').executeTakeFirstOrThrow()
  await insertAreas(tx, id, area_ids)
  return id
}

/** Changes a zone's name and areas, and raises its version. */
export const updateZone = async (tx: Db, id: number, { name, area_ids }: ZoneFields): Promise<void> => {
  await sql`
    update delivery.zone set name_en = ${name.en}, name_id = ${name.id}, version = version + 1
    where id = ${id}`.execute(tx)
  await sql`delete from delivery.zone_area where zone_id = ${id}`.execute(tx)
  await insertAreas(tx, id, area_ids)
}

const insertAreas = async (tx: Db, zoneId: number, areaIds: readonly number[]): Promise<void> => {
  await insertMany(
    tx,
    'delivery.zone_area',
    ['area_id', 'zone_id'],
    [...new Set(areaIds)].map((area_id) => ({ area_id, zone_id: zoneId })),
  )
}

/** Deletes a zone and its rates; false if there is none. */
export const deleteZone = async (tx: Db, id: number): Promise<boolean> => {
  const { rows } = await sql`delete from delivery.zone where id = ${id} returning id`.execute(tx)
  return rows.length > 0
}
