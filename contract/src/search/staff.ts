import type { ListDeclaration } from '../list.ts'
import { defineRoutes } from '../route.ts'
import type { schemas } from './staff-schemas.ts'

const access = { staff: 'editCatalogue' } as const

/** Standard groups come with the product; own ones are the shop's. */
export const synonymKinds = ['standard', 'own'] as const

/** Groups of other names, the one changed last first. */
export const synonymList = {
  sorts: ['-updated_at', 'updated_at'],
  choices: { kind: synonymKinds },
  days: [],
  ids: [],
  has: ['keyword'],
} as const satisfies ListDeclaration

/** How staff teach the search other names of things. */
export const staffRoutes = defineRoutes<typeof schemas>()({
  listSynonyms: { method: 'get', path: '/staff/search/synonyms', list: synonymList, access },
  showSynonyms: { method: 'get', path: '/staff/search/synonyms/{id}', access },
  addSynonyms: { method: 'post', path: '/staff/search/synonyms', access },
  changeSynonyms: { method: 'put', path: '/staff/search/synonyms/{id}', access, refuses: [409] },
  removeSynonyms: { method: 'delete', path: '/staff/search/synonyms/{id}', access, refuses: [409] },
})
