import type { Db, DocumentReader } from '../platform/index.ts'
import { findMembers } from './profile/colleagues.store.ts'
import type { MemberScope, StaffScope } from '../kernel/index.ts'

/** The reader of a document, with the page that an announcing e-mail links to. */
export const documentReader = (
  db: Db,
  scope: MemberScope | StaffScope,
  page: DocumentReader['page'],
): DocumentReader => ({
  page,
  findContact: async () => {
    if ('staff' in scope) return scope.staff
    const member = (await findMembers(db, [scope.memberId])).get(scope.memberId)
    return member?.email ? { ...member, email: member.email } : undefined
  },
})
