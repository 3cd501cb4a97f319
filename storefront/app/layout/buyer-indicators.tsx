import { CartIndicator } from '../cart/cart-indicator.tsx'
import { UploadLink } from '../quotation/upload/upload-link.tsx'

/** What stands in the head of a wide screen for members who may buy: where a list is uploaded, and the cart. */
export function BuyerIndicators() {
  return (
    <>
      <UploadLink className="nav-panel-link" />
      <CartIndicator />
    </>
  )
}
