/** Delivery methods whose cost and lead time depend on where the goods go. */
export const ratedMethodCodes = ['own_fleet', 'courier'] as const
export type RatedMethodCode = (typeof ratedMethodCodes)[number]

export const deliveryMethodCodes = [...ratedMethodCodes, 'pick_up'] as const
/** How goods reach their buyer. */
export type DeliveryMethodCode = (typeof deliveryMethodCodes)[number]

/** Where goods are brought by a method: nowhere if they are picked up, though an address was chosen. */
export const resolveDestination = <A>(method: string | undefined, address: A): A | undefined =>
  method === 'pick_up' ? undefined : address

/** Why a method is not offered for an address. */
export const unavailableReasons = ['no_rate'] as const
export type UnavailableReason = (typeof unavailableReasons)[number]
