import { LONGEST_REQUEST, can, jakartaDay, type Day, type RowVerdict, type TypedRow } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { findOfferedItems, type OfferedItem } from '../catalogue/index.ts'
import { chooseDefaults, findTaxPercent } from '../company/index.ts'
import { companyScope } from '../identity/index.ts'
import type { Db, ValidationErrors } from '../platform/index.ts'
import { appendHistory } from './append-history.ts'
import { findBuyer } from './buyer.store.ts'
import type { OfferTerms } from './check-out-cart.ts'
import { copyItemFields, todaysPrices } from './offer-lines.ts'
import { isTooLarge } from './quotation.ts'
import { findAnyQuotation, listLines, type LineRow } from './quotation.store.ts'
import { judgeDraft, toNewLine } from './upload/draft-verdicts.ts'
import type { StaffAct } from './write-note.ts'
import { insertQuotation, type NewLine } from './write-quotation.store.ts'
import { writeVersion } from './write-version.ts'

/** A list's rows with their matches, in order. */
export interface MatchedList {
  /** The field of the request that the list came in. */
  readonly field: 'text' | 'file'
  readonly rows: readonly TypedRow[]
  readonly verdicts: readonly RowVerdict[]
}

/** A quotation that staff make for a company. */
export interface Start extends StaffAct {
  readonly companyId: number
  readonly memberId: number
  /** What its lines are made of; without one there are none. */
  readonly from?: MatchedList | { readonly quotationId: number } | undefined
}

/**
 * Makes a quotation in review for a member of an approved company, and returns its id. Its lines have today's prices; those
 * that are not certain, or have no price, are open. The company does not see it before it is sent.
 */
export const startQuotation = async (
  tx: Db,
  terms: OfferTerms,
  { companyId, memberId, from, ...act }: Start,
): Promise<number | ValidationErrors> => {
  const buyer = await findBuyer(tx, { companyId, memberId })
  if (!buyer || !can(buyer, 'placeOrder'))
    return { error: 'invalid_request', errors: { member_id: 'unknown_buyer' } }
  const day = jakartaDay(act.now)
  const requested = await listRequested(tx, companyId, from, terms)
  if ('error' in requested) return requested
  const lines = await withTodaysPrices(tx, companyId, requested, day)
  const taxPercent = await findTaxPercent(tx, { companyId, day, usual: terms.tax_percent })
  if (isTooLarge(lines, 0, taxPercent))
    return {
      error: 'invalid_request',
      errors: { [from && 'rows' in from ? from.field : 'copy_of']: 'total_too_dear' },
    }
  const { delivery, billing } = await chooseDefaults(tx, { companyId })
  const id = await insertQuotation(tx, {
    companyId,
    requesterId: memberId,
    source: 'staff',
    state: 'in_review',
    salespersonId: act.by.staff.staff.id,
    language: buyer.language,
    taxPercent,
    deliveryAddress: delivery,
    billingAddress: billing,
    now: act.now,
  })
  const made = { id, version: 1, tax_percent: taxPercent }
  await writeVersion(tx, made, lines)
  await appendHistory(tx, made, act, 'made')
  return id
}

/** The lines before they are priced. */
const listRequested = async (
  tx: Db,
  companyId: number,
  from: Start['from'],
  terms: OfferTerms,
): Promise<NewLine[] | ValidationErrors> => {
  if (!from) return []
  if ('rows' in from) return listRows(tx, companyId, from, terms)
  const copied = await findAnyQuotation(tx, from.quotationId)
  if (copied?.company_id !== companyId || copied.state === 'draft')
    return { error: 'invalid_request', errors: { copy_of: 'unknown_quotation' } }
  const lines = await listLines(tx, copied.id, copied.version)
  const itemIds = [...new Set(lines.flatMap(({ item_id }) => item_id ?? []))]
  const items = await findOfferedItems(tx, itemIds, companyId)
  return lines.map((line) =>
    copyRequest(line, items.get(line.item_id ?? 0), terms.unknown_weight_g, copied.language),
  )
}

/** The rows of a list as lines, as those of a buyer's upload. */
const listRows = async (
  tx: Db,
  companyId: number,
  { rows, verdicts }: MatchedList,
  { unknown_weight_g }: OfferTerms,
): Promise<NewLine[]> => {
  const itemIds = [...new Set(verdicts.flatMap(({ item_id }) => item_id ?? []))]
  const items = await findOfferedItems(tx, itemIds, companyId)
  const requests = rows.map(({ part_number, quantity }, at) => ({
    requested_text: part_number,
    requested_quantity: quantity,
    verdict: verdicts[at] ?? { verdict: 'not_found' as const },
  }))
  const judged = judgeDraft(requests, items)
  return requests.map((row, at) => ({
    ...toNewLine({ ...row, verdict: judged[at] ?? row.verdict }, items, unknown_weight_g),
    requested_description: rows[at]?.description ?? '',
    buyer_comment: rows[at]?.note ?? '',
  }))
}

/** What a line of an earlier quotation asked for, without its offer; the name of an item that can't be ordered any more. */
const copyRequest = (
  line: LineRow,
  item: OfferedItem | undefined,
  unknownWeight: number,
  language: Language,
): NewLine => {
  const orderable = item?.is_orderable ? item : undefined
  const name = orderable ? '' : `${line.sku} ${line[`name_${language}`]}`.trim().slice(0, LONGEST_REQUEST)
  return {
    requested_text: line.requested_text || name,
    requested_quantity: line.requested_quantity || (orderable ? '' : String(line.quantity ?? '')),
    requested_description: line.requested_description,
    status: 'open',
    item_id: orderable?.id ?? null,
    ...copyItemFields(orderable, unknownWeight),
    quantity: line.quantity,
    unit_price: null,
  }
}

/** Lines as the shop offers them today; one without a certain item, a quantity or a price stays open. */
const withTodaysPrices = async (
  tx: Db,
  companyId: number,
  lines: readonly NewLine[],
  day: Day,
): Promise<NewLine[]> => {
  const wanted = lines.flatMap(({ item_id, quantity }) =>
    item_id === null ? [] : [{ item_id, quantity: quantity ?? 1 }],
  )
  const items = await findOfferedItems(tx, [...new Set(wanted.map(({ item_id }) => item_id))], companyId)
  const prices = await todaysPrices(tx, companyScope(companyId), wanted, day)
  return lines.map((line) => {
    const item = items.get(line.item_id ?? 0)
    const price = item && prices.get(item.id)
    const leadTime = item?.lead_time_days ?? null
    if (price === undefined || line.quantity === null) return { ...line, lead_time_days: leadTime }
    return { ...line, lead_time_days: leadTime, status: 'quoted', unit_price: price, is_shop_offer: true }
  })
}
