import { percentOff, type Day } from '@pasok/contract'

/** A fixed price, or a discount in hundredths of a per cent off the base price; the other is null. */
interface Cut {
  readonly price: number | null
  readonly discount_bp: number | null
}

/** Days in Asia/Jakarta, inclusive; null leaves that end open. */
interface Dated {
  readonly starts_on: Day | null
  readonly ends_on: Day | null
}

/** The unit price from a quantity of at least two on. */
export interface QuantityBreak extends Cut {
  readonly from_quantity: number
}

/** A special offer of an item. */
export interface Offer extends Dated {
  readonly price: number
}

/** A rule of a company's price list that matches an item by itself, its category or its brand. */
export interface CompanyRule extends Cut, Dated {
  readonly id: number
  readonly target: Target
  readonly is_final: boolean
  readonly breaks: readonly QuantityBreak[]
}

type Target = 'item' | 'category' | 'brand'

/** The input of an item's price for a company. */
export interface Prices {
  readonly base: number | null
  readonly base_breaks: readonly QuantityBreak[]
  readonly offer: Offer | null
  readonly rules: readonly CompanyRule[]
}

/**
 * Why a price was chosen: as the company's final one, as the lowest of several, or as the only one. `from_quantity` is
 * that of the applied quantity break, 1 if none applied.
 */
export type Won = {
  readonly why: 'final' | 'lowest' | 'only'
  readonly from_quantity: number
} & (
  | { readonly source: 'base' | 'special_offer' }
  | { readonly source: 'company'; readonly rule_id: number; readonly target: Target }
)

/** The unit price of an item for a company. */
export interface Decided {
  readonly price: number
  /** The list price without offers; null if the item has none. */
  readonly base_price: number | null
  /** Whether an offer below the base price runs and the company pays at most its price. */
  readonly is_special_offer: boolean
  /** Whether the price comes from the company's own list. */
  readonly is_company_price: boolean
  /** The offer, if its price is the one paid: whole per cent off the base price, rounded down. */
  readonly offer: { readonly percent: number | undefined; readonly ends_on: Day | null } | undefined
  readonly rule: Won
  /** Quantity breaks, each with a lower price than the one before. */
  readonly breaks: readonly Step[]
}

/** The unit price from a quantity on. */
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
 * Decides an item's price at a quantity on a day; undefined if it has none. The lowest unit price of base price,
 * special offer and the company's rules wins; if any of these is final, the lowest final one. Quantity breaks are those
 * of the winner, without those that cost more than a smaller quantity.
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
  // Of equal prices the first wins: a company's own rule has the agreed breaks.
  const [won] = candidates.toSorted((a, b) => a.price - b.price)
  if (!won) return undefined
  const breaks = buildSteps(won.price, won.breaks, base)
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

/** A price that was considered for an item. */
export interface Considered<Rule extends CompanyRule> {
  readonly source: 'base' | 'special_offer' | Rule
  /** For one; undefined where it can't be computed. */
  readonly price: number | undefined
  readonly breaks: readonly Step[]
  readonly outcome: Outcome
}

/**
 * Why a price won or lost: it is not the lowest, another one has the same and comes first, a final price excludes it, its days
 * are over or to come, or it is a discount and the item has no list price.
 */
export type Outcome = 'won' | 'not_lowest' | 'same_price' | 'not_final' | 'not_running' | 'no_list_price'

/** The price that decidePrice decides, with every price that was considered, in the order in which equal ones win. */
export const explainPrice = <Rule extends CompanyRule>(
  prices: Prices & { readonly rules: readonly Rule[] },
  quantity: number,
  day: Day,
): { readonly decided: Decided | undefined; readonly considered: readonly Considered<Rule>[] } => {
  const { base, offer } = prices
  const decided = decidePrice(prices, quantity, day)
  const won = decided?.rule
  const wonPrice = decidePrice(prices, 1, day)?.price
  const weigh = (price: number | undefined, dates: Dated, isFinal: boolean, isWinner: boolean): Outcome => {
    if (!runs(dates, day)) return 'not_running'
    if (price === undefined) return 'no_list_price'
    if (isWinner) return 'won'
    if (won?.why === 'final' && !isFinal) return 'not_final'
    return price === wonPrice ? 'same_price' : 'not_lowest'
  }
  const always: Dated = { starts_on: null, ends_on: null }
  const rules: readonly Rule[] = prices.rules
  const considered: Considered<Rule>[] = rules.toSorted(byPrecedence).map((rule) => {
    const price = pricedBy(rule, base)
    const isWinner = won?.source === 'company' && won.rule_id === rule.id
    return {
      source: rule,
      price,
      breaks: price === undefined ? [] : buildSteps(price, rule.breaks, base),
      outcome: weigh(price, rule, rule.is_final, isWinner),
    }
  })
  if (base !== null)
    considered.push({
      source: 'base',
      price: base,
      breaks: buildSteps(base, prices.base_breaks, base),
      outcome: weigh(base, always, false, won?.source === 'base'),
    })
  if (offer)
    considered.push({
      source: 'special_offer',
      price: offer.price,
      breaks: [],
      outcome: weigh(offer.price, offer, false, won?.source === 'special_offer'),
    })
  return { decided, considered }
}

/** In whole per cent, rounded down so that the discount is never overstated. */
const percentLess = (base: number, price: number): number =>
  Number((BigInt(base - price) * 100n) / BigInt(base))

const runs = ({ starts_on, ends_on }: Dated, day: Day): boolean =>
  (starts_on === null || starts_on <= day) && (ends_on === null || day <= ends_on)

/** A discount applies to the base price: without one there is no price. */
const pricedBy = ({ price, discount_bp }: Cut, base: number | null): number | undefined =>
  price ?? (base === null || discount_bp === null ? undefined : percentOff(base, discount_bp))

const closest: Readonly<Record<Target, number>> = { item: 0, category: 1, brand: 2 }

/** Of equal prices the closest target comes first, then the oldest rule. */
const byPrecedence = (a: CompanyRule, b: CompanyRule): number =>
  closest[a.target] - closest[b.target] || a.id - b.id

/** A company's prices by its rules on a day, in the order in which equal ones win. */
const listCompanyPrices = ({ base, rules }: Prices, day: Day) =>
  rules
    .filter((rule) => runs(rule, day))
    .toSorted(byPrecedence)
    .flatMap((rule) => {
      const price = pricedBy(rule, base)
      return price === undefined ? [] : [{ price, breaks: rule.breaks, rule }]
    })

const buildSteps = (price: number, breaks: readonly QuantityBreak[], base: number | null): Step[] => {
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
