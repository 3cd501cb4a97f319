import type { customerStaff } from '@pasok/contract/endpoints'
import type { FieldErrorCode } from '@pasok/words'
import type { z } from 'zod'
import { staffWith } from '../../identity/index.ts'
import {
  inTransaction,
  versionConflict,
  writeAudit,
  type ChangeContext,
  type Db,
  type VersionConflict,
} from '../../platform/index.ts'
import { updateRegistration } from '../registration/update-registration.ts'
import { validationErrors } from '../registration/validation-errors.ts'
import { lockCompany, type CompanyHead } from '../review.store.ts'
import { insertNote, raiseCompanyVersion, updateSalesperson } from './customer.store.ts'

/** Why a company was not changed. */
type Unchanged =
  | VersionConflict<CompanyHead>
  | { readonly error: 'not_found' }
  | { readonly error: 'invalid'; readonly errors: Readonly<Record<string, FieldErrorCode>> }

type Details = z.output<typeof customerStaff.changeCompany.body>

const recordAction = (
  tx: Db,
  { who, now, requestId }: ChangeContext,
  id: number,
  action: 'change' | 'set-salesperson' | 'add-note',
  details: Readonly<Record<string, unknown>>,
): Promise<void> =>
  writeAudit(tx, {
    at: now,
    who,
    action: `company.${action}`,
    subject: 'company',
    subjectId: id,
    details,
    requestId,
  })

/** Changes a company's registered details and address. Without a difference nothing is written. */
export const changeCompany = async (
  db: Db,
  by: ChangeContext,
  id: number,
  { version, ...details }: Details,
): Promise<'done' | Unchanged> => {
  const errors = await validationErrors(details)
  if (Object.keys(errors).length > 0) return { error: 'invalid', errors }
  return inTransaction(db, async (tx) => {
    const before = await lockCompany(tx, id)
    if (!before) return { error: 'not_found' }
    const conflict = versionConflict(before, { version })
    if (conflict) return conflict
    const changed = await updateRegistration(tx, id, details)
    if (Object.keys(changed).length === 0) return 'done'
    await raiseCompanyVersion(tx, id)
    await recordAction(tx, by, id, 'change', { changed })
    return 'done'
  })
}

/** Says who of staff looks after a company: somebody who sells, or no one. */
export const setSalesperson = (
  db: Db,
  by: ChangeContext,
  id: number,
  change: { readonly salesperson_id: number | null; readonly version: number },
): Promise<'done' | Unchanged> =>
  inTransaction(db, async (tx) => {
    const before = await lockCompany(tx, id)
    if (!before) return { error: 'not_found' }
    const conflict = versionConflict(before, change)
    if (conflict) return conflict
    const { salesperson_id: to } = change
    if (to === before.salesperson_id) return 'done'
    const salespeople = await staffWith(tx, ['sales'])
    if (to !== null && !salespeople.some((person) => person.id === to))
      return { error: 'invalid', errors: { salesperson_id: 'unknown_entry' } }
    await updateSalesperson(tx, id, to)
    await recordAction(tx, by, id, 'set-salesperson', { from: before.salesperson_id, to })
    return 'done'
  })

/** Adds a note that only staff read. */
export const addNote = async (
  tx: Db,
  by: ChangeContext & { readonly who: { readonly id: number } },
  id: number,
  text: string,
): Promise<'done' | { readonly error: 'not_found' }> => {
  if (!(await lockCompany(tx, id))) return { error: 'not_found' }
  await insertNote(tx, { companyId: id, staffId: by.who.id, text, now: by.now })
  await recordAction(tx, by, id, 'add-note', {})
  return 'done'
}
