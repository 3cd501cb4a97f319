import { deliveryEmailWords as words, type Language } from '@pasok/words'
import { memberReaders, staffWith } from '../identity/index.ts'
import { sendEventNotice } from '../kernel/index.ts'
import { findAnyOrder } from '../order/index.ts'
import type { Db, SendEmail } from '../platform/index.ts'
import { findDelivery } from './delivery.store.ts'

interface News {
  readonly id: number
  /** A stage or event. Those without an email template notify no one. */
  readonly news: string
  /** The note entered with it. */
  readonly text?: string
}

/** Sends the e-mail about an event of a delivery to the member who ordered, and to sales if it was returned. */
export const notifyDeliveryEvent = async (
  tx: Db,
  { sendEmail }: { readonly sendEmail: SendEmail },
  { id, news, text = '' }: News,
): Promise<void> => {
  const delivery = await findDelivery(tx, id)
  if (!delivery) return
  // Only pick-up orders get an e-mail when they are ready.
  const isFetched = delivery.carrier === 'pick_up'
  if ((news === 'picked_up' && isFetched) || (news === 'ready' && !isFetched)) return
  const order = await findAnyOrder(tx, delivery.order_id)
  if (!order) return
  const { number, order_number: orderNumber, courier, service, airway_bill, driver, plate, eta } = delivery
  const about = {
    kind: 'delivery',
    event: news,
    named: { number, order: orderNumber, company: order.company_name },
    text,
    facts: (language: Language) =>
      [
        [words.facts.number[language], number],
        [words.facts.order[language], orderNumber],
        [words.facts.po_number[language], order.po_number],
        [words.facts.courier[language], [courier, service].filter((one) => one !== '').join(' ')],
        [words.facts.airway_bill[language], airway_bill],
        [words.facts.driver[language], [driver, plate].filter((one) => one !== '').join(', ')],
        [words.facts.eta[language], eta?.split('-').toReversed().join('/') ?? ''],
      ] as const,
  }
  await sendEventNotice(tx, sendEmail, {
    ...about,
    words: words.news,
    findReaders: () => memberReaders(tx, order.placed_by),
    greeting: words.greeting,
    button: { label: words.button, page: `/account/trackorder/${id}` },
  })
  await sendEventNotice(tx, sendEmail, {
    ...about,
    words: words.toStaff,
    findReaders: () => staffWith(tx, ['sales', 'admin']),
  })
}
