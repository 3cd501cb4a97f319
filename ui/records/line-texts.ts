import {
  checkout_lead_time,
  checkout_stock_all,
  checkout_stock_none,
  checkout_stock_none_open,
  checkout_stock_part,
  checkout_stock_part_open,
  quotation_amount,
  quotation_days,
  quotation_percent,
} from '~words'
import { unitName } from './catalogue/unit.ts'
import { counted } from '../kit/counted.ts'
import { decimal } from '../kit/decimal.ts'

/** A quantity in its unit: '1,200 pcs'. */
export const quantityText = (quantity: number, uom = ''): string =>
  quotation_amount({ quantity: decimal(quantity), unit: unitName(uom) }).trim()

/** Per cent off: '2.5%'; nothing where there is none. */
export const discountText = (percent: number | undefined): string =>
  percent === undefined || percent === 0 ? '' : quotation_percent({ percent: decimal(percent) })

/** Lead time in working days; nothing where it is unknown. */
export const leadTimeText = (days: number | undefined): string =>
  days === undefined ? '' : quotation_days(counted(days))

/** When a quantity ships: how much of it is in stock, and how long the rest takes. Without a stock report only the lead time. */
export const stockText = (
  quantity: number,
  available: number | undefined,
  leadTimeDays: number | undefined,
): string => {
  const time = leadTimeText(leadTimeDays)
  if (available === undefined) return time && checkout_lead_time({ time })
  if (available >= quantity) return checkout_stock_all()
  if (available <= 0) return time ? checkout_stock_none({ time }) : checkout_stock_none_open()
  const some = { available: decimal(available) }
  return time ? checkout_stock_part({ ...some, time }) : checkout_stock_part_open(some)
}
