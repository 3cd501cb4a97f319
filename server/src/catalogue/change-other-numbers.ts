import type { FieldErrorCode } from '@pasok/words'
import {
  inTransaction,
  raiseSiteVersion,
  versionConflict,
  writeAudit,
  type ChangeContext,
  type Db,
  type ValidationErrors,
  type VersionConflict,
} from '../platform/index.ts'
import {
  findNumberKeys,
  findOtherNumbers,
  setOtherNumbers,
  type MakersNumber,
  type OtherNumbers,
} from './other-number.store.ts'

interface Change {
  readonly version: number
  readonly replaces: readonly string[]
  readonly other_makers: readonly MakersNumber[]
}

/** Changes an item's other numbers; searches find it by them at once. */
export const changeOtherNumbers = (
  db: Db,
  { who, now, requestId }: ChangeContext,
  id: number,
  { version, replaces, other_makers }: Change,
): Promise<
  OtherNumbers | VersionConflict<OtherNumbers> | ValidationErrors | { readonly error: 'not_found' }
> =>
  inTransaction(db, async (tx) => {
    const before = await findOtherNumbers(tx, id, 'lock')
    if (!before) return { error: 'not_found' }
    const conflict = versionConflict(before, { version })
    if (conflict) return conflict
    const errors = await findErrors(tx, before.sku, replaces, other_makers)
    if (Object.keys(errors).length > 0) return { error: 'invalid_request', errors }
    const changed = await setOtherNumbers(tx, [
      { item_id: id, kind: 'replaced', numbers: replaces.map((number) => ({ maker: null, number })) },
      { item_id: id, kind: 'other_maker', numbers: other_makers },
    ])
    if (changed.length === 0) return before
    await writeAudit(tx, {
      at: now,
      who,
      action: 'catalogue.change-other-numbers',
      subject: 'item',
      subjectId: id,
      details: { replaces, other_makers },
      requestId,
    })
    await raiseSiteVersion(tx)
    return (await findOtherNumbers(tx, id)) ?? { error: 'not_found' }
  })

/** An item doesn't replace itself, and has each number once: of one maker, and of those that it replaces. */
const findErrors = async (
  tx: Db,
  sku: string,
  replaces: readonly string[],
  otherMakers: readonly MakersNumber[],
): Promise<Record<string, FieldErrorCode>> => {
  const [own, ...keys] = await findNumberKeys(tx, [sku, ...replaces])
  const ofMakers = await findNumberKeys(
    tx,
    otherMakers.map(({ maker, number }) => `${maker}|${number}`),
  )
  return Object.fromEntries([
    ...keys.flatMap((key, place): [string, FieldErrorCode][] => {
      if (key === own) return [[`replaces.${place}`, 'own_number']]
      return keys.indexOf(key) < place ? [[`replaces.${place}`, 'number_twice']] : []
    }),
    ...ofMakers.flatMap((key, place): [string, FieldErrorCode][] =>
      ofMakers.indexOf(key) < place ? [[`other_makers.${place}.number`, 'number_twice']] : [],
    ),
  ])
}
