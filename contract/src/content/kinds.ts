/** The kinds of documents. All have the same fields; `kindFields` lists those that a kind uses. */
export const documentKinds = ['post', 'page', 'faq', 'team', 'home', 'menu'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** A scheduled document is published with a time to come. */
export const documentStates = ['draft', 'scheduled', 'published'] as const
export type DocumentState = (typeof documentStates)[number]

/** What a part of the home page is. */
export const homeBlocks = ['text', 'slide'] as const

/** Words after /blog/ and /site/ that are pages of their own, and no slug of a post or page. */
export const reservedSlugs = {
  post: [
    'post-classic',
    'post-full',
    'category-classic',
    'category-grid',
    'category-left-sidebar',
    'category-list',
  ],
  page: [
    'brands',
    'components',
    'contact-us-alt',
    'faq',
    'not-found',
    'preview',
    'privacy',
    'returns',
    'site-map',
    'terms',
    'typography',
  ],
} as const

/** The menus that the pages have: names of documents of kind `menu`, and of the settings. */
export const menuNames = { 'top-bar': 'top_bar', mobile: 'mobile', footer: 'footer' } as const
export type MenuName = keyof typeof menuNames

/** Whether staff have handled a message of the contact page. */
export const messageStates = ['new', 'handled'] as const
export type MessageState = (typeof messageStates)[number]

/** Posts on one page of the blog. */
export const POSTS_PER_PAGE = 12
/** Documents of a kind that is shown whole: questions, people, parts of the home page. */
export const MOST_SHOWN = 500
/** In bytes: a document with both its texts. */
export const LARGEST_CONTENT = 1_000_000
/** In bytes: a form with a picture. */
export const LARGEST_CONTENT_PICTURE = 21_000_000
