import {
  findExceededLimits,
  jakartaDay,
  lineAmount,
  quotationTotals,
  type ApprovalLine,
  type Day,
  type StaffLimits,
} from '@pasok/contract'
import { requestApproval, type NotAlone } from '../approval/index.ts'
import { companyScope } from '../identity/index.ts'
import type { StaffScope } from '../kernel/index.ts'
import { findItemPrices } from '../pricing/index.ts'
import type { Db, SendEmail } from '../platform/index.ts'
import { deliveryChoices } from './choose-delivery.ts'
import { todaysPrices } from './offer-lines.ts'
import { isOffered, type LineRow, type QuotationRow } from './quotation.store.ts'

interface Parts {
  readonly sendEmail: SendEmail
  readonly settings: { readonly staff_limits: StaffLimits }
}

/** An offer that is about to be sent. */
interface Sending {
  readonly text: string
  readonly approvalReason?: string | undefined
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Requests approval of an offer whose prices exceed the sender's limits; undefined if they may send it alone. */
export const checkPrices = async (
  tx: Db,
  parts: Parts,
  quotation: QuotationRow,
  lines: readonly LineRow[],
  { text, approvalReason, ...act }: Sending,
): Promise<NotAlone | undefined> => {
  const { staff_limits: limits } = parts.settings
  const compared = await compareLines(tx, quotation, lines, jakartaDay(act.now), limits, act.by)
  compared.push(...(await compareDelivery(tx, quotation, limits, act.by)))
  const exceeding = compared.filter(({ exceeded = [] }) => exceeded.length > 0)
  if (exceeding.length === 0) return undefined
  const { id, number, revision, company_id, delivery_cost, agreed_delivery_cost, tax_percent } = quotation
  const { total } = quotationTotals(
    lines.filter(isOffered),
    delivery_cost ?? agreed_delivery_cost ?? 0,
    tax_percent,
  )
  return requestApproval(
    tx,
    parts,
    {
      kind: 'quotation',
      companyId: company_id,
      subjectId: id,
      number,
      amount: total,
      exceeded: [...new Set(exceeding.flatMap(({ exceeded = [] }) => exceeded))],
      document: { lines: exceeding, amount_before: 0, text },
      command: { revision, text },
    },
    { ...act, approvalReason },
  )
}

/** The offered lines with the company's prices today, today's costs, and the limits that each exceeds. */
const compareLines = async (
  tx: Db,
  { company_id, language }: QuotationRow,
  lines: readonly LineRow[],
  today: Day,
  limits: StaffLimits,
  { staff }: StaffScope,
): Promise<ApprovalLine[]> => {
  const offered = lines.filter(isOffered)
  const itemIds = [...new Set(offered.map(({ item_id }) => item_id))]
  const prices = await todaysPrices(tx, companyScope(company_id), offered, today)
  const stored = await findItemPrices(tx, itemIds)
  return offered.map((line) => {
    const { item_id, sku, quantity, unit_price, discount } = line
    const shopPrice = prices.get(item_id) ?? stored.get(item_id)?.price ?? undefined
    const unitCost = stored.get(item_id)?.cost_price ?? undefined
    return {
      sku,
      name: line[`name_${language}`],
      quantity,
      amount: lineAmount(line),
      unit_price,
      discount_percent: discount / 100,
      ...(shopPrice !== undefined && { shop_price: shopPrice }),
      ...(unitCost !== undefined && { unit_cost: unitCost }),
      exceeded: findExceededLimits(limits, staff, { quantity, unit_price, discount, shopPrice, unitCost }),
    }
  })
}

/**
 * A delivery cost that staff set, as a line that is compared with the dearest rate: it holds for whichever method the buyer
 * chooses.
 */
const compareDelivery = async (
  tx: Db,
  quotation: QuotationRow,
  limits: StaffLimits,
  { staff }: StaffScope,
): Promise<ApprovalLine[]> => {
  const { agreed_delivery_cost: agreed, language } = quotation
  if (agreed === null) return []
  const choices = await deliveryChoices(tx, { ...quotation, agreed_delivery_cost: null }, language)
  const [dearest] = choices.toSorted((one, other) => (other.cost ?? 0) - (one.cost ?? 0))
  if (dearest?.cost === undefined) return []
  const compared = {
    quantity: 1,
    unit_price: agreed,
    discount: 0,
    shopPrice: dearest.cost,
    unitCost: undefined,
  }
  return [
    {
      sku: '',
      name: dearest.name,
      quantity: 1,
      amount: agreed,
      unit_price: agreed,
      shop_price: dearest.cost,
      exceeded: findExceededLimits(limits, staff, compared),
    },
  ]
}
