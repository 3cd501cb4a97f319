import { deliveryEmailWords as words, type DeliveryTold, type Language } from '@pasok/words'
import type { Email } from '../../platform/index.ts'
import type { DeliveryRow } from '../delivery.store.ts'

/** What who ordered is told of a delivery. */
export type DeliveryNews = keyof typeof words.news
/** What staff are told. */
export type DeliveryNewsToStaff = keyof typeof words.toStaff

interface Told {
  readonly to: string
  readonly language: Language
  readonly company: string
  readonly delivery: Pick<
    DeliveryRow,
    'id' | 'number' | 'order_number' | 'courier' | 'service' | 'airway_bill' | 'driver' | 'plate' | 'eta'
  >
  readonly poNumber: string
  readonly text: string
}

/** Tells who ordered what happened to a delivery, with what it takes to follow it. It names no price. */
export const deliveryNews = (
  news: DeliveryNews,
  { name, ...told }: Told & { readonly name: string },
): Email => emailOf(news, words.news[news], told, words.greeting[told.language]({ name }))

/** Tells somebody of staff that a delivery waits for them. */
export const deliveryNewsToStaff = (news: DeliveryNewsToStaff, told: Told): Email =>
  emailOf(`${news}-to-staff`, words.toStaff[news], told)

const emailOf = (
  kind: string,
  { subject, text: lead }: DeliveryTold,
  { to, language, company, delivery, poNumber, text }: Told,
  greeting?: string,
): Email => {
  const { id, number, order_number: order } = delivery
  const named = { number, order, company }
  const facts: [string, string][] = [
    [words.facts.number[language], number],
    [words.facts.order[language], order],
    [words.facts.po_number[language], poNumber],
    [
      words.facts.courier[language],
      [delivery.courier, delivery.service].filter((one) => one !== '').join(' '),
    ],
    [words.facts.airway_bill[language], delivery.airway_bill],
    [words.facts.driver[language], [delivery.driver, delivery.plate].filter((one) => one !== '').join(', ')],
    [words.facts.eta[language], delivery.eta?.split('-').toReversed().join('/') ?? ''],
  ]
  return {
    kind: `delivery.${kind}`,
    to,
    language,
    subject: subject[language](named),
    body: [
      { heading: subject[language](named) },
      ...(greeting === undefined ? [] : [{ paragraph: greeting }]),
      { paragraph: lead[language](named) },
      ...(text === '' ? [] : [{ paragraph: text }]),
      { facts: facts.filter(([, fact]) => fact !== '') },
      ...(greeting === undefined
        ? []
        : [{ button: words.button[language], to: `/account/trackorder/${id}` }]),
    ],
  }
}
