import { isTotalTooLarge, quotationTotals, jakartaDay } from '@pasok/contract'
import { versionConflict, type Db, type VersionConflict } from '../platform/index.ts'
import { appendHistory } from './append-history.ts'
import { isOrderable } from './quotation.ts'
import {
  findQuotation,
  isOffered,
  listLines,
  lockQuotation,
  type OfferedLine,
  type QuotationRow,
} from './quotation.store.ts'
import type { Act, MemberScope } from '../kernel/index.ts'
import { updateQuotation } from './write-quotation.store.ts'

/** A quotation with its offered lines and its sums in whole rupiah. */
export interface Offer {
  readonly quotation: QuotationRow
  readonly lines: readonly OfferedLine[]
  readonly amount_untaxed: number
  readonly amount_tax: number
  readonly amount_total: number
}

/** Why a quotation can't be ordered. */
export type OfferProblem =
  | 'not_quoted'
  | 'expired'
  | 'delivery_method_missing'
  | 'address_missing'
  | 'nothing_to_order'
  | 'amount_too_large'

/** An offer as the buyer saw it. */
export interface SeenOffer {
  readonly id: number
  readonly version: number
  /** The quotation's revision; if omitted, any. */
  readonly revision?: number | undefined
  /** The total in whole rupiah; if omitted, any. */
  readonly amountTotal?: number | undefined
}

/** A quotation of the member's company as an offer, with the problems that prevent ordering it. */
export const findOffer = async (
  db: Db,
  scope: MemberScope,
  id: number,
  now: Date,
): Promise<{ readonly offer: Offer; readonly problems: readonly OfferProblem[] } | undefined> => {
  const quotation = await findQuotation(db, scope, id)
  if (!quotation) return undefined
  const offer = await readOffer(db, quotation)
  return { offer, problems: findProblems(offer, jakartaDay(now)) }
}

/**
 * Locks a quotation of the company before it is ordered. The caller has locked its cart. An ordered quotation conflicts
 * only by its version.
 */
export const lockOffer = async (
  tx: Db,
  scope: MemberScope,
  { id, version, revision }: SeenOffer,
  now: Date,
): Promise<
  | VersionConflict<QuotationRow>
  | { readonly error: 'not_found' }
  | { readonly ordered: QuotationRow }
  | { readonly offer: Offer; readonly problems: readonly OfferProblem[] }
> => {
  const quotation = await lockQuotation(tx, id, scope.companyId)
  if (!quotation) return { error: 'not_found' }
  const otherVersion = versionConflict(quotation, { version })
  if (otherVersion) return otherVersion
  if (quotation.state === 'ordered') return { ordered: quotation }
  const otherRevision = versionConflict(quotation, { revision })
  if (otherRevision) return otherRevision
  const offer = await readOffer(tx, quotation)
  return { offer, problems: findProblems(offer, jakartaDay(now)) }
}

/** Marks an offer as ordered. The caller has locked it. */
export const markOrdered = async (
  tx: Db,
  { quotation }: Offer,
  paymentMethod: string,
  act: Act,
): Promise<void> => {
  await updateQuotation(tx, quotation.id, { state: 'ordered', payment_method: paymentMethod }, act.now)
  await appendHistory(tx, quotation, act, 'order')
}

const readOffer = async (db: Db, quotation: QuotationRow): Promise<Offer> => {
  const lines = (await listLines(db, quotation.id, quotation.version)).filter(isOffered)
  const { untaxed, tax, total } = quotationTotals(lines, quotation.delivery_cost ?? 0, quotation.tax_percent)
  return { quotation, lines, amount_untaxed: untaxed, amount_tax: tax, amount_total: total }
}

const findProblems = ({ quotation, lines, amount_total }: Offer, today: string): OfferProblem[] => {
  if (quotation.state === 'expired') return ['expired']
  if (quotation.state !== 'quoted') return ['not_quoted']
  if (!isOrderable(quotation, today)) return ['expired']
  const problems: OfferProblem[] = []
  if (quotation.delivery_method === null) problems.push('delivery_method_missing')
  if (quotation.delivery_address === null && quotation.delivery_method !== 'pick_up')
    problems.push('address_missing')
  if (lines.length === 0 || amount_total === 0) problems.push('nothing_to_order')
  // A renewal takes today's tax.
  if (isTotalTooLarge(amount_total)) problems.push('amount_too_large')
  return problems
}
