import type { MenuLink, Settings } from '@pasok/contract'
import {
  footer_all_products,
  footer_help,
  legal_privacy,
  legal_terms,
  return_title,
  shell_home,
  shell_shop,
  shell_track_order,
} from '~words'

const to = (url: string, title: string): MenuLink => ({ type: 'link', title, url })
const column = (title: string, children: readonly MenuLink[]): MenuLink => ({
  type: 'button',
  title,
  children,
})

/** The links of the top bar, where the shop has none of its own. */
export const topBarMenu = ({ menus }: Settings): readonly MenuLink[] =>
  menus?.top_bar ?? [to('/shop/track-order', shell_track_order())]

/** The menu of a narrow screen but for what depends on who looks, which stands before its first divider. */
export const mobileMenu = ({ menus }: Settings): readonly MenuLink[] =>
  menus?.mobile ?? [to('/', shell_home()), to('/shop', shell_shop())]

/** The footer's columns, each a button with its links, and the links of its last line. */
export const footerMenu = ({ menus }: Settings): readonly MenuLink[] =>
  menus?.footer ?? [
    column(shell_shop(), [to('/shop', footer_all_products()), to('/shop/track-order', shell_track_order())]),
    column(footer_help(), [to('/site/returns', return_title())]),
    to('/site/terms', legal_terms()),
    to('/site/privacy', legal_privacy()),
  ]
