import type { RegistrationStatus, Role } from '@pasok/contract'
import { insertCompany } from '../company/index.ts'
import { hashPassword, insertMember } from '../identity/index.ts'
import type { Db } from '../platform/index.ts'

/** Everybody's in the tests. */
export const PASSWORD = 'sandi-uji-yang-panjang'

let hashed: Promise<string> | undefined

/** What may differ from an approved company's buyer who has a verified address. */
interface Given {
  readonly email: string
  readonly status?: RegistrationStatus
  readonly role?: Role
  readonly isEmailVerified?: boolean
  /** A company that is there already; without one they get their own. */
  readonly companyId?: number
}

const START = new Date('2026-11-01T00:00:00Z')
let companies = 0

/** Adds an invented member, and their company. */
export const addPerson = async (db: Db, given: Given): Promise<{ memberId: number; companyId: number }> => {
  hashed ??= hashPassword(PASSWORD)
  const number = String(++companies).padStart(13, '0')
  const companyId =
    given.companyId ??
    (await insertCompany(db, {
      status: given.status ?? 'approve',
      companyTypeId: 1,
      legalName: `PT Uji ${number}`,
      npwp: `000${number}`,
      nitku: `000${number}000000`,
      isPkp: true,
      nib: number,
      classificationId: 1,
      industryId: 1,
      now: START,
    }))
  const memberId = await insertMember(db, {
    companyId,
    email: given.email,
    name: 'Uji Rekaan',
    role: given.role ?? 'buyer',
    language: 'en',
    passwordHash: await hashed,
    emailVerifiedAt: given.isEmailVerified === false ? null : START,
    now: START,
  })
  if (memberId === undefined) throw new Error(`${given.email} is there already`)
  return { memberId, companyId }
}
