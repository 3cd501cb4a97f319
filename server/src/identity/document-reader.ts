import type { Db, DocumentReader } from '../platform/index.ts'
import { findMembers } from './profile/colleagues.store.ts'
import type { MemberScope, StaffScope } from '../kernel/index.ts'

/** Who asks for a document, and where an e-mail that announces it leads. */
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
