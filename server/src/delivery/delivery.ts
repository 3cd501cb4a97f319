import type { DeliveryMethodCode, DeliveryOption } from '@pasok/contract'

/** The rate of a method in a zone: whole rupiah before tax, weights in grams. */
export interface RateFigures {
  readonly base_amount: number
  /** The weight that the base amount includes. */
  readonly included_weight_g: number
  /** Per started kilogram above that weight. */
  readonly amount_per_kg: number
  readonly lead_days_from: number
  readonly lead_days_to: number
  /** The amount of goods, before tax, from which the delivery is free; null for never. */
  readonly free_from: number | null
}

/** Goods to deliver: their weight in grams, and their amount in whole rupiah before tax. */
export interface Goods {
  readonly weightGrams: number
  readonly amountUntaxed: number
}

/** The cost of a delivery in whole rupiah before tax. */
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
 * How a method is offered for goods. `rate` is the method's rate in the zone of the address; without one it is not
 * offered there. Pick-up needs no rate and is free.
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
