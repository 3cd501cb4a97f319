import { contact_east, contact_north, contact_south, contact_west } from '~words'
import { getLocale } from '~words/runtime.js'

const formats = {
  en: new Intl.NumberFormat('en', { minimumFractionDigits: 4, maximumFractionDigits: 4 }),
  id: new Intl.NumberFormat('id', { minimumFractionDigits: 4, maximumFractionDigits: 4 }),
}
const text = (degrees: number, sides: { readonly positive: string; readonly negative: string }): string =>
  `${formats[getLocale()].format(Math.abs(degrees))}° ${degrees < 0 ? sides.negative : sides.positive}`

/** A latitude as the reader's language writes it: 6.3117° S, 6,3117° LS. */
export const latitudeText = (degrees: number): string =>
  text(degrees, { positive: contact_north(), negative: contact_south() })

/** A longitude as the reader's language writes it: 107.1442° E, 107,1442° BT. */
export const longitudeText = (degrees: number): string =>
  text(degrees, { positive: contact_east(), negative: contact_west() })
