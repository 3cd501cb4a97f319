/** How far a quotation is. */
export const quotationStates = [
  'draft',
  'submitted',
  'in_review',
  'info_requested',
  'changes_requested',
  'quoted',
  'ordered',
  'declined',
  'withdrawn',
  'rejected',
  'expired',
] as const
export type QuotationState = (typeof quotationStates)[number]

/** What a buyer does with a quotation; ordering it is a call of its own. */
export const buyerSteps = ['submit', 'answer', 'request_change', 'decline', 'withdraw', 'renew'] as const
export type BuyerStep = (typeof buyerSteps)[number]

/** What staff do with it. */
export const staffQuotationSteps = ['take', 'ask', 'send', 'reject', 'take_back', 'extend'] as const
export type StaffQuotationStep = (typeof staffQuotationSteps)[number]

/** All that happens to it: a buyer's steps, staff's, and the clock's. */
export type QuotationStep = BuyerStep | StaffQuotationStep | 'order' | 'expire' | 'offer_again'

const buyer = 'buyer'
const sales = 'sales'

/**
 * The life cycle: in each state, the steps that may be taken, by whom, and where they lead. After a request for a change, a
 * renewal, and an offer that staff take back, the next version is worked on; one that the shop's own rules price is offered
 * again without anybody.
 */
export const quotationLifeCycle = {
  draft: { submit: [buyer, 'submitted'], withdraw: [buyer, 'withdrawn'] },
  submitted: {
    take: [sales, 'in_review'],
    reject: [sales, 'rejected'],
    withdraw: [buyer, 'withdrawn'],
  },
  in_review: {
    ask: [sales, 'info_requested'],
    send: [sales, 'quoted'],
    offer_again: ['clock', 'quoted'],
    reject: [sales, 'rejected'],
    withdraw: [buyer, 'withdrawn'],
  },
  info_requested: {
    answer: [buyer, 'in_review'],
    reject: [sales, 'rejected'],
    withdraw: [buyer, 'withdrawn'],
  },
  changes_requested: {
    take: [sales, 'in_review'],
    reject: [sales, 'rejected'],
    withdraw: [buyer, 'withdrawn'],
  },
  quoted: {
    order: [buyer, 'ordered'],
    request_change: [buyer, 'changes_requested'],
    decline: [buyer, 'declined'],
    withdraw: [buyer, 'withdrawn'],
    expire: ['clock', 'expired'],
    take_back: [sales, 'in_review'],
    extend: [sales, 'quoted'],
  },
  expired: {
    renew: [buyer, 'in_review'],
    withdraw: [buyer, 'withdrawn'],
    take_back: [sales, 'in_review'],
    extend: [sales, 'quoted'],
  },
  ordered: {},
  declined: {},
  withdrawn: {},
  rejected: {},
} as const satisfies Readonly<
  Record<
    QuotationState,
    Readonly<Partial<Record<QuotationStep, readonly [by: 'buyer' | 'sales' | 'clock', to: QuotationState]>>>
  >
>

type Steps = Readonly<Partial<Record<string, readonly [by: string, to: QuotationState]>>>

/** Where a step leads from a state; undefined where it may not be taken. */
export const afterQuotationStep = (state: QuotationState, step: QuotationStep): QuotationState | undefined =>
  (quotationLifeCycle[state] as Steps)[step]?.[1]

/** The steps that buyers, or staff, may take in a state. */
export const listQuotationSteps = (state: QuotationState, by: 'buyer' | 'sales'): QuotationStep[] =>
  Object.entries<readonly [string, QuotationState]>(quotationLifeCycle[state]).flatMap(([step, [who]]) =>
    who === by ? (step as QuotationStep) : [],
  )
