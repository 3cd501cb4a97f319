import {
  LARGEST_AVATAR_FORM,
  LARGEST_FORM,
  LARGEST_PICTURE_FORM,
  LARGEST_PO_FORM,
  LARGEST_PROOF_FORM,
  LARGEST_RECEIPT_FORM,
  LARGEST_RETURN_FORM,
  LARGEST_ROWS_FORM,
} from '@pasok/contract'

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
  /** Another layout of a page that has an address of its own: neither cached for guests nor indexed. */
  readonly variant?: true
  /** With one of these parameters the page is another one, which is not cached for guests. */
  readonly uncached?: readonly string[]
  /** It stands in the layout of the account. */
  readonly isInAccount?: true
  /** In bytes: how large a form with files the page takes. Without it a page takes texts alone. */
  readonly largestUpload?: number
}
export type IndexedParameter = 'page' | 'filter_brand' | 'category'

const listing = {
  page: 'catalogue/listing/product-list-page.tsx',
  indexed: ['page', 'filter_brand'],
} as const
/** One page shows the catalogue, and one a product, in several layouts. */
const LISTING_LAYOUT = 'catalogue/listing/layout-page.tsx'
const PRODUCT_LAYOUT = 'catalogue/product/product-layout-page.tsx'
const forGuests = (path: string, more: Partial<Path> = {}): Path => ({ path, guests: true, ...more })
const forMembers = (path: string, page?: string, more: Partial<Path> = {}): Path => ({
  path,
  guests: false,
  ...(page && { page }),
  ...more,
})

const inAccount = (path: string, page: string, more: Partial<Path> = {}): Path =>
  forMembers(path, page, { isInAccount: true, ...more })

export const paths: readonly Path[] = [
  // Shop and catalogue
  forGuests('/', { page: 'home/home-page.tsx', indexed: [], uncached: ['next'] }),
  forMembers('/home-two', 'home/home-two-page.tsx'),
  forGuests('/shop', listing),
  forGuests('/shop/category/:id', { ...listing, page: 'catalogue/category/category-page.tsx' }),
  forGuests('/shop/category-list', {
    ...listing,
    page: LISTING_LAYOUT,
    variant: true,
  }),
  forMembers('/shop/category-list/:x', 'catalogue/category/category-rows-page.tsx'),
  forGuests('/shop/category-right-sidebar', {
    ...listing,
    page: LISTING_LAYOUT,
    variant: true,
  }),
  forMembers('/shop/catalog', LISTING_LAYOUT),
  forMembers('/shop/catalog/:x', 'catalogue/catalog-category-page.tsx'),
  forGuests('/shop/products/:id', { page: 'catalogue/product/product-page.tsx', indexed: ['page'] }),
  forGuests('/shop/product/:id', { page: 'catalogue/product/item-page.tsx', indexed: [] }),
  forMembers('/discount', 'catalogue/discount/discount-page.tsx'),
  forMembers('/discount/products/:id', 'catalogue/discount/discount-product-page.tsx'),
  forMembers('/discount/product/:id', 'catalogue/discount/discount-item-page.tsx'),
  forMembers('/discount/category-grid-4-columns-full', 'catalogue/discount/discount-grid-page.tsx'),
  forGuests('/shop/cart', { page: 'cart/cart-page.tsx', variant: true }),
  forMembers('/offcanvas-cart', 'cart/offcanvas-cart-page.tsx'),
  forMembers('/checkout', 'quotation/checkout/start-page.tsx'),
  forMembers('/shop/checkout', 'quotation/checkout/open-checkout-page.tsx'),
  forMembers('/shop/checkout/success', 'payment/placed-page.tsx'),
  forMembers('/shop/checkout/:id', 'quotation/checkout/delivery-page.tsx', {
    largestUpload: LARGEST_PO_FORM,
  }),
  forMembers('/shop/payment/:id', 'payment/payment-page.tsx'),
  forMembers('/order/:id', 'order/order-redirect-page.tsx'),
  forGuests('/shop/wishlist', { page: 'catalogue/wish-and-compare/wishlist-page.tsx' }),
  forMembers('/shop/compare', 'catalogue/wish-and-compare/compare-page.tsx'),
  forMembers('/shop/track-order', 'fulfilment/shop-track-page.tsx'),
  forMembers('/shop/category-grid-3-columns-sidebar', LISTING_LAYOUT),
  forMembers('/shop/category-grid-4-columns-full', LISTING_LAYOUT),
  forMembers('/shop/category-grid-5-columns-full', LISTING_LAYOUT),
  forMembers('/shop/product-columnar', PRODUCT_LAYOUT),
  forMembers('/shop/product-sidebar', PRODUCT_LAYOUT),
  forMembers('/shop/product-standard', PRODUCT_LAYOUT),
  forMembers('/shop/quick-order', 'search/quick-order/quick-order-page.tsx', {
    largestUpload: LARGEST_ROWS_FORM,
  }),

  // Account
  forMembers('/account', 'company/account-page.tsx'),
  forGuests('/account/login', { page: 'identity/login/login-page.tsx', indexed: [], uncached: ['next'] }),
  forGuests('/account/logout', { page: 'identity/login/logout-page.tsx', variant: true }),
  forGuests('/account/registrasi', {
    page: 'company/registration/registration-page.tsx',
    largestUpload: LARGEST_FORM,
  }),
  forGuests('/account/verification', {
    page: 'company/registration/verification-page.tsx',
    uncached: ['sent'],
  }),
  forGuests('/account/review', {
    page: 'company/registration/review-page.tsx',
    largestUpload: LARGEST_FORM,
  }),
  forGuests('/account/forgot-password', { page: 'identity/login/forgot-password-page.tsx' }),
  forGuests('/account/reset-password', {
    page: 'identity/login/reset-password-page.tsx',
    uncached: ['token'],
  }),
  // Each link is another page, and none is worth keeping.
  forGuests('/account/invitation', { page: 'company/members/invitation-page.tsx', uncached: ['token'] }),
  inAccount('/account/profile', 'identity/account/profile-page.tsx', {
    largestUpload: LARGEST_AVATAR_FORM,
  }),
  inAccount('/account/dashboard', 'account/dashboard-page.tsx'),
  inAccount('/account/orders', 'order/orders-page.tsx'),
  inAccount('/account/orders/:id', 'order/order-page.tsx', { largestUpload: LARGEST_PROOF_FORM }),
  inAccount('/account/orders/:id/return', 'fulfilment/returns/request-page.tsx', {
    largestUpload: LARGEST_RETURN_FORM,
  }),
  inAccount('/account/returns', 'fulfilment/returns/returns-page.tsx'),
  inAccount('/account/returns/:id', 'fulfilment/returns/return-page.tsx', {
    largestUpload: LARGEST_PICTURE_FORM,
  }),
  inAccount('/account/quotation', 'quotation/quotations-page.tsx'),
  inAccount('/account/quotation/upload', 'quotation/upload/upload-page.tsx', {
    largestUpload: LARGEST_ROWS_FORM,
  }),
  inAccount('/account/quotation/upload/:id', 'quotation/draft/draft-page.tsx'),
  inAccount('/account/quotation/:id', 'quotation/quotation-page.tsx', { largestUpload: LARGEST_PO_FORM }),
  inAccount('/account/trackorder', 'fulfilment/track-page.tsx'),
  inAccount('/account/trackorder/:id', 'fulfilment/delivery-page.tsx', {
    largestUpload: LARGEST_RECEIPT_FORM,
  }),
  inAccount('/account/addresses', 'company/addresses/addresses-page.tsx'),
  inAccount('/account/addresses/add', 'company/addresses/add-address-page.tsx'),
  inAccount('/account/addresses/:id', 'company/addresses/edit-address-page.tsx'),
  inAccount('/account/part-numbers', 'company/part-numbers/part-numbers-page.tsx', {
    largestUpload: LARGEST_ROWS_FORM,
  }),
  inAccount('/account/password', 'identity/account/password-page.tsx'),
  inAccount('/account/members', 'company/members/members-page.tsx'),
  inAccount('/account/sessions', 'identity/account/sessions-page.tsx'),
  inAccount('/account/lists', 'cart/lists/lists-page.tsx'),
  inAccount('/account/lists/:id', 'cart/lists/list-page.tsx'),
  inAccount('/account/balance', 'payment/balance/balance-page.tsx'),
  inAccount('/account/invoices', 'invoice/invoices-page.tsx'),
  inAccount('/account/invoices/:id', 'invoice/invoice-page.tsx'),
  inAccount('/account/invoices/:id/pay', 'payment/pay-invoice-page.tsx'),
  forGuests('/web/signup/verify', { page: 'company/registration/verify-page.tsx' }),
  // Each link is another address, and none is worth keeping.
  forGuests('/web/signup/verify/:x', { page: 'company/registration/verify-link-page.tsx', variant: true }),

  // Blog
  forGuests('/blog', {
    page: 'content/blog/blog-page.tsx',
    indexed: ['page', 'category'],
    uncached: ['keyword'],
  }),
  forGuests('/blog/post-classic', { page: 'content/blog/post-classic-page.tsx', variant: true }),
  forGuests('/blog/category-classic', { page: 'content/blog/category-classic-page.tsx', variant: true }),
  forGuests('/blog/category-grid', { page: 'content/blog/category-grid-page.tsx', variant: true }),
  forGuests('/blog/category-left-sidebar', {
    page: 'content/blog/category-left-sidebar-page.tsx',
    variant: true,
  }),
  forGuests('/blog/category-list', { page: 'content/blog/category-list-page.tsx', variant: true }),
  forGuests('/blog/post-full', { page: 'content/blog/post-full-page.tsx', variant: true }),
  forGuests('/blog/rss.xml', { page: 'content/blog/rss-page.ts', indexed: [] }),
  forGuests('/blog/atom.xml', { page: 'content/blog/atom-page.ts', indexed: [] }),
  forGuests('/blog/:x', { page: 'content/blog/post-page.tsx', indexed: [] }),

  // Site pages
  forGuests('/site/about-us', { page: 'content/about-page.tsx', indexed: [] }),
  forGuests('/site/contact-us', { page: 'content/contact/contact-page.tsx', indexed: [] }),
  forGuests('/site/contact-us-alt', { page: 'content/contact/contact-alt-page.tsx', variant: true }),
  forGuests('/site/delivery-information', {
    page: 'content/delivery-information-page.tsx',
    indexed: [],
  }),
  forGuests('/site/privacy', { page: 'content/privacy-page.tsx', indexed: [], uncached: ['version'] }),
  forGuests('/site/terms', { page: 'content/terms-page.tsx', indexed: [], uncached: ['version'] }),
  forGuests('/site/faq', { page: 'content/faq-page.tsx', indexed: [], uncached: ['keyword'] }),
  forGuests('/site/not-found', { page: 'content/not-found-page.tsx', variant: true }),
  forGuests('/site/components', { page: 'content/style-guide/components-page.tsx', variant: true }),
  forGuests('/site/typography', { page: 'content/style-guide/typography-page.tsx', variant: true }),
  forGuests('/site/brands', { page: 'content/brands-page.tsx', indexed: [] }),
  forGuests('/site/returns', { page: 'fulfilment/returns/returns-help-page.tsx', indexed: [] }),
  forGuests('/site/preview', { page: 'content/preview-page.tsx', variant: true }),
  forGuests('/site/site-map', { page: 'content/site-map-page.tsx', indexed: [] }),
  forGuests('/site/:x', { page: 'content/site-text-page.tsx', indexed: [] }),
]

const built = new Set(paths.flatMap(({ path, page }) => (page === undefined ? [] : [path])))
/** Is there a page for this path of the table yet? */
export const isBuilt = (path: string): boolean => built.has(path)
