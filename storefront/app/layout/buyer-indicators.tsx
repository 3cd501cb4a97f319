import { CartIndicator } from '../cart/cart-indicator.tsx'
import { UploadLink } from '../quotation/upload/upload-link.tsx'

/** The header's icons of a wide screen for members who may buy: upload and cart. */
export function BuyerIndicators() {
  return (
    <>
      <UploadLink className="nav-panel-link" />
      <CartIndicator />
    </>
  )
}
