/** What a rule of a price list is for. */
export const ruleTargets = ['item', 'category', 'brand'] as const
export type RuleTarget = (typeof ruleTargets)[number]

/** Rules of one price list at most. */
export const MOST_PRICE_RULES = 5_000
/** Quantity breaks of one rule at most. */
export const MOST_BREAKS = 10
/** Companies that an answer names; a list may have more. */
export const MOST_LISTED_COMPANIES = 100
/** In whole rupiah. */
export const LARGEST_PRICE = 100_000_000_000

/** Why a price won or lost. */
export const priceOutcomes = [
  'won',
  'not_lowest',
  'same_price',
  'not_final',
  'not_running',
  'no_list_price',
] as const
export type PriceOutcome = (typeof priceOutcomes)[number]
