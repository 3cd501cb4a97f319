export { cartRoutes } from './cart.routes.ts'
export { listsRoutes } from './lists/lists.routes.ts'
export { placeList } from './lists/make-list.ts'
export { placeInCart } from './change-cart.ts'
