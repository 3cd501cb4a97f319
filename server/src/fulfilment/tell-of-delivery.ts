import { deliveryEmailWords } from '@pasok/words'
import { findMembers, staffWith } from '../identity/index.ts'
import { findAnyOrder } from '../order/index.ts'
import type { Db, SendEmail } from '../platform/index.ts'
import { findDelivery } from './delivery.store.ts'
import {
  deliveryNews,
  deliveryNewsToStaff,
  type DeliveryNews,
  type DeliveryNewsToStaff,
} from './emails/delivery-news.ts'

interface News {
  readonly id: number
  /** A stage or event. Those without an email template notify nobody. */
  readonly news: string
  /** What was noted with it. */
  readonly text?: string
}

/** Tells who ordered what happened to a delivery, and those who sell where it came back. */
export const tellOfDelivery = async (
  tx: Db,
  { sendEmail }: { readonly sendEmail: SendEmail },
  { id, news, text = '' }: News,
): Promise<void> => {
  const delivery = await findDelivery(tx, id)
  if (!delivery) return
  // Only what is fetched is worth an e-mail when it is ready.
  const isFetched = delivery.carrier === 'pick_up'
  const told =
    news === 'picked_up' && isFetched ? undefined : news === 'ready' && !isFetched ? undefined : news
  if (told === undefined || !isNews(told)) return
  const order = await findAnyOrder(tx, delivery.order_id)
  if (!order) return
  const about = { company: order.company_name, delivery, poNumber: order.po_number, text }
  const reader = (await findMembers(tx, [order.placed_by])).get(order.placed_by)
  if (reader?.email) {
    const { email: to, language, name } = reader
    await sendEmail(tx, deliveryNews(told, { to, language, name, ...about }))
  }
  if (isNewsToStaff(told))
    for (const { email: to, language } of await staffWith(tx, ['sales', 'admin']))
      await sendEmail(tx, deliveryNewsToStaff(told, { to, language, ...about }))
}

const isNewsToStaff = (news: string): news is DeliveryNewsToStaff =>
  Object.hasOwn(deliveryEmailWords.toStaff, news)

const isNews = (news: string): news is DeliveryNews => Object.hasOwn(deliveryEmailWords.news, news)
