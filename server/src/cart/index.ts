export { cartRoutes } from './cart.routes.ts'
export { changeWishlist } from './change-wishlist.ts'
export { wishlistRoutes } from './wishlist.routes.ts'
