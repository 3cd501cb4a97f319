import type { ChosenAddress } from '@pasok/contract'
import { register_rt, register_rw } from '~words'
import { phoneText } from '../../kit/phone-text.ts'

/** Where something goes, as it is written on a parcel. */
export function AddressLines({ address }: { address: ChosenAddress }) {
  const { recipient, street, rt, rw, province, city, district, subdistrict, postal_code, phone, note } =
    address
  const neighbourhood = [rt && `${register_rt()} ${rt}`, rw && `${register_rw()} ${rw}`].filter(Boolean)
  const within = [neighbourhood.join('/'), subdistrict.name, district.name].filter(Boolean)
  return (
    <address className="break-words not-italic">
      <span className="block">{recipient}</span>
      <span className="block">{street}</span>
      <span className="block">{within.join(', ')}</span>
      <span className="block">
        {[city.name, province.name].filter(Boolean).join(', ')} {postal_code}
      </span>
      <span className="block">{phoneText(phone)}</span>
      {note && <span className="mt-1 block text-[13px] whitespace-pre-line text-ink-soft">{note}</span>}
    </address>
  )
}
