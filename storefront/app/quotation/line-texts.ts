import { quotation_amount, quotation_days, quotation_percent } from '~words'
import { unitName } from '../catalogue/unit.ts'
import { counted } from '../ui/counted.ts'
import { decimal } from '../ui/decimal.ts'

/** A quantity in its unit: '1,200 pcs'. */
export const quantityText = (quantity: number, uom = ''): string =>
  quotation_amount({ quantity: decimal(quantity), unit: unitName(uom) }).trim()

/** Per cent off: '2.5%'; nothing where there is none. */
export const discountText = (percent: number | undefined): string =>
  percent === undefined || percent === 0 ? '' : quotation_percent({ percent: decimal(percent) })

/** How long until it ships, in working days; nothing where nobody knows. */
export const leadTimeText = (days: number | undefined): string =>
  days === undefined ? '' : quotation_days(counted(days))
