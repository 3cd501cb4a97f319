import { useEffect } from 'react'
import { CartSheet } from './cart-indicator.tsx'
import { startCart } from './start-cart.ts'
import { useDropcart } from './use-dropcart.ts'

/** What every page of a buyer has for the cart: it is loaded and sent, and its sheet where that is configured. */
export function BuyerParts({ email, taxPercent }: { email: string; taxPercent: number }) {
  useEffect(() => startCart(email, taxPercent), [email, taxPercent])
  return useDropcart() === 'offcanvas' ? <CartSheet /> : null
}
