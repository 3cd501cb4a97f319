import { deliveryEmailWords as words, type DeliveryTold, type Language } from '@pasok/words'
import type { Email } from '../../platform/index.ts'
import type { DeliveryRow } from '../delivery.store.ts'

/** What who ordered is told of a delivery. */
export type DeliveryNews = keyof typeof words.news

interface Told {
  readonly to: string
  readonly language: Language
  readonly name: string
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
  { to, language, name, delivery, poNumber, text }: Told,
): Email => {
  const { id, number, order_number: order } = delivery
  const { subject, text: lead }: DeliveryTold = words.news[news]
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
    kind: `delivery.${news}`,
    to,
    language,
    subject: subject[language]({ number, order }),
    body: [
      { heading: subject[language]({ number, order }) },
      { paragraph: words.greeting[language]({ name }) },
      { paragraph: lead[language]({ number, order }) },
      ...(text === '' ? [] : [{ paragraph: text }]),
      { facts: facts.filter(([, fact]) => fact !== '') },
      { button: words.button[language], to: `/account/trackorder/${id}` },
    ],
  }
}
