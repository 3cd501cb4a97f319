import type { DeliveryMethodCode, DeliveryOption } from '@pasok/contract'

/** What a method costs in a zone: whole rupiah before tax, weights in grams. */
export interface RateFigures {
  readonly base_amount: number
  /** So much is delivered for the base amount. */
  readonly included_weight_g: number
  /** For each started kilogram above that. */
  readonly amount_per_kg: number
  readonly lead_days_from: number
  readonly lead_days_to: number
  /** From so much in goods before tax the delivery is free; null where it never is. */
  readonly free_from: number | null
}

/** Goods to deliver: their weight in grams, and their amount in whole rupiah before tax. */
export interface Goods {
  readonly weightGrams: number
  readonly amountUntaxed: number
}

/** What a delivery costs in whole rupiah before tax. */
export const deliveryCost = (
  rate: Omit<RateFigures, 'lead_days_from' | 'lead_days_to'>,
  { weightGrams, amountUntaxed }: Goods,
): number => {
  if (rate.free_from !== null && amountUntaxed >= rate.free_from) return 0
  const startedKilograms = Math.ceil(Math.max(0, weightGrams - rate.included_weight_g) / 1_000)
  return rate.base_amount + startedKilograms * rate.amount_per_kg
}

/** How a method is offered, without its texts. */
export type Offer = Omit<DeliveryOption, 'code' | 'name' | 'description'>

/**
 * How a method is offered for goods. `rate` is the method's in the zone of the address; without one it is not offered
 * there. What the buyer picks up needs none and is free.
 */
export const offerFor = (code: DeliveryMethodCode, rate: RateFigures | undefined, goods: Goods): Offer => {
  if (code === 'pick_up') return { cost: 0, is_free: true, lead_time_days: null }
  if (!rate) return { cost: null, is_free: false, lead_time_days: null, unavailable: 'no_rate' }
  const cost = deliveryCost(rate, goods)
  return {
    cost,
    is_free: cost === 0,
    lead_time_days: { from: rate.lead_days_from, to: rate.lead_days_to },
  }
}
