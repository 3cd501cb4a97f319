/** A module's rules that do no I/O, and the tests that must notice a fault in them: globs from the repository's root. */
interface MutatedModule {
  readonly rules: readonly string[]
  readonly tests: readonly string[]
}

/** What `npm run mutate -- MODULE` covers. None of the tests needs a database. */
export const mutatedModules = {
  pricing: {
    rules: ['server/src/pricing/pricing.ts', 'contract/src/money.ts'],
    tests: ['server/src/pricing/*.test.ts', 'contract/src/money.test.ts'],
  },
  cart: {
    rules: [
      'server/src/cart/cart.ts',
      'contract/src/cart/quantity.ts',
      'contract/src/cart/totals.ts',
      'contract/src/cart/unit.ts',
    ],
    tests: ['server/src/cart/*.test.ts', 'contract/src/cart/*.test.ts'],
  },
  quotation: {
    rules: [
      'server/src/quotation/quotation.ts',
      'server/src/quotation/price-lines.ts',
      'contract/src/quotation/life-cycle.ts',
      'contract/src/quotation/totals.ts',
    ],
    tests: ['server/src/quotation/*.test.ts', 'contract/src/quotation/*.test.ts'],
  },
  order: {
    rules: ['server/src/order/order.ts', 'contract/src/order/life-cycle.ts'],
    tests: ['server/src/order/*.test.ts'],
  },
  payment: {
    rules: [
      'server/src/payment/payment.ts',
      'server/src/payment/attempt-life-cycle.ts',
      'server/src/payment/gateway/midtrans-messages.ts',
      'contract/src/payment/limits.ts',
    ],
    tests: ['server/src/payment/*.test.ts', 'server/src/payment/gateway/*.test.ts'],
  },
  invoice: {
    rules: ['server/src/invoice/invoice.ts', 'server/src/invoice/credit-lines.ts'],
    tests: ['server/src/invoice/*.test.ts'],
  },
  fulfilment: {
    rules: [
      'server/src/fulfilment/fulfilment.ts',
      'server/src/fulfilment/returns/return.ts',
      'contract/src/fulfilment/life-cycle.ts',
      'contract/src/fulfilment/return-life-cycle.ts',
      'server/src/delivery/delivery.ts',
    ],
    tests: ['server/src/fulfilment/**/*.test.ts', 'server/src/delivery/*.test.ts'],
  },
  permissions: {
    rules: [
      'contract/src/permissions.ts',
      'server/src/kernel/serve.ts',
      'server/src/identity/sessions/viewer.ts',
      'server/src/company/life-cycle.ts',
      'server/src/company/company.ts',
    ],
    tests: [
      'contract/src/permissions.test.ts',
      'server/src/kernel/*.test.ts',
      'server/src/identity/sessions/viewer.test.ts',
      'server/src/company/*.test.ts',
    ],
  },
} as const satisfies Readonly<Record<string, MutatedModule>>

export type MutatedModuleName = keyof typeof mutatedModules
export const isMutatedModule = (name: string): name is MutatedModuleName =>
  Object.hasOwn(mutatedModules, name)
