import { z } from 'zod'
import { deliveryMethodCodes, ratedMethodCodes, unavailableReasons } from './methods.ts'

const inBoth = z.object({ en: z.string(), id: z.string() })

const leadTimeDays = z.object({ from: z.int(), to: z.int() })

const option = z.object({
  code: z.enum(deliveryMethodCodes),
  name: z.string(),
  description: z.string(),
  /** Whole rupiah before tax; null where the method is not offered. */
  cost: z.int().nullable(),
  is_free: z.boolean(),
  /** From shipping to arrival; null for what the buyer picks up, and where the method is not offered. */
  lead_time_days: leadTimeDays.nullable(),
  /** Why the method is not offered for this address; absent where it is. */
  unavailable: z.enum(unavailableReasons).optional(),
})
/** A delivery method as it is offered for one address and its goods. */
export type DeliveryOption = z.output<typeof option>

export const zone = z.object({
  id: z.int(),
  /** Raised by every change; a change names the one it saw. */
  version: z.int(),
  name: inBoth,
  /** Provinces and cities. A city that stands in a zone itself belongs to that one, and not to its province's. */
  areas: z.array(z.object({ id: z.int(), name: z.string() })),
})
/** Areas with the same delivery rates. */
export type DeliveryZone = z.output<typeof zone>

export const method = z.object({
  id: z.int(),
  version: z.int(),
  code: z.enum(deliveryMethodCodes),
  name: inBoth,
  description: inBoth,
  is_enabled: z.boolean(),
  /** Methods are offered in this order. */
  position: z.int(),
})
/** A delivery method as staff edit it. */
export type DeliveryMethod = z.output<typeof method>

export const rate = z.object({
  id: z.int(),
  version: z.int(),
  method: z.enum(ratedMethodCodes),
  zone: z.object({ id: z.int(), name: inBoth }),
  /** Whole rupiah before tax, like the other amounts. */
  base_amount: z.int(),
  /** In grams: so much is delivered for the base amount. */
  included_weight_g: z.int(),
  /** For each started kilogram above that. */
  amount_per_kg: z.int(),
  lead_time_days: leadTimeDays,
  /** From so much in goods before tax the delivery is free; null where it never is. */
  free_from: z.int().nullable(),
})
/** What a delivery method costs in a zone. */
export type DeliveryRate = z.output<typeof rate>

/** How goods are delivered, in the reader's language. */
export const deliveryInformation = z.object({
  /** Those that are offered, in their order. */
  methods: z.array(option.pick({ code: true, name: true, description: true })),
  zones: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** Names of provinces and cities. */
      areas: z.array(z.string()),
      /** Of the methods above, in their order. */
      rates: z.array(
        rate.pick({
          method: true,
          base_amount: true,
          included_weight_g: true,
          amount_per_kg: true,
          lead_time_days: true,
          free_from: true,
        }),
      ),
    }),
  ),
})
export type DeliveryInformation = z.output<typeof deliveryInformation>
