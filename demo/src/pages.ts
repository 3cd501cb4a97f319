/** A page of the shop over the demo's catalogue, by an address in English. */
export interface BuiltPage {
  /** Names its picture. */
  readonly name: string
  readonly path: string
  /** The demo user who opens it; a guest where none is named. */
  readonly as?: string
  /** What it looks like, with other products or other texts: on a screen one of them is looked at. */
  readonly like?: string
}

/**
 * Every page that is built, and the forms of it that look otherwise. A later page is added here: then every check that
 * goes through all pages looks at it, and `npm run screenshots`.
 */
export const builtPages: readonly BuiltPage[] = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/shop' },
  { name: 'listing-rows', path: '/shop?view=list' },
  { name: 'search', path: '/shop?keyword=bolt' },
  { name: 'search-part-number', path: '/shop?keyword=CDQ2B', like: 'search' },
  { name: 'search-nothing', path: '/shop?keyword=qqqqzz' },
  { name: 'category', path: '/shop/category/1' },
  { name: 'category-filtered', path: '/shop/category/1?filter_thread=m8,m10&filter_length=20-60' },
  { name: 'category-range-refused', path: '/shop/category/1?from_length=long&to_length=30' },
  { name: 'category-nothing', path: '/shop/category/1?filter_length=90000-' },
  { name: 'category-list', path: '/shop/category-list', like: 'listing-rows' },
  { name: 'category-right-sidebar', path: '/shop/category-right-sidebar', like: 'listing' },
  {
    name: 'grid-3-sidebar',
    path: '/shop/category-grid-3-columns-sidebar',
    as: 'buyer',
    like: 'listing-member',
  },
  { name: 'grid-4-full', path: '/shop/category-grid-4-columns-full', as: 'buyer' },
  { name: 'grid-5-full', path: '/shop/category-grid-5-columns-full', as: 'buyer' },
  { name: 'product-standard', path: '/shop/product-standard', as: 'buyer', like: 'product-member' },
  { name: 'product-columnar', path: '/shop/product-columnar', as: 'buyer' },
  { name: 'product-sidebar', path: '/shop/product-sidebar?id=1', as: 'buyer' },
  { name: 'product', path: '/shop/products/1' },
  { name: 'item', path: '/shop/product/50' },
  { name: 'cart-guest', path: '/shop/cart' },
  { name: 'wishlist', path: '/shop/wishlist' },
  { name: 'login', path: '/account/login?next=%2Fshop%2Fproducts%2F1' },
  { name: 'registration', path: '/account/registrasi' },
  { name: 'verification', path: '/account/verification?sent' },
  { name: 'verify-link', path: `/web/signup/verify/${'x'.repeat(43)}` },
  { name: 'review-guest', path: '/account/review' },
  { name: 'invitation', path: '/account/invitation' },
  { name: 'terms', path: '/site/terms' },
  { name: 'privacy', path: '/site/privacy', like: 'terms' },
  { name: 'forgot-password', path: '/account/forgot-password' },
  { name: 'reset-password', path: `/account/reset-password?token=${'x'.repeat(43)}` },
  { name: 'error-404', path: '/nothing/here' },
  { name: 'verification-member', path: '/account/verification', as: 'unverified', like: 'verification' },
  { name: 'review-draft', path: '/account/review', as: 'draft' },
  { name: 'product-waiting', path: '/shop/products/1', as: 'draft', like: 'product' },
  { name: 'review-rejected', path: '/account/review', as: 'rejected' },
  { name: 'review-suspended', path: '/account/review', as: 'suspended', like: 'review-draft' },
  { name: 'home-member', path: '/', as: 'buyer' },
  { name: 'home-two', path: '/home-two', as: 'buyer' },
  { name: 'listing-member', path: '/shop', as: 'buyer' },
  { name: 'catalog', path: '/shop/catalog', as: 'buyer', like: 'listing-member' },
  { name: 'catalog-category', path: '/shop/catalog/fasteners', as: 'buyer', like: 'listing-member' },
  { name: 'category-rows', path: '/shop/category-list/1', as: 'buyer', like: 'listing-rows' },
  { name: 'product-member', path: '/shop/products/1', as: 'buyer' },
  { name: 'item-member', path: '/shop/product/50', as: 'buyer' },
  { name: 'wishlist-member', path: '/shop/wishlist', as: 'buyer' },
  { name: 'compare', path: '/shop/compare', as: 'buyer' },
  { name: 'discount', path: '/discount', as: 'buyer', like: 'listing-member' },
  {
    name: 'discount-grid',
    path: '/discount/category-grid-4-columns-full',
    as: 'buyer',
    like: 'listing-member',
  },
  { name: 'discount-product', path: '/discount/products/1', as: 'buyer', like: 'product-member' },
  { name: 'discount-item', path: '/discount/product/50', as: 'buyer', like: 'item-member' },
  // An owner, who has every permission of a member.
  { name: 'dashboard', path: '/account/dashboard', as: 'owner' },
  { name: 'addresses', path: '/account/addresses', as: 'owner' },
  { name: 'address-add', path: '/account/addresses/add', as: 'owner' },
  { name: 'address-edit', path: '/account/addresses/1', as: 'owner', like: 'address-add' },
  { name: 'cart', path: '/shop/cart', as: 'buyer' },
  { name: 'cart-sheet', path: '/offcanvas-cart', as: 'buyer' },
  { name: 'quotations', path: '/account/quotation', as: 'owner' },
  { name: 'orders', path: '/account/orders', as: 'owner' },
  { name: 'balance', path: '/account/balance', as: 'owner' },
  { name: 'invoices', path: '/account/invoices', as: 'owner' },
  { name: 'track', path: '/account/trackorder', as: 'owner' },
  { name: 'track-nothing', path: '/shop/track-order?number=ORD00-00000', as: 'owner' },
  { name: 'returns', path: '/account/returns', as: 'owner' },
  { name: 'returns-help', path: '/site/returns' },
  { name: 'contact', path: '/site/contact-us' },
  { name: 'contact-alt', path: '/site/contact-us-alt' },
  { name: 'contact-member', path: '/site/contact-us', as: 'buyer', like: 'contact' },
  { name: 'about', path: '/site/about-us' },
  { name: 'delivery-information', path: '/site/delivery-information' },
  { name: 'faq', path: '/site/faq' },
  { name: 'faq-nothing', path: '/site/faq?keyword=qqqqzz' },
  { name: 'blog', path: '/blog' },
  { name: 'blog-nothing', path: '/blog?keyword=qqqqzz' },
  { name: 'blog-classic', path: '/blog/category-classic' },
  { name: 'blog-grid', path: '/blog/category-grid' },
  { name: 'blog-left-sidebar', path: '/blog/category-left-sidebar', like: 'blog' },
  { name: 'blog-list', path: '/blog/category-list' },
  { name: 'post', path: '/blog/bearing-clearance' },
  { name: 'post-classic', path: '/blog/post-classic' },
  { name: 'post-full', path: '/blog/post-full' },
  { name: 'brands', path: '/site/brands' },
  { name: 'site-map', path: '/site/site-map' },
  { name: 'site-not-found', path: '/site/not-found', like: 'error-404' },
  { name: 'components', path: '/site/components' },
  { name: 'typography', path: '/site/typography' },
  { name: 'lists', path: '/account/lists', as: 'owner' },
  { name: 'list', path: '/account/lists/1', as: 'owner' },
  { name: 'list-viewer', path: '/account/lists/1', as: 'viewer' },
  { name: 'list-add-item', path: '/account/lists?add=50&quantity=1', as: 'owner' },
  { name: 'profile', path: '/account/profile', as: 'owner' },
  { name: 'password', path: '/account/password', as: 'owner' },
  { name: 'sessions', path: '/account/sessions', as: 'owner' },
  { name: 'part-numbers', path: '/account/part-numbers', as: 'owner' },
  { name: 'members', path: '/account/members', as: 'owner' },
  { name: 'quick-order', path: '/shop/quick-order', as: 'buyer' },
  { name: 'uploads', path: '/account/quotation/upload', as: 'buyer' },
]

/** What stands before a page's path, in each language. */
export const PREFIXES = ['', '/id'] as const

/** The same page below a prefix. */
export const below = (prefix: string, path: string): string =>
  prefix !== '' && path === '/' ? prefix : prefix + path
