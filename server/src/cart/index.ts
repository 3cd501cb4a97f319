export { cartRoutes } from './cart.routes.ts'
export { listsRoutes } from './lists/lists.routes.ts'
export { placeList } from './lists/make-list.ts'
export { createCartChanger, placeInCart, type CartChanger } from './change-cart.ts'
export { changeWishlist } from './change-wishlist.ts'
export { wishlistRoutes } from './wishlist.routes.ts'
export {
  lockCartForOrder,
  lockCartContent,
  takeOrderedOff,
  type CartContent,
  type CartLine,
  type WantedLine,
} from './check-out.ts'
export { addLinesIn, describeAdded, type Added } from './add-lines.ts'
