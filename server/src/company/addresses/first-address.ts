import { firstAddressWords } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import { countAddresses } from './address.store.ts'
import { placeAddress } from './place-address.ts'
import { findSeat } from '../registration/registration.store.ts'
import type { ContactRow } from '../review.store.ts'

interface Approved {
  readonly companyId: number
  readonly legalName: string
  /** Whose number receives calls, and whose language the address is called in: the first one who has a number. */
  readonly people: readonly ContactRow[]
  readonly now: Date
}

/** Makes the seat that a company registered its first address, unless it has one: approved again it keeps its own. */
export const keepSeatAsAddress = async (
  tx: Db,
  { companyId, legalName, people, now }: Approved,
): Promise<void> => {
  if ((await countAddresses(tx, companyId)) > 0) return
  const seat = await findSeat(tx, companyId)
  const contact = people.find(({ phone, mobile }) => phone !== '' || mobile !== '')
  if (!seat || !contact) return
  const fields = {
    ...seat,
    label: firstAddressWords[contact.language],
    recipient: legalName,
    phone: contact.phone || contact.mobile,
    note: '',
  }
  await placeAddress(tx, companyId, fields, {}, now)
}
