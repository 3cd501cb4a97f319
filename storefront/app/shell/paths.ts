/**
 * Every route of §2, once: who may open it and which page shows it. A route without a page answers 404 to whoever
 * may open it until the page is built; the guest rule holds from the first day.
 */
export interface Path {
  /** With `:id` for a number that is an id, `:x` for a word or number. */
  readonly path: string
  /** May a visitor without a session open it (§6)? */
  readonly guests: boolean
  readonly page?: string
  /**
   * Query parameters that make a page of its own for search engines and the guest cache, besides `page`: everything
   * else in an address leaves the page as it is.
   */
  readonly indexed?: readonly IndexedParameter[]
  /** Another layout of a page that has an address of its own: neither kept for guests nor shown to search engines. */
  readonly variant?: true
  /** With one of these the page is another, which is not kept for guests. */
  readonly unkept?: readonly string[]
}
export type IndexedParameter = 'page' | 'filter_brand'

const listing = { page: 'catalogue/product-list-page.tsx', indexed: ['page', 'filter_brand'] } as const
const forGuests = (path: string, more: Partial<Path> = {}): Path => ({ path, guests: true, ...more })
const forMembers = (path: string): Path => ({ path, guests: false })

export const paths: readonly Path[] = [
  // Shop and catalogue
  forGuests('/', { page: 'catalogue/home-page.tsx', indexed: [] }),
  forMembers('/home-two'),
  forGuests('/shop', listing),
  forGuests('/shop/category/:id', { ...listing, page: 'catalogue/category-page.tsx' }),
  forGuests('/shop/category-list', { ...listing, page: 'catalogue/category-list-page.tsx', variant: true }),
  forMembers('/shop/category-list/:x'),
  forGuests('/shop/category-right-sidebar', {
    ...listing,
    page: 'catalogue/right-sidebar-page.tsx',
    variant: true,
  }),
  forMembers('/shop/catalog'),
  forMembers('/shop/catalog/:x'),
  forGuests('/shop/products/:id', { page: 'catalogue/product-page.tsx', indexed: ['page'] }),
  forGuests('/shop/product/:id', { page: 'catalogue/item-page.tsx', indexed: [] }),
  forMembers('/discount'),
  forMembers('/discount/products/:id'),
  forMembers('/discount/product/:id'),
  forMembers('/discount/category-grid-4-columns-full'),
  forGuests('/shop/cart'),
  forMembers('/offcanvas-cart'),
  forMembers('/checkout'),
  forMembers('/shop/checkout'),
  forMembers('/shop/checkout/success'),
  forMembers('/shop/checkout/:id'),
  forMembers('/shop/payment/:id'),
  forMembers('/order/:id'),
  forGuests('/shop/wishlist'),
  forMembers('/shop/compare'),
  forMembers('/shop/track-order'),
  forMembers('/shop/category-grid-3-columns-sidebar'),
  forMembers('/shop/category-grid-4-columns-full'),
  forMembers('/shop/category-grid-5-columns-full'),
  forMembers('/shop/product-columnar'),
  forMembers('/shop/product-sidebar'),
  forMembers('/shop/product-standard'),
  forMembers('/shop/quick-order'),

  // Account
  forMembers('/account'),
  forGuests('/account/login', { page: 'identity/login-page.tsx', indexed: [], unkept: ['next'] }),
  forGuests('/account/registrasi'),
  forGuests('/account/verification'),
  forGuests('/account/review'),
  forGuests('/account/forgot-password'),
  forGuests('/account/reset-password'),
  forMembers('/account/profile'),
  forMembers('/account/dashboard'),
  forMembers('/account/orders'),
  forMembers('/account/orders/:id'),
  forMembers('/account/quotation'),
  forMembers('/account/quotation/upload'),
  forMembers('/account/quotation/:id'),
  forMembers('/account/trackorder'),
  forMembers('/account/trackorder/:id'),
  forMembers('/account/addresses'),
  forMembers('/account/addresses/add'),
  forMembers('/account/addresses/:id'),
  forMembers('/account/password'),
  forMembers('/account/members'),
  forMembers('/account/sessions'),
  forMembers('/account/lists'),
  forMembers('/account/invoices'),
  forMembers('/account/invoices/:id'),
  forGuests('/web/signup/verify'),
  forGuests('/web/signup/verify/:x'),

  // Blog
  forGuests('/blog'),
  forGuests('/blog/post-classic'),
  forGuests('/blog/category-classic'),
  forGuests('/blog/category-grid'),
  forGuests('/blog/category-left-sidebar'),
  forGuests('/blog/category-list'),
  forGuests('/blog/post-full'),
  forGuests('/blog/:x'),

  // Site pages
  forGuests('/site/about-us'),
  forGuests('/site/contact-us'),
  forGuests('/site/contact-us-alt'),
  forGuests('/site/delivery-information'),
  forGuests('/site/privacy'),
  forGuests('/site/terms'),
  forGuests('/site/faq'),
  forGuests('/site/not-found'),
  forGuests('/site/components'),
  forGuests('/site/typography'),
  forGuests('/site/brands'),
  forGuests('/site/returns'),
  forGuests('/site/site-map'),
]
