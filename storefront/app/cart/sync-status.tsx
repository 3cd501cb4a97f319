import { cart_invalid, cart_retrying, cart_saved, cart_saving } from '~words'
import type { SyncState } from './cart-store.ts'

const texts = { saved: cart_saved, saving: cart_saving, retrying: cart_retrying, invalid: cart_invalid }
const isDanger = { saved: false, saving: false, retrying: true, invalid: true }

/** Whether the shop has the cart as it is shown. */
export function SyncStatus({ sync }: { sync: SyncState }) {
  return (
    <p
      role="status"
      data-sync={sync}
      className={`text-[13px] ${isDanger[sync] ? 'text-danger' : 'text-ink-soft'}`}
    >
      {texts[sync]()}
    </p>
  )
}
