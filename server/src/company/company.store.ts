import type { RegistrationStatus } from '@pasok/contract'
import { sql } from 'kysely'
import { idIn, type Db } from '../platform/index.ts'

/** A company to be. */
export interface NewCompany {
  readonly status: RegistrationStatus
  /** Why staff rejected or suspended it. */
  readonly reason?: string | null
  readonly companyTypeId: number
  readonly legalName: string
  readonly tradeName?: string
  /** 16 digits. */
  readonly npwp: string
  /** The NPWP and six digits of the place of business. */
  readonly nitku: string
  readonly isPkp: boolean
  /** 13 digits. */
  readonly nib: string
  readonly classificationId: number
  readonly industryId: number
  readonly estateId?: number | null
  readonly now: Date
}

/** Adds a company; answers its id. */
export const insertCompany = async (tx: Db, c: NewCompany): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into company.company (registration_status, reason, company_type_id, legal_name, trade_name, npwp, nitku,
      is_pkp, nib, customer_classification_id, customer_industry_id, industrial_estate_id, created_at)
    values (${c.status}, ${c.reason ?? null}, ${c.companyTypeId}, ${c.legalName}, ${c.tradeName ?? ''}, ${c.npwp},
      ${c.nitku}, ${c.isPkp}, ${c.nib}, ${c.classificationId}, ${c.industryId}, ${c.estateId ?? null}, ${c.now})
    returning id`.execute(tx)
  return idIn(rows)
}
