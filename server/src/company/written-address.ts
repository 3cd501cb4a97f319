import type { ChosenAddress } from '@pasok/contract'
import { documentLineWords, type Language } from '@pasok/words'

/** An address as it is written on a document, line by line; to whom, and how to reach them, where `isForParcel`. */
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
