import { searchStaff } from '@pasok/contract/endpoints'
import { openStaffChanges, serve } from '../kernel/index.ts'
import { refuse, respondVersionConflict, respondWith, type App } from '../platform/http/http.ts'
import type { Db } from '../platform/index.ts'
import { addSynonyms, changeSynonyms, removeSynonyms } from './synonyms/change-synonyms.ts'
import { findSynonymGroup, listSynonymGroups, type SynonymGroup } from './synonyms/synonym.store.ts'

interface Parts {
  readonly db: Db
  readonly now: () => Date
}

/** Registers the endpoints by which staff teach the search other names. */
export const searchStaffRoutes = (app: App, { db, now }: Parts): void => {
  const createChangeContext = openStaffChanges(now)
  const respondWithGroup = (group: SynonymGroup) => respondWith({ record: showGroup(group) })

  serve(app, searchStaff.listSynonyms, async ({ query }) => {
    const page = await listSynonymGroups(db, query)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    return respondWith({ records: page.rows.map(showGroup), ...page.window })
  })

  serve(app, searchStaff.showSynonyms, async ({ params: { id } }) => {
    const group = await findSynonymGroup(db, id)
    return group ? respondWithGroup(group) : refuse(404, 'not_found')
  })

  serve(app, searchStaff.addSynonyms, async ({ body, scope }, c) => {
    const added = await addSynonyms(db, createChangeContext(scope, c), body.names)
    return 'error' in added ? refuse(400, added.error, added.errors) : respondWithGroup(added)
  })

  serve(app, searchStaff.changeSynonyms, async ({ params: { id }, body, scope }, c) => {
    const changed = await changeSynonyms(db, createChangeContext(scope, c), id, body)
    if (!('error' in changed)) return respondWithGroup(changed)
    if (changed.error === 'not_found') return refuse(404, changed.error)
    if (changed.error === 'standard_synonyms') return refuse(409, changed.error)
    if (changed.error === 'invalid_request') return refuse(400, changed.error, changed.errors)
    return respondVersionConflict(changed.error, showGroup(changed.current))
  })

  serve(app, searchStaff.removeSynonyms, async ({ params: { id }, scope }, c) => {
    const result = await removeSynonyms(db, createChangeContext(scope, c), id)
    if (result === 'removed') return respondWith({})
    return result.error === 'not_found' ? refuse(404, result.error) : refuse(409, result.error)
  })
}

const showGroup = ({ id, version, kind, names, updated_at }: SynonymGroup) => ({
  id,
  version,
  kind,
  names: [...names],
  updated_at: updated_at.toISOString(),
})
