import { z } from 'zod'
import { language } from '../envelope.ts'

/**
 * An entry of a menu (§3), with its title of type T: a text, or one in each language. A `link` leads to `url`, or by
 * `data.language` to the same page in that language; a `button` sets `data.currency` or opens its `children`; a
 * `divider` stands between the others and has nothing else.
 */
export interface MenuLink<T = string> {
  readonly type: 'link' | 'button' | 'divider'
  readonly title?: T | undefined
  /** A path of the shop without a language, or an address elsewhere. */
  readonly url?: string | undefined
  readonly children?: readonly MenuLink<T>[] | undefined
  readonly data?: MenuData | undefined
}

const data = z.union([z.strictObject({ currency: z.string().length(3) }), z.strictObject({ language })])
export type MenuData = z.output<typeof data>

const url = z.union([z.string().regex(/^\/(?!\/)\S*$/), z.url({ protocol: /^https$/ })])
const MOST_ENTRIES = 30

/** An entry of a menu whose titles are `title`; `id` names it in the description of the API. */
const menuLink = <T extends z.ZodType>(title: T, id: string): z.ZodType<MenuLink<z.output<T>>> => {
  const entry: z.ZodType<MenuLink<z.output<T>>> = z
    .strictObject({
      type: z.enum(['link', 'button', 'divider']),
      title: title.optional(),
      url: url.optional(),
      data: data.optional(),
      get children() {
        return z.array(entry).max(MOST_ENTRIES).optional()
      },
    })
    .refine(({ type, title: named, url: to, data: does, children = [] }) => {
      const count = [to !== undefined, does !== undefined, children.length > 0].filter(Boolean).length
      if (type === 'divider') return named === undefined && count === 0
      if (named === undefined || count === 0) return false
      return type === 'link'
        ? does === undefined
          ? to !== undefined
          : 'language' in does && count === 1
        : to === undefined && (does === undefined || ('currency' in does && count === 1))
    }, 'not a link with a url, a button with children, a choice of a currency or language, or a divider')
    .meta({ id })
  return entry
}

/** The menus that a shop may write itself; one that it leaves out is the usual one. */
export const menus = <T extends z.ZodType>(title: T, id: string) => {
  const list = z.array(menuLink(title, id)).max(MOST_ENTRIES).optional()
  return z.strictObject({ top_bar: list, mobile: list, footer: list })
}
