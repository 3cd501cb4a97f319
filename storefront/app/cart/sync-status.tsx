import { cart_retrying, cart_saved, cart_saving } from '~words'
import type { SyncState } from './cart-store.ts'

const texts = { saved: cart_saved, saving: cart_saving, retrying: cart_retrying }

/** Whether the shop has the cart as it is shown. */
export function SyncStatus({ sync }: { sync: SyncState }) {
  return (
    <p
      role="status"
      data-sync={sync}
      className={`text-[13px] ${sync === 'retrying' ? 'text-danger' : 'text-ink-soft'}`}
    >
      {texts[sync]()}
    </p>
  )
}
