/** How far a delivery is. One that never left is cancelled; one that could not be handed over comes back. */
export const deliveryStages = [
  'packing',
  'ready',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'failed_attempt',
  'delivered',
  'received',
  'returning',
  'returned',
  'cancelled',
] as const
export type DeliveryStage = (typeof deliveryStages)[number]

/** What may follow each stage. One that is repeated tells of another place on the way. */
const lifeCycle = {
  packing: ['ready', 'cancelled'],
  ready: ['packing', 'picked_up', 'cancelled'],
  picked_up: ['in_transit', 'out_for_delivery', 'delivered', 'received', 'failed_attempt', 'returning'],
  in_transit: ['in_transit', 'out_for_delivery', 'delivered', 'received', 'failed_attempt', 'returning'],
  out_for_delivery: ['delivered', 'received', 'failed_attempt'],
  failed_attempt: ['in_transit', 'out_for_delivery', 'delivered', 'received', 'returning'],
  delivered: ['received'],
  returning: ['returning', 'returned'],
  // A withdrawn receipt leads back to the stage before it.
  received: [],
  returned: [],
  cancelled: [],
} as const satisfies Readonly<Record<DeliveryStage, readonly DeliveryStage[]>>

/** Whether a delivery may go from one stage to another. */
export const canFollow = (from: DeliveryStage, to: DeliveryStage): boolean =>
  (lifeCycle[from] as readonly DeliveryStage[]).includes(to)

/** For how long the company's members may withdraw a receipt that one of them signed, in minutes. */
export const RECEIPT_WITHDRAWAL_MINUTES = 10

/** What the history of a delivery names: its stages, and that a receipt was withdrawn. */
export const deliveryEventCodes = [...deliveryStages, 'receipt_withdrawn'] as const
export type DeliveryEventCode = (typeof deliveryEventCodes)[number]

/** What staff note by themselves: who receives a delivery signs for it. */
export const staffDeliverySteps = deliveryStages.filter(
  (stage): stage is Exclude<DeliveryStage, 'received'> => stage !== 'received',
)
export type DeliveryStep = Exclude<DeliveryStage, 'received'>

/** What may be noted of a delivery now. */
export const listDeliverySteps = (stage: DeliveryStage): DeliveryStep[] =>
  staffDeliverySteps.filter((step) => canFollow(stage, step))

/** Whether its goods left the warehouse, and did not come back. */
export const isShipped = (stage: DeliveryStage): boolean =>
  !['packing', 'ready', 'returned', 'cancelled'].includes(stage)
/** Whether its goods are where they were to go. */
export const isDelivered = (stage: DeliveryStage): boolean => stage === 'delivered' || stage === 'received'
/** Whether its quantities are taken off what is still to be packed. */
export const takesQuantity = (stage: DeliveryStage): boolean => stage !== 'returned' && stage !== 'cancelled'

/** Indonesia's time zones, in which a delivery's events are shown. */
export const timeZones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const
export type TimeZone = (typeof timeZones)[number]

/** In bytes: a picture or PDF that shows a receipt, and the form that brings it. */
export const LARGEST_RECEIPT_FORM = 10_500_000
/** Packages of one delivery, and the weight of one in grams. */
export const MOST_PACKAGES = 500
export const HEAVIEST_PACKAGE = 100_000_000
/** The longest number of an order or a delivery that is looked for. */
export const LONGEST_NUMBER = 40

/** Deliveries and their lines that one pick list covers; a delivery is never cut. */
export const MOST_PICK_LIST_DELIVERIES = 100
export const MOST_PICK_LIST_LINES = 5_000
/** The longest number that a scanner sends. */
export const LONGEST_SCAN = 100
/** Deliveries that are handed over at once. */
export const MOST_HANDED_OVER = 100

/** What came of each delivery that was to be handed over. */
export const handOverResults = [
  'handed_over',
  'handed_over_before',
  'not_found',
  'version_conflict',
  'not_possible_now',
  'not_paid_yet',
] as const
export type HandOverResult = (typeof handOverResults)[number]
