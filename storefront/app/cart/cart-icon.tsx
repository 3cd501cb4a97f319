import { DrawnIcon } from '@pasok/ui/kit/icon.tsx'

/** The cart's icon, of the header and of narrow add buttons. */
export function CartIcon() {
  return <DrawnIcon path="M3 4h3l2.5 11h10L21 7H7M10 20.5h.01M17 20.5h.01" size={24} />
}
