import type { Registration } from '@pasok/contract'
import type { LimitedMember, MemberScope } from '../../kernel/index.ts'
import type { Db } from '../../platform/index.ts'
import { awaits } from '../company.ts'
import {
  findRegistered,
  findRegistration,
  findRegisteredAddress,
  listAnswers,
  listDocuments,
} from './registration.store.ts'

/** The logged-in user may see their own company's registration. */
export type Own = LimitedMember | MemberScope

/** A company's registration as its own members see it. */
export const showRegistration = async (db: Db, who: Own): Promise<Registration | undefined> => {
  const row = await findRegistration(db, who.companyId)
  if (!row) return undefined
  const [registered, seat, documents, answers] = await Promise.all([
    findRegistered(db, who.companyId),
    findRegisteredAddress(db, who.companyId),
    listDocuments(db, who.companyId),
    listAnswers(db, who.companyId),
  ])
  if (!registered) return undefined
  const { legal_name, ...company } = registered
  return {
    legal_name,
    registration_status: row.registration_status,
    awaits: awaits(row),
    ...(row.question !== null && { question: row.question }),
    ...(row.reason !== null && { reason: row.reason }),
    submitted_at: row.created_at.toISOString(),
    company,
    ...(seat && { seat }),
    documents: documents.map(({ id, kind, filename, content_type, size, uploaded_at }) => ({
      id,
      kind,
      filename,
      content_type,
      size,
      uploaded_at: uploaded_at.toISOString(),
    })),
    answers: answers.map(({ id, question, text, answered_at }) => ({
      id,
      question,
      text,
      answered_at: answered_at.toISOString(),
    })),
  }
}
