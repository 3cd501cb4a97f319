import { track_deliveries } from '~words'
import { DeliveriesTable, type ListedDelivery } from './deliveries-table.tsx'

/** The deliveries of an order, on its page; nothing as long as there are none. */
export function OrderDeliveries({ deliveries }: { readonly deliveries: readonly ListedDelivery[] }) {
  if (deliveries.length === 0) return null
  return (
    <section id="deliveries" aria-labelledby="deliveries-title" className="mt-8">
      <h2 id="deliveries-title" className="mb-2 text-lg">
        {track_deliveries()}
      </h2>
      <DeliveriesTable deliveries={deliveries} isOfOneOrder />
    </section>
  )
}
