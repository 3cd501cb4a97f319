import { MOST_ADDRESSES, type StaffCompany } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { staffNames, staffWith } from '../../identity/index.ts'
import type { Db } from '../../platform/index.ts'
import { listAddresses } from '../addresses/address.store.ts'
import { showAddress } from '../addresses/show-address.ts'
import { showContact, showDetails } from '../registration/show-for-staff.ts'
import { findCompany, listContacts } from '../review.store.ts'
import { findTaxKind } from '../tax-kind/tax-kind.store.ts'
import { listNotes, type ListedCompanyRow } from './customer.store.ts'

const toPerson = (id: number | null, names: ReadonlyMap<number, string>) =>
  id === null ? undefined : { id, name: names.get(id) ?? '' }

/** A company as staff see it; undefined if it does not exist. */
export const showCustomer = async (
  db: Db,
  id: number,
  language: Language,
): Promise<StaffCompany | undefined> => {
  const row = await findCompany(db, id)
  if (!row) return undefined
  const [details, contacts, addresses, tax, notes, salespeople] = await Promise.all([
    showDetails(db, row, language),
    listContacts(db, id),
    listAddresses(db, { companyId: id }, { limit: MOST_ADDRESSES, offset: 0 }),
    findTaxKind(db, id),
    listNotes(db, id),
    staffWith(db, ['sales']),
  ])
  const names = await staffNames(db, [
    ...notes.map(({ staff_id }) => staff_id),
    ...(row.salesperson_id === null ? [] : [row.salesperson_id]),
  ])
  const salesperson = toPerson(row.salesperson_id, names)
  return {
    ...details,
    members: contacts.map((contact) => ({
      ...showContact(contact, language),
      ...(contact.last_login_at && { last_login_at: contact.last_login_at.toISOString() }),
    })),
    addresses: await Promise.all(addresses.map(showAddress)),
    tax_kind: tax?.kind ?? 'regular',
    ...(salesperson && { salesperson }),
    salespeople: salespeople.map(({ id: staffId, name }) => ({ id: staffId, name })),
    notes: notes.map(({ id: noteId, staff_id, text, written_at }) => ({
      id: noteId,
      by: names.get(staff_id) ?? '',
      at: written_at.toISOString(),
      text,
    })),
  }
}

/** Companies of a list with the names of their salespeople. */
export const showListed = async (db: Db, rows: readonly ListedCompanyRow[]) => {
  const names = await staffNames(
    db,
    rows.flatMap(({ salesperson_id }) => salesperson_id ?? []),
  )
  return rows.map(({ salesperson_id, created_at, ...row }) => {
    const salesperson = toPerson(salesperson_id, names)
    return { ...row, ...(salesperson && { salesperson }), created_at: created_at.toISOString() }
  })
}
