import type { Settings } from '@pasok/contract'
import { useRootData } from '../layout/root-data.ts'

/** How the head shows the cart: as the settings say, and on `/offcanvas-cart` always as a sheet. */
export const useDropcart = (): Settings['dropcart_type'] => {
  const root = useRootData()
  return root?.rest === '/offcanvas-cart' ? 'offcanvas' : (root?.settings.dropcart_type ?? 'dropdown')
}
