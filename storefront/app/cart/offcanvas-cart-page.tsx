/** `/offcanvas-cart`: the cart with its sheet open over it, whatever the settings say. */
export { action, default, loader } from './cart-page.tsx'
