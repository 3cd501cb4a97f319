import { MOST_SYNONYM_GROUPS } from '@pasok/contract'
import {
  inTransaction,
  raiseSiteVersion,
  versionConflict,
  writeAudit,
  type ChangeContext,
  type Db,
  type ValidationErrors,
  type VersionConflict,
} from '../../platform/index.ts'
import { addTermsOfGroup } from '../text/renew-terms.ts'
import { findGroupContaining, nameErrors, nameKeys } from './synonym.ts'
import {
  deleteSynonymGroup,
  findSynonymGroup,
  findSynonymGroups,
  insertSynonymGroup,
  lockSynonyms,
  normaliseNames,
  replaceSynonyms,
  type SynonymGroup,
} from './synonym.store.ts'

/** A group that does not exist, or that comes with the product. */
type NotChanged = { readonly error: 'not_found' } | { readonly error: 'standard_synonyms' }

/** Adds a group of other names; searches find by it once the products that have the names are written again. */
export const addSynonyms = (
  db: Db,
  by: ChangeContext,
  names: readonly string[],
): Promise<SynonymGroup | ValidationErrors> =>
  inTransaction(db, async (tx) => {
    await lockSynonyms(tx)
    const terms = await normaliseNames(tx, names)
    const refused = await refuseNames(tx, terms, undefined)
    if (refused) return refused
    const id = await insertSynonymGroup(tx, terms, by.now)
    await recordChange(tx, by, 'add', id, { names: terms })
    return reloadGroup(tx, id)
  })

/** Replaces the names of a group that the shop added. */
export const changeSynonyms = (
  db: Db,
  by: ChangeContext,
  id: number,
  { version, names }: { readonly version: number; readonly names: readonly string[] },
): Promise<SynonymGroup | ValidationErrors | VersionConflict<SynonymGroup> | NotChanged> =>
  inTransaction(db, async (tx) => {
    await lockSynonyms(tx)
    const before = await findSynonymGroup(tx, id)
    if (!before) return { error: 'not_found' }
    if (before.kind === 'standard') return { error: 'standard_synonyms' }
    const conflict = versionConflict(before, { version })
    if (conflict) return conflict
    const terms = await normaliseNames(tx, names)
    const refused = await refuseNames(tx, terms, id)
    if (refused) return refused
    await replaceSynonyms(tx, before, terms, by.now)
    await recordChange(tx, by, 'change', id, { names: terms })
    return reloadGroup(tx, id)
  })

/** Removes a group of the shop's own. */
export const removeSynonyms = (db: Db, by: ChangeContext, id: number): Promise<'removed' | NotChanged> =>
  inTransaction(db, async (tx) => {
    await lockSynonyms(tx)
    const before = await findSynonymGroup(tx, id)
    if (!before) return { error: 'not_found' }
    if (before.kind === 'standard') return { error: 'standard_synonyms' }
    await deleteSynonymGroup(tx, before)
    await recordChange(tx, by, 'remove', id, { names: before.names })
    return 'removed'
  })

/** Why names make no group: a search would not find them, another group has them all, or there are too many groups. */
const refuseNames = async (
  tx: Db,
  terms: readonly string[],
  ownId: number | undefined,
): Promise<ValidationErrors | undefined> => {
  const errors = nameErrors(terms)
  if (errors) return { error: 'invalid_request', errors }
  const others = (await findSynonymGroups(tx)).flatMap((group) =>
    group.id === ownId ? [] : { kind: group.kind, keys: nameKeys(group) },
  )
  if (findGroupContaining(others, nameKeys({ names: terms })))
    return { error: 'invalid_request', errors: { names: 'names_grouped' } }
  return ownId === undefined && others.filter(({ kind }) => kind === 'own').length >= MOST_SYNONYM_GROUPS
    ? { error: 'invalid_request', errors: { names: 'too_many_synonym_groups' } }
    : undefined
}

/** Records a change. The tokens of the products concerned wait to be written, no other word of the catalogue changed. */
const recordChange = async (
  tx: Db,
  { who, now, requestId }: ChangeContext,
  action: 'add' | 'change' | 'remove',
  id: number,
  details: { readonly names: readonly string[] },
): Promise<void> => {
  await writeAudit(tx, {
    at: now,
    who,
    action: `search.${action}-synonyms`,
    subject: 'synonym_group',
    subjectId: id,
    details: { ...details },
    requestId,
  })
  await addTermsOfGroup(tx, id)
  await raiseSiteVersion(tx)
}

const reloadGroup = async (tx: Db, id: number): Promise<SynonymGroup> => {
  const group = await findSynonymGroup(tx, id)
  if (!group) throw new Error('a group of names is gone while groups are locked')
  return group
}
