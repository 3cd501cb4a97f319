import {
  computeTax,
  deliveryMethodCodes,
  isTotalTooLarge,
  type DeliveryChoice,
  type DeliveryMethodCode,
} from '@pasok/contract'
import type { Language } from '@pasok/words'
import { chooseAddress } from '../company/index.ts'
import { deliveryOptions } from '../delivery/index.ts'
import type { Act, MemberScope } from '../kernel/index.ts'
import { inTransaction, versionConflict, type Db, type VersionConflict } from '../platform/index.ts'
import { appendHistory } from './append-history.ts'
import { isOpen } from './quotation.ts'
import { lockQuotation, type QuotationRow } from './quotation.store.ts'
import { updateQuotation, type HeadChange } from './write-quotation.store.ts'

/**
 * The delivery methods of a quotation, each with its cost before tax. A cost that staff set overrides the rates. A cost with
 * which the total is above its limit is not offered.
 */
export const deliveryChoices = async (
  db: Db,
  quotation: QuotationRow,
  language: Language,
): Promise<DeliveryChoice[]> => {
  const { delivery_address: address, agreed_delivery_cost: agreed } = quotation
  const options = await deliveryOptions(
    db,
    {
      cityId: address?.city.id ?? 0,
      provinceId: address?.province.id ?? 0,
      weightGrams: quotation.weight_g,
      amountUntaxed: quotation.lines_untaxed,
    },
    language,
  )
  return options.map(({ cost, lead_time_days, unavailable, ...option }) => {
    const isAgreed = agreed !== null && option.code !== 'pick_up'
    const wanted = isAgreed ? agreed : cost
    const isOffered = wanted !== null && !isTooLargeWith(quotation, wanted)
    const amount = isOffered ? wanted : null
    const reason = isOffered ? undefined : address === null ? 'no_address' : (unavailable ?? 'no_rate')
    return {
      ...option,
      is_free: amount === 0,
      ...(amount !== null && { cost: amount }),
      ...(lead_time_days && { lead_time_days }),
      ...(reason && { unavailable: reason }),
      is_chosen: quotation.delivery_method === option.code,
    }
  })
}

const isTooLargeWith = (
  { lines_untaxed, lines_tax, tax_percent }: QuotationRow,
  deliveryCost: number,
): boolean =>
  isTotalTooLarge(lines_untaxed + lines_tax + deliveryCost + computeTax(deliveryCost, tax_percent))

/** A member's change of a quotation, with the revision that they saw. */
export interface Change extends Omit<Act, 'by'> {
  readonly scope: MemberScope
  readonly id: number
  readonly revision?: number | undefined
}

/** Why a quotation's delivery was not changed. */
export type ChangeError = VersionConflict<QuotationRow> | { readonly error: 'not_found' | 'not_possible_now' }

/** Locks a quotation that its buyer may still change. */
export const lockOpen = async (
  tx: Db,
  { scope, id, revision }: Change,
): Promise<QuotationRow | ChangeError> => {
  const quotation = await lockQuotation(tx, id, scope.companyId)
  if (!quotation) return { error: 'not_found' }
  const conflict = versionConflict(quotation, { revision })
  if (conflict) return conflict
  return isOpen(quotation.state) ? quotation : { error: 'not_possible_now' }
}

/** Adds a member's change to a quotation's history. */
export const noteChange = (
  tx: Db,
  quotation: QuotationRow,
  { scope, now, requestId }: Change,
  kind: string,
  details: Readonly<Record<string, unknown>>,
  text?: string,
): Promise<void> =>
  appendHistory(tx, quotation, { by: { member: scope }, now, requestId }, kind, text, details)

/** Chooses the delivery method of a quotation; its cost is added to the total. */
export const setDeliveryMethod = (
  db: Db,
  change: Change,
  code: string,
): Promise<'done' | ChangeError | { readonly error: 'not_offered' }> =>
  inTransaction(db, async (tx) => {
    const quotation = await lockOpen(tx, change)
    if ('error' in quotation) return quotation
    const choice = (await deliveryChoices(tx, quotation, 'en')).find((one) => one.code === code)
    if (choice?.cost === undefined || !isMethodCode(code)) return { error: 'not_offered' }
    if (quotation.delivery_method === code && quotation.delivery_cost === choice.cost) return 'done'
    await updateQuotation(tx, quotation.id, { delivery_method: code, delivery_cost: choice.cost }, change.now)
    if (quotation.delivery_method !== code)
      await noteChange(tx, quotation, change, 'delivery_method', { delivery_method: code })
    return 'done'
  })

/**
 * Sets the company's addresses of a quotation. The total gets the delivery cost of the new address; a delivery method that is not
 * offered there is reset.
 */
export const setDeliveryAddress = (
  db: Db,
  change: Change,
  chosen: { readonly deliveryId: number; readonly billingId?: number | undefined },
): Promise<
  'done' | ChangeError | { readonly error: 'unknown_address' } | { readonly error: 'unknown_billing_address' }
> =>
  inTransaction(db, async (tx) => {
    const quotation = await lockOpen(tx, change)
    if ('error' in quotation) return quotation
    const delivery = await chooseAddress(tx, change.scope, chosen.deliveryId)
    if (!delivery) return { error: 'unknown_address' }
    const billing =
      chosen.billingId === undefined
        ? (quotation.billing_address ?? delivery)
        : await chooseAddress(tx, change.scope, chosen.billingId)
    if (!billing) return { error: 'unknown_billing_address' }
    await updateQuotation(
      tx,
      quotation.id,
      {
        delivery_address: delivery,
        billing_address: billing,
        ...(await methodAt(tx, { ...quotation, delivery_address: delivery })),
      },
      change.now,
    )
    if (quotation.delivery_address?.id !== delivery.id || quotation.billing_address?.id !== billing.id)
      await noteChange(tx, quotation, change, 'addresses', {
        delivery_address: delivery.id,
        billing_address: billing.id,
      })
    return 'done'
  })

/** The chosen delivery method with its current cost; undefined if it is no longer offered. */
export const methodAt = async (
  tx: Db,
  quotation: QuotationRow,
): Promise<Pick<HeadChange, 'delivery_method' | 'delivery_cost'>> => {
  const { delivery_method: code } = quotation
  if (code === null) return {}
  const cost = (await deliveryChoices(tx, quotation, 'en')).find((one) => one.code === code)?.cost
  return cost === undefined
    ? { delivery_method: null, delivery_cost: null }
    : { delivery_method: code, delivery_cost: cost }
}

const isMethodCode = (code: string): code is DeliveryMethodCode =>
  deliveryMethodCodes.some((one) => one === code)
