import type { ChosenAddress } from '@pasok/contract'
import { documentLineWords, type Language } from '@pasok/words'

/** The lines of an address on a document; with the recipient and phone number if `isForParcel`. */
export const writtenAddress = (
  address: ChosenAddress,
  language: Language,
  { isForParcel }: { readonly isForParcel: boolean },
): string[] => {
  const { recipient, phone, street, subdistrict, district, city, province, postal_code, note } = address
  const neighbourhood = documentLineWords.neighbourhood[language](address)
  return [
    ...(isForParcel ? [`${recipient}, ${phone}`] : []),
    street,
    [neighbourhood, subdistrict.name, district.name].filter(Boolean).join(', '),
    `${[city.name, province.name].filter(Boolean).join(', ')} ${postal_code}`,
    ...(isForParcel && note !== '' ? [note] : []),
  ]
}
