import { deliveryEmailWords } from '@pasok/words'
import { findMembers } from '../identity/index.ts'
import { findAnyOrder } from '../order/index.ts'
import type { Db, SendEmail } from '../platform/index.ts'
import { findDelivery } from './delivery.store.ts'
import { deliveryNews, type DeliveryNews } from './emails/delivery-news.ts'

interface News {
  readonly id: number
  /** A stage. Of what has no e-mail nobody is told. */
  readonly news: string
  /** What was noted with it. */
  readonly text?: string
}

/** Tells who ordered what happened to a delivery. */
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
  const reader = order && (await findMembers(tx, [order.placed_by])).get(order.placed_by)
  if (reader?.email)
    await sendEmail(
      tx,
      deliveryNews(told, {
        to: reader.email,
        language: reader.language,
        name: reader.name,
        delivery,
        poNumber: order?.po_number ?? '',
        text,
      }),
    )
}

const isNews = (news: string): news is DeliveryNews => Object.hasOwn(deliveryEmailWords.news, news)
