import {
  gatewayMethods,
  isGatewayMethod,
  paymentMethods,
  type PaymentChoice,
  type PaymentMethod,
} from '@pasok/contract'
import { paymentLimitWords, paymentMethodWords, paymentUnavailableWords, type Language } from '@pasok/words'
import { resolveLimits, methodProblem, type MethodProblem, type PaymentFigures } from './payment.ts'

/** The methods of prepaid orders. */
export const prepaidMethods = ['transfer', ...gatewayMethods] as const

/** The payment methods for an amount, in the reader's language. Without a gateway, its methods are absent. */
export const paymentChoices = (
  figures: PaymentFigures,
  chosen: string | null | undefined,
  language: Language,
  methods: readonly PaymentMethod[] = paymentMethods,
): PaymentChoice[] =>
  methods.flatMap((code) => {
    const problem = methodProblem(code, figures)
    if (problem === 'no_gateway') return []
    const { name, description } = paymentMethodWords[code]
    return {
      code,
      name: name[language],
      description:
        problem === 'no_credit' ? '' : description[language]({ days: figures.credit?.terms_days ?? 0 }),
      ...(problem && { unavailable: formatReason(problem, code, figures, language) }),
      is_chosen: code === chosen && !problem,
    }
  })

const formatReason = (
  problem: Exclude<MethodProblem, 'no_gateway'>,
  method: PaymentMethod,
  { limits }: PaymentFigures,
  language: Language,
): string => {
  if (problem !== 'below_minimum' && problem !== 'above_maximum')
    return paymentUnavailableWords[problem][language]
  const { min, max } = isGatewayMethod(method) ? resolveLimits(limits, method) : { min: 0, max: 0 }
  return paymentLimitWords[problem][language]({ rupiah: problem === 'below_minimum' ? min : max })
}
