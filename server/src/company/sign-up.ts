import { company } from '@pasok/contract'
import type { Refusal } from '@pasok/words'
import type { z } from 'zod'
import { hashPassword, insertMember, writeToAddress } from '../identity/index.ts'
import type { Db, SendLetter, Storage } from '../platform/index.ts'
import { insertCompany } from './company.store.ts'
import { faultsOf } from './faults.ts'
import { keepPapers, paperOf } from './papers.ts'
import { flagKnownNpwp, insertConsent, insertDocument, saveSeat } from './registration.store.ts'
import { tellStaffOfRegistration } from './tell-staff.ts'

/** A registration whose fields have the right form. */
export type SignUp = z.output<typeof company.signUp.form>

/** Which version of each text holds now. */
export interface TextVersions {
  readonly terms: string
  readonly privacy: string
}

interface Parts {
  readonly db: Db
  readonly storage: Storage
  readonly sendLetter: SendLetter
  readonly versions: TextVersions
}

type Faults = Readonly<Record<string, Refusal>>

/**
 * Registers a company and its owner, and sends the letter with the link. Answers why fields were refused, or undefined.
 * For an address that somebody has already the same is done to its end and then undone, so that it takes as long, and
 * the letter tells what is the case.
 */
export const signUp = async (
  { db, storage, sendLetter, versions }: Parts,
  form: SignUp,
  now: Date,
): Promise<Faults | undefined> => {
  const npwp = await paperOf(form.npwp_document, 'npwp')
  const nib = await paperOf(form.nib_document, 'nib')
  const faults: Faults = {
    ...(await faultsOf(form)),
    ...(typeof npwp === 'string' && { npwp_document: npwp }),
    ...(typeof nib === 'string' && { nib_document: nib }),
    ...(form.terms_version !== versions.terms && { terms_version: 'text_changed' }),
    ...(form.privacy_version !== versions.privacy && { privacy_version: 'text_changed' }),
  }
  if (typeof npwp === 'string' || typeof nib === 'string' || Object.keys(faults).length > 0) return faults

  const passwordHash = await hashPassword(form.password)
  const papers = [npwp, nib]
  const isNew = await keepPapers(storage, papers, () =>
    addAll(db, sendLetter, { form, passwordHash, papers, now }),
  )
  if (!isNew) await db.transaction().execute((tx) => writeToAddress(tx, sendLetter, form.email, now))
  return undefined
}

class Known extends Error {
  override readonly name = 'Known'
}

interface Ready {
  readonly form: SignUp
  readonly passwordHash: string
  readonly papers: readonly Exclude<Awaited<ReturnType<typeof paperOf>>, string>[]
  readonly now: Date
}

/** Notes everything in one transaction, or nothing: false where the address is somebody's already. */
const addAll = async (db: Db, sendLetter: SendLetter, ready: Ready): Promise<boolean> => {
  try {
    await db.transaction().execute((tx) => add(tx, sendLetter, ready))
    return true
  } catch (error) {
    if (error instanceof Known) return false
    throw error
  }
}

const add = async (tx: Db, sendLetter: SendLetter, { form, passwordHash, papers, now }: Ready) => {
  const { language } = form
  const companyId = await insertCompany(tx, {
    status: 'draft',
    companyTypeId: form.company_type_id,
    legalName: form.legal_name,
    tradeName: form.trade_name,
    npwp: form.npwp,
    nitku: company.nitkuOf(form.npwp, form.nitku),
    isPkp: form.is_pkp,
    nib: form.nib,
    classificationId: form.customer_classification_id,
    industryId: form.customer_industry_id,
    estateId: form.industrial_estate_id,
    now,
  })
  await flagKnownNpwp(tx, companyId)
  await saveSeat(tx, companyId, form)
  const memberId = await insertMember(tx, {
    companyId,
    email: form.email,
    name: form.name,
    position: form.position,
    departmentId: form.customer_department_id,
    mobile: form.mobile,
    phone: form.phone,
    phoneExtension: form.phone_extension,
    role: 'owner',
    language,
    passwordHash,
    now,
  })
  if (memberId === undefined) throw new Known()
  for (const paper of papers) await insertDocument(tx, { ...paper, companyId, memberId, now })
  await insertConsent(tx, { memberId, text: 'terms', version: form.terms_version, language, now })
  await insertConsent(tx, { memberId, text: 'privacy', version: form.privacy_version, language, now })
  await writeToAddress(tx, sendLetter, form.email, now)
  await tellStaffOfRegistration(tx, sendLetter, companyId)
}
