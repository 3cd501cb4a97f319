import { percentOff, type Day } from '@pasok/contract'

/** A price of its own, or hundredths of a per cent off the base price: one of both is null. */
interface Cut {
  readonly price: number | null
  readonly discount_bp: number | null
}

/** Days in Asia/Jakarta, both included; null is open. */
interface Dated {
  readonly starts_on: Day | null
  readonly ends_on: Day | null
}

/** What one unit costs from a quantity of two or more on. */
export interface QuantityBreak extends Cut {
  readonly from_quantity: number
}

/** A special offer of an item. */
export interface Offer extends Dated {
  readonly price: number
}

/** A rule of a company's price list that matches an item: by itself, by its category, or by its brand. */
export interface CompanyRule extends Cut, Dated {
  readonly id: number
  readonly target: Target
  readonly is_final: boolean
  readonly breaks: readonly QuantityBreak[]
}

type Target = 'item' | 'category' | 'brand'

/** Everything that a price of an item for a company is decided by. */
export interface Prices {
  readonly base: number | null
  readonly base_breaks: readonly QuantityBreak[]
  readonly offer: Offer | null
  readonly rules: readonly CompanyRule[]
}

/**
 * Which price won, and why: as a company's final one, as the lowest of several, or as the only one. `from_quantity` is
 * that of the break which the quantity reached, 1 where it reached none.
 */
export type Won = {
  readonly why: 'final' | 'lowest' | 'only'
  readonly from_quantity: number
} & (
  | { readonly source: 'base' | 'special_offer' }
  | { readonly source: 'company'; readonly rule_id: number; readonly target: Target }
)

/** What one unit of an item costs a company. */
export interface Decided {
  readonly price: number
  /** The list price without any offer; null where an item has none. */
  readonly base_price: number | null
  /** An offer below the base price runs, and the company pays no more than that. */
  readonly is_special_offer: boolean
  /** Whether the price comes from the company's own list. */
  readonly is_company_price: boolean
  /** The offer, where its price is the one that is paid: whole per cent off the base price, rounded down. */
  readonly offer: { readonly percent: number | undefined; readonly ends_on: Day | null } | undefined
  readonly rule: Won
  /** Lower prices for more, each lower than the one before. */
  readonly breaks: readonly Step[]
}

/** One unit's price from a quantity on. */
export interface Step {
  readonly from_quantity: number
  readonly price: number
}

interface Candidate {
  readonly price: number
  readonly breaks: readonly QuantityBreak[]
  readonly rule: CompanyRule | 'base' | 'special_offer'
}

/**
 * Decides the price of an item at a quantity on a day; undefined where it has none. The lowest valid price of one unit
 * wins, of base price, special offer and the company's rules; where one of these is marked final, the lowest final one.
 * The quantity breaks are those of what won, and one that would cost more than a smaller quantity is none.
 */
export const decidePrice = (prices: Prices, quantity: number, day: Day): Decided | undefined => {
  const { base } = prices
  const running = prices.offer && runs(prices.offer, day) ? prices.offer : null
  const offer = running?.price ?? null
  const company = listCompanyPrices(prices, day)
  const final = company.filter(({ rule }) => rule.is_final)
  const candidates: readonly Candidate[] =
    final.length > 0
      ? final
      : [
          ...company,
          ...(base === null ? [] : [{ price: base, breaks: prices.base_breaks, rule: 'base' } as const]),
          ...(offer === null ? [] : [{ price: offer, breaks: [], rule: 'special_offer' } as const]),
        ]
  // Of equal ones the first: a company's own rule has breaks that were agreed with it.
  const [won] = candidates.toSorted((a, b) => a.price - b.price)
  if (!won) return undefined
  const breaks = buildSteps(won, base)
  const reached = breaks.findLast(({ from_quantity }) => from_quantity <= quantity)
  const { rule } = won
  const everybodys = base === null || offer === null ? (base ?? offer) : Math.min(base, offer)
  const isOffer = running !== null && won.price === offer && (base === null || running.price < base)
  return {
    price: reached?.price ?? won.price,
    base_price: base,
    is_special_offer: offer !== null && (base === null || offer < base) && won.price <= offer,
    is_company_price: won.price !== everybodys,
    offer: isOffer
      ? { percent: base === null ? undefined : percentLess(base, running.price), ends_on: running.ends_on }
      : undefined,
    rule: {
      why: final.length > 0 ? 'final' : candidates.length > 1 ? 'lowest' : 'only',
      from_quantity: reached?.from_quantity ?? 1,
      ...(typeof rule === 'string'
        ? { source: rule }
        : { source: 'company', rule_id: rule.id, target: rule.target }),
    },
    breaks,
  }
}

/** In whole per cent, rounded down so that it never promises too much. */
const percentLess = (base: number, price: number): number =>
  Number((BigInt(base - price) * 100n) / BigInt(base))

const runs = ({ starts_on, ends_on }: Dated, day: Day): boolean =>
  (starts_on === null || starts_on <= day) && (ends_on === null || day <= ends_on)

/** A share is of the base price: without one it says nothing. */
const pricedBy = ({ price, discount_bp }: Cut, base: number | null): number | undefined =>
  price ?? (base === null || discount_bp === null ? undefined : percentOff(base, discount_bp))

const closest: Readonly<Record<Target, number>> = { item: 0, category: 1, brand: 2 }

/** What a company's rules come to on a day; of equal ones the closest to the item comes first, then the oldest. */
const listCompanyPrices = ({ base, rules }: Prices, day: Day) =>
  rules
    .filter((rule) => runs(rule, day))
    .toSorted((a, b) => closest[a.target] - closest[b.target] || a.id - b.id)
    .flatMap((rule) => {
      const price = pricedBy(rule, base)
      return price === undefined ? [] : [{ price, breaks: rule.breaks, rule }]
    })

const buildSteps = ({ price, breaks }: Candidate, base: number | null): Step[] => {
  let lowest = price
  return breaks
    .toSorted((a, b) => a.from_quantity - b.from_quantity)
    .flatMap(({ from_quantity, ...cut }) => {
      const lower = pricedBy(cut, base)
      if (lower === undefined || lower >= lowest) return []
      lowest = lower
      return [{ from_quantity, price: lower }]
    })
}
