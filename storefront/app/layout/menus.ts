import type { MenuLink, Settings } from '@pasok/contract'
import {
  brands_title,
  delivery_info_title,
  footer_company,
  list_title_all,
  menu_about,
  menu_about_us,
  menu_blog,
  menu_contact_us,
  menu_faq,
  menu_track_order,
  privacy_title,
  return_title,
  shell_contact,
  shell_home,
  shell_shop,
  sitemap_help,
  sitemap_title,
  terms_title,
} from '~words'

const to = (url: string, title: string): MenuLink => ({ type: 'link', title, url })
const column = (title: string, children: readonly MenuLink[]): MenuLink => ({
  type: 'button',
  title,
  children,
})

/** The links of the top bar, where the shop has none of its own. */
export const topBarMenu = ({ menus }: Settings): readonly MenuLink[] =>
  menus?.top_bar ?? [
    to('/site/about-us', menu_about()),
    to('/site/contact-us', shell_contact()),
    to('/shop/track-order', menu_track_order()),
    to('/blog', menu_blog()),
  ]

/** The menu of a narrow screen without its user-dependent entries, which come before the first divider. */
export const mobileMenu = ({ menus }: Settings): readonly MenuLink[] =>
  menus?.mobile ?? [
    to('/', shell_home()),
    to('/shop', shell_shop()),
    to('/blog', menu_blog()),
    to('/site/contact-us', menu_contact_us()),
    to('/site/about-us', menu_about_us()),
  ]

/** The footer's columns, each a button with its links, and the links of its last line. */
export const footerMenu = ({ menus }: Settings): readonly MenuLink[] =>
  menus?.footer ?? [
    column(footer_company(), [
      to('/site/about-us', menu_about()),
      to('/site/contact-us', shell_contact()),
      to('/blog', menu_blog()),
    ]),
    column(shell_shop(), [
      to('/shop', list_title_all()),
      to('/site/brands', brands_title()),
      to('/shop/track-order', menu_track_order()),
    ]),
    column(sitemap_help(), [
      to('/site/delivery-information', delivery_info_title()),
      to('/site/faq', menu_faq()),
      to('/site/returns', return_title()),
      to('/site/site-map', sitemap_title()),
    ]),
    to('/site/terms', terms_title()),
    to('/site/privacy', privacy_title()),
  ]

/** The paths of the shop that these entries lead to. */
const listPaths = (entries: readonly MenuLink[]): string[] =>
  entries.flatMap(({ url, children = [] }) => [
    ...(url?.startsWith('/') ? [url] : []),
    ...listPaths(children),
  ])

/** The paths of a shop's menus that no page is shown for. */
export const pathsWithoutPage = (settings: Settings, hasPage: (path: string) => boolean): string[] => {
  const paths = [topBarMenu, mobileMenu, footerMenu].flatMap((menu) => listPaths(menu(settings)))
  return [...new Set(paths)].filter((path) => !hasPage(path))
}

/** A menu without the links to these paths, and without what holds nothing then. */
export const withoutPaths = (entries: readonly MenuLink[], paths: readonly string[]): MenuLink[] =>
  entries.flatMap((entry) => {
    if (entry.url !== undefined && paths.includes(entry.url)) return []
    if (!entry.children) return entry
    const { children: all, ...own } = entry
    const children = withoutPaths(all, paths)
    if (children.length > 0) return { ...own, children }
    return entry.type === 'button' ? [] : own
  })
