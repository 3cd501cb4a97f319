import type { RegistrationStatus, Role } from '@pasok/contract'
import { addRegistration, insertCompany } from '../company/index.ts'
import { insertMember } from '../identity/index.ts'
import type { Db } from '../platform/index.ts'
import { passwords } from './passwords.ts'

/** Everybody's in the tests. */
export const PASSWORD = 'sandi-uji-yang-panjang'

let hashed: Promise<string> | undefined

/** What may differ from an approved company's buyer. */
interface Person {
  readonly email: string
  readonly status?: RegistrationStatus
  readonly role?: Role
  /** A company that is there already; without one they get their own. */
  readonly companyId?: number
}

const START = new Date('2026-11-01T00:00:00Z')
let companies = 0

/** Adds an invented member, and their company. */
export const addPerson = async (db: Db, input: Person): Promise<{ memberId: number; companyId: number }> => {
  hashed ??= passwords.hash(PASSWORD)
  const number = String(++companies).padStart(13, '0')
  const companyId =
    input.companyId ??
    (await insertCompany(db, {
      registration_status: input.status ?? 'approve',
      company_type_id: 1,
      legal_name: `PT Uji ${number}`,
      npwp: `000${number}`,
      nitku: `000${number}000000`,
      is_pkp: true,
      nib: number,
      customer_classification_id: 1,
      customer_industry_id: 1,
      created_at: START,
    }))
  const memberId = await insertMember(db, {
    company_id: companyId,
    email: input.email,
    name: 'Uji Rekaan',
    role: input.role ?? 'buyer',
    language: 'en',
    password_hash: await hashed,
    email_verified_at: START,
    created_at: START,
  })
  if (memberId === undefined) throw new Error(`${input.email} is there already`)
  return { memberId, companyId }
}

/** Adds an invented registration that waits for its link for a day, with everybody's password; returns its id. */
export const addWaiting = async (db: Db, email: string, now = new Date()): Promise<number> => {
  hashed ??= passwords.hash(PASSWORD)
  const number = String(++companies).padStart(13, '0')
  const registration = {
    email,
    name: 'Uji Rekaan',
    position: 'Uji',
    customer_department_id: null,
    mobile: '+6281200000001',
    phone: '',
    phone_extension: '',
    language: 'en',
    company_type_id: 1,
    legal_name: `PT Uji ${number}`,
    trade_name: '',
    npwp: `000${number}`,
    nitku: `000${number}000000`,
    is_pkp: true,
    nib: number,
    customer_classification_id: 1,
    customer_industry_id: 1,
    industrial_estate_id: null,
    street: 'Jl. Uji No. 7',
    rt: '',
    rw: '',
    province_id: 32,
    city_id: 3216,
    district_id: 321606,
    subdistrict_id: 3216062002,
    postal_code: '17530',
    terms_version: '2026-11-02',
    privacy_version: '2026-03-04',
  } as const
  const endsAt = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  return addRegistration(db, registration, { passwordHash: await hashed, now, endsAt })
}
