import { DrawnIcon } from '@pasok/ui/kit/icon.tsx'

/** A cart: of the head's indicator, and of what puts something into it where there is no room for a word. */
export function CartIcon() {
  return <DrawnIcon path="M3 4h3l2.5 11h10L21 7H7M10 20.5h.01M17 20.5h.01" size={24} />
}
