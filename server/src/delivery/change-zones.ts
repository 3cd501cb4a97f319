import type { FieldErrorCode } from '@pasok/words'
import {
  inTransaction,
  versionConflict,
  type ChangeContext,
  type Db,
  type ValidationErrors,
  type VersionConflict,
} from '../platform/index.ts'
import { findArea } from '../reference/index.ts'
import { recordChange } from './record-change.ts'
import {
  deleteZone,
  findAreasElsewhere,
  findZone,
  insertZone,
  lockZones,
  updateZone,
  type ZoneFields,
  type ZoneRow,
} from './zone.store.ts'

/** Adds a zone. */
export const addZone = (db: Db, by: ChangeContext, fields: ZoneFields): Promise<ZoneRow | ValidationErrors> =>
  inTransaction(db, async (tx) => {
    await lockZones(tx)
    const refused = await areaErrors(tx, fields, undefined)
    if (refused) return refused
    const id = await insertZone(tx, fields)
    await recordChange(tx, by, 'add-zone', 'delivery_zone', id, { ...fields })
    return reloadZone(tx, id)
  })

/** Changes a zone's name and areas. */
export const changeZone = (
  db: Db,
  by: ChangeContext,
  id: number,
  { version, ...fields }: ZoneFields & { readonly version: number },
): Promise<ZoneRow | ValidationErrors | VersionConflict<ZoneRow> | { readonly error: 'not_found' }> =>
  inTransaction(db, async (tx) => {
    await lockZones(tx)
    const before = await findZone(tx, id)
    if (!before) return { error: 'not_found' }
    const conflict = versionConflict(before, { version })
    if (conflict) return conflict
    const refused = await areaErrors(tx, fields, id)
    if (refused) return refused
    await updateZone(tx, id, fields)
    await recordChange(tx, by, 'change-zone', 'delivery_zone', id, { ...fields })
    return reloadZone(tx, id)
  })

/** Removes a zone and its rates; methods with rates are then no longer offered in its areas. */
export const removeZone = (
  db: Db,
  by: ChangeContext,
  id: number,
): Promise<'removed' | { readonly error: 'not_found' }> =>
  inTransaction(db, async (tx) => {
    await lockZones(tx)
    if (!(await deleteZone(tx, id))) return { error: 'not_found' }
    await recordChange(tx, by, 'remove-zone', 'delivery_zone', id)
    return 'removed'
  })

/** An area must be a province or a city, and can be in only one zone. */
const areaErrors = async (
  tx: Db,
  { area_ids }: ZoneFields,
  zoneId: number | undefined,
): Promise<ValidationErrors | undefined> => {
  const elsewhere = await findAreasElsewhere(tx, area_ids, zoneId)
  const errors: Record<string, FieldErrorCode> = {}
  for (const [place, id] of area_ids.entries())
    if (!(await findArea(id))) errors[`area_ids.${place}`] = 'unknown_area'
    else if (elsewhere.has(id)) errors[`area_ids.${place}`] = 'area_in_other_zone'
  return Object.keys(errors).length > 0 ? { error: 'invalid_request', errors } : undefined
}

const reloadZone = async (tx: Db, id: number): Promise<ZoneRow> => {
  const row = await findZone(tx, id)
  if (!row) throw new Error('a zone is gone while zones are locked')
  return row
}
