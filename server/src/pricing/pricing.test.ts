import { percentOff } from '@pasok/contract'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { decidePrice, explainPrice, type CompanyRule, type Prices } from './pricing.ts'

const DAY = '2026-11-22'

type Shorthand = { price: number } | { off: number }
const cutPrice = (of: Shorthand) =>
  'price' in of ? { price: of.price, discount_bp: null } : { price: null, discount_bp: of.off * 100 }
const steps = (of: Record<number, Shorthand>) =>
  Object.entries(of).map(([from, at]) => ({ from_quantity: Number(from), ...cutPrice(at) }))

interface PriceData {
  readonly base?: number
  readonly baseBreaks?: Record<number, Shorthand>
  readonly offer?: number
  readonly rules?: readonly (Shorthand & {
    readonly id?: number
    readonly target?: CompanyRule['target']
    readonly final?: true
    readonly from?: string
    readonly until?: string
    readonly breaks?: Record<number, Shorthand>
  })[]
}

const makePrices = ({ base, baseBreaks = {}, offer, rules = [] }: PriceData): Prices => ({
  base: base ?? null,
  base_breaks: steps(baseBreaks),
  offer: offer === undefined ? null : { price: offer, starts_on: null, ends_on: null },
  rules: rules.map(({ id = 1, target = 'item', final = false, from, until, breaks = {}, ...of }) => ({
    id,
    target,
    ...cutPrice(of),
    is_final: final,
    starts_on: from ?? null,
    ends_on: until ?? null,
    breaks: steps(breaks),
  })),
})

/** Who won and why, in a line: 'company 1 item, lowest, from 10'. */
const describeRule = ({ rule }: NonNullable<ReturnType<typeof decidePrice>>): string =>
  [
    rule.source === 'company' ? `company ${rule.rule_id} ${rule.target}` : rule.source,
    rule.why,
    ...(rule.from_quantity > 1 ? [`from ${rule.from_quantity}`] : []),
  ].join(', ')

type Row = [what: string, input: PriceData, price: number | undefined, rule: string, at?: number]
const table: Row[] = [
  ['nothing', {}, undefined, ''],
  ['a base price', { base: 1000 }, 1000, 'base, only'],
  ['a base price of nothing', { base: 0 }, 0, 'base, only'],
  ['an offer without a base price', { offer: 900 }, 900, 'special_offer, only'],
  ['an offer below the base price', { base: 1000, offer: 900 }, 900, 'special_offer, lowest'],
  ['an offer above the base price', { base: 1000, offer: 1100 }, 1000, 'base, lowest'],
  ['an offer that is the base price', { base: 1000, offer: 1000 }, 1000, 'base, lowest'],
  ['a share off the base price', { base: 1000, rules: [{ off: 10 }] }, 900, 'company 1 item, lowest'],
  ['a share of half a rupiah', { base: 5, rules: [{ off: 50 }] }, 3, 'company 1 item, lowest'],
  ['a share of nothing known', { rules: [{ off: 10 }] }, undefined, ''],
  ['a share where only an offer is known', { offer: 900, rules: [{ off: 50 }] }, 900, 'special_offer, only'],
  ['a price where no base is', { rules: [{ price: 700 }] }, 700, 'company 1 item, only'],
  ['a price above the base price', { base: 1000, rules: [{ price: 1200 }] }, 1000, 'base, lowest'],
  [
    'a share off the base price, never off the offer',
    { base: 1000, offer: 950, rules: [{ off: 10 }] },
    900,
    'company 1 item, lowest',
  ],
  [
    'an offer below the company’s price',
    { base: 1000, offer: 800, rules: [{ price: 850 }] },
    800,
    'special_offer, lowest',
  ],
  [
    'a company’s price that is the base price',
    { base: 1000, rules: [{ price: 1000 }] },
    1000,
    'company 1 item, lowest',
  ],
  [
    'several rules',
    {
      base: 1000,
      rules: [
        { id: 1, price: 950 },
        { id: 2, target: 'category', off: 20 },
        { id: 3, target: 'brand', off: 10 },
      ],
    },
    800,
    'company 2 category, lowest',
  ],
  [
    'equal rules: the closest',
    {
      base: 1000,
      rules: [
        { id: 1, target: 'brand', off: 10 },
        { id: 2, target: 'category', off: 10 },
        { id: 3, price: 900 },
      ],
    },
    900,
    'company 3 item, lowest',
  ],
  [
    'equal rules of one kind: the oldest',
    {
      base: 1000,
      rules: [
        { id: 8, target: 'brand', off: 10 },
        { id: 4, target: 'brand', off: 10 },
      ],
    },
    900,
    'company 4 brand, lowest',
  ],
  [
    'a final price above base price and offer',
    { base: 1000, offer: 900, rules: [{ price: 1200, final: true }] },
    1200,
    'company 1 item, final',
  ],
  [
    'a final price above another rule',
    {
      base: 1000,
      rules: [
        { id: 1, price: 500 },
        { id: 2, target: 'brand', off: 0, final: true },
      ],
    },
    1000,
    'company 2 brand, final',
  ],
  [
    'the lowest of two final ones',
    {
      base: 1000,
      rules: [
        { id: 1, price: 990, final: true },
        { id: 2, target: 'brand', off: 5, final: true },
        { id: 3, price: 100 },
      ],
    },
    950,
    'company 2 brand, final',
  ],
  [
    'a final share of nothing known',
    { offer: 900, rules: [{ off: 10, final: true }] },
    900,
    'special_offer, only',
  ],
  [
    'a final price of yesterday',
    { base: 1000, rules: [{ price: 1200, final: true, until: '2026-11-21' }] },
    1000,
    'base, only',
  ],
  ['a rule until today', { base: 1000, rules: [{ off: 10, until: DAY }] }, 900, 'company 1 item, lowest'],
  ['a rule from today', { base: 1000, rules: [{ off: 10, from: DAY }] }, 900, 'company 1 item, lowest'],
  ['a rule from tomorrow', { base: 1000, rules: [{ off: 10, from: '2026-11-23' }] }, 1000, 'base, only'],
  ['one less than a break', { base: 1000, baseBreaks: { 10: { price: 800 } } }, 1000, 'base, only', 9],
  ['a break', { base: 1000, baseBreaks: { 10: { price: 800 } } }, 800, 'base, only, from 10', 10],
  ['a share as a break', { base: 1000, baseBreaks: { 10: { off: 15 } } }, 850, 'base, only, from 10', 11],
  [
    'the breaks of what won alone',
    { base: 1000, baseBreaks: { 10: { price: 1 } }, rules: [{ off: 10, breaks: { 50: { off: 20 } } }] },
    900,
    'company 1 item, lowest',
    49,
  ],
  [
    'the breaks of an offer, which has none',
    { base: 1000, baseBreaks: { 10: { price: 1 } }, offer: 900 },
    900,
    'special_offer, lowest',
    500,
  ],
  [
    'the highest break reached',
    {
      base: 1000,
      rules: [{ off: 10, breaks: { 50: { off: 20 }, 100: { price: 700 }, 500: { off: 40 } } }],
    },
    700,
    'company 1 item, lowest, from 100',
    499,
  ],
  [
    'a break dearer than the one before',
    { base: 1000, baseBreaks: { 10: { price: 800 }, 20: { price: 900 } } },
    800,
    'base, only, from 10',
    25,
  ],
  [
    'a break that costs what one unit does',
    { base: 1000, baseBreaks: { 10: { price: 1000 } } },
    1000,
    'base, only',
    25,
  ],
  [
    'a final price’s breaks, though above the base price',
    { base: 1000, rules: [{ price: 1500, final: true, breaks: { 5: { price: 1200 } } }] },
    1200,
    'company 1 item, final, from 5',
    5,
  ],
]

describe('the price of an item', () => {
  it.each<Row>(table)('by %s', (_, input, price, rule, quantity = 1) => {
    const decided = decidePrice(makePrices(input), quantity, DAY)
    expect(decided?.price).toBe(price)
    if (decided) expect(describeRule(decided)).toBe(rule)
    expect(decided?.base_price).toBe(decided && (input.base ?? null))
  })
})

describe('an item is on special offer', () => {
  test.each<[what: string, input: PriceData, isOffer: boolean]>([
    ['with an offer below the base price', { base: 1000, offer: 900 }, true],
    ['with an offer and no base price', { offer: 900 }, true],
    ['for a company that pays less still', { base: 1000, offer: 900, rules: [{ price: 100 }] }, true],
    ['not with an offer that is no lower', { base: 1000, offer: 1000, rules: [{ price: 100 }] }, false],
    ['not with a final price above it', { base: 1000, offer: 900, rules: [{ off: 5, final: true }] }, false],
    ['with a final price below it', { base: 1000, offer: 900, rules: [{ off: 15, final: true }] }, true],
    ['not by a company’s own price', { base: 1000, rules: [{ price: 100 }] }, false],
  ])('%s', (_, input, isOffer) => {
    expect(decidePrice(makePrices(input), 1, DAY)?.is_special_offer).toBe(isOffer)
  })

  test.each([
    ['2026-11-21', 1000, false],
    ['2026-11-22', 900, true],
    ['2026-11-24', 900, true],
    ['2026-11-25', 1000, false],
  ])('on the days of the offer alone: %s', (day, price, isOffer) => {
    const offer = { price: 900, starts_on: '2026-11-22', ends_on: '2026-11-24' }
    expect(decidePrice({ base: 1000, base_breaks: [], offer, rules: [] }, 1, day)).toMatchObject({
      price,
      is_special_offer: isOffer,
    })
  })
})

describe('whatever the rules are', () => {
  const amount = fc.integer({ min: 0, max: 2_000 })
  const anyCut = fc.oneof(
    amount.map((price) => ({ price, discount_bp: null })),
    fc.integer({ min: 0, max: 10_000 }).map((discount_bp) => ({ price: null, discount_bp })),
  )
  const day = fc.option(fc.constantFrom('2026-11-20', '2026-11-21', DAY, '2026-11-23', '2026-11-24'))
  const days = fc.record({ starts_on: day, ends_on: day })
  const breaks = fc
    .uniqueArray(fc.integer({ min: 2, max: 60 }), { maxLength: 4 })
    .chain((from) =>
      fc.tuple(
        ...from.map((from_quantity) =>
          anyCut.map((of): Prices['base_breaks'][number] => ({ from_quantity, ...of })),
        ),
      ),
    )
  const rule = fc
    .record({
      target: fc.constantFrom<CompanyRule['target']>('item', 'category', 'brand'),
      of: anyCut,
      is_final: fc.boolean(),
      days,
      breaks,
    })
    .map(({ of, days, ...rest }) => ({ ...rest, ...of, ...days }))
  const prices: fc.Arbitrary<Prices> = fc.record({
    base: fc.option(amount),
    base_breaks: breaks,
    offer: fc.option(fc.record({ price: amount, days }).map(({ price, days }) => ({ price, ...days }))),
    rules: fc.array(rule, { maxLength: 5 }).map((rules) => rules.map((one, id) => ({ id, ...one }))),
  })
  const quantity = fc.integer({ min: 1, max: 70 })

  const holds = ({ starts_on, ends_on }: { starts_on: string | null; ends_on: string | null }) =>
    (starts_on ?? '0') <= DAY && DAY <= (ends_on ?? '9')
  const comesTo = (
    { price, discount_bp }: { price: number | null; discount_bp: number | null },
    of: Prices,
  ) => price ?? (of.base === null ? Infinity : percentOff(of.base, discount_bp ?? 0))
  /** Every valid price of one unit, by nothing but loops: the company's final ones, and all. */
  const naive = (of: Prices) => {
    const running = of.rules.filter(holds)
    const amounts = (rules: readonly CompanyRule[]) =>
      rules.map((one) => comesTo(one, of)).filter((amount) => amount < Infinity)
    const offer = of.offer && holds(of.offer) ? [of.offer.price] : []
    return {
      final: amounts(running.filter((one) => one.is_final)),
      all: [...amounts(running), ...offer, ...(of.base === null ? [] : [of.base])],
    }
  }

  test('one unit costs the lowest final price, else the lowest of all', () => {
    fc.assert(
      fc.property(prices, (input) => {
        const { final, all } = naive(input)
        const lowest = Math.min(...(final.length > 0 ? final : all))
        expect(decidePrice(input, 1, DAY)?.price).toBe(lowest === Infinity ? undefined : lowest)
      }),
    )
  })

  test('a price is never above the base price or the offer, unless a final price says so', () => {
    fc.assert(
      fc.property(prices, quantity, (input, quantity) => {
        const decided = decidePrice(input, quantity, DAY)
        if (!decided || decided.rule.why === 'final') return
        expect(decided.price).toBeLessThanOrEqual(Math.min(...naive(input).all))
      }),
    )
  })

  test('more units never cost more each, and the breaks shown are what is paid', () => {
    fc.assert(
      fc.property(prices, quantity, (input, quantity) => {
        const [one, many] = [decidePrice(input, 1, DAY), decidePrice(input, quantity, DAY)]
        expect(many?.breaks).toEqual(one?.breaks)
        if (!one || !many) return
        const ladder = [{ from_quantity: 1, price: one.price }, ...one.breaks]
        expect(many.price).toBe(ladder.findLast(({ from_quantity }) => from_quantity <= quantity)?.price)
        for (const [index, step] of one.breaks.entries()) {
          expect(step.price).toBeLessThan(ladder[index]?.price ?? 0)
          expect(step.from_quantity).toBeGreaterThan(ladder[index]?.from_quantity ?? 0)
        }
      }),
    )
  })

  test('the order in which rules and breaks are read changes nothing', () => {
    fc.assert(
      fc.property(prices, quantity, (input, quantity) => {
        const turned = {
          ...input,
          base_breaks: input.base_breaks.toReversed(),
          rules: input.rules.map((one) => ({ ...one, breaks: one.breaks.toReversed() })).toReversed(),
        }
        expect(decidePrice(turned, quantity, DAY)).toEqual(decidePrice(input, quantity, DAY))
      }),
    )
  })

  test('who won tells how the price came about', () => {
    fc.assert(
      fc.property(prices, quantity, (input, quantity) => {
        const decided = decidePrice(input, quantity, DAY)
        if (!decided) return
        const { rule } = decided
        const company =
          rule.source === 'company' ? input.rules.find(({ id }) => id === rule.rule_id) : undefined
        const own = {
          base: { unit: input.base, breaks: input.base_breaks },
          special_offer: { unit: input.offer?.price, breaks: [] },
          company: { unit: company && comesTo(company, input), breaks: company?.breaks ?? [] },
        }[rule.source]
        const reached = own.breaks.find(({ from_quantity }) => from_quantity === rule.from_quantity)
        expect(decided.price).toBe(rule.from_quantity === 1 ? own.unit : reached && comesTo(reached, input))
        expect(quantity).toBeGreaterThanOrEqual(rule.from_quantity)
      }),
    )
  })
})

describe('an explanation', () => {
  const outcomes = (input: PriceData, offer?: Prices['offer']) => {
    const prices = makePrices(input)
    return explainPrice({ ...prices, offer: offer ?? prices.offer }, 1, DAY).considered.map(
      ({ source, price, outcome }) =>
        [typeof source === 'string' ? source : source.id, price, outcome] as const,
    )
  }

  it('names the rule that won, and why each of the others lost', () => {
    expect(
      outcomes({
        base: 1000,
        offer: 950,
        rules: [
          { id: 1, price: 900 },
          { id: 2, target: 'brand', off: 10 },
          { id: 3, target: 'category', off: 5, until: '2026-11-21' },
        ],
      }),
    ).toEqual([
      [1, 900, 'won'],
      [3, 950, 'not_running'],
      [2, 900, 'same_price'],
      ['base', 1000, 'not_lowest'],
      ['special_offer', 950, 'not_lowest'],
    ])
  })

  it('says that a final price excludes lower ones', () => {
    expect(
      outcomes({
        base: 1000,
        rules: [
          { id: 1, price: 900 },
          { id: 2, price: 1200, final: true },
        ],
      }),
    ).toEqual([
      [1, 900, 'not_final'],
      [2, 1200, 'won'],
      ['base', 1000, 'not_final'],
    ])
  })

  it('says that a discount needs a list price, and that an offer is over', () => {
    expect(outcomes({ rules: [{ off: 10 }] }, { price: 5, starts_on: null, ends_on: '2026-11-21' })).toEqual([
      [1, undefined, 'no_list_price'],
      ['special_offer', 5, 'not_running'],
    ])
  })
})

describe('what is shown beside a price', () => {
  const describePrice = (input: PriceData, at = 1) => {
    const { is_special_offer, is_company_price, offer } = decidePrice(makePrices(input), at, DAY) ?? {}
    return { is_special_offer, is_company_price, percent: offer && (offer.percent ?? 'unknown') }
  }
  const plain = { is_special_offer: false, is_company_price: false, percent: undefined }
  it.each<[what: string, input: PriceData, beside: object]>([
    ['a base price', { base: 1000 }, {}],
    ['an offer of a tenth', { base: 1000, offer: 900 }, { is_special_offer: true, percent: 10 }],
    ['an offer of almost a third', { base: 1000, offer: 667 }, { is_special_offer: true, percent: 33 }],
    ['an offer of nothing at all', { base: 1000, offer: 1000 }, {}],
    ['an offer above the base price', { base: 1000, offer: 1100 }, {}],
    ['an offer alone', { offer: 900 }, { is_special_offer: true, percent: 'unknown' }],
    ['a price of the company alone', { rules: [{ price: 900 }] }, { is_company_price: true }],
    ['a price of the company', { base: 1000, rules: [{ price: 900 }] }, { is_company_price: true }],
    ['a price of the company that is everybody’s', { base: 1000, rules: [{ price: 1000 }] }, {}],
    [
      'a price of the company below an offer',
      { base: 1000, offer: 950, rules: [{ price: 900 }] },
      { is_special_offer: true, is_company_price: true },
    ],
    [
      'a price of the company that is the offer’s',
      { base: 1000, offer: 900, rules: [{ price: 900 }] },
      { is_special_offer: true, percent: 10 },
    ],
    [
      'a final price above an offer',
      { base: 1000, offer: 900, rules: [{ price: 950, final: true }] },
      { is_company_price: true },
    ],
    [
      'a final price that is the base price, beside an offer',
      { base: 1000, offer: 900, rules: [{ price: 1000, final: true }] },
      { is_company_price: true },
    ],
  ])('%s', (_, input, beside) => {
    expect(describePrice(input)).toEqual({ ...plain, ...beside })
  })

  it('an offer runs through its last day', () => {
    const prices = (ends_on: string) => ({
      ...makePrices({ base: 1000 }),
      offer: { price: 900, starts_on: null, ends_on },
    })
    expect(decidePrice(prices(DAY), 1, DAY)?.offer).toEqual({ percent: 10, ends_on: DAY })
    expect(decidePrice(prices('2026-11-21'), 1, DAY)?.offer).toBeUndefined()
  })
})
