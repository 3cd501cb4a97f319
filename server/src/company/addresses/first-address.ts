import { firstAddressWords } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import { countAddresses } from './address.store.ts'
import { placeAddress } from './place-address.ts'
import { findRegisteredAddress } from '../registration/registration.store.ts'
import type { ContactRow } from '../review.store.ts'

interface Approved {
  readonly companyId: number
  readonly legalName: string
  /** The address gets the phone number of the first of them who has one, and a label in that person's language. */
  readonly people: readonly ContactRow[]
  readonly now: Date
}

/** Makes a company's registered address its first address, unless it has one from an earlier approval. */
export const addFirstAddress = async (
  tx: Db,
  { companyId, legalName, people, now }: Approved,
): Promise<void> => {
  if ((await countAddresses(tx, companyId)) > 0) return
  const registered = await findRegisteredAddress(tx, companyId)
  const contact = people.find(({ phone, mobile }) => phone !== '' || mobile !== '')
  if (!registered || !contact) return
  const fields = {
    ...registered,
    label: firstAddressWords[contact.language],
    recipient: legalName,
    phone: contact.phone || contact.mobile,
    note: '',
  }
  await placeAddress(tx, companyId, fields, {}, now)
}
